import { useFailureToast } from '../../lib/api/error-toast.ts';
import { useMessages } from '../../lib/messages.ts';
import { toast } from '../../lib/toast.ts';
import { Resend } from '../codes/resend.tsx';
import { smsMessages } from './sms-messages.ts';

/** Asks for a new code by SMS. */
export function ResendSms({ send }: { send: () => Promise<unknown> }) {
  const t = useMessages(smsMessages);
  const tellFailure = useFailureToast();
  return (
    <Resend
      words={t}
      send={send}
      onSent={() => toast({ title: t.resent, variant: 'success' })}
      onFailed={(error) => tellFailure(t.notSent, error)}
    />
  );
}
