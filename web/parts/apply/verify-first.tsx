import { MailQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSessionCheck } from '../../lib/session/auth-check.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { LinkButton } from '../../ui/button.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { applyMessages } from './apply-messages.ts';

/** The code page, which leads back to `next`; it asks for the address if that is not known. */
function useCodePage(next: string): string {
  const email = useSession()?.user?.email ?? '';
  return `/auth/verify-otp?${new URLSearchParams({ email, type: 'user', next })}`;
}

interface VerifyFirstProps {
  /** Where the code page leads back to; without it there is no link, because a `VerifyButton` is near. */
  next?: string;
  children: ReactNode;
}

/** Says why the address must be confirmed; disappears when it is confirmed elsewhere. */
export function VerifyFirst({ next, children }: VerifyFirstProps) {
  useSessionCheck();
  return (
    <NoticeBar
      tone="time"
      icon={MailQuestionMark}
      action={next === undefined ? null : <VerifyLink next={next} />}
    >
      {children}
    </NoticeBar>
  );
}

function VerifyLink({ next }: { next: string }) {
  const t = useMessages(applyMessages);
  return (
    <Link to={useCodePage(next)} className="underline">
      {t.verify}
    </Link>
  );
}

/** Takes the place of a form's button while the form cannot be sent yet. */
export function VerifyButton({ next }: { next: string }) {
  const t = useMessages(applyMessages);
  return <LinkButton to={useCodePage(next)}>{t.verify}</LinkButton>;
}
