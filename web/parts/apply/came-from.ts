import type { Location } from 'react-router';
import {
  type SaidSource,
  REFERRAL_PARAMETER,
  saidSources,
  SOURCE_PARAMETER,
} from '../../../contract/applications/sources.ts';

/** What pages say of whoever comes from them to a job; the first pattern that fits applies. */
const ofPages: readonly (readonly [RegExp, SaidSource])[] = [
  [/^\/$|^\/(?:user\/)?jobs\/?$/, 'search'],
  [/^\/dashboard\/user|^\/jobs\/\d/, 'recommended'],
  [/^\/companies\/\d/, 'company_page'],
];

const ofPage = (pathname: string): SaidSource =>
  ofPages.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'direct';

const isJobPage = (pathname: string) => /^\/jobs\/\d/.test(pathname);

/** The list of this site that was loaded first, or led to what was; nothing of it is kept anywhere. */
function listBefore(): SaidSource {
  const loaded = performance.getEntriesByType('navigation')[0]?.name ?? location.href;
  const first = [loaded, document.referrer].find(
    (address) => URL.canParse(address) && !isJobPage(new URL(address).pathname),
  );
  const url = first === undefined ? null : new URL(first);
  // Whoever has begun at their dashboard may have come to a job in many ways.
  const isList = url?.origin === location.origin && !url.pathname.startsWith('/dashboard/');
  return isList ? ofPage(url.pathname) : 'direct';
}

/**
 * How the seeker came to the job: as the address says, or by the list that it was chosen from. A login in
 * between forgets the list, but not what was loaded first.
 */
export function sourceOf({ pathname, search, state }: Location<unknown>): SaidSource {
  const said = new URLSearchParams(search).get(SOURCE_PARAMETER);
  const known = saidSources.find((source) => source === said && source !== 'api');
  if (known) return known;
  if (!isJobPage(pathname)) return ofPage(pathname);
  const list = (state as { list?: unknown } | null)?.list;
  return typeof list === 'string' ? ofPage(list) : listBefore();
}

/** The code of who referred the seeker to this job. */
export const referralIn = ({ pathname, search }: Location<unknown>, jobId: number) =>
  new RegExp(`^/jobs/${jobId}(/|$)`).test(pathname)
    ? new URLSearchParams(search).get(REFERRAL_PARAMETER)
    : null;
