import { useEffect, useState } from 'react';
import {
  data,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { load, refusedStatus } from '../../../lib/api/page-context.ts';
import { usePosted } from '../../../lib/forms/posted.ts';
import { useHydrated } from '../../../lib/hydrated.ts';
import { useMessages } from '../../../lib/messages.ts';
import { homeOf, roleOfPath, safeNext } from '../../../lib/paths.ts';
import { currentSession } from '../../../lib/session/session.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { AuthCard } from '../auth-card.tsx';
import { withQuery } from '../with-query.ts';
import { signedInMessages } from './signed-in-messages.ts';
import { takeOver } from './take-over.ts';

export { action } from './signed-in-action.ts';
export { postedHeaders as headers } from '../../../lib/forms/posted.ts';
export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** Who holds the session in this browser's cookie. */
export async function loader({ context }: LoaderFunctionArgs) {
  try {
    const me = await load(context, 'GET /barong/resource/users/me', {});
    const { fullName, email, email_verified } = me;
    return data({ me: { fullName, email, email_verified } });
  } catch (thrown) {
    if (refusedStatus(thrown) !== 401) throw thrown;
    return data({ me: null });
  }
}

/**
 * Where somebody who has logged in without scripts learns what they can do. If scripts have come after all, they take
 * the session over and go on.
 */
export default function SignedInPage() {
  const t = useMessages(signedInMessages);
  const { me } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const next = safeNext(params.get('next'), '');
  const isLeaving = useTakingOver(next);
  if (isLeaving) {
    return (
      <AuthCard title={t.title}>
        <output className="flex items-center gap-3 text-body text-ink-2">
          <Spinner />
          {t.opening}
        </output>
      </AuthCard>
    );
  }
  return me ? <SignedIn me={me} next={next} /> : <NotSignedIn next={next} />;
}

/** Whether the page is about to be left. */
function useTakingOver(next: string): boolean {
  const navigate = useNavigate();
  const isAlive = useHydrated();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isOpen = true;
    async function goOn() {
      const isSignedIn = await takeOver();
      if (!isOpen) return;
      if (!isSignedIn) setFailed(true);
      else await navigate(safeNext(next, homeOf(currentSession()?.user?.role)), { replace: true });
    }
    void goOn();
    return () => {
      isOpen = false;
    };
  }, [navigate, next]);
  return isAlive && !hasFailed;
}

interface SignedInProps {
  me: { fullName: string; email: string; email_verified: boolean };
  next: string;
}

function SignedIn({ me, next }: SignedInProps) {
  const t = useMessages(signedInMessages);
  const posted = usePosted();
  const isOpenToAll = next !== '' && !needsLogin(next);
  return (
    <AuthCard title={t.title}>
      <p className="text-body text-ink-2">{t.welcome(me.fullName)}</p>
      {posted?.failure ? (
        <NoticeBar tone="danger" role="alert">
          {posted.failure}
        </NoticeBar>
      ) : null}
      {me.email_verified ? null : (
        <>
          <p className="text-body">{t.confirm(me.email)}</p>
          <LinkButton to={withQuery('/auth/verify-otp', { email: me.email, next })} size="lg" wide>
            {t.enterCode}
          </LinkButton>
        </>
      )}
      {isOpenToAll ? (
        <LinkButton to={next} variant="secondary" wide>
          {t.back}
        </LinkButton>
      ) : null}
      <p className="text-body">{t.works}</p>
      <OpenPages />
      <p className="text-body">{t.needsScripts}</p>
      <form method="post" action="/auth/signed-in">
        <Button type="submit" variant="secondary" wide>
          {t.logOut}
        </Button>
      </form>
    </AuthCard>
  );
}

/** Pages of a role, and those of everybody who is signed in. */
const needsLogin = (path: string): boolean =>
  roleOfPath(path.split(/[?#]/)[0] ?? '') !== null || /^\/(settings|notifications)\b/.test(path);

function OpenPages() {
  const t = useMessages(signedInMessages);
  const pages = [
    ['/jobs', t.jobs],
    ['/companies', t.companies],
    ['/contact', t.contact],
  ] as const;
  return (
    <ul className="grid gap-1 text-body">
      {pages.map(([path, name]) => (
        <li key={path}>
          <a className="link inline-flex min-h-11 items-center" href={path}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function NotSignedIn({ next }: { next: string }) {
  const t = useMessages(signedInMessages);
  return (
    <AuthCard title={t.notIn}>
      <p className="text-body text-ink-2">{t.notInText}</p>
      <LinkButton to={withQuery('/auth/login', { next })} size="lg" wide>
        {t.logIn}
      </LinkButton>
      <OpenPages />
    </AuthCard>
  );
}
