import { isAbsolute, join, normalize, sep } from 'node:path';
import { UserError } from '../domain/errors.ts';
import { describeFailedControls } from '../domain/judge-controls.ts';
import type { FilesPort, PolicyFilesPort, ProgressPort } from '../domain/ports.ts';
import { parseRun, renderRun } from '../evaluation/run-record.ts';
import type { Ports } from '../main.ts';
import type { Options } from '../options/table.ts';
import { createLimiter } from '../providers/limiter.ts';
import type { ReportContext, ReportInput } from '../report/input.ts';
import { renderReport } from '../report/report-md.ts';
import { createClock } from '../store/clock.ts';
import { createFilesPort } from '../store/files.ts';
import { lockPathOf } from '../store/lock.ts';
import { createRedactor } from '../store/redact.ts';
import { removeStanding, renameIfThere } from '../store/remove.ts';
import { openRunLog } from '../store/run-log.ts';
import { createKeepingSha256 } from '../store/sha256.ts';
import { TOOL_VERSION } from '../version.ts';
import { bundledFolder } from './bundle.ts';
import { createEndpoints } from './endpoints.ts';
import { listenForInterruption, type StopSignal } from './interruption.ts';
import { bindKeys } from './keys.ts';
import { withPlacement } from './leaderboard.ts';

/** Where a run happens: what differs between a terminal and a workflow step. */
export interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly progress: ProgressPort;
  readonly files: FilesPort;
  readonly policy: PolicyFilesPort;
  readonly context: ReportContext;
  /**
   * Whether files that stand in `out` may be somebody else's, as in a checkout: then `out` must lie in the workspace, and
   * what stands where the run writes is removed. A pull request could answer for the model in a log that is continued, or
   * keep a finished run from being written.
   */
  readonly distrustsOut: boolean;
  /** Shows the report after it was saved. */
  readonly show: (input: ReportInput, paths: ReportPaths) => Promise<void>;
}

/** Files a run leaves in `out`. */
export interface ReportPaths {
  readonly run: string;
  readonly report: string;
  readonly log: string;
}

/** The ports of a run, the signal that ended it early if any, and what has to be closed. */
export interface WiredRun {
  readonly ports: Ports;
  signal(): StopSignal | null;
  close(): Promise<void>;
}

/** Builds the real ports of one run. Throws UserError before anything is asked. */
export async function createRunPorts(options: Options, host: Host): Promise<WiredRun> {
  const keys = bindKeys(options, host.env);
  const redact = createRedactor(
    [options.apiKey, options.judgeApiKey, options.secondJudgeApiKey, options.githubToken].filter(
      (key) => key !== null,
    ),
  );
  const paths = pathsIn(options.out);
  const output = createFilesPort({ root: '.', confine: host.distrustsOut && !isAbsolute(options.out) });
  await requireInside(output, options.out);
  if (host.distrustsOut) removeStanding([...Object.values(paths), lockPathOf(paths.log)]);
  else if (!options.reuse) await setAsideFinished(output, paths, host.progress);
  const log = openRunLog({ path: paths.log, redact });
  if (log.reusable > 0) {
    host.progress.line(`${paths.log} holds ${log.reusable} replies; those that fit this run are used again`);
  }
  const clock = createClock();
  const sha256 = createKeepingSha256();
  const { files, progress } = host;
  const parts = { options, keys, files, log, clock, sha256, redact, progress };
  const wired = await createEndpoints(parts).catch((error: unknown) => {
    log.discard();
    throw error;
  });
  const interruption = listenForInterruption(options);
  let isPublished = false;
  return {
    ports: {
      ...{ clock, sha256, endpoints: wired.endpoints, cost: wired.cost, fromLog: wired.fromLog },
      ...{ progress: host.progress, files: host.files, policy: host.policy, bundled: bundledFolder },
      context: { ...host.context, ...linksTo(paths, host.distrustsOut) },
      toolVersion: TOOL_VERSION,
      limit: createLimiter(options.concurrency),
      signal: interruption.signal,
      stopReason: () => interruption.reason() ?? wired.stopReason(),
      publish: async (input) => {
        isPublished = true;
        const shown = await withPlacement(input);
        await output.writeAtomically(paths.run, redact(renderRun(shown.run)));
        await output.writeAtomically(paths.report, redact(renderReport(shown)));
        await host.show(shown, paths);
      },
    },
    signal: interruption.received,
    close: async () => {
      interruption.close();
      // What was refused before anything was asked leaves nothing behind.
      if (isPublished) log.close();
      else log.discard();
      await wired.close();
    },
  };
}

/** What a report may name of the files; a log that was removed at the start goes on nowhere. */
function linksTo({ report, run, log }: ReportPaths, startsAfresh: boolean): ReportContext {
  return { reportFile: report, runFile: run, ...(startsAfresh ? {} : { logFile: log }) };
}

/**
 * A finished run is not an answer to the next one: whoever runs again wants to know how the model does now. Its record and
 * log are kept under another name; an unfinished run stays and is continued.
 */
async function setAsideFinished(
  output: FilesPort,
  paths: ReportPaths,
  progress: ProgressPort,
): Promise<void> {
  if (!((await output.exists(paths.run)) && isFinished(await output.readText(paths.run)))) return;
  const aside = (path: string) => path.replace(/(\.jsonl?)$/, '.previous$1');
  // The record first: without it the log counts as unfinished, and its lock still keeps a second process away.
  renameIfThere(paths.run, aside(paths.run));
  renameIfThere(paths.log, aside(paths.log));
  progress.line(
    `the finished run in ${paths.run} is now ${aside(paths.run)}; --reuse uses its replies again`,
  );
}

function isFinished(record: string): boolean {
  try {
    const { state, scores, judgeControls } = parseRun(record, 'run.json');
    return (
      state === 'complete' &&
      scores.counts.failed === 0 &&
      (judgeControls === undefined || describeFailedControls(judgeControls) === null)
    );
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}

/** Follows every folder on the way to `out`, so that a symbolic link on it is seen. */
async function requireInside(output: FilesPort, out: string): Promise<void> {
  const folders = normalize(out).split(sep);
  for (const [index] of folders.entries()) await output.exists(folders.slice(0, index + 1).join(sep) || sep);
}

function pathsIn(out: string): ReportPaths {
  return { run: join(out, 'run.json'), report: join(out, 'report.md'), log: join(out, 'run.jsonl') };
}
