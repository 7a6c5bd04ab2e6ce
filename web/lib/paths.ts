import type { Role } from '../../contract/endpoint.ts';
import { cleanText } from './forms/clean-text.ts';

/** The dashboard of a role; also where a visit to another role's pages ends. */
export const homeOf = (role: Role | undefined): string =>
  role === 'hr' || role === 'admin' ? `/dashboard/${role}` : '/dashboard/user';

/** The role a path belongs to; null for paths that every signed-in person has. */
export function roleOfPath(pathname: string): Role | null {
  if (/^\/(user|dashboard\/user|profile\/edit)(\/|$)/.test(pathname)) return 'user';
  if (/^\/(hr|dashboard\/hr|profile\/setup\/hr)(\/|$)/.test(pathname)) return 'hr';
  if (/^\/(admin|dashboard\/admin)(\/|$)/.test(pathname)) return 'admin';
  return null;
}

/** A path of our own to go on to, or the fallback: never another site, never back to a login. */
export function safeNext(next: string | null, fallback: string): string {
  if (!next || !/^\/(?![/\\])/.test(next) || next.startsWith('/auth/')) return fallback;
  const origin = 'http://own.invalid';
  if (!URL.canParse(next, origin)) return fallback;
  const url = new URL(next, origin);
  // `/..//evil.example` is a path here, but would name another site when it is followed.
  const isOwn = url.origin === origin && !url.pathname.startsWith('//');
  return isOwn ? url.pathname + url.search + url.hash : fallback;
}

export const loginPath = (next: string): string => `/auth/login?next=${encodeURIComponent(next)}`;

const WORDS_MAX_LENGTH = 80;

/** What is behind an id in an address is for people and search engines: `/words-like-these`, or nothing. */
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
