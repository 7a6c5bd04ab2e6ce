import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Parts of nearly every open page; together they are one file. */
const onEveryPage = [
  'web/lib/(?:.+/)?(api-error|format|guests-only|hydrated|labels|messages|nonce|page-context).tsx?',
  'web/lib/(?:.+/)?(paths|session|storage).tsx?',
  'web/(?:ui|parts)/(?:.+/)?(avatar|badge|button|card|chip|company-tile|empty-state|field|icon|icon-button).tsx',
  'web/(?:ui|parts)/(?:.+/)?(link-tabs|logo|notice-bar|skill-tag|skip-link|tab-face|text-field|theme-toggle).tsx',
  'web/(?:ui|parts)/(?:.+/)?(tint|toast|toast-host).tsx?',
  'web/parts/jobs/(job-card|job-facts|messages).tsx?',
  'web/features/shell/(public|not-found|small)[^/]+',
  'web/features/shell/(demo-notice|error-page|messages|visitor-settings).tsx?',
  'node_modules/clsx/.+',
  'node_modules/lucide-react/dist/esm/icons/chevron-down.mjs',
  'node_modules/lucide-react/dist/esm/(?!icons/).+',
];

/** What a search has beside its words, and so has the list of companies. */
const inSearches = [
  'web/parts/search/suggesting.tsx',
  'web/(?:ui|parts)/(?:.+/)?(kbd|page-window|pagination|search-field).tsx?',
  'node_modules/lucide-react/dist/esm/icons/chevron-(left|right).mjs',
  'node_modules/lucide-react/dist/esm/icons/(search|sliders-horizontal).mjs',
];

/** Parts of the login and the other forms of everybody. */
const inForms = [
  'web/lib/(?:.+/)?(api|needs-scripts|session-end).tsx?',
  'web/(?:ui|parts)/(?:.+/)?(checkbox-field|password-field|segmented).tsx',
];

/** Of a job: the bookmark on its card, and its own page. */
const forSaving = [
  'web/parts/save/(save-button|save-messages).tsx?',
  'web/lib/session/login-link.ts',
  'node_modules/lucide-react/dist/esm/icons/bookmark.mjs',
];
const ofOneJob = [
  'web/parts/apply/(apply-button|apply-button-messages).tsx?',
  'web/features/jobs/page/(detail-messages|job-heading|job-text|similar-jobs).tsx?',
  'web/ui/prose.tsx',
  'node_modules/lucide-react/dist/esm/icons/(copy|share-2|users).mjs',
];

const oneOf = (paths: string[]) => new RegExp(`/(${paths.join('|')})$`);

export default defineConfig({
  publicDir: 'web/public',
  // Two development servers at once (another PORT) each keep what they have prepared.
  cacheDir: `node_modules/.vite/${process.env['PORT'] ?? '3000'}`,
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // The code for it would cost every page more than it saves the few that load a part later.
    modulePreload: false,
    rolldownOptions: {
      output: {
        // Few files compress better and cost a slow phone fewer round trips.
        codeSplitting: {
          groups: [
            { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            { name: 'base', test: oneOf(onEveryPage) },
            { name: 'search', test: oneOf(inSearches) },
            { name: 'fields', test: oneOf(inForms) },
            { name: 'save', test: oneOf(forSaving) },
            { name: 'job-parts', test: oneOf(ofOneJob) },
          ],
        },
      },
    },
  },
});
