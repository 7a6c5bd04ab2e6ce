import type { Location } from 'react-router';
import {
  type DeclaredSource,
  REFERRAL_PARAMETER,
  declaredSources,
  SOURCE_PARAMETER,
} from '../../../contract/applications/sources.ts';

/** The source that a page stands for when it leads to a job; the first pattern that matches applies. */
const ofPages: readonly (readonly [RegExp, DeclaredSource])[] = [
  [/^\/$|^\/(?:user\/)?jobs\/?$/, 'search'],
  [/^\/dashboard\/user|^\/jobs\/\d/, 'recommended'],
  [/^\/companies\/\d/, 'company_page'],
];

const ofPage = (pathname: string): DeclaredSource =>
  ofPages.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'direct';

/** The address with which this document was loaded; navigating does not change it. */
const loadedAddress = () => performance.getEntriesByType('navigation')[0]?.name ?? location.href;

const isPageOf = (jobId: number, pathname: string) =>
  new RegExp(`^/jobs/${jobId}(/|$)`).test(pathname);

/** A parameter of the job's own address: of the present one, or else of the one that was loaded first. */
function saidFor(
  jobId: number,
  { pathname, search }: Location<unknown>,
  name: string,
  loaded: string,
) {
  const now = isPageOf(jobId, pathname) ? new URLSearchParams(search).get(name) : null;
  if (now !== null) return now;
  const first = new URL(loaded);
  return isPageOf(jobId, first.pathname) ? first.searchParams.get(name) : null;
}

const isJobPage = (pathname: string) => /^\/jobs\/\d/.test(pathname);

/** The list of this site that was loaded first, or that led to it; it is not stored anywhere. */
function listBefore(loaded: string): DeclaredSource {
  const first = [loaded, document.referrer].find(
    (address) => URL.canParse(address) && !isJobPage(new URL(address).pathname),
  );
  const url = first === undefined ? null : new URL(first);
  // Somebody who began at their dashboard may have come to a job in many ways.
  const isList = url?.origin === location.origin && !url.pathname.startsWith('/dashboard/');
  return isList ? ofPage(url.pathname) : 'direct';
}

/**
 * How the seeker came to the job: as its address says, even if they looked at other pages in between, or else by the
 * list in which they found it. A login in between loses the list, but not the address that was loaded first.
 */
export function sourceOf(
  here: Location<unknown>,
  jobId: number,
  loaded = loadedAddress(),
): DeclaredSource {
  const { pathname, state } = here;
  const said = saidFor(jobId, here, SOURCE_PARAMETER, loaded);
  const known = declaredSources.find((source) => source === said && source !== 'api');
  if (known) return known;
  if (!isPageOf(jobId, pathname)) return ofPage(pathname);
  const list = (state as { list?: unknown } | null)?.list;
  return typeof list === 'string' ? ofPage(list) : listBefore(loaded);
}

/** Codes that the seeker has chosen to apply without. */
const takenAway = new Set<string>();
export const takeAwayReferral = (code: string): void => void takenAway.add(code);

/** The code of the person who referred the seeker to this job. */
export function referralIn(
  here: Location<unknown>,
  jobId: number,
  loaded = loadedAddress(),
): string | null {
  const code = saidFor(jobId, here, REFERRAL_PARAMETER, loaded);
  return code === null || takenAway.has(code) ? null : code;
}
