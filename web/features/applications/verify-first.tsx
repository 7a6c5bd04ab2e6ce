import { MailQuestionMark } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useMessages } from '../../lib/messages.ts';
import { keepUser } from '../../lib/session.ts';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { applyMessages } from './apply-messages.ts';

/** Leads to the code page and back; goes away by itself when the address was confirmed elsewhere. */
export function VerifyFirst({ next, children }: { next: string; children: ReactNode }) {
  const t = useMessages(applyMessages);
  const [email, setEmail] = useState('');
  useEffect(() => {
    const stop = new AbortController();
    async function lookUp() {
      const me = await api('GET /barong/resource/users/me', {}, { signal: stop.signal });
      setEmail(me.email);
      if (me.email_verified) keepUser(me);
    }
    // The code page asks for the address itself when it could not be looked up.
    lookUp().catch(() => undefined);
    return () => stop.abort();
  }, []);
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
