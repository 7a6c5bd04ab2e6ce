import { useEffect, useSyncExternalStore } from 'react';
import type { Role } from '../../../contract/endpoint.ts';
import { currentSession, useSession } from './session.ts';

interface OfSession<T> {
  /** The value as React state; `none` until the answer is there, and for other roles. */
  use: () => T;
  /** How often `change` was called, as React state; the first answer does not count. */
  useChanges: () => number;
  /** Edits the value for every part of the page. */
  change: (edit: (value: T) => T) => void;
}

/**
 * A value of the signed-in seeker, or of another `role`, for buttons on public pages: fetched once in a
 * session. After a failure it stays `none` until a page asks again.
 */
export function ofSession<T>(none: T, ask: () => Promise<T>, role: Role = 'user'): OfSession<T> {
  const unknown = { token: '', value: none, changes: 0 };
  /** Belongs to one session: the next one starts with `none`. */
  let known = unknown;
  let askedFor = '';
  /** Changes made while the answer is on its way, which may not contain them. */
  let meanwhile: ((value: T) => T)[] = [];
  const listeners = new Set<() => void>();

  const of = (token: string) => (known.token === token ? known : { ...unknown, token });

  function keep(now: typeof known) {
    known = now;
    for (const listener of listeners) listener();
  }

  async function askOnce(token: string) {
    if (askedFor === token) return;
    askedFor = token;
    meanwhile = [];
    try {
      const answer = await ask();
      const value = meanwhile.reduce<T>((changed, edit) => edit(changed), answer);
      keep({ ...of(token), value });
    } catch {
      askedFor = '';
    }
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  const read = () => known;

  function useKnown() {
    const session = useSession();
    const token = session?.user?.role === role ? session.token : '';
    const now = useSyncExternalStore(subscribe, read, read);
    useEffect(() => {
      if (token) void askOnce(token);
    }, [token]);
    return token && now.token === token ? now : unknown;
  }

  return {
    use: () => useKnown().value,
    useChanges: () => useKnown().changes,
    change(edit) {
      meanwhile.push(edit);
      const own = of(currentSession()?.token ?? '');
      keep({ ...own, value: edit(own.value), changes: own.changes + 1 });
    },
  };
}
