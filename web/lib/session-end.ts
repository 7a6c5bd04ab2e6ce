import { useEffect } from 'react';
import { toast } from '../ui/toast.ts';
import { ApiError } from './api-error.ts';
import { loginPath } from './paths.ts';
import { currentSession, forgetSession } from './session.ts';
import { readKept, keep } from './storage.ts';

const REDIRECT_DELAY_MS = 100;
const NOTICE_MS = 1_000_000;
/** Where the notice waits while the browser goes to the login page. */
const NOTICE_KEY = 'sessionEnd';

/** Codes after which the session is over; a wrong password (invalid_params) is none of them. */
const endingCodes = new Set([
  'identity.session.invalid',
  'identity.session.not_active',
  'identity.session.banned',
  'identity.session.deleted',
  'jwt.decode_and_verify',
  'authz.missing_csrf_token',
  'authz.invalid_token',
  'authz.token_expired',
  'authz.session_expired',
  'authz.invalid_session',
]);
/** Of these the person must know more than that the session is over. */
const toldCodes = new Set([
  'identity.session.not_active',
  'identity.session.banned',
  'identity.session.deleted',
]);

const notices = {
  en: { title: 'Session Expired', description: 'Your session has ended. Please log in again.' },
  hi: { title: 'सेशन खत्म हुआ', description: 'आपका सेशन खत्म हो गया है। कृपया फिर लॉग इन करें।' },
};

/**
 * Ends the session when a call with `token` was refused because it is over. No answer, a failing
 * server and an answer to an older session's call end nothing.
 */
export function endSessionIfOver(error: unknown, token: string | undefined): void {
  if (!(error instanceof ApiError) || token === undefined) return;
  const code = error.codes.find((each) => endingCodes.has(each));
  if (!code || currentSession()?.token !== token) return;
  endSessionWithNotice(
    toldCodes.has(code) ? [error.messages[0], error.reason].filter(Boolean).join(' ') : undefined,
  );
}

/** Forgets the session, says so once and goes to the login page, which leads back here. */
function endSessionWithNotice(told: string | undefined): void {
  forgetSession();
  const notice = document.documentElement.lang === 'hi' ? notices.hi : notices.en;
  const description = told ?? notice.description;
  showNotice(notice.title, description);
  if (location.pathname.startsWith('/auth/')) return;
  keep(NOTICE_KEY, JSON.stringify([notice.title, description]));
  const path = loginPath(location.pathname + location.search);
  setTimeout(() => location.assign(path), REDIRECT_DELAY_MS);
}

const showNotice = (title: string, description: string) =>
  toast({
    title,
    description,
    id: 'session-end',
    variant: 'destructive',
    urgent: true,
    duration_ms: NOTICE_MS,
  });

/** Shows the notice that was on its way to the login page, once. */
export function useSessionEndNotice(): void {
  useEffect(() => {
    const kept = readKept(NOTICE_KEY);
    if (!kept) return;
    keep(NOTICE_KEY, null);
    const [title = '', description = ''] = JSON.parse(kept) as string[];
    showNotice(title, description);
  }, []);
}
