import { MailQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSessionCheck } from '../../lib/session/auth-check.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { applyMessages } from './apply-messages.ts';

/** A link to the code page and back; disappears when the address is confirmed elsewhere. */
export function VerifyFirst({ next, children }: { next: string; children: ReactNode }) {
  const t = useMessages(applyMessages);
  useSessionCheck();
  // The code page asks for the address if it is not known.
  const email = useSession()?.user?.email ?? '';
  return (
    <NoticeBar
      tone="time"
      icon={MailQuestionMark}
      action={
        <Link
          to={`/auth/verify-otp?${new URLSearchParams({ email, type: 'user', next })}`}
          className="underline"
        >
          {t.verify}
        </Link>
      }
    >
      {children}
    </NoticeBar>
  );
}
