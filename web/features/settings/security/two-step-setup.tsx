import { useEffect, useRef } from 'react';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { qrCode } from '../../../../contract/format/qr-code.ts';
import { useRefetch } from '../../../lib/api/use-refetch.ts';
import { CurrentPassword } from '../../../parts/passwords/password.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormButtons } from '../form-buttons.tsx';
import { QrImage } from './qr-image.tsx';
import { TWO_STEP } from './security-calls.ts';
import { securityMessages } from './security-messages.ts';

interface TwoStepSetupProps {
  url: string;
  secret: string;
  /** Whether it was begun just now, and not before the page was loaded. */
  isFresh: boolean;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Adding the key to the app, entering a code from it, and the password. */
export function TwoStepSetup({ url, secret, isFresh, onDone, onCancel }: TwoStepSetupProps) {
  const t = useMessages(securityMessages);
  const refetch = useRefetch([TWO_STEP]);
  const form = useContractForm('POST /barong/resource/otp/enable', {
    start: { code: '', current_password: '' },
    onSaved: async ({ recovery_codes }) => {
      onDone(recovery_codes);
      await refetch();
    },
  });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFresh) title.current?.focus();
  }, [isFresh]);
  const modules = qrCode(url);
  return (
    <Form form={form} className="grid max-w-prose gap-4">
      <h3 ref={title} tabIndex={-1} className="text-body font-strong outline-none">
        {t.setUpTitle}
      </h3>
      <p>{t.stepApp}</p>
      <p>{t.stepKey}</p>
      {modules ? <QrImage modules={modules} label={t.qrCode} /> : null}
      <dl className="text-small">
        <dt className="text-ink-2">{t.key}</dt>
        <dd className="font-mono break-words">{(secret.match(/.{1,4}/g) ?? []).join(' ')}</dd>
      </dl>
      <a href={url} className="link justify-self-start">
        {t.openApp}
      </a>
      <p>{t.stepCode}</p>
      <TextField
        {...form.field('code')}
        label={t.code}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
      />
      <CurrentPassword {...form.field('current_password')} />
      <FormButtons form={form} label={t.switchOn} onCancel={onCancel} />
    </Form>
  );
}
