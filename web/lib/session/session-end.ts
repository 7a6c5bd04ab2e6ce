import { useEffect } from 'react';
import { SESSION_END_NOTICE_MS, SESSION_END_REDIRECT_MS } from '../../../contract/constants.ts';
import { toast } from '../toast.ts';
import { ApiError } from '../api/api-error.ts';
import { loginPath } from '../paths.ts';
import { forgetSession, latestSession } from './session.ts';
import { keep } from './storage.ts';

/** Storage key of the notice while the browser goes to the login page. */
export const NOTICE_KEY = 'sessionEnd';

/** `missing_csrf_token`, `invalid_token`, `invalid_session`, `token_expired`, `session_expired`, with `authz.` or without. */
const ENDING = /^(authz\.)?(missing_csrf|invalid|token|session)_(token|session|expired)$/;
/** Codes of a 401 about what was typed or used: a password, a code, a passkey. */
const TYPED = /(params|otp|passkey|passkey_needed)$/;
/** Codes that need more explanation than that the session is over. */
const EXPLAINED = /(not_active|banned|deleted)$/;

const notices = {
  en: { title: 'Session Expired', description: 'Your session has ended. Please log in again.' },
  hi: { title: 'सेशन ख़त्म हो गया', description: 'आपका सेशन ख़त्म हो गया है। कृपया फिर लॉग इन करें।' },
};

/** On a job's page: the page stays, and offers what a guest may do. */
const signedOut = {
  en: { title: 'You are signed out', description: 'Log in again to apply or to save jobs.' },
  hi: {
    title: 'आप लॉग आउट हो गए हैं',
    description: 'आवेदन करने या नौकरी सेव करने के लिए फिर लॉग इन करें।',
  },
};

let openPagesForAll = 0;

/**
 * For public pages. When a page's own background call finds the session over, the session is forgotten
 * silently and the page becomes a guest's, because the visitor did nothing. There is a notice only for
 * a banned or deleted account, and beside a job.
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

/** Until the function that it returns is called, refused calls show no notice: somebody is leaving. */
export function beginFarewell(): () => void {
  farewells += 1;
  return () => {
    farewells -= 1;
  };
}

/** Whether somebody is leaving: what is read meanwhile would be refused. */
export const isLeaving = (): boolean => farewells > 0;

/**
 * A 401 with any code ends the session, unless the code is about wrong input. A 401 without a code
 * comes from a proxy, and a 403 is about permissions unless its code says otherwise.
 */
const endingCodeOf = ({ status, codes }: ApiError) =>
  codes.find((code) => ENDING.test(code) || (status === 401 && !TYPED.test(code)));

/**
 * Ends the session when a call with `token` was refused because the session is over. A missing answer,
 * a server error or an answer to an older session's call does not end it.
 */
export function endSessionIfOver(error: unknown, token: string | undefined, route = ''): void {
  if (!(error instanceof ApiError) || token === undefined || isLeaving()) return;
  const code = endingCodeOf(error);
  if (!code || latestSession()?.token !== token) return;
  const words = [error.messages[0], error.reason].filter(Boolean).join(' ');
  const explanation = EXPLAINED.test(code) ? words : undefined;
  endSession(explanation, openPagesForAll > 0 && route.startsWith('GET '));
}

/** Forgets the session, shows one notice and goes to the login page, which leads back here. */
function endSession(explanation: string | undefined, isQuiet: boolean): void {
  forgetSession();
  const language = document.documentElement.lang === 'hi' ? 'hi' : 'en';
  const notice = notices[language];
  const description = explanation ?? notice.description;
  if (explanation || !isQuiet) showNotice(notice.title, description);
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
