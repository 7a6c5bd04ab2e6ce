import type { Domain } from '../../platform/domain.ts';

/** Lists of what search engines may show, served by `server/pages/for-search-engines.ts`. */
export const sitemaps: Domain = {};
