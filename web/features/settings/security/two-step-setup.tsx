import { type FormEvent, useEffect, useRef } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { qrCode } from './qr-code.ts';
import { Button } from '../../../ui/button.tsx';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { QrImage } from './qr-image.tsx';
import { useTwoStepSwitch } from './security-calls.ts';
import { securityMessages } from './security-messages.ts';

interface TwoStepSetupProps {
  url: string;
  secret: string;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** The key into the app, a code out of it, and the password. */
export function TwoStepSetup({ url, secret, onDone, onCancel }: TwoStepSetupProps) {
  const t = useMessages(securityMessages);
  const language = useLanguage();
  const { on } = useTwoStepSwitch();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const modules = qrCode(url);
  const fields = on.error instanceof ApiError ? on.error.fields : {};
  const belongsNowhere = on.error && Object.keys(fields).length === 0;

  function switchOn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const written = new FormData(form);
    const textOf = (name: string) => {
      const text = written.get(name);
      return typeof text === 'string' ? text : '';
    };
    on.mutate(
      { code: textOf('code'), current_password: textOf('current_password') },
      {
        onSuccess: ({ recovery_codes }) => onDone(recovery_codes),
        onError: (error) => {
          const [first = ''] = error instanceof ApiError ? Object.keys(error.fields) : [];
          const input = form.elements.namedItem(first);
          if (input instanceof HTMLElement) input.focus();
        },
      },
    );
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={switchOn}>
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
      {belongsNowhere ? (
        <NoticeBar tone="danger" role="alert">
          {errorText(on.error, language)}
        </NoticeBar>
      ) : null}
      <TextField
        label={t.code}
        error={fields['code']}
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
      />
      <PasswordField
        label={t.password}
        error={fields['current_password']}
        name="current_password"
        required
        autoComplete="current-password"
        showLabel={t.show}
        hideLabel={t.hide}
        showName={t.showPassword}
        hideName={t.hidePassword}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={on.isPending} busyLabel={t.pleaseWait}>
          {t.switchOn}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
