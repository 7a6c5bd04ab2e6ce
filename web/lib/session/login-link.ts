import type { KeyboardEvent, MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../messages.ts';
import { loginPath } from '../paths.ts';
import { currentSession } from './session.ts';
import type { Wish } from './wish.ts';

/**
 * What makes a link the guest's way to a wish for a job: without scripts it leads to the login and
 * from there back to this page, where the wish comes true; with scripts a toast says why. It is
 * called a button, as what stands in its place for those who are signed in.
 */
export function useLoginLink(wish: Wish, jobId: number) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set(wish, String(jobId));
  const here = `${pathname}?${query}`;
  const to = loginPath(here);
  return {
    to,
    role: 'button',
    rel: 'nofollow',
    onClick(event: MouseEvent) {
      if (currentSession()?.user?.role === 'user') {
        // Faster than the button of those who are signed in: it finds the wish when it comes.
        event.preventDefault();
        void navigate(here, { replace: true, preventScrollReset: true });
        return;
      }
      // Saving is no reason to leave the list; the toast has the way to the login.
      if (wish === 'save') event.preventDefault();
      void import('./login-toast.ts').then(({ askToLogIn }) =>
        askToLogIn(language, wish, () => void navigate(to)),
      );
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== ' ') return;
      event.preventDefault();
      event.currentTarget.click();
    },
  };
}
