/**
 * Largest figure, in bytes before base64: 5 MiB. Anthropic documents 5 MB an image and OpenAI and Google more, so that a
 * figure within it can be sent to any of them.
 */
export const MAX_FIGURE_BYTES = 5 * 1024 * 1024;

/** Image types that the large endpoints take (OpenAI: "PNG, JPEG, WEBP, non-animated GIF"). */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';

/** The type that the first bytes of an image say, or undefined when it is none that can be sent. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, 12));
  // The signatures of PNG (W3C, section 5.2), JPEG (SOI and a marker), GIF 87a and 89a, WebP (RIFF, size, WEBP).
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (/^GIF8[79]a/.test(text)) return 'image/gif';
  return /^RIFF[\s\S]{4}WEBP/.test(text) ? 'image/webp' : undefined;
}

/** A data URL (RFC 2397) of an image. */
export function toDataUrl(type: ImageType, bytes: Uint8Array): string {
  const CHUNK = 0x8000; // arguments of one call are limited
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  return `data:${type};base64,${btoa(parts.join(''))}`;
}

/** A data URL with the type its bytes have, or why it cannot be sent. */
export function readDataUrl(url: string): string | { readonly problem: string } {
  const comma = url.indexOf(',');
  const head = url.slice(0, comma < 0 ? 60 : comma);
  const data = url.slice(comma + 1).replace(/\s+/g, '');
  if (comma < 0 || !/^data:[^;,]*(?:;[^;,]*)*;base64$/i.test(head))
    return { problem: `the data URL ${JSON.stringify(head.slice(0, 60))} is not in base64` };
  const padding = /={0,2}$/.exec(data)?.[0].length ?? 0;
  if (data.length % 4 !== 0 || /[^A-Za-z0-9+/]/.test(data.slice(0, data.length - padding)))
    return { problem: `the base64 of the data URL ${JSON.stringify(head)} is damaged` };
  const size = (data.length / 4) * 3 - padding;
  if (size > MAX_FIGURE_BYTES)
    return { problem: `the data URL has ${size} bytes, at most ${MAX_FIGURE_BYTES} are sent` };
  const type = imageTypeOf(Uint8Array.from(atob(data.slice(0, 16)), (char) => char.charCodeAt(0)));
  return type === undefined
    ? { problem: `the data URL ${JSON.stringify(head)} holds no PNG, JPEG, GIF or WebP` }
    : `data:${type};base64,${data}`;
}
