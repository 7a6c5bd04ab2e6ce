import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { bundleGroups } from './bundles.ts';
import { iconsWithoutKeys } from './icons-without-keys.ts';
import { oneLanguage } from './one-language.ts';
import { zodWithoutJsonSchema } from './zod-without-json-schema.ts';

export default defineConfig({
  publicDir: 'web/public',
  // Two development servers at once (with another PORT) keep separate caches.
  cacheDir: `node_modules/.vite/${process.env['PORT'] ?? '3000'}`,
  plugins: [
    tailwindcss(),
    reactRouter(),
    oneLanguage(process.env['PAGES_LANGUAGE'] ?? 'en'),
    zodWithoutJsonSchema(),
    iconsWithoutKeys(),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // The code for preloading would cost every page more than it saves the few that load a part later.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Packages of icons and components have an index of all; only what is used of it is loaded.
          experimental: { lazyBarrel: true },
          // A page gets only the number, not the module with all the others.
          optimization: { inlineConst: true },
          // Few files compress better and cost a slow phone fewer round trips.
          output: { codeSplitting: { groups: bundleGroups() } },
        },
      },
    },
  },
});
