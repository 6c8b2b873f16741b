/** The smallest images of each type that can be sent, in base64; each is one pixel, drawn by Python's zlib and by hand. */
export const TINY = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  gif: 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  webp: 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
  /** only the beginning of one: start of image, an APP0 marker of JFIF, end of image */
  jpeg: '/9j/4AAQSkZJRgABAQAAAQABAAD/2Q==',
} as const;

/** The data URL of one of them. */
export const tinyUrl = (type: keyof typeof TINY): string => `data:image/${type};base64,${TINY[type]}`;

/** Its bytes. */
export const tinyBytes = (type: keyof typeof TINY): Uint8Array => Buffer.from(TINY[type], 'base64');
