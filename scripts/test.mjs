// npm test: all tests. npm test -- PATH…: only the tests without a browser whose path matches.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { programOf, runInFront } from './child.mjs';
import { findChromium } from './chromium.mjs';
import { buildPages } from './pages.mjs';

const BROWSER_TESTS = 'e2e/playwright.config.ts';
const filters = process.argv.slice(2);
const node = await bootstrap();
const withBrowser = filters.length === 0 && existsSync(BROWSER_TESTS);
const chromium = withBrowser ? findChromium() : undefined;
buildPages(node);

const reports = mkdtempSync(join(tmpdir(), 'vritti-tests-'));
const totals = [await runVitest()];
if (chromium) totals.push(await runPlaywright(chromium));
rmSync(reports, { recursive: true, force: true });

const sum = (key) => totals.reduce((total, part) => total + part[key], 0);
if (sum('skipped') > 0) console.log(`${sum('skipped')} skipped`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

async function runVitest() {
  const report = join(reports, 'vitest.json');
  // Node reads TypeScript itself; the usual loader would write into node_modules.
  const plain = ['--configLoader=native'];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runInFront(
    node,
    [
      programOf('vitest'),
      'run',
      '--config',
      'config/vitest.ts',
      ...plain,
      ...reporters,
      ...filters,
    ],
    { NODE_ENV: 'test' },
  );
  return totalOf(code, report, ({ numPassedTests, numPendingTests, numTodoTests, testResults }) => {
    const unreadable = (file) => file.status === 'failed' && file.assertionResults.length === 0;
    const failures = testResults.flatMap((file) =>
      unreadable(file) ? [file] : file.assertionResults.filter((it) => it.status === 'failed'),
    );
    return {
      passed: numPassedTests,
      failed: failures.length,
      skipped: numPendingTests + numTodoTests,
    };
  });
}

async function runPlaywright(browser) {
  const report = join(reports, 'playwright.json');
  const code = await runInFront(
    node,
    [
      programOf('@playwright/test', 'playwright'),
      'test',
      '-c',
      BROWSER_TESTS,
      '--reporter=list,json',
    ],
    { NODE_ENV: 'test', CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  return totalOf(code, report, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }));
}

/** A runner that failed without saying where (a crash, an error outside tests) counts as a failure. */
function totalOf(code, report, read) {
  const total = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  return code !== 0 && total.failed === 0 ? { ...total, failed: 1 } : total;
}
