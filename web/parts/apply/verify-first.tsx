import { MailQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
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
  /** Whether a `VerifyButton` is near, which makes a link unnecessary. */
  hasButton?: boolean;
  children: ReactNode;
}

/** Says why the address must be confirmed; disappears when it is confirmed elsewhere. */
export function VerifyFirst({ hasButton = false, children }: VerifyFirstProps) {
  useSessionCheck();
  return (
    <NoticeBar tone="time" icon={MailQuestionMark} action={hasButton ? null : <VerifyLink />}>
      {children}
    </NoticeBar>
  );
}

function VerifyLink() {
  const t = useMessages(applyMessages);
  const { pathname, search } = useLocation();
  return (
    <Link to={useCodePage(pathname + search)} className="underline">
      {t.verify}
    </Link>
  );
}

/** Takes the place of a form's button while the form cannot be sent yet. */
export function VerifyButton({ next }: { next: string }) {
  const t = useMessages(applyMessages);
  return <LinkButton to={useCodePage(next)}>{t.verify}</LinkButton>;
}
