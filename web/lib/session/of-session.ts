import { useEffect, useSyncExternalStore } from 'react';
import type { Role } from '../../../contract/endpoint.ts';
import { currentSession, useSession } from './session.ts';

interface OfSession<T> {
  /** The value as React state; `none` until the answer is there, and for other roles. */
  use: () => T;
  /** How often `change` was called, as React state; the first answer is no change. */
  useChanges: () => number;
  /** Replaces the value for every part of the page. */
  change: (edit: (value: T) => T) => void;
}

/**
 * A value of the signed-in seeker, or of another `role`, for buttons on public pages: fetched once in a
 * session. After a failure it stays `none` until a page asks again.
 */
export function ofSession<T>(none: T, ask: () => Promise<T>, role: Role = 'user'): OfSession<T> {
  /** Belongs to one session: the next one starts with `none`. */
  let known = { token: '', value: none };
  let askedFor = '';
  /** Changes made while the answer is on its way, which may not contain them. */
  let meanwhile: ((value: T) => T)[] = [];
  let changes = 0;
  const listeners = new Set<() => void>();

  function keep(token: string, value: T) {
    known = { token, value };
    for (const listener of listeners) listener();
  }

  async function askOnce(token: string) {
    if (askedFor === token) return;
    askedFor = token;
    meanwhile = [];
    try {
      const answer = await ask();
      keep(
        token,
        meanwhile.reduce<T>((value, edit) => edit(value), answer),
      );
    } catch {
      askedFor = '';
    }
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  const read = () => known;

  return {
    use: function useOfSession() {
      const session = useSession();
      const token = session?.user?.role === role ? session.token : '';
      const { token: owner, value } = useSyncExternalStore(subscribe, read, read);
      useEffect(() => {
        if (token) void askOnce(token);
      }, [token]);
      return token && owner === token ? value : none;
    },
    useChanges: () =>
      useSyncExternalStore(
        subscribe,
        () => changes,
        () => changes,
      ),
    change(edit) {
      changes += 1;
      meanwhile.push(edit);
      const token = currentSession()?.token ?? '';
      keep(token, edit(known.token === token ? known.value : none));
    },
  };
}
