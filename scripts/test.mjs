// npm test: all tests. npm test -- PATH…: all but the journeys, where the path matches.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { programOf, runBehind, runInFront } from './child.mjs';
import { findChromium } from './chromium.mjs';
import { keepTemporaryFilesInMemory } from './memory.mjs';
import { buildPages } from './pages.mjs';

const JOURNEYS = 'e2e/playwright.config.ts';
const filters = process.argv.slice(2);
const node = await bootstrap();
keepTemporaryFilesInMemory();
const withJourneys = filters.length === 0 && existsSync(JOURNEYS);
const chromium = withJourneys || hasComponentTests() ? findChromium() : undefined;
await buildPages(node);

const reports = mkdtempSync(join(tmpdir(), 'vritti-tests-'));
const totals = filters.length > 0 ? [await runVitest('chosen', [], runInFront)] : await runAll();
rmSync(reports, { recursive: true, force: true });

const sum = (key) => totals.reduce((total, part) => total + part[key], 0);
if (sum('skipped') > 0) console.log(`${sum('skipped')} skipped`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
// Repeated at the end: the runners' own messages are thousands of lines above.
for (const { failures } of totals) {
  for (const { name, reason } of failures) console.log(`\n✗ ${name}\n${reason}`);
}
process.exitCode = sum('failed') > 0 ? 1 : 0;

/** Whether any of the chosen tests are component tests. */
function hasComponentTests() {
  return readdirSync('web', { recursive: true })
    .map((name) => `web/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.browser.test.tsx'))
    .some((path) => filters.length === 0 || filters.some((filter) => path.includes(filter)));
}

/**
 * The tests in Node mostly wait for the database and for processes, which leaves time to the
 * component tests beside them. In one Vitest, one kind would wait for the other. The journeys begin
 * when the tests in Node have ended, beside what is left of the component tests: the start of the
 * journeys' server leaves a processor idle.
 */
async function runAll() {
  const inNode = runVitest('node', ['--project=node', '--project=alone'], runInFront);
  const behind = (...program) => runBehind(inNode, ...program);
  const components = runVitest('components', ['--project=browser'], behind);
  await inNode;
  const journeys = withJourneys ? [runPlaywright(behind)] : [];
  return Promise.all([inNode, components, ...journeys]);
}

async function runVitest(name, projects, run) {
  const report = join(reports, `${name}.json`);
  // Node runs TypeScript itself; the default loader would write to node_modules.
  const plain = ['--configLoader=native'];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const words = ['run', '--config', 'config/vitest.ts', ...plain, ...reporters, ...projects];
  const code = await run(node, [programOf('vitest'), ...words, ...filters], {
    NODE_ENV: 'test',
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  });
  return totalOf(code, report, ({ numPassedTests, numPendingTests, numTodoTests, testResults }) => {
    const unreadable = (file) => file.status === 'failed' && file.assertionResults.length === 0;
    const failures = testResults.flatMap((file) =>
      unreadable(file)
        ? [{ name: file.name, reason: file.message }]
        : file.assertionResults
            .filter((it) => it.status === 'failed')
            .map((it) => ({
              name: `${file.name} › ${it.fullName}`,
              reason: it.failureMessages.join('\n'),
            })),
    );
    return {
      passed: numPassedTests,
      failed: failures.length,
      skipped: numPendingTests + numTodoTests,
      failures,
    };
  });
}

async function runPlaywright(run) {
  const report = join(reports, 'playwright.json');
  const code = await run(
    node,
    [programOf('@playwright/test', 'playwright'), 'test', '-c', JOURNEYS, '--reporter=list,json'],
    {
      NODE_ENV: 'test',
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      // A quarter of a gigabyte, perhaps in memory: deleted together with the reports.
      E2E_DATA_DIR: join(reports, 'e2e'),
    },
  );
  return totalOf(code, report, ({ stats, errors }) => ({
    passed: stats.expected,
    // A test that passes only on its second try has failed.
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    // Playwright prints its own list of failures last.
    failures: [],
  }));
}

/**
 * A runner that fails without a failed test (a crash, an error outside tests) counts as one
 * failure.
 */
function totalOf(code, report, read) {
  const total = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0, failures: [] };
  return code !== 0 && total.failed === 0 ? { ...total, failed: 1 } : total;
}
