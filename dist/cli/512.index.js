export const id = 512;
export const ids = [512];
export const modules = {

/***/ 4512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/main.js + 27 modules
var main = __webpack_require__(8280);
// EXTERNAL MODULE: ./build/options/resolve.js + 3 modules
var resolve = __webpack_require__(3387);
;// CONCATENATED MODULE: ./build/publish/github-error.js
/** A call to GitHub that failed. The message is one line without secrets. */
class GitHubError extends Error {
    name = 'GitHubError';
    status;
    ambiguous;
    rateLimited;
    retryAfterMs;
    resetAtMs;
    constructor(facts) {
        super(facts.message);
        this.status = facts.status;
        this.ambiguous = facts.ambiguous;
        this.rateLimited = facts.rateLimited ?? false;
        this.retryAfterMs = facts.retryAfterMs;
        this.resetAtMs = facts.resetAtMs;
    }
}
const MAX_MESSAGE_UNITS = 300;
function asRecord(value) {
    return typeof value === 'object' && value !== null ? value : {};
}
function seconds(value) {
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && /^\d{1,12}$/.test(text) ? Number(text) * 1000 : undefined;
}
/**
 * What an octokit failure means. Secondary limits come as 403 or 429, with or without `Retry-After`; primary ones say
 * `x-ratelimit-remaining: 0`. Anything else with 403 is a missing permission.
 */
function toGitHubError(error) {
    const raw = asRecord(error);
    const message = String(raw['message'] ?? error)
        .replace(/\s+/g, ' ')
        .slice(0, MAX_MESSAGE_UNITS);
    const response = asRecord(raw['response']);
    const headers = asRecord(response['headers']);
    // The octokit gives failures of the network the status 500 and no response.
    const answered = typeof raw['status'] === 'number' && raw['response'] !== undefined;
    if (!answered)
        return new GitHubError({ message, status: null, ambiguous: true });
    const status = raw['status'];
    const retryAfterMs = seconds(headers['retry-after']);
    const exhausted = headers['x-ratelimit-remaining'] === '0';
    const limited = status === 429 ||
        (status === 403 && (exhausted || retryAfterMs !== undefined || /rate limit|abuse/i.test(message)));
    const resetAtMs = exhausted ? seconds(headers['x-ratelimit-reset']) : undefined;
    return new GitHubError({
        message,
        status,
        ambiguous: status >= 500,
        rateLimited: limited,
        retryAfterMs,
        resetAtMs,
    });
}

;// CONCATENATED MODULE: ./build/publish/marker.js
function encodeKey(key) {
    return encodeURIComponent(key).replaceAll('--', '-%2D');
}
/** The first line of a sticky comment, invisible when rendered. */
function renderMarker({ key, runId, runAttempt }) {
    return `<!-- theory-gate:1 key=${encodeKey(key)} run=${runId}.${runAttempt} -->`;
}
/** The marker a comment starts with, for this key; undefined when it starts with anything else. */
function parseMarker(body, key) {
    const found = /^<!-- theory-gate:1 key=(\S+) run=(\d{1,15})\.(\d{1,9}) -->(?:\r?\n|$)/.exec(body);
    if (found === null || found[1] !== encodeKey(key))
        return undefined;
    return { runId: Number(found[2]), runAttempt: Number(found[3]) };
}
/** Positive when `a` is the newer run. Run ids grow within a repository. */
function compareRunNumbers(a, b) {
    return a.runId - b.runId || a.runAttempt - b.runAttempt;
}
/** Stands for a run number that cannot be true: older than every run, so that its comment is overwritten. */
const NO_RUN = { runId: 0, runAttempt: 0 };
/** How far ahead of a run a newer one may be, as a part of its id and at least; and how many attempts. */
const AHEAD = { share: 1 / 8, atLeast: 1_000_000, attempts: 1_000 };
/**
 * Whether `found`, read from a comment, can be the number of a run that reported while `own` was running. Every job of the
 * repository may write as the same bot, so one comment with a giant number would otherwise silence all later runs for ever.
 *
 * A run may last 35 days and be started again for 30 days more. GitHub numbers the runs of all repositories in one
 * sequence, of about 6·10⁸ a month after 2·10¹⁰ so far: an eighth is four months, twice what is needed. The sequence of a
 * young server of its own is short, hence the least distance. Attempts end far below a thousand.
 */
function isBelievable(found, own) {
    const ahead = found.runId - own.runId;
    if (ahead === 0)
        return found.runAttempt - own.runAttempt <= AHEAD.attempts;
    return ahead <= Math.max(AHEAD.atLeast, own.runId * AHEAD.share);
}

;// CONCATENATED MODULE: ./build/publish/comment.js


/** The account of workflow tokens, which cannot ask who they are. */
const WORKFLOW_BOT = 'github-actions[bot]';
const NEWER = 'a newer run has already reported';
/** Time for a stored comment to appear in the listing. */
const RELIST_DELAY_MS = 1_000;
/**
 * Creates or updates the one comment of this key. Only comments that start with our marker and were written by our own
 * account are touched; a newer run's comment is never overwritten. Never throws for what GitHub answers: a comment that
 * cannot be written is skipped with a reason, because it must not change the verdict of the gate.
 */
async function postComment(request) {
    try {
        return await post(request);
    }
    catch (error) {
        if (!(error instanceof GitHubError))
            throw error;
        if (isTooLong(error))
            return await postShort(request, error);
        return { state: 'skipped', reason: explain(error) };
    }
}
async function postShort(request, error) {
    const { shortBody, ...rest } = request;
    const body = shortBody ??
        `${request.body.split('\n', 1)[0]}\n\nThe report is too long for a comment; it is in the job summary.\n`;
    if (body === request.body)
        return { state: 'skipped', reason: explain(error) };
    return postComment({ ...rest, body, shortBody: body });
}
function isTooLong(error) {
    return error.status === 413 || (error.status === 422 && /too long|maximum/i.test(error.message));
}
function explain(error) {
    if (error.rateLimited)
        return `GitHub limits the rate of requests: ${error.message}`;
    if (error.status === 403 && /not accessible/i.test(error.message)) {
        return 'the token may not write comments: give the job the permission `pull-requests: write`';
    }
    return error.status === null
        ? `GitHub did not answer: ${error.message}`
        : `GitHub answered ${error.status}: ${error.message}`;
}
async function post(request) {
    const text = `${renderMarker(request)}\n${request.body}`;
    const marked = await listMarked(request);
    const own = marked.length === 0 ? [] : marked.filter(isBy(await request.github.whoAmI()));
    if (own.length > 0)
        return update(request, text, own);
    return request.onlyUpdate ? { state: 'skipped' } : create(request, text, marked);
}
/** Comments that start with our marker, newest run first, whoever wrote them. */
async function listMarked(request) {
    const { github, pullNumber, key } = request;
    const comments = await github.listComments(pullNumber);
    const marked = comments.flatMap((comment) => {
        const run = parseMarker(comment.body, key);
        return run === undefined ? [] : [{ ...(isBelievable(run, request) ? run : NO_RUN), comment }];
    });
    return marked.sort((a, b) => compareRunNumbers(b, a) || b.comment.id - a.comment.id);
}
function isBy(account) {
    if (account !== undefined) {
        return ({ comment }) => comment.author?.id === account.id && comment.author.type === account.type;
    }
    return ({ comment }) => comment.author?.login === WORKFLOW_BOT && comment.author.type === 'Bot';
}
async function update(request, text, own) {
    const [newest, ...others] = own;
    if (newest === undefined)
        return create(request, text, []);
    await deleteAll(request.github, others);
    if (compareRunNumbers(newest, request) > 0)
        return { state: 'skipped', reason: NEWER };
    if (newest.comment.body === text)
        return { state: 'unchanged' };
    try {
        await request.github.updateComment(newest.comment.id, text);
        return { state: 'updated' };
    }
    catch (error) {
        // Deleted or locked in the meantime: a new comment is the only way left.
        if (isGone(error) && !request.onlyUpdate)
            return create(request, text, []);
        throw error;
    }
}
function isGone(error) {
    return error instanceof GitHubError && !error.rateLimited && (error.status === 404 || error.status === 403);
}
async function deleteAll(github, comments) {
    for (const { comment } of comments) {
        try {
            await github.deleteComment(comment.id);
        }
        catch (error) {
            if (!isGone(error))
                throw error;
        }
    }
}
/**
 * Creates the comment, then looks once more: for an older comment of the account that turned out to be ours, which is
 * updated in place of the new one, and for comments of runs that raced with this one, of which the newest stays.
 */
async function create(request, text, before) {
    const created = await createOnce(request, text);
    const mine = (await listMarked(request)).filter(isBy(created.author));
    const others = mine.filter(({ comment }) => comment.id !== created.id);
    // Two jobs of one run with the same key tie; the later comment stays, so that exactly one does.
    const winner = mine.find((own) => (compareRunNumbers(own, request) || own.comment.id - created.id) > 0);
    if (winner !== undefined) {
        await deleteAll(request.github, mine.filter((own) => own !== winner));
        return { state: 'skipped', reason: NEWER };
    }
    const older = others.find(({ comment }) => before.some((known) => known.comment.id === comment.id));
    if (older === undefined) {
        await deleteAll(request.github, others);
        return { state: 'created' };
    }
    await request.github.updateComment(older.comment.id, text);
    await deleteAll(request.github, mine.filter((own) => own !== older));
    return { state: 'updated' };
}
/** Creates the comment; after an answer that leaves open whether it was stored, looks before it tries again. */
async function createOnce(request, text) {
    const { github, pullNumber } = request;
    try {
        return await github.createComment(pullNumber, text);
    }
    catch (error) {
        if (!(error instanceof GitHubError && error.ambiguous))
            throw error;
    }
    await github.sleep(RELIST_DELAY_MS);
    const stored = (await listMarked(request)).find(({ comment }) => comment.body === text);
    return stored?.comment ?? github.createComment(pullNumber, text);
}

// EXTERNAL MODULE: ./build/report/comment.js
var comment = __webpack_require__(7554);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
;// CONCATENATED MODULE: ./build/report/notice.js

/** Longest message shown, in UTF-16 units. */
const MESSAGE_UNITS = 1_000;
/** The summary of a step that had no key to ask with, which is no fault of the pull request. */
function renderSkipped(who) {
    return [
        '## Physics gate: skipped',
        '',
        `GitHub gives no secrets to a pull request from ${who}, so no model was asked and nothing was gated. A maintainer can run`,
        'the workflow on a branch of this repository; `on-missing-key: fail` turns the skip into a failure.',
        '',
    ].join('\n');
}
/** The summary of a step that could not start, with every mistake. */
function renderTrouble(messages) {
    return [
        '## Physics gate: could not run',
        '',
        ...messages.map((message) => `- ${(0,report_escape/* codeCell */.MZ)(message, MESSAGE_UNITS)}`),
        '',
    ].join('\n');
}

// EXTERNAL MODULE: ./build/report/summary.js + 1 modules
var summary = __webpack_require__(7148);
// EXTERNAL MODULE: ./build/report/terminal.js
var terminal = __webpack_require__(3299);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(6421);
// EXTERNAL MODULE: ./build/domain/secret-forms.js
var secret_forms = __webpack_require__(475);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./build/publish/event.js

const KINDS = {
    pull_request: 'pull_request',
    pull_request_target: 'pull_request',
    push: 'push',
    schedule: 'schedule',
    workflow_dispatch: 'workflow_dispatch',
    merge_group: 'merge_group',
};
const NO_COMMIT = /^0+$/;
function parseObject(text) {
    try {
        return child({ root: JSON.parse(text ?? '{}') }, 'root');
    }
    catch {
        return {};
    }
}
function child(parent, name) {
    const value = parent[name];
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
function textOf(parent, name) {
    const value = parent[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
}
function shaOf(parent, name) {
    const sha = textOf(parent, name);
    return sha !== undefined && !NO_COMMIT.test(sha) ? sha : undefined;
}
function wholeNumber(value) {
    const number = typeof value === 'string' && value !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
function commitsOf(kind, event) {
    if (kind === 'push')
        return { headSha: shaOf(event, 'after'), baseSha: shaOf(event, 'before') };
    const group = child(event, 'merge_group');
    if (kind === 'merge_group')
        return { headSha: shaOf(group, 'head_sha'), baseSha: shaOf(group, 'base_sha') };
    const pull = child(event, 'pull_request');
    return { headSha: shaOf(child(pull, 'head'), 'sha'), baseSha: shaOf(child(pull, 'base'), 'sha') };
}
function isFork(event, repository) {
    if (event['pull_request'] === undefined)
        return false;
    const pull = child(event, 'pull_request');
    const base = textOf(child(child(pull, 'base'), 'repo'), 'full_name') ?? repository;
    return textOf(child(child(pull, 'head'), 'repo'), 'full_name') !== base;
}
function isDefault(kind, ref, defaultBranch) {
    if (kind === 'schedule')
        return true; // GitHub starts schedules on the default branch only.
    return defaultBranch !== undefined && ref === `refs/heads/${defaultBranch}`;
}
function present(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
/**
 * The event of this run. `eventJson` is the text of the event file; a missing or malformed one leaves fields out and
 * never fails, so a pull request without a readable event simply gets no comment.
 */
function readEvent(env, eventJson) {
    const event = parseObject(eventJson);
    const name = env['GITHUB_EVENT_NAME'] ?? '';
    const kind = KINDS[name] ?? 'other';
    const repository = env['GITHUB_REPOSITORY'] ?? '';
    const pull = child(event, 'pull_request');
    const defaultBranch = textOf(child(event, 'repository'), 'default_branch');
    const runId = wholeNumber(env['GITHUB_RUN_ID']);
    const serverUrl = env['GITHUB_SERVER_URL'] || undefined;
    const ref = env['GITHUB_REF'] ?? '';
    return {
        name,
        kind,
        fork: isFork(event, repository),
        dependabot: env['GITHUB_ACTOR'] === 'dependabot[bot]',
        isDefaultBranch: isDefault(kind, ref, defaultBranch),
        repository,
        sha: env['GITHUB_SHA'] ?? '',
        ref,
        actor: env['GITHUB_ACTOR'] ?? '',
        workflow: env['GITHUB_WORKFLOW'] ?? '',
        job: env['GITHUB_JOB'] ?? '',
        runId: runId ?? 0,
        runAttempt: wholeNumber(env['GITHUB_RUN_ATTEMPT']) ?? 1,
        ...present({
            ...commitsOf(kind, event),
            pullNumber: wholeNumber(pull['number']),
            baseRef: textOf(child(pull, 'base'), 'ref') ?? (env['GITHUB_BASE_REF'] || undefined),
            defaultBranch,
            serverUrl,
            apiUrl: env['GITHUB_API_URL'] || undefined,
            runUrl: serverUrl && repository && runId ? `${serverUrl}/${repository}/actions/runs/${runId}` : undefined,
        }),
    };
}
/** {@link readEvent} with the file the runner names; an unreadable file counts as a missing one. */
async function loadEvent(env) {
    const path = env['GITHUB_EVENT_PATH'];
    const text = path ? await (0,promises_.readFile)(path, 'utf8').catch(() => undefined) : undefined;
    return readEvent(env, text);
}

;// CONCATENATED MODULE: ./build/publish/github-comments.js

const PAGE_SIZE = 100;
/** 10,000 comments: a pull request with more is read up to here. */
const MAX_PAGES = 100;
function parseComment(raw) {
    const { user } = raw;
    const author = user ? { id: user.id, login: user.login, type: user.type } : undefined;
    return { id: raw.id, body: raw.body ?? '', author };
}
/** The calls that read and write comments. */
function commentCalls({ repo, call }) {
    return {
        async whoAmI() {
            try {
                const { data } = await call('repeatable', (client, signal) => client.rest.users.getAuthenticated({ request: { signal } }));
                return { id: data.id, login: data.login, type: data.type };
            }
            catch (error) {
                if (error instanceof GitHubError && [401, 403, 404].includes(error.status ?? 0))
                    return undefined;
                throw error;
            }
        },
        async listComments(issue_number) {
            const comments = [];
            for (let page = 1; page <= MAX_PAGES; page++) {
                const { data } = await call('repeatable', (client, signal) => client.rest.issues.listComments({
                    ...repo,
                    issue_number,
                    per_page: PAGE_SIZE,
                    page,
                    request: { signal },
                }));
                comments.push(...data.map(parseComment));
                if (data.length < PAGE_SIZE)
                    break;
            }
            return comments;
        },
        async createComment(issue_number, body) {
            const { data } = await call('once', (client, signal) => client.rest.issues.createComment({ ...repo, issue_number, body, request: { signal } }));
            return parseComment(data);
        },
        async updateComment(comment_id, body) {
            await call('repeatable', (client, signal) => client.rest.issues.updateComment({ ...repo, comment_id, body, request: { signal } }));
        },
        async deleteComment(comment_id) {
            await call('once', (client, signal) => client.rest.issues.deleteComment({ ...repo, comment_id, request: { signal } }));
        },
    };
}

;// CONCATENATED MODULE: ./build/publish/repository-path.js

/** Segments that an address resolves away, or that no file of a repository has. */
const NOT_A_NAME = new Set(['', '.', '..']);
/**
 * The segments of a path in a repository. One that is not plain is refused before it reaches an address: `..` would climb
 * out of the repository with the token of the workflow, and an empty segment would name another file than the one written.
 * Throws UserError `path-escape`.
 */
function splitRepositoryPath(path) {
    const segments = path.split('/');
    if (segments.some((segment) => NOT_A_NAME.has(segment)) || /[\\\p{Cc}]/u.test(path)) {
        throw new errors/* UserError */.yo({
            code: 'path-escape',
            message: `${JSON.stringify(path)} is no path of a file in the repository`,
            hint: 'write it from the root of the repository with single slashes, without ".", ".." or "\\", like ci/baseline.json',
        });
    }
    return segments;
}

;// CONCATENATED MODULE: ./build/publish/github-repository.js


/** The largest page GitHub gives; no commit is in more pull requests than this. */
const github_repository_PAGE_SIZE = 100;
/** The calls that read the repository. */
function repositoryCalls({ repo, call, }) {
    return {
        async pullRequestsForCommit(commit_sha) {
            const { data } = await call('repeatable', (client, signal) => client.rest.repos.listPullRequestsAssociatedWithCommit({
                ...repo,
                commit_sha,
                per_page: github_repository_PAGE_SIZE,
                request: { signal },
            }));
            return data.map((pull) => ({
                number: pull.number,
                open: pull.state === 'open',
                headSha: pull.head.sha,
                headRepository: pull.head.repo?.full_name,
                baseRef: pull.base.ref,
                baseSha: pull.base.sha,
            }));
        },
        async readFileAtRef(path, ref) {
            const segments = splitRepositoryPath(path).map(encodeURIComponent).join('/');
            const base = [repo.owner, repo.repo].map(encodeURIComponent).join('/');
            try {
                const { data } = await call('repeatable', (client, signal) => client.request(`GET /repos/${base}/contents/${segments}`, {
                    ref,
                    mediaType: { format: 'raw' },
                    request: { signal },
                }));
                return parseRaw(data, path);
            }
            catch (error) {
                if (error instanceof GitHubError && error.status === 404)
                    return undefined;
                throw error;
            }
        },
    };
}
/** Raw content comes as text or bytes; a list means the path is a folder. */
function parseRaw(data, path) {
    if (typeof data === 'string')
        return data;
    if (data instanceof ArrayBuffer)
        return new TextDecoder('utf-8').decode(data);
    throw new GitHubError({ message: `${path} is not a file`, status: null, ambiguous: false });
}

;// CONCATENATED MODULE: ./build/publish/retry.js

const MAX_TRIES = 3;
/** A limit that lasts longer is not waited for: the report is in the job summary anyway. */
const MAX_WAIT_MS = 90_000;
/** GitHub's advice for a secondary limit that names no time is a minute. */
const UNNAMED_LIMIT_MS = 60_000;
const READ_BACKOFF_MS = 1_000;
function waitMs(error, kind, { nowMs }) {
    if (error.rateLimited) {
        const untilReset = error.resetAtMs === undefined ? undefined : Math.max(0, error.resetAtMs - nowMs()) + 1_000;
        return error.retryAfterMs ?? untilReset ?? UNNAMED_LIMIT_MS;
    }
    return error.ambiguous && kind === 'repeatable' ? READ_BACKOFF_MS : undefined;
}
/**
 * Runs a request up to three times. Rate limits are waited for while all waiting together stays under 90 s; cut or 5xx
 * answers are repeated only for requests that may be repeated (`repeatable`), never for those that create (`once`).
 */
async function withRetries(kind, ports, request) {
    let waited = 0;
    for (let tries = 1;; tries++) {
        try {
            return await request();
        }
        catch (error) {
            const wait = error instanceof GitHubError ? waitMs(error, kind, ports) : undefined;
            if (wait === undefined || tries === MAX_TRIES || waited + wait >= MAX_WAIT_MS)
                throw error;
            waited += wait;
            await ports.sleep(wait);
        }
    }
}

;// CONCATENATED MODULE: ./build/publish/github-session.js


/** Longest one request may take, answer included. */
const CALL_TIMEOUT_MS = 30_000;
/** The octokit is loaded on the first call. */
function openSession(options) {
    const [owner = '', repo = ''] = options.repository.split('/');
    const ports = {
        sleep: options.sleep ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms))),
        nowMs: options.nowMs ?? Date.now,
    };
    let client;
    return {
        repo: { owner, repo },
        ports,
        call: (kind, request) => withRetries(kind, ports, async () => {
            client ??= loadClient(options);
            const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
            const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
            try {
                return await request(await client, signal);
            }
            catch (error) {
                throw toGitHubError(error);
            }
        }),
    };
}
async function loadClient({ token, apiUrl, fetch }) {
    const { GitHub: Constructor, getOctokitOptions } = await __webpack_require__.e(/* import() */ 845).then(__webpack_require__.bind(__webpack_require__, 1845));
    const request = fetch === undefined ? {} : { request: { fetch } };
    return new Constructor(getOctokitOptions(token, { baseUrl: apiUrl, log: silent, ...request }));
}
const ignore = () => undefined;
const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };

;// CONCATENATED MODULE: ./build/publish/github.js



/** A client for one repository; the octokit is loaded on the first call. */
function createGitHub(options) {
    const session = openSession(options);
    return {
        ...commentCalls(session),
        ...repositoryCalls(session),
        sleep: session.ports.sleep,
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/publish/runner.js



const MAX_ANNOTATIONS = 9;
/** The runner cuts a message at 4,096 characters. */
const runner_MAX_MESSAGE_UNITS = 4_000;
/** The runner's side of a step: log, masks, annotations, summary and outputs. */
function createRunner({ env, escapeLine, redact = (text) => text, write = writeStdout, }) {
    const log = (text) => {
        for (const line of redact(text).split(/\r\n|[\n\r]/))
            write(`${escapeLine(line)}\n`);
    };
    return {
        log,
        mask: (secret) => {
            for (const form of (0,secret_forms/* secretForms */.e)(secret))
                write(`::add-mask::${escapeData(form)}\n`);
        },
        annotate: (annotations) => {
            for (const level of ['error', 'warning', 'notice']) {
                const wanted = annotations
                    .filter((annotation) => annotation.level === level)
                    .map((annotation) => ({ ...annotation, message: redact(annotation.message) }));
                for (const annotation of wanted.slice(0, MAX_ANNOTATIONS))
                    write(renderAnnotation(annotation));
                const more = wanted.length - MAX_ANNOTATIONS;
                if (more > 0)
                    write(renderAnnotation({ level, title: 'theory-gate', message: `${more} more in the job summary` }));
            }
        },
        appendSummary: (markdown) => append(env['GITHUB_STEP_SUMMARY'], `${redact(markdown)}\n`),
        writeOutputs: (outputs) => {
            const text = Object.entries(outputs).map(([name, value]) => renderOutput(name, redact(value)));
            return text.length === 0 ? undefined : append(env['GITHUB_OUTPUT'], text.join(''));
        },
    };
}
function writeStdout(text) {
    process.stdout.write(text);
}
function append(path, text) {
    if (!path)
        return 'the runner names no file for it';
    try {
        (0,external_node_fs_.appendFileSync)(path, text, 'utf8');
        return undefined;
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}
/** A heredoc with a delimiter no value can know; the runner fails a step whose output file is torn. */
function renderOutput(name, value) {
    const delimiter = `theory_gate_${(0,external_node_crypto_.randomUUID)()}`;
    return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
}
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
function renderAnnotation({ level, title, message, file, line, column }) {
    const place = file === undefined ? [] : [['file', file], ['line', line], ['col', column]];
    const properties = [['title', title], ...place]
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
    // The runner looks for the older command form anywhere in a line, even inside a message.
    const safe = message
        .slice(0, runner_MAX_MESSAGE_UNITS)
        .replace(/[\uD800-\uDBFF]$/, '')
        .replaceAll('##[', '# #[');
    return `::${level} ${properties.join(',').replaceAll('##[', '# #[')}::${escapeData(safe)}\n`;
}

// EXTERNAL MODULE: ./build/store/files.js + 1 modules
var files = __webpack_require__(8858);
// EXTERNAL MODULE: ./build/store/redact.js
var redact = __webpack_require__(609);
// EXTERNAL MODULE: ./build/wiring/bundle.js
var bundle = __webpack_require__(8843);
// EXTERNAL MODULE: ./build/wiring/environment.js
var environment = __webpack_require__(7374);
;// CONCATENATED MODULE: ./build/wiring/policy-files.js

/**
 * The ref whose configuration and baseline count: the base of a pull request or merge group, the pushed commit of the
 * default branch, the default branch for everything else. A pull request therefore cannot loosen its own gate.
 */
function choosePolicyRef(event) {
    if (event.kind === 'pull_request' || event.kind === 'merge_group') {
        return event.baseSha === undefined ? undefined : at(event.baseSha, event.baseRef ?? 'base');
    }
    if (event.isDefaultBranch && event.sha !== '')
        return at(event.sha, event.defaultBranch ?? 'default branch');
    const { defaultBranch } = event;
    return defaultBranch === undefined
        ? undefined
        : { ref: defaultBranch, describe: `branch ${defaultBranch}` };
}
/**
 * Files at that ref, by GitHub's API, so that the checkout need not hold it. Without a token or a ref they are unavailable,
 * which is not the same as missing.
 */
function createPolicyFiles(event, github) {
    const chosen = choosePolicyRef(event);
    if (!chosen || !github) {
        const unavailable = github ? 'the event names no base' : 'there is no github-token to read the base with';
        return { describe: `base (${unavailable})`, unavailable, readText: async () => undefined };
    }
    return {
        describe: chosen.describe,
        readText: async (path) => {
            try {
                return await github.readFileAtRef(path, chosen.ref);
            }
            catch (error) {
                if (error instanceof errors/* UserError */.yo)
                    throw error;
                const said = error instanceof Error ? error.message : String(error);
                throw new errors/* IncompleteError */.j$(`${path} could not be read at ${chosen.describe}: ${said}`);
            }
        },
    };
}
const at = (sha, name) => ({
    ref: sha,
    describe: `${name} at ${sha.slice(0, 7)}`,
});

;// CONCATENATED MODULE: ./build/wiring/action.js











const SECRET_INPUTS = ['api-key', 'judge-api-key', 'github-token'];
const SECRET_VARIABLES = [
    'THEORY_GATE_API_KEY',
    'THEORY_GATE_JUDGE_API_KEY',
    'OPENAI_API_KEY',
    'GITHUB_TOKEN',
];
/** Reads the step this process is; every key is masked before anything else is printed. */
async function createStep() {
    const env = (0,environment/* takeEnvironment */.x)();
    const inputs = readInputs(env);
    const secrets = [
        ...SECRET_INPUTS.map((name) => inputs[name]),
        ...SECRET_VARIABLES.map((name) => env[name]),
    ];
    const given = secrets.flatMap((secret) => secret || []);
    for (const form of given.flatMap(secret_forms/* secretForms */.e))
        (0,core/* setSecret */.Pq)(form);
    const event = await loadEvent(env);
    const token = inputs['github-token'] || env['GITHUB_TOKEN'];
    const open = (signal) => (token ? openGitHub({ token, event, signal }) : undefined);
    return {
        env,
        inputs,
        event,
        runner: createRunner({ env, escapeLine: report_escape/* escapeLogLine */._P, redact: (0,redact/* createRedactor */.l)(given) }),
        files: (0,bundle/* withBundledFiles */.Sr)((0,files/* createFilesPort */.v)({ root: env['GITHUB_WORKSPACE'] ?? '.', confine: true })),
        policy: createPolicyFiles(event, open()),
        openGitHub: open,
    };
}
function openGitHub({ token, event: { apiUrl, repository }, signal }) {
    if (apiUrl === undefined || repository === '')
        return undefined;
    return createGitHub({ token, apiUrl, repository, ...(signal && { signal }) });
}
/** `INPUT_BASE-URL` -> `base-url`. An input nobody set arrives as an empty text. */
function readInputs(env) {
    const entries = Object.entries(env).filter(([name, value]) => name.startsWith('INPUT_') && value !== undefined);
    return Object.fromEntries(entries.map(([name, value]) => [name.slice('INPUT_'.length).toLowerCase(), value ?? '']));
}

// EXTERNAL MODULE: ./build/wiring/keys.js
var keys = __webpack_require__(5327);
// EXTERNAL MODULE: ./build/wiring/run-ports.js + 26 modules
var run_ports = __webpack_require__(6670);
;// CONCATENATED MODULE: ./build/commands/commenting.js
/**
 * Whether a new comment is wanted. One that is already there is updated in any case, because a comment that says "failed"
 * must not outlive the failure.
 */
function wantsComment(mode, { comparison, decision }) {
    switch (mode) {
        case 'always':
            return true;
        case 'never':
            return false;
        case 'on-failure':
            return decision.outcome !== 'passed';
        case 'on-change': {
            const moved = comparison.kind === 'compared' && comparison.broken.length + comparison.fixed.length > 0;
            return moved || decision.outcome !== 'passed';
        }
    }
}
/**
 * The pull request to comment on: the event's own, or the open one of this repository whose head was just pushed. A fork
 * can open one with the same head, and its author has no say in where the report goes.
 */
async function findPullRequest(event, github, runner) {
    if (event.pullNumber !== undefined)
        return event.pullNumber;
    if (event.kind !== 'push')
        return undefined;
    try {
        const pulls = await github.pullRequestsForCommit(event.sha);
        const own = pulls.filter(({ headRepository }) => isSameRepository(headRepository, event.repository));
        return own.find((pull) => pull.open && pull.headSha === event.sha)?.number;
    }
    catch (error) {
        runner.log(`warning: the pull request of this commit was not found: ${error instanceof Error ? error.message : String(error)}`);
        return undefined;
    }
}
/** GitHub tells names apart without regard to case. */
function isSameRepository(name, other) {
    return name !== undefined && name.toLowerCase() === other.toLowerCase();
}

;// CONCATENATED MODULE: ./build/commands/action.js












/** The action: `run` with GitHub's ports. The report is out before the step goes red. */
async function runAction() {
    const step = await createStep();
    try {
        const options = await resolveForStep(step);
        return skipsForLackOfKey(options, step) ? skip(step) : await gate(options, step);
    }
    catch (error) {
        return action_explain(error, step);
    }
}
/**
 * Configuration counts as it stands at the base and never as the checkout has it, not even while the base has none: a
 * pull request could otherwise bring the file that loosens its own gate or spends the budget.
 */
async function resolveForStep({ inputs, env, policy, files, runner }) {
    const { path, explicit } = (0,resolve/* findConfigPath */.X)({ inputs });
    const text = await policy.readText(path);
    if (text === undefined && (explicit || (await files.exists(path)))) {
        // Names a file that is nowhere as the mistake it is.
        await files.readText(path);
        const why = policy.unavailable ?? `it is not in ${policy.describe} yet`;
        const message = `${path} of the checkout is not used: ${why}; until then set options as inputs`;
        runner.annotate([{ level: 'warning', title: 'theory-gate', message }]);
    }
    const config = text === undefined ? {} : { config: { text, name: path } };
    const { options, warnings } = await (0,resolve/* resolveOptions */.$)({ command: 'run', inputs, env, ...config });
    for (const warning of warnings)
        runner.log(`warning: ${warning}`);
    return options;
}
function skipsForLackOfKey(options, { event }) {
    return (event.fork || event.dependabot) && options.onMissingKey === 'skip' && (0,keys/* lacksKey */.YR)(options);
}
function skip({ event, runner }) {
    const who = event.fork ? 'a fork' : 'Dependabot';
    runner.log(`Skipped: a pull request from ${who} gets no key`);
    publishFiles(runner, { summary: renderSkipped(who), outputs: { passed: '', outcome: 'skipped' } });
    return errors/* EXIT */.dc.passed;
}
async function gate(options, step) {
    const { runner } = step;
    const { ports, close, signal } = await (0,run_ports/* createRunPorts */.S)(options, {
        env: step.env,
        progress: { line: runner.log, warn: (text) => runner.log(`warning: ${text}`) },
        files: step.files,
        policy: step.policy,
        distrustsOut: true,
        context: contextOf(step, options),
        show: (input, paths) => show({ input, paths, options, step }),
    });
    try {
        const { decision } = await (0,main/* main */.iW)(options, ports);
        const level = decision.exitCode === errors/* EXIT */.dc.passed ? 'notice' : 'error';
        runner.annotate([{ level, title: 'theory-gate', message: decision.title }]);
        return (0,main/* processExitCode */.ni)(decision, signal());
    }
    finally {
        await close();
    }
}
async function show({ input, paths, options, step }) {
    const { runner } = step;
    runner.log((0,terminal/* renderTerminal */.b)(input));
    publishFiles(runner, { summary: (0,summary/* renderSummary */.B)(input), outputs: outputsOf(input, paths) });
    await action_comment({ input, options, step });
}
/** Job summary and outputs; one that cannot be written is said in the log and changes nothing else. */
function publishFiles(runner, { summary, outputs }) {
    const noSummary = runner.appendSummary(summary);
    if (noSummary !== undefined)
        runner.log(`warning: no job summary: ${noSummary}`);
    const noOutputs = runner.writeOutputs(outputs);
    if (noOutputs !== undefined)
        runner.log(`warning: no outputs: ${noOutputs}`);
}
async function action_comment({ input, options, step }) {
    const { event, runner } = step;
    const github = step.openGitHub(AbortSignal.timeout(COMMENT_TIME_MS));
    if (!github || options.comment === 'never')
        return;
    const pullNumber = await findPullRequest(event, github, runner);
    if (pullNumber === undefined)
        return;
    const outcome = await postComment({
        github,
        pullNumber,
        key: [event.workflow, event.job, options.title].filter((part) => part).join('/'),
        body: (0,comment/* renderComment */.w)(input),
        shortBody: (0,comment/* renderComment */.w)(input, SHORT_COMMENT_UNITS),
        onlyUpdate: !wantsComment(options.comment, input),
        runId: event.runId,
        runAttempt: event.runAttempt,
    });
    const why = outcome.reason === undefined ? '' : `: ${outcome.reason}`;
    if (outcome.state === 'skipped' && why !== '')
        runner.annotate([{ level: 'warning', title: 'theory-gate', message: `no comment${why}` }]);
    else
        runner.log(`comment ${outcome.state}${why}`);
}
/** Longest the comment may keep a finished step waiting. */
const COMMENT_TIME_MS = 60_000;
/** Well under every limit that was ever seen, for a server that refuses the usual length. */
const SHORT_COMMENT_UNITS = 8_000;
function contextOf({ event }, options) {
    const commit = event.kind === 'pull_request' ? (event.headSha ?? event.sha) : event.sha;
    return {
        ...(event.repository === '' ? {} : { repository: event.repository }),
        ...(event.serverUrl === undefined ? {} : { serverUrl: event.serverUrl }),
        ...(event.runUrl === undefined ? {} : { runUrl: event.runUrl }),
        ...(commit === '' ? {} : { commit }),
        ...(options.title === null ? {} : { title: options.title }),
    };
}
function outputsOf({ run, comparison, decision }, paths) {
    const ratio = (value) => (value === null ? '' : String(value));
    return {
        passed: String(decision.exitCode === errors/* EXIT */.dc.passed),
        outcome: decision.outcome,
        accuracy: ratio(run.scores.accuracy.value),
        faithfulness: ratio(run.scores.faithfulness.value),
        regressions: comparison.kind === 'compared' ? String(comparison.broken.length) : '',
        'report-path': paths.report,
        'run-path': paths.run,
    };
}
function action_explain(error, { runner }) {
    const [code, messages] = describe(error);
    runner.annotate(messages.map((message) => ({ level: 'error', title: 'theory-gate', message })));
    const outcome = code === errors/* EXIT */.dc.userError ? 'misconfigured' : 'incomplete';
    publishFiles(runner, { summary: renderTrouble(messages), outputs: { passed: 'false', outcome } });
    return code;
}
function describe(error) {
    if (error instanceof errors/* UserError */.yo)
        return [errors/* EXIT */.dc.userError, error.mistakes.map(errors/* renderMistake */.Zv)];
    if (error instanceof errors/* IncompleteError */.j$)
        return [errors/* EXIT */.dc.incomplete, [error.message]];
    const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return [errors/* EXIT */.dc.incomplete, [`bug in theory-gate, please report it: ${said}`]];
}


/***/ }),

/***/ 7554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ renderComment)
/* harmony export */ });
/* unused harmony export COMMENT_UNITS */
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6813);
/* harmony import */ var _fit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9848);
/* harmony import */ var _measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3951);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7454);




const COMMENT_DETAIL = {
    changes: { rows: 20, answerUnits: 160, witnesses: true },
    warnings: 20,
    categories: true,
    reasons: true,
    measured: true,
};
/** GitHub refuses comments over 65,536 characters; 60,000 UTF-16 units are safe however it counts. */
const COMMENT_UNITS = 60_000;
/** The comment on the pull request, understood in ten seconds: verdict, scores, what broke, how sure. */
function renderComment(input, limitUnits = COMMENT_UNITS) {
    return (0,_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .fitText */ .vY)({
        detail: COMMENT_DETAIL,
        steps: _parts_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMON_STEPS */ .AT,
        limit: limitUnits,
        measure: _fit_js__WEBPACK_IMPORTED_MODULE_2__/* .utf16Length */ .b3,
        render: (detail, dropped) => `${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([(0,_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCommon */ .cR)(input, detail), (0,_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .renderDropped */ .ft)(dropped, input.context), (0,_measured_js__WEBPACK_IMPORTED_MODULE_0__/* .renderFooter */ .u)(input)])}\n`,
    });
}


/***/ })

};
