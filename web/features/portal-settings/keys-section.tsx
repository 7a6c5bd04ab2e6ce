import type { PortalSettings } from '../../../contract/portal-settings/portal-settings.ts';
import { useMessages } from '../../lib/messages.ts';
import { SettingsSection } from '../../parts/sections/settings-section.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useSettingsGroup } from './use-settings-group.ts';
import { KeysState, RemoveKeys } from './keys-state.tsx';
import { keysMessages } from './keys-messages.ts';
import { portalSettingMessages } from './messages.ts';
import { TrialButton, TrialWithPhone } from './trial.tsx';

type MailSectionProps = Pick<PortalSettings, 'mail' | 'by_environment'>;

/** A secret is visible once while it is typed, and browsers do not offer to save it. */
const secret = { type: 'password', autoComplete: 'off', spellCheck: false } as const;

/** How mails are sent. */
export function MailSection({ mail, by_environment: fixed }: MailSectionProps) {
  const t = { ...useMessages(portalSettingMessages), ...useMessages(keysMessages) };
  const form = useSettingsGroup('mail', mail, {
    fields: ({ sender, version }) => ({ sender: sender ?? '', smtp_url: '', version }),
    rules: async () => (await import('../../../contract/portal-settings/settings.ts')).MailSettings,
  });
  return (
    <SettingsSection title={t.mail} note={t.mailNote}>
      <KeysState group={mail} byEnvironment={fixed.mail} />
      <Form form={form} className="grid gap-5">
        <div className="grid gap-5 md:grid-cols-2">
          <TextField
            {...form.field('sender')}
            type="email"
            label={t.sender}
            hint={fixed.sender_email === null ? t.senderHint : t.byEnvironment(fixed.sender_email)}
          />
          <TextField
            {...form.field('smtp_url')}
            {...secret}
            label={t.smtp}
            hint={mail.keys === 'none' ? t.smtpHint : t.staysHint}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button {...form.button}>{t.save}</Button>
          <TrialButton of="mail" label={t.tryMail} />
          <RemoveKeys name="mail" group={mail} />
        </div>
      </Form>
    </SettingsSection>
  );
}

type SmsSectionProps = Pick<PortalSettings, 'sms' | 'by_environment'>;

/** The SMS provider. */
export function SmsSection({ sms, by_environment: fixed }: SmsSectionProps) {
  const t = { ...useMessages(portalSettingMessages), ...useMessages(keysMessages) };
  const form = useSettingsGroup('sms', sms, {
    fields: ({ version }) => ({ url: '', version }),
    rules: async () => (await import('../../../contract/portal-settings/settings.ts')).SmsSettings,
  });
  return (
    <SettingsSection title={t.sms} note={t.smsNote}>
      <KeysState group={sms} byEnvironment={fixed.sms} />
      <Form form={form} className="grid gap-5">
        <TextField
          {...form.field('url')}
          {...secret}
          label={t.smsUrl}
          hint={sms.keys === 'none' ? t.smsUrlHint : t.staysHint}
        />
        <div className="flex flex-wrap gap-3">
          <Button {...form.button}>{t.save}</Button>
          <RemoveKeys name="sms" group={sms} />
        </div>
      </Form>
      <TrialWithPhone />
    </SettingsSection>
  );
}

type PaymentsSectionProps = Pick<PortalSettings, 'payments' | 'by_environment'>;

/** The keys of the payment gateway. */
export function PaymentsSection({ payments, by_environment: fixed }: PaymentsSectionProps) {
  const t = { ...useMessages(portalSettingMessages), ...useMessages(keysMessages) };
  const form = useSettingsGroup('payments', payments, {
    fields: ({ version }) => ({ api_key: '', key_secret: '', webhook_secret: '', version }),
    rules: async () =>
      (await import('../../../contract/portal-settings/settings.ts')).PaymentSettings,
  });
  return (
    <SettingsSection title={t.payments} note={t.paymentsNote}>
      <KeysState group={payments} byEnvironment={fixed.payments} />
      <Form form={form} className="grid gap-5">
        <div className="grid gap-5 md:grid-cols-2">
          <TextField {...form.field('api_key')} {...secret} label={t.keyId} />
          <TextField {...form.field('key_secret')} {...secret} label={t.keySecret} />
        </div>
        <TextField
          {...form.field('webhook_secret')}
          {...secret}
          label={t.webhookSecret}
          hint={t.webhookHint}
        />
        <div className="flex flex-wrap gap-3">
          <Button {...form.button}>{t.save}</Button>
          <TrialButton of="payments" label={t.tryPayments} />
          <RemoveKeys name="payments" group={payments} />
        </div>
      </Form>
    </SettingsSection>
  );
}
