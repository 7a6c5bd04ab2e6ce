// Checks that docs/architecture.md and the server have the same background tasks.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = 'docs/architecture.md';
const DOMAINS = 'server/domains';

/** Pairs of a line of the page and its problem. */
export function taskProblems({ file, lines }) {
  if (file !== PAGE) return [];
  const documented = new Map(
    lines.flatMap(({ number, text }) => {
      const row = /^\| `([a-z]+(?:_[a-z]+)+)` \|/.exec(text);
      return row ? [[row[1], number]] : [];
    }),
  );
  const known = new Set(taskFiles().flatMap(namesIn));
  return [
    ...[...known]
      .filter((name) => !documented.has(name))
      .map((name) => [1, `does not tell of the task ${name}`]),
    ...[...documented]
      .filter(([name]) => !known.has(name))
      .map(([name, number]) => [
        number,
        `tells of the task ${name}, which the server does not have`,
      ]),
  ];
}

function taskFiles() {
  const domains = existsSync(DOMAINS) ? readdirSync(DOMAINS) : [];
  const files = domains.map((domain) => join(DOMAINS, domain, 'tasks.ts'));
  return ['server/worker.ts', ...files].filter((file) => existsSync(file));
}

/** The names of tasks: keys in snake case, as they are stored in the queue. */
const namesIn = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/^ {2}([a-z]+(?:_[a-z]+)+): /gm)].map(([, name]) => name);
