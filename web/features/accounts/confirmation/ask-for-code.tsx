import { useSearchParams } from 'react-router';
import { missingIn } from '../../../lib/forms/mistakes.ts';
import { usePosted } from '../../../lib/forms/posted.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { AddressForm } from '../address-form.tsx';
import { verifyMessages } from './verify-messages.ts';

/** For a page that was opened without an address: asks for it, mails a code there and goes on to entering it. */
export function AskForCode({ action }: { action: string }) {
  const t = useMessages(verifyMessages);
  const [, setParams] = useSearchParams();
  const form = useContractForm('POST /barong/identity/verification/resend-otp', {
    start: { email: '' },
    posted: usePosted<{ email: string }>(),
    body: ({ email }) => ({ email: email.trim() }),
    check: (values) => missingIn(values, { email: t.emailNeeded }),
    blames: 'email',
    onSaved: (_, { email }) =>
      setParams(
        (params) => {
          params.set('email', email.trim());
          return params;
        },
        { replace: true },
      ),
  });
  return (
    <>
      <p className="text-body text-ink-2">{t.emailMissing}</p>
      <p className="text-body text-ink-2">{t.askIntro}</p>
      <AddressForm form={form} action={action} label={t.email} send={t.sendCode} />
    </>
  );
}
