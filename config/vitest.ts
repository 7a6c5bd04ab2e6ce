// The tests that run without a browser: rules, pages as text, and the server over HTTP.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const globalSetup = ['server/test/global-setup.ts'].filter((file) => existsSync(root + file));

export default defineConfig({
  root,
  test: {
    environment: 'node',
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'e2e/**', 'build/**', 'data/**'],
    globalSetup,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
