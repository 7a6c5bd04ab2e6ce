/**
 * The public addresses of the portal for search engines: an index of sitemaps, and the sitemaps with each open job, each
 * company that has one, and the pages of the portal itself (https://www.sitemaps.org/protocol.html).
 */
import { versionedTexts } from '../../../contract/legal/documents.ts';
import { companyPath, jobPath } from '../../../contract/format/page-paths.ts';
import type { Services } from '../../platform/endpoints.ts';
import { refuse } from '../../platform/refusal.ts';
import {
  readListedCompanies,
  readListedJobs,
  readRangesOfCompanies,
  readRangesOfJobs,
} from './queries.ts';

type SitemapServices = Pick<Services, 'db' | 'publicUrl'>;

/** The pages of the portal itself that a stranger may look for. */
export const listedPages = [
  '/',
  '/jobs',
  '/companies',
  '/salary-guide',
  '/transparency',
  '/about',
  '/contact',
  '/trust',
  '/accessibility',
  ...versionedTexts.map((text) => `/${text}`),
].map((path) => ({ path }));

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The index: a sitemap of pages, and one for each range of ids that has an open job or a company with one. */
export async function indexOfSitemaps({ db, publicUrl }: SitemapServices): Promise<string> {
  const [jobs, companies] = await Promise.all([readRangesOfJobs(db), readRangesOfCompanies(db)]);
  const names = [
    'pages',
    ...companies.map((nth) => `companies-${nth}`),
    ...jobs.map((nth) => `jobs-${nth}`),
  ];
  const entries = names.map(
    (name) => `<sitemap><loc>${addressOf(publicUrl, `/sitemaps/${name}.xml`)}</loc></sitemap>`,
  );
  return documentOf('sitemapindex', entries);
}

/** The sitemap that the index calls `/sitemaps/{name}.xml`; refuses a name that it never gives. */
export async function readSitemap({ db, publicUrl }: SitemapServices, name: string) {
  if (name === 'pages') return urlSet(publicUrl, listedPages);
  const [, kind, digits] = /^(jobs|companies)-(\d{1,9})$/.exec(name) ?? [];
  const nth = Number(digits);
  if (kind === 'jobs') {
    const jobs = await readListedJobs(db, nth);
    return urlSet(
      publicUrl,
      jobs.map((job) => ({ ...job, path: jobPath(job) })),
    );
  }
  if (kind === 'companies') {
    const companies = await readListedCompanies(db, nth);
    return urlSet(
      publicUrl,
      companies.map((company) => ({ ...company, path: companyPath(company) })),
    );
  }
  throw refuse('request.not_found');
}

function urlSet(publicUrl: string, pages: readonly { path: string; updated_at?: string }[]) {
  const entries = pages.map(({ path, updated_at }) => {
    const changed = updated_at === undefined ? '' : `<lastmod>${updated_at}</lastmod>`;
    return `<url><loc>${addressOf(publicUrl, path)}</loc>${changed}</url>`;
  });
  return documentOf('urlset', entries);
}

const documentOf = (root: 'urlset' | 'sitemapindex', entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</${root}>\n`;

/** An address as a sitemap wants it: percent-encoded, and without what XML reads as its own. */
const addressOf = (publicUrl: string, path: string) =>
  new URL(path, publicUrl).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
