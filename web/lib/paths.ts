import type { Role } from '../../contract/endpoint.ts';

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
