import type { KeyboardEvent, MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../../lib/messages.ts';
import { loginPath } from '../../lib/paths.ts';
import { currentSession } from '../../lib/session/session.ts';
import type { Wish } from './wish.ts';

/**
 * Props of the link that a guest gets instead of the apply or save button. Without scripts it leads to
 * the login and from there back to this page, which then applies or saves; with scripts a toast says
 * why first. Its role is `button`, like the button that signed-in seekers get.
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
        // The address changes before the signed-in button mounts, so that the button finds the wish.
        event.preventDefault();
        void navigate(here, { replace: true, preventScrollReset: true });
        return;
      }
      // Saving must not leave the list, so a toast links to the login.
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
