import { useNavigate, useSearchParams } from 'react-router';
import type { User } from '../../../../contract/accounts.ts';
import { LOGIN_REDIRECT_MS } from '../../../../contract/constants.ts';
import { useMessages } from '../../../lib/messages.ts';
import { homeOf, safeNext } from '../../../lib/paths.ts';
import { keepSession } from '../../../lib/session/session.ts';
import { kindMessages } from '../kind-messages.ts';
import type { AccountKind } from '../kind.ts';
import { loginMessages } from './login-messages.ts';

export type Login = ReturnType<typeof useLogin>;

/** What both steps do after a successful login. */
export function useLogin(kind: AccountKind) {
  const t = useMessages(loginMessages);
  const kinds = useMessages(kindMessages);
  const navigate = useNavigate();
  const next = useSearchParams()[0].get('next');
  const welcomeOf = ({ role, fullName }: User) =>
    role === kind || role === 'admin'
      ? t.welcomeBack(fullName)
      : t.otherRole(role === 'hr' ? kinds.employer : kinds.jobSeeker);
  return {
    brokenText: t.loginFailed,
    // A proxy's answer has no token, and does not sign anybody in.
    saved: ({ token, user }: Parameters<typeof keepSession>[0]) =>
      token ? { title: t.loginSuccessful, description: user && welcomeOf(user) } : undefined,
    onSaved: async (session: Parameters<typeof keepSession>[0]) => {
      await new Promise((resolve) => setTimeout(resolve, LOGIN_REDIRECT_MS));
      keepSession(session);
      await navigate(safeNext(next, homeOf(session.user?.role)), { replace: true });
    },
  };
}
