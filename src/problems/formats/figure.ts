import { z } from 'zod';

/**
 * A figure as other sets have it: a data URL or path, or the image part of a chat message (`{type: "image_url", image_url:
 * {url}}`, the address with or without its object around it).
 */
export const ForeignFigure = z
  .union(
    [
      z.string(),
      z.looseObject({ image_url: z.string() }).transform(({ image_url: url }) => url),
      z
        .looseObject({ image_url: z.looseObject({ url: z.string() }) })
        .transform((part) => part.image_url.url),
    ],
    { error: 'a figure: a data URL, a path, or {"type": "image_url", "image_url": {"url": …}}' },
  )
  .pipe(z.string().min(1));

/** The figures of a row: none, one or a list. */
export const ForeignFigures = z
  .union([z.array(ForeignFigure), ForeignFigure.transform((figure) => [figure])])
  .nullish()
  .transform((figures) => figures ?? []);
