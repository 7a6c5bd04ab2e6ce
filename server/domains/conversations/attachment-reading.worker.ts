/**
 * Reads one document, in a process of its own: what a hostile file does to the libraries that read it,
 * it does here, where there are no secrets and little time.
 */
import { warningsOf } from '../../../contract/message-check/message-check.ts';
import type { MessageWarning } from '../../../contract/message-check/warnings.ts';
import type { Line } from '../../../web/features/profile/reading/resume.ts';
import { textOfFile } from '../../../web/features/profile/reading/text-of-file.ts';

/** Nobody reads a demand for money on page thirty of a message. */
const LETTERS_READ = 60_000;
const END_OF_SENTENCE = /[.!?:।]\s*$/;
/** A line that is shorter than the others is a heading, or ends something. */
const FULL_LINE = 0.6;

process.once('disconnect', () => process.exit());
process.once('message', (bytes: Uint8Array) => {
  void read(bytes).then((answer) => process.send?.(answer));
});

/** Null for what cannot be read: a scan, a locked file, one that is broken. */
const read = async (bytes: Uint8Array): Promise<MessageWarning[] | null> => {
  const text = await textOfFile(new Uint8Array(bytes)).catch(() => null);
  return text && warningsOf(paragraphsOf(text.lines).slice(0, LETTERS_READ));
};

/** Sentences go on over lines, headings and short lines do not. */
function paragraphsOf(lines: readonly Line[]): string {
  const full = FULL_LINE * Math.max(...lines.map(({ text }) => text.length));
  return lines
    .map(({ text, box }) => {
      const goesOn = box !== null && text.length >= full && !END_OF_SENTENCE.test(text);
      return text.replaceAll('\t', '. ') + (goesOn ? ' ' : '\n');
    })
    .join('');
}
