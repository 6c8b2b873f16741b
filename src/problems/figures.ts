import { UserError, type UserMistake } from '../domain/errors.ts';
import type { FilesPort } from '../domain/ports.ts';
import { imageTypeOf, MAX_FIGURE_BYTES, readDataUrl, toDataUrl } from './images.ts';
import type { ProblemRow } from './rows.ts';

/** The figures of one problem, and where the problem stands. */
export interface FigureRequest {
  readonly figures: readonly string[];
  readonly placeOf: ProblemRow['placeOf'];
  readonly files: FilesPort;
}

/** Figures as data URLs, or what is wrong with them. */
export interface ReadFigures {
  readonly figures: readonly string[];
  readonly mistakes: readonly UserMistake[];
}

/**
 * Reads the figures of a problem: each is a data URL, or the path of a file beside the problem's or below, so that a set
 * can be moved as a whole. What comes back are data URLs of the type that the bytes have, whatever they were called.
 */
export async function readFigures({ figures, placeOf, files }: FigureRequest): Promise<ReadFigures> {
  const read = await Promise.all(
    figures.map(async (figure, index) => {
      const place = placeOf(['figures', index]);
      try {
        return await readFigure(figure, { folder: folderOf(place.file), files });
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        const [mistake] = error.mistakes;
        return { problem: `${show(figure)}: ${mistake?.message ?? error.message}`, hint: mistake?.hint };
      }
    }),
  );
  return {
    figures: read.flatMap((figure) => (typeof figure === 'string' ? [figure] : [])),
    mistakes: read.flatMap((figure, index): UserMistake[] => {
      if (typeof figure === 'string') return [];
      const { problem: message, hint = HINT } = figure;
      return [{ code: 'bad-problems', message, hint, place: placeOf(['figures', index]) }];
    }),
  };
}

const HINT =
  'a figure is a PNG, JPEG, GIF or WebP, as a data URL or as a file beside the problem file or below it';

/** A data URL, or why there is none. */
type ReadFigure = string | { readonly problem: string; readonly hint?: string | undefined };

async function readFigure(
  figure: string,
  { folder, files }: { folder: string; files: FilesPort },
): Promise<ReadFigure> {
  if (/^data:/i.test(figure)) return readDataUrl(figure);
  if (/^[a-z][a-z0-9+.-]*:/i.test(figure))
    return {
      problem: `the figure ${show(figure)} is an address`,
      hint: 'an address can show something else tomorrow: save the image beside the problem file',
    };
  const path = pathInside(folder, figure);
  if (path === undefined) return { problem: `the figure ${show(figure)} leaves the folder of its problem` };
  const bytes = await files.readBytes(path);
  if (bytes.length > MAX_FIGURE_BYTES)
    return {
      problem: `the figure ${show(figure)} has ${bytes.length} bytes, at most ${MAX_FIGURE_BYTES} are sent`,
    };
  const type = imageTypeOf(bytes);
  return type === undefined
    ? { problem: `the figure ${show(figure)} is no PNG, JPEG, GIF or WebP` }
    : toDataUrl(type, bytes);
}

/** The path of a figure, or undefined where it is absolute or leads out of the folder. */
function pathInside(folder: string, figure: string): string | undefined {
  const steps = figure.split('/').filter((step) => step !== '.');
  if (figure.includes('\\') || steps.some((step) => step === '' || step === '..')) return undefined;
  return folder === '' ? steps.join('/') : `${folder}/${steps.join('/')}`;
}

/** The folder of a file, `''` for one without. */
function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.search(/[\\/][^\\/]*$/)));
}

function show(figure: string): string {
  return JSON.stringify(figure.length > 60 ? `${figure.slice(0, 59)}…` : figure);
}
