import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { oneLanguage } from './one-language.ts';
import { zodWithoutJsonSchema } from './zod-without-json-schema.ts';

const inPackages = (names: string) => new RegExp(`/node_modules/(${names})/`);
/** The files of these folders of web/, without those of the folders in them. */
const inFolders = (names: string) => new RegExp(`/web/(${names})/[^/]+$`);
const baseFolders = inFolders('lib|lib/format|ui|parts/jobs');
/** Of other folders, what every page fetches. */
const onEveryPage =
  /\/web\/(lib\/session\/(session|session-end|storage)|lib\/api\/(api-error|request-id)|features\/shell\/(messages|visitor-settings))\.tsx?$|preload-helper/;

export default defineConfig({
  publicDir: 'web/public',
  // Two development servers at once (another PORT) each keep what they have prepared.
  cacheDir: `node_modules/.vite/${process.env['PORT'] ?? '3000'}`,
  plugins: [
    tailwindcss(),
    reactRouter(),
    oneLanguage(process.env['PAGES_LANGUAGE'] ?? 'en'),
    zodWithoutJsonSchema(),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // The code for it would cost every page more than it saves the few that load a part later.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files compress better and cost a slow phone fewer round trips.
            codeSplitting: {
              groups: [
                { name: 'framework', test: inPackages('react|react-dom|react-router|scheduler') },
                { name: 'zod', test: inPackages('zod') },
                { name: 'base', test: (file) => baseFolders.test(file) || onEveryPage.test(file) },
              ],
            },
          },
        },
      },
    },
  },
});
