import { matchPath } from 'react-router';
import { REFERRAL_PARAMETER, SOURCE_PARAMETER } from '../contract/applications/sources.ts';
import { companiesList } from './features/companies/public/companies-list.ts';
import { companyJobsList } from './features/companies/public/open-positions.tsx';
import { jobSearchNames } from './features/jobs/search/read-job-search.ts';
import type { Wish } from './parts/wishes/wish.ts';

const wishes: readonly Wish[] = ['apply', 'save'];

/**
 * The query parameters that pages read while the server renders them; the first pattern that matches applies. Pages
 * behind the login read theirs only in the browser.
 */
const namesOfPages: readonly (readonly [pattern: string, names: readonly string[]])[] = [
  ['/', wishes],
  ['/jobs', [...jobSearchNames, ...wishes]],
  ['/jobs/:id/:words?', ['preview', 'tab', SOURCE_PARAMETER, REFERRAL_PARAMETER, ...wishes]],
  ['/companies', companiesList.names],
  ['/companies/:id/:words?', [...companyJobsList.names, ...wishes]],
  ['/salary-guide', ['role', 'location']],
  ['/contact', ['sent', 'topic']],
  ['/report', ['job', 'company', 'profile']],
  ['/notifications/stop', ['token']],
  ['/verify/:code?', ['code']],
  ['/login', ['next']],
  ['/auth/:page', ['next', 'type', 'email']],
  // The router's own request for the files that a page needs.
  ['/__manifest', ['paths', 'version']],
];

/** The router's address for the data of a page. */
const ANSWERS = /(?:\/_root|\/_)?\.data$/;

/**
 * The address without the parameters that its page does not read. They change nothing on the page,
 * yet the server would render and cache it again for each of them.
 */
export function withKnownQuery(address: URL): URL {
  const page = address.pathname.replace(ANSWERS, '') || '/';
  const [, names = []] = namesOfPages.find(([pattern]) => matchPath(pattern, page)) ?? [];
  const known = new Set(page === address.pathname ? names : [...names, '_routes']);
  const kept = new URL(address);
  // If nothing is deleted, the query stays exactly as it was sent.
  for (const name of address.searchParams.keys()) {
    if (!known.has(name)) kept.searchParams.delete(name);
  }
  return kept;
}
