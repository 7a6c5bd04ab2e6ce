import type { FormEvent } from 'react';
import type { User } from '../../../../contract/accounts.ts';
import { useMessages } from '../../../lib/messages.ts';
import { textsOf } from '../../../lib/forms/texts-of.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { toast } from '../../../lib/toast.ts';
import { useChangeAccount } from './account-calls.ts';
import { settingsMessages } from '../messages.ts';
import { SettingsSection } from '../settings-section.tsx';
import { useRefusal } from '../use-refusal.ts';

/** The name that others see, the language we write in, and whether we may advertise. */
export function AboutSection({ user }: { user: User }) {
  const t = useMessages(settingsMessages);
  const change = useChangeAccount();
  const refusal = useRefusal();

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { username = '', language, marketing_consent } = textsOf(form);
    refusal.clear();
    change.mutate(
      {
        username,
        language: language === 'hi' ? 'hi' : 'en',
        marketing_consent: marketing_consent === 'on',
      },
      {
        onSuccess: () => toast({ title: t.saved, variant: 'success' }),
        onError: (error) => refusal.show(form, error, t.notSaved),
      },
    );
  }

  return (
    <SettingsSection title={t.about}>
      <form noValidate className="grid gap-5" onSubmit={save}>
        <TextField
          label={t.name}
          name="username"
          required
          maxLength={120}
          autoComplete="name"
          defaultValue={user.fullName}
          error={refusal.mistakes['username']}
        />
        <RadioGroup
          label={t.mailLanguage}
          hint={t.mailLanguageHint}
          look="chips"
          name="language"
          defaultValue={user.language}
          options={[
            { value: 'en', label: <span lang="en">English</span> },
            { value: 'hi', label: <span lang="hi">हिन्दी</span> },
          ]}
        />
        <CheckboxField
          label={t.marketing}
          hint={t.marketingHint}
          name="marketing_consent"
          defaultChecked={user.marketing_consent}
        />
        <Button
          type="submit"
          className="justify-self-start"
          busy={change.isPending}
          busyLabel={t.pleaseWait}
        >
          {t.save}
        </Button>
      </form>
    </SettingsSection>
  );
}
