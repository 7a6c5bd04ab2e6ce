// Checks the table of docs/asvs.md: every requirement of levels 1 and 2 stands in it once, one of
// level 3 only where it is met, and every test that it names exists.
import { existsSync, readFileSync } from 'node:fs';
import { LEVELS } from './asvs-levels.mjs';

const PAGE = 'docs/asvs.md';
/** | number | level | requirement | state | how it is met | */
const ROW = /^\| (\d+\.\d+\.\d+) \| (\d) \| [^|]+ \| ([^|]+) \| ([^|]*)\|$/;
const LIKE_A_ROW = /^\| *V?\d+\.\d+\.\d+/;
const STATES = new Set(['met', 'not applicable', 'open']);
/** A test file with the names of the relevant tests. */
const TESTS = /`([\w./-]+\.(?:test\.tsx?|spec\.ts))`(?:: ((?:"[^"]+"(?:, )?)+))?/g;

/** Pairs of a line of the page and its problem. */
export function asvsProblems({ file, lines }) {
  if (file !== PAGE) return [];
  const seen = new Set();
  const problems = [];
  for (const { number: line, text } of lines) {
    if (!LIKE_A_ROW.test(text)) continue;
    const problem = (said) => problems.push([line, said]);
    const row = ROW.exec(text);
    if (!row) {
      problem('is not a row with a number, a level, a requirement, a state and a reason');
      continue;
    }
    const [, number, level, state, reason] = row;
    if (!LEVELS.has(number)) problem(`knows ${number}, which ASVS does not have`);
    else if (LEVELS.get(number) !== Number(level)) problem(`gives ${number} a wrong level`);
    if (seen.has(number)) problem(`has ${number} twice`);
    seen.add(number);
    if (!STATES.has(state)) problem(`calls ${number} "${state}"`);
    if (level === '3' && state !== 'met') problem(`has ${number} of level 3, which is not met`);
    if (reason.trim() === '') problem(`gives no reason for ${number}`);
    for (const said of testProblems(reason)) problem(said);
  }
  const missing = [...LEVELS].filter(([number, level]) => level < 3 && !seen.has(number));
  return [...problems, ...missing.map(([number]) => [1, `leaves out ${number}`])];
}

function testProblems(reason) {
  return [...reason.matchAll(TESTS)].flatMap(([, file, names]) => {
    if (!existsSync(file)) return [];
    if (!names) return [`names ${file}, but no test in it`];
    const code = readFileSync(file, 'utf8');
    return [...names.matchAll(/"([^"]+)"/g)]
      .filter(([, name]) => !["'", '"', '`'].some((quote) => code.includes(quote + name + quote)))
      .map(([, name]) => `names the test "${name}", which ${file} does not have`);
  });
}
