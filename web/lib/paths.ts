import type { Role } from '../../contract/endpoint.ts';
import { cleanText } from './forms/clean-text.ts';

/** The dashboard of a role; visits to another role's pages are redirected there. */
export const homeOf = (role: Role | undefined): string =>
  role === 'hr' || role === 'admin' ? `/dashboard/${role}` : '/dashboard/user';

/** The role a path belongs to; null for paths that every role has. */
export function roleOfPath(pathname: string): Role | null {
  if (/^\/(user|dashboard\/user|profile\/edit)(\/|$)/.test(pathname)) return 'user';
  if (/^\/(hr|dashboard\/hr|profile\/setup\/hr)(\/|$)/.test(pathname)) return 'hr';
  if (/^\/(admin|dashboard\/admin)(\/|$)/.test(pathname)) return 'admin';
  return null;
}

/** `next` if it is a path of this site and no login page, otherwise the fallback. */
export function safeNext(next: string | null, fallback: string): string {
  if (!next || !/^\/(?![/\\])/.test(next) || next.startsWith('/auth/')) return fallback;
  const origin = 'http://own.invalid';
  if (!URL.canParse(next, origin)) return fallback;
  const url = new URL(next, origin);
  // `/..//evil.example` looks like a path but leads to another site when followed.
  const isOwn = url.origin === origin && !url.pathname.startsWith('//');
  return isOwn ? url.pathname + url.search + url.hash : fallback;
}

export const loginPath = (next: string): string => `/auth/login?next=${encodeURIComponent(next)}`;

const WORDS_MAX_LENGTH = 80;

/** The readable end of an address, `/words-like-these` or nothing; the id alone finds the page. */
function wordsPath(text: string): string {
  const words = text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  return words ? `/${cleanText(words, WORDS_MAX_LENGTH)}` : '';
}

/** A job's address. */
export const jobPath = (job: { id: number; title: string; location?: string }): string =>
  `/jobs/${job.id}${wordsPath(`${job.title} ${job.location ?? ''}`)}`;

/** A company's address. */
export const companyPath = (company: { id: number; name: string }): string =>
  `/companies/${company.id}${wordsPath(company.name)}`;
