// Checks that code quoted in a page is still in its file: "<!-- from: FILE -->" above a code block.
import { existsSync, readFileSync } from 'node:fs';

/** Pairs of a line and the problem of the code block below it. */
export function excerptProblems({ lines }) {
  return lines.flatMap(({ number, text, fenced }, index) => {
    const file = fenced === undefined && /^<!-- from: (\S+) -->$/.exec(text)?.[1];
    if (!file) return [];
    if (!existsSync(file)) return [[number, `quotes ${file}, which does not exist`]];
    const quoted = blockFrom(lines, index + 1);
    if (quoted === '') return [[number, `quotes ${file}, but no code block follows`]];
    return flat(readFileSync(file, 'utf8')).includes(quoted)
      ? []
      : [[number, `quotes what ${file} does not have`]];
  });
}

/** The code block that starts on the next line. */
function blockFrom(lines, start) {
  const rest = lines.slice(start + 1);
  const end = rest.findIndex(({ fenced }) => fenced === undefined);
  return flat(
    rest
      .slice(0, end)
      .map(({ text }) => text)
      .join('\n'),
  );
}

/** Ignores differences in whitespace. */
const flat = (code) => code.replaceAll(/\s+/g, ' ').trim();
