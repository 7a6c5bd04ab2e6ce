/** How spreadsheets and older servers write lists that are not in UTF-8. */
const OLDER = 'windows-1252';
const BROKEN = '\uFFFD';
/** So much of a text shows how it is written; to decode all of a long one would hold a server up. */
const BYTES_READ = 65_536;
const ASCII_LAST = 0x7f;

/**
 * The encoding of a text, or of its first part: UTF-16 if it begins so, else UTF-8, unless most of its letters outside
 * of ASCII cannot be read so. Hindi in UTF-8 with one broken byte stays Hindi.
 */
export function encodingOf(bytes: Uint8Array): string {
  const wide = wideEncodingOf(bytes);
  if (wide) return wide;
  const first = bytes.findIndex((byte) => byte > ASCII_LAST);
  const part = bytes.subarray(Math.max(first, 0)).subarray(0, BYTES_READ);
  const letters = new TextDecoder().decode(part, { stream: true }).match(/\P{ASCII}/gu) ?? [];
  const broken = letters.filter((letter) => letter === BROKEN).length;
  return broken > letters.length - broken ? OLDER : 'utf-8';
}

/** UTF-16, as spreadsheets write "Unicode Text": by its byte order mark, or by an ASCII letter where it begins. */
function wideEncodingOf([first, second]: Uint8Array): string | null {
  if (first === undefined || second === undefined) return null;
  if ((first === 0xff && second === 0xfe) || (first > 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second > 0)) return 'utf-16be';
  return null;
}

/** The text of a file that somebody has chosen. */
export async function textOfFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}
