import { useEffect, useState } from 'react';
import { missingIn } from '../../lib/forms/mistakes.ts';
import { usePosted } from '../../lib/forms/posted.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { fetchMe } from '../../lib/session/auth-check.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { comingSoonMessages } from './messages.ts';

/** The signed-in account's address, prefilled. */
function useOwnEmail(): string {
  const isSignedIn = useSession() !== null;
  const [email, setEmail] = useState('');
  useEffect(() => {
    // If it cannot be loaded, the visitor types it.
    if (isSignedIn)
      fetchMe().then(
        (me) => setEmail(me.email),
        () => undefined,
      );
  }, [isSignedIn]);
  return email;
}

/** Asks for an address and consent to one mail; says so only once it is stored. */
export function NotifyForm({ path }: { path: string }) {
  const t = useMessages(comingSoonMessages);
  const posted = usePosted<{ email: string; consent: boolean }>();
  const [isSet, setIsSet] = useState(Boolean(posted?.outcome));
  const form = useContractForm('POST /barong/public/feature_waits', {
    start: { email: useOwnEmail(), consent: false },
    posted,
    body: ({ email }) => ({ email: email.trim(), path, consent: true }) as const,
    check: (values) => ({
      ...missingIn(values, { email: t.emailNeeded }),
      consent: values.consent ? undefined : t.consentNeeded,
    }),
    failed: t.failed,
    saved: { title: t.set, description: t.setText },
    onSaved: () => setIsSet(true),
  });

  if (isSet) {
    return (
      <output>
        <NoticeBar tone="ok">{t.setText}</NoticeBar>
      </output>
    );
  }
  return (
    <Form form={form} action={path} className="grid gap-5">
      <h2 className="text-h3">{t.notifyHead}</h2>
      <TextField
        {...form.field('email')}
        label={t.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <CheckboxField {...form.box('consent')} label={t.consent} />
      <Button {...form.button} size="lg" wide>
        {t.notify}
      </Button>
    </Form>
  );
}
