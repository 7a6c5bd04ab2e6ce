// Usage: node scripts/check-docs.mjs   Checks that the written pages match the code: links, paths,
// commands, environment variables, tasks, endpoints, numbers, quoted code, dates, the table of
// security requirements with its tests, the generated files, and the memory of a service and an image.
import { asvsProblems } from './docs/asvs.mjs';
import { dateProblems, recordProblems } from './docs/dates.mjs';
import { environmentProblems } from './docs/environment.mjs';
import { excerptProblems } from './docs/excerpts.mjs';
import {
  commandProblems,
  endpointProblems,
  exampleProblems,
  numberProblems,
} from './docs/facts.mjs';
import { linkProblems, pathProblems } from './docs/links.mjs';
import { memoryProblems } from './docs/memory.mjs';
import { readPages } from './docs/pages.mjs';
import { taskProblems } from './docs/tasks.mjs';
import { staleFiles } from './generated/stale-files.mjs';

/** Each returns the problems of one line of a page, as texts. */
const LINE_CHECKS = [
  linkProblems,
  pathProblems,
  commandProblems,
  numberProblems,
  endpointProblems,
  dateProblems,
];

/** Each returns the problems of a whole page, as pairs of a line number and a text. */
const PAGE_CHECKS = [exampleProblems, excerptProblems, recordProblems, taskProblems, asvsProblems];

const pages = readPages();
const problems = pages.flatMap((page) => [
  ...page.lines.flatMap((line) =>
    LINE_CHECKS.flatMap((check) => check(page, line)).map((said) => [page.file, line.number, said]),
  ),
  ...PAGE_CHECKS.flatMap((check) => check(page, pages)).map((found) => [page.file, ...found]),
]);
for (const [number, said] of environmentProblems(pages)) {
  problems.push(['docs/running.md', number, said]);
}
for (const [file, said] of memoryProblems()) problems.push([file, 1, said]);
for (const file of await staleFiles()) problems.push([file, 1, 'is stale: npm run generate']);
for (const [file, number, said] of problems) console.error(`${file}:${number} ${said}`);
process.exitCode = problems.length > 0 ? 1 : 0;
