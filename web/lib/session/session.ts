import { useEffect, useSyncExternalStore } from 'react';
import type { RenewedSession, Session, User } from '../../../contract/accounts.ts';
import type { Role } from '../../../contract/endpoint.ts';
import type { AdminRole } from '../../../contract/admin/admin-roles.ts';
import type { TeamRole } from '../../../contract/team/team-roles.ts';
import { pictureUrlOf } from '../picture-url.ts';
import { readStored, readStoredJson, store } from './storage.ts';

/** The part of the account that the browser stores; pages fetch the rest. */
interface StoredUser {
  id: number;
  role: Role;
  /** For recruiters with a company. */
  team_role?: TeamRole | null;
  /** For admins. */
  admin_role?: AdminRole | null;
  fullName: string;
  profilePictureUrl: string | null;
  email_verified: boolean;
  /** Stored only until it is confirmed, for the page where the mailed code is entered. */
  email?: string;
}

interface SignedIn {
  token: string;
  csrfToken: string;
  user: StoredUser | null;
}

export const LAST_CHECK_KEY = 'lastAuthCheck';
const keys = {
  token: 'authToken',
  csrfToken: 'csrfToken',
  user: 'user',
  lastCheck: LAST_CHECK_KEY,
};
const listeners = new Set<() => void>();
let cached: SignedIn | null | undefined;
/**
 * The last account that was signed in while this page was open: the page may still show its data.
 */
let holder: number | undefined;

/** Whether the stored user has what every page reads; otherwise pages fetch the account. */
const isWhole = (user: Partial<StoredUser> | null): user is StoredUser =>
  typeof user?.id === 'number' &&
  typeof user.fullName === 'string' &&
  (user.role === 'user' || user.role === 'hr' || (user.role === 'admin' && !!user.admin_role));

function readSession(): SignedIn | null {
  const user = readStoredJson(keys.user) as Partial<StoredUser> | null;
  const token = readStored(keys.token);
  if (!token) return null;
  return {
    token,
    csrfToken: readStored(keys.csrfToken) ?? '',
    user: isWhole(user) ? user : null,
  };
}

/** The session of this browser; null for a guest and on the server. */
export function currentSession(): SignedIn | null {
  if (typeof localStorage === 'undefined') return null;
  cached ??= readSession();
  holder = cached?.user?.id ?? holder;
  return cached;
}

/** Drops the cached session and notifies all listeners. */
export function sessionChanged(): void {
  cached = undefined;
  for (const listener of listeners) listener();
}

const storedUser = (user: User): StoredUser => ({
  id: user.id,
  role: user.role,
  team_role: user.team_role,
  admin_role: user.admin_role,
  fullName: user.fullName,
  profilePictureUrl: pictureUrlOf(user.profilePictureUrl),
  email_verified: user.email_verified,
  ...(user.email_verified ? {} : { email: user.email }),
});

/** An answer without the account is stored too: the next page fetches the account. */
export function keepSession(session: Omit<Session, 'user'> & { user?: User | undefined }): void {
  // Checked first, so that a broken answer fails before half a session is stored.
  if (!session.token) throw new TypeError('no token');
  const kept = session.user && storedUser(session.user);
  store(keys.token, session.token);
  store(keys.csrfToken, session.csrf_token);
  if (kept) return keepStored(kept);
  store(keys.user, null);
  sessionChanged();
}

/** Stores the new token under which the session continues. */
export function keepRenewed({ token, csrf_token }: RenewedSession): void {
  // Stored first: other tabs take the token as the sign that both have changed.
  store(keys.csrfToken, csrf_token);
  store(keys.token, token);
  sessionChanged();
}

export const keepUser = (user: User): void => keepStored(storedUser(user));

function keepStored(user: StoredUser): void {
  store(keys.user, JSON.stringify(user));
  // Stored last: other tabs take the token as the sign that the session is complete.
  noteCheck();
  sessionChanged();
}

/** Notes, for all tabs, that the session is being checked now. */
export const noteCheck = (): void => store(keys.lastCheck, String(Date.now()));

export function keepCsrfToken(csrfToken: string): void {
  store(keys.csrfToken, csrfToken);
  sessionChanged();
}

export function forgetSession(): void {
  for (const key of Object.values(keys)) store(key, null);
  sessionChanged();
}

/** Another tab signed in or out. A page that held another account's content is reloaded. */
function changedElsewhere() {
  const before = holder;
  sessionChanged();
  const now = currentSession()?.user?.id;
  if (before !== undefined && now !== undefined && now !== before) location.reload();
}

/** The session in storage: another tab may have renewed it before this one has heard of it. */
export function latestSession(): SignedIn | null {
  if (cached && readStored(keys.token) !== cached.token) changedElsewhere();
  return currentSession();
}

/** Whether the session has a newer token than in `before`, set here or in another tab. */
export function isRenewedSince(before: SignedIn | null): boolean {
  const now = latestSession();
  return (
    Boolean(before && now) && now?.token !== before?.token && now?.user?.id === before?.user?.id
  );
}

/** Calls the listener whenever the session may have changed, here or in another tab. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Signing in or out in another tab arrives as a storage event.
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === keys.token || event.key === keys.user)
      changedElsewhere();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Calls `leave` when another tab logs out. */
export function useLoggedOutElsewhere(leave: () => void): void {
  useEffect(() => {
    const look = (event: StorageEvent) => {
      if ((event.key === null || event.key === keys.token) && !readStored(keys.token)) leave();
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [leave]);
}

/** Nobody in a page until it is hydrated, because the server has drawn it for nobody. */
const beforeHydration = typeof document === 'undefined' ? currentSession : () => null;

/** The session as React state; null while the server renders and until hydration. */
export const useSession = (): SignedIn | null =>
  useSyncExternalStore(subscribe, currentSession, beforeHydration);
