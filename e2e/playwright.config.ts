import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

const port = process.env['E2E_PORT'] ?? '3199';
// The workers load this file too and must find the folder of the one server.
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(path.join(tmpdir(), 'vritti-e2e-')));
process.env['E2E_URL'] = `http://127.0.0.1:${port}`;
const root = path.join(import.meta.dirname, '..');

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

/** The whole product with its demo data, its own PostgreSQL and a real browser. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  // Generous, because a busy machine is slow and no journey tests timing.
  timeout: 120_000,
  retries: 0,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Recording traces takes a fifth of the time; `--trace=retain-on-failure` brings them back.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
    },
  },
  projects: [
    { name: 'phone', use: phone, grepInvert: /@wide-only/ },
    // For journeys whose layout branches on a wide screen, and those with a keyboard.
    { name: 'wide', use: desktop, grep: /@wide/ },
  ],
  webServer: {
    command: `exec "${process.execPath}" server/main.ts`,
    cwd: root,
    url: `http://127.0.0.1:${port}/readyz`,
    // The last tests of another kind may still run beside it.
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    // Each journey comes from its own network, which it states like a proxy.
    env: {
      TRUSTED_PROXIES: 'loopback',
      PORT: port,
      DATA_DIR: dataDir,
      DEMO: '1',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
    },
  },
});
