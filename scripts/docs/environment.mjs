// Checks that docs/running.md and server/config.ts have the same environment variables with the
// same defaults.
import { existsSync, readFileSync } from 'node:fs';

const PAGE = 'docs/running.md';
const CODE = 'server/config.ts';

/** Pairs of a line of the page and its problem. */
export function environmentProblems(pages) {
  const page = pages.find(({ file }) => file === PAGE);
  if (!page || !existsSync(CODE)) return [];
  const known = variablesOf(readFileSync(CODE, 'utf8'));
  const documented = new Map(
    page.lines.flatMap(({ number, text }) => {
      const row = /^\| `([A-Z][A-Z0-9_]*)` \|([^|]*)\|/.exec(text);
      return row ? [[row[1], { number, value: row[2].trim() }]] : [];
    }),
  );
  const missing = [...known.keys()].filter((name) => !documented.has(name));
  const wrong = [...documented].flatMap(([name, { number, value }]) => {
    if (!known.has(name)) return [[number, `tells of ${name}, which ${CODE} does not read`]];
    const preset = known.get(name);
    if (preset === undefined || value.includes(`\`${preset}\``)) return [];
    return [[number, `gives ${name} the default ${value}, but ${CODE} has ${preset}`]];
  });
  return [...missing.map((name) => [1, `does not tell of ${name}, which ${CODE} reads`]), ...wrong];
}

/** The variables in the schema, each with its default as text. */
function variablesOf(code) {
  const starts = [...code.matchAll(/^ {2}([A-Z][A-Z0-9_]*): /gm)];
  return new Map(
    starts.map((start, index) => {
      const rule = code.slice(
        start.index,
        starts[index + 1]?.index ?? code.indexOf('\n});', start.index),
      );
      return [start[1], /\.default\('?([^')]*)'?\)/.exec(rule)?.[1]];
    }),
  );
}
