import { useQuery } from '@tanstack/react-query';
import { MailQuestionMark } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { useErrorToast } from '../../lib/error-toast.ts';
import { useMessages } from '../../lib/messages.ts';
import { keepUser } from '../../lib/session.ts';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { toast } from '../../ui/toast.ts';
import { appMessages } from './app-messages.ts';

/** The specification's throttle: the account is looked up at most once in five seconds. */
const CHECK_EVERY_MS = 5_000;

/** Looks the account up when the page opens and whenever its tab becomes visible. */
const useMe = () =>
  useQuery({
    queryKey: ['me'],
    queryFn: async () => {
      const user = await api('GET /barong/resource/users/me', {});
      keepUser(user);
      return user;
    },
    staleTime: CHECK_EVERY_MS,
    refetchOnWindowFocus: true,
  });

/** Asks a pending account for its code; tells a visitor who was led away from another role's page. */
export function VerifyNotice() {
  const t = useMessages(appMessages);
  const { data: me, error } = useMe();
  useErrorToast(t.authenticationError, error);
  const [params, setParams] = useSearchParams();
  const wasLedAway = params.get('notice') === 'wrong-role';
  useEffect(() => {
    if (!wasLedAway) return;
    toast({ title: t.wrongRole });
    setParams({}, { replace: true });
  }, [wasLedAway, t.wrongRole, setParams]);
  if (!me || me.email_verified) return null;
  const query = new URLSearchParams({ email: me.email, type: me.role });
  return (
    <div className="mb-5">
      <NoticeBar
        tone="time"
        icon={MailQuestionMark}
        action={
          <Link to={`/auth/verify-otp?${query}`} className="link">
            {t.verifyAction}
          </Link>
        }
      >
        {t.verifyNotice}
      </NoticeBar>
    </div>
  );
}
