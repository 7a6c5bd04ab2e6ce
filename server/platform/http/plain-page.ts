import type { Language } from '../../../contract/endpoint.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';

/**
 * A page without scripts, styles or links to files, for when the server should do no further work.
 */
export const plainPage = (language: Language, text: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="robots" content="noindex"><title>${PORTAL}</title></head>` +
  `<body><main><h1>${PORTAL}</h1><p>${text}</p></main></body></html>`;
