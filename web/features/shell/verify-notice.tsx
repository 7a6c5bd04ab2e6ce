import { MailQuestionMark } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useSessionCheck } from '../../lib/session/auth-check.ts';
import { useErrorToast } from '../../lib/api/error-toast.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { toast } from '../../lib/toast.ts';
import { appMessages } from './app-messages.ts';

/** Asks a pending account for its code; explains it when a visitor was redirected from another role's page. */
export function VerifyNotice() {
  const t = useMessages(appMessages);
  useErrorToast(t.authenticationError, useSessionCheck());
  const me = useSession()?.user;
  const [params, setParams] = useSearchParams();
  const wasLedAway = params.get('notice') === 'wrong-role';
  useEffect(() => {
    if (!wasLedAway) return;
    toast({ title: t.wrongRole });
    setParams({}, { replace: true });
  }, [wasLedAway, t.wrongRole, setParams]);
  if (!me || me.email_verified) return null;
  const query = new URLSearchParams({ email: me.email ?? '', type: me.role });
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
        {me.role === 'hr' ? t.verifyNoticeRecruiter : t.verifyNotice}
      </NoticeBar>
    </div>
  );
}
