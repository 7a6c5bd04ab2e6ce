import { useEffect } from 'react';
import { SESSION_END_NOTICE_MS, SESSION_END_REDIRECT_MS } from '../../../contract/constants.ts';
import { toast } from '../toast.ts';
import { ApiError } from '../api/api-error.ts';
import { loginPath } from '../paths.ts';
import { currentSession, forgetSession } from './session.ts';
import { keep } from './storage.ts';

/** Where the notice waits while the browser goes to the login page. */
export const NOTICE_KEY = 'sessionEnd';

/** `authz.missing_csrf_token`, `invalid_token`, `invalid_session`, `token_expired`, `session_expired`. */
const ENDING = /^authz\.(missing_csrf|invalid|token|session)_/;
/** Of the login, which says 401 too: a wrong password, a missing or wrong code. */
const TYPED = /(params|otp)$/;
/** After these the person must know more than that the session is over. */
const TOLD = /(not_active|banned|deleted)$/;

const notices = {
  en: { title: 'Session Expired', description: 'Your session has ended. Please log in again.' },
  hi: { title: 'सेशन ख़त्म हो गया', description: 'आपका सेशन ख़त्म हो गया है। कृपया फिर लॉग इन करें।' },
};

/** Beside a job, where one is about to apply: the page stays, and what it offers now is a guest's. */
const signedOut = {
  en: { title: 'You are signed out', description: 'Log in again to apply or to save jobs.' },
  hi: {
    title: 'आप लॉग आउट हो गए हैं',
    description: 'आवेदन करने या नौकरी सहेजने के लिए फिर लॉग इन करें।',
  },
};

let openPagesForAll = 0;

/**
 * For pages that everybody may see. What such a page asks by itself may find out that the session is
 * over: that is forgotten without a word, because nobody was doing anything, and the page becomes a
 * guest's. Only who may no longer come in is told why, and who reads a job that they are signed out.
 */
export function usePageForAll(): void {
  useEffect(() => {
    openPagesForAll += 1;
    return () => {
      openPagesForAll -= 1;
    };
  }, []);
}

let farewells = 0;

/**
 * Makes a call by which somebody leaves: logging out, deleting the account. Other calls may hear of
 * the end first, which is no news to whoever asked for it. A call that fails because the session was
 * over before is news.
 */
export async function leaveBy<T>(call: () => Promise<T>): Promise<T> {
  const token = currentSession()?.token;
  farewells += 1;
  try {
    const answer = await call();
    farewells -= 1;
    forgetSession();
    return answer;
  } catch (error) {
    farewells -= 1;
    endSessionIfOver(error, token);
    throw error;
  }
}

/**
 * Any code of a 401 ends the session, unless it is about what was typed. A 401 without a code is a
 * proxy's, and a 403 is a matter of rights unless its code says otherwise.
 */
const endingCodeOf = ({ status, codes }: ApiError) =>
  codes.find((code) => ENDING.test(code) || (status === 401 && !TYPED.test(code)));

/**
 * Ends the session when a call with `token` was refused because it is over. No answer, a failing
 * server and an answer to an older session's call end nothing.
 */
export function endSessionIfOver(error: unknown, token: string | undefined, route = ''): void {
  if (!(error instanceof ApiError) || token === undefined || farewells > 0) return;
  const code = endingCodeOf(error);
  if (!code || currentSession()?.token !== token) return;
  const words = [error.messages[0], error.reason].filter(Boolean).join(' ');
  const told = TOLD.test(code) ? words : undefined;
  endSession(told, openPagesForAll > 0 && route.startsWith('GET '));
}

/** Forgets the session, says so once and goes to the login page, which leads back here. */
function endSession(told: string | undefined, isQuiet: boolean): void {
  forgetSession();
  const language = document.documentElement.lang === 'hi' ? 'hi' : 'en';
  const notice = notices[language];
  const description = told ?? notice.description;
  if (told || !isQuiet) showNotice(notice.title, description);
  else if (/^\/jobs\/./.test(location.pathname)) toast(signedOut[language]);
  if (isQuiet || isAtLogin()) return;
  keep(NOTICE_KEY, JSON.stringify([notice.title, description]));
  const path = loginPath(location.pathname + location.search);
  setTimeout(() => {
    if (!isAtLogin()) location.assign(path);
  }, SESSION_END_REDIRECT_MS);
}

const isAtLogin = () => location.pathname.startsWith('/auth/');

export const showNotice = (title: string, description: string) =>
  toast({
    title,
    description,
    id: 'session-end',
    variant: 'destructive',
    urgent: true,
    duration_ms: SESSION_END_NOTICE_MS,
  });
