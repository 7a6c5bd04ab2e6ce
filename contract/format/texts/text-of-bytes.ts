/** How spreadsheets and older servers write lists that are not in UTF-8. */
const OLDER = 'windows-1252';
const BROKEN = '\uFFFD';

/**
 * The encoding of a text, or of its first part: UTF-8, unless most of its letters outside of ASCII cannot be read so.
 * Hindi in UTF-8 with one broken byte stays Hindi.
 */
export function encodingOf(bytes: Uint8Array): string {
  const letters = new TextDecoder().decode(bytes, { stream: true }).match(/\P{ASCII}/gu) ?? [];
  const broken = letters.filter((letter) => letter === BROKEN).length;
  return broken > letters.length - broken ? OLDER : 'utf-8';
}

/** The text of a file that somebody has chosen. */
export async function textOfFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}
