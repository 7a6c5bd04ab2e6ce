import { useEffect, useState } from 'react';
import { AUTH_CHECK_EVERY_MS } from '../../../contract/constants.ts';
import type { User } from '../../../contract/accounts.ts';
import { api } from '../api/api.ts';
import { currentSession, keepUser, LAST_CHECK_KEY, noteCheck } from './session.ts';
import { readStored } from './storage.ts';

export const ME_KEY = ['me'];

let asked: { token: string | undefined; answer: Promise<User> } | undefined;

/** Fetches the account. Parts of a page that ask at the same time share one call. */
export function fetchMe(): Promise<User> {
  const token = currentSession()?.token;
  if (asked && asked.token === token) return asked.answer;
  const call = { token, answer: ask(token) };
  asked = call;
  const forget = () => {
    if (asked === call) asked = undefined;
  };
  call.answer.then(forget, forget);
  return call.answer;
}

async function ask(token: string | undefined): Promise<User> {
  noteCheck();
  const user = await api('GET /barong/resource/users/me', {}, { priority: 'low' });
  // After a logout meanwhile, the account must not be stored again.
  if (currentSession()?.token === token) keepUser(user);
  return user;
}

function isCheckedLately(): boolean {
  const age = Date.now() - Number(readStored(LAST_CHECK_KEY) ?? Number.NaN);
  // If the system clock was set back, the age is negative: check again.
  return age >= 0 && age < AUTH_CHECK_EVERY_MS;
}

/**
 * Checks with the server that the session is alive, unless that was done within the last five seconds.
 * The call itself ends a session that is over. If another part of the page is asking already, its answer counts.
 */
async function checkSession(): Promise<void> {
  const token = currentSession()?.token;
  if (!token) return;
  if (asked?.token === token || !isCheckedLately()) await fetchMe();
}

/** Whether the visitor is signed in; without an answer from the server, the stored session counts. */
export async function confirmSession(): Promise<boolean> {
  await checkSession().catch(() => undefined);
  return currentSession() !== null;
}

/** Checks the session when the page opens or becomes visible again; returns why the check failed. */
export function useSessionCheck(): Error | null {
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        await checkSession();
        setError(null);
      } catch (failure) {
        if (failure instanceof Error) setError(failure);
      }
    };
    const onChange = () => void look();
    onChange();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return error;
}
