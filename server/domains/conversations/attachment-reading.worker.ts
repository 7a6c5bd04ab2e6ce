/**
 * Reads one document in a process of its own. Whatever a hostile file does to the parsing libraries
 * happens here, where there are no secrets and little time.
 */
import { warningsOf } from '../../../contract/message-check/message-check.ts';
import type { MessageWarning } from '../../../contract/message-check/warnings.ts';
import type { Line } from '../../../web/features/profile/reading/resume.ts';
import { textOfFile } from '../../../web/features/profile/reading/text-of-file.ts';

/** Nobody reads a demand for money on page thirty of an attachment. */
const LETTERS_READ = 60_000;
const END_OF_SENTENCE = /[.!?:।]\s*$/;
/** A line much shorter than the others is a heading or the end of a paragraph. */
const FULL_LINE = 0.6;

process.once('disconnect', () => process.exit());
process.on('message', (bytes: Uint8Array) => {
  void read(bytes).then((answer) => process.send?.(answer));
});

/** Null for what cannot be read: a scan, or a locked or broken file. */
const read = async (bytes: Uint8Array): Promise<MessageWarning[] | null> => {
  const text = await textOfFile(new Uint8Array(bytes)).catch(() => null);
  return text && warningsOf(paragraphsOf(text.lines).slice(0, LETTERS_READ));
};

/** Joins lines within a sentence; headings and short lines end with a line break. */
function paragraphsOf(lines: readonly Line[]): string {
  const full = FULL_LINE * Math.max(...lines.map(({ text }) => text.length));
  return lines
    .map(({ text, box }) => {
      const goesOn = box !== null && text.length >= full && !END_OF_SENTENCE.test(text);
      return text.replaceAll('\t', '. ') + (goesOn ? ' ' : '\n');
    })
    .join('');
}
