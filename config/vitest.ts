// Everything but the journeys: rules, pages as text and the server over HTTP in Node, and
// components in a real browser. The journeys are Playwright's (`e2e/`).
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { oneLanguageAtATime } from './one-language.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const exclude = ['**/node_modules/**', 'e2e/**', 'build/**', 'data/**'];
/** The packages that pages and component tests import; add new ones here. */
const packagesOfPages = [
  '@simplewebauthn/browser',
  '@tanstack/react-query',
  'axe-core',
  'clsx',
  'fflate',
  'idb',
  'lucide-react',
  'radix-ui',
  'react',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react-router/dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'sonner',
  'unpdf/pdfjs',
  'zod',
];
/**
 * Room for young objects: with less, a tenth of the processor time goes into copying objects that
 * soon die.
 */
const ROOMY = ['--max-semi-space-size=64', '--min-semi-space-size=64'];
const EACH_FILE_IN_NODE = ['config/each-file.ts'];
const IN_BROWSER = '**/*.browser.test.tsx';
/** Tests that replace globals or modules; a file among them gets a process of its own. */
const ALONE = [
  'server/platform/process/apart.test.ts',
  'web/lib/**/*.test.{ts,tsx}',
  'web/features/shell/app-layout.test.ts',
];

export default defineConfig({
  root,
  test: {
    // Server tests mostly wait, for the database or a process, so more of them than processors help.
    maxWorkers: Math.max(4, availableParallelism()),
    // Every run has the same shuffled order; `--sequence.seed=2` tries another.
    sequence: { seed: 1 },
    projects: [
      {
        // Pages are drawn by the React that visitors get: the one for development takes twice as long.
        oxc: { jsx: { development: false } },
        test: {
          name: 'node',
          env: { NODE_ENV: 'production' },
          environment: 'node',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, IN_BROWSER, ...ALONE],
          // Loading the server takes longer than most files, so a process loads it once for many.
          isolate: false,
          // No test relies on an earlier one, except in groups that say so (`contract/test/in-order.ts`).
          sequence: { shuffle: { tests: true } },
          execArgv: ROOMY,
          setupFiles: EACH_FILE_IN_NODE,
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: 'alone',
          environment: 'node',
          include: ALONE,
          setupFiles: EACH_FILE_IN_NODE,
          exclude: [...exclude, IN_BROWSER],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        // With the React for development, although the one for visitors takes a twelfth less: its warnings fail a test.
        publicDir: 'web/public',
        plugins: [tailwindcss(), oneLanguageAtATime()],
        // Bundled at the start, because a package discovered later would reload the tests in the middle.
        optimizeDeps: { noDiscovery: true, include: packagesOfPages },
        test: {
          name: 'browser',
          include: [`web/${IN_BROWSER}`],
          exclude,
          setupFiles: ['web/test/each-test.ts'],
          // The stage is cleared after every test, so all files can share it.
          isolate: false,
          // One page at a time: others beside it would slow each other and take the focus.
          fileParallelism: false,
          // A separate group, which Vitest requires for another number of workers.
          sequence: { groupOrder: 1 },
          // The tests in Node run at the same time (`scripts/test.mjs`) and slow them.
          testTimeout: 60_000,
          // Most answers are there within a few milliseconds, and the default looks every 50.
          expect: { poll: { timeout: 10_000, interval: 10 } },
          browser: {
            enabled: true,
            headless: true,
            // As in the journeys, part of a name is enough.
            locators: { exact: false },
            ui: false,
            screenshotFailures: false,
            traceView: false,
            dependencySourcemaps: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              actionTimeout: 10_000,
              launchOptions: {
                executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
                args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
              },
              contextOptions: {
                locale: 'en-IN',
                timezoneId: 'Asia/Kolkata',
                reducedMotion: 'reduce',
                viewport: { width: 1440, height: 900 },
              },
            }),
          },
        },
      },
    ],
  },
});
