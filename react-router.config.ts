import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  // The pages are built once for each language (scripts/pages.mjs).
  buildDirectory: `build/${process.env['PAGES_LANGUAGE'] ?? 'en'}`,
  ssr: true,
} satisfies Config;
