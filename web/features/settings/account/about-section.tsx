import { useQueryClient } from '@tanstack/react-query';
import type { User } from '../../../../contract/accounts.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages, useRootFacts } from '../../../lib/messages.ts';
import { ME_KEY } from '../../../lib/session/auth-check.ts';
import { keepUser } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { LanguageName } from '../../../ui/language-name.tsx';
import { settingsMessages } from '../messages.ts';
import { SettingsSection } from '../../../parts/sections/settings-section.tsx';
import { PERSON_NAME_MAX_LENGTH } from '../../../../contract/fields/max-lengths.ts';

/** The name that others see, the language of mails, and consent to advertising. */
export function AboutSection({ user }: { user: User }) {
  const t = useMessages(settingsMessages);
  const { languages } = useRootFacts();
  const queries = useQueryClient();
  const form = useContractForm('PUT /barong/resource/users/me', {
    start: {
      username: user.fullName,
      language: user.language,
      marketing_consent: user.marketing_consent,
    },
    failed: t.notSaved,
    saved: t.saved,
    onSaved: (changed) => {
      // The header shows the name.
      keepUser(changed);
      queries.setQueryData(ME_KEY, changed);
    },
  });
  return (
    <SettingsSection title={t.about}>
      <Form form={form} className="grid max-w-prose gap-5">
        <TextField
          {...form.field('username')}
          label={t.name}
          required
          maxLength={PERSON_NAME_MAX_LENGTH}
          autoComplete="name"
        />
        {languages.length < 2 ? null : (
          <RadioGroup
            {...form.field('language')}
            label={t.mailLanguage}
            hint={t.mailLanguageHint}
            options={[
              { value: 'en', label: <LanguageName of="en" /> },
              { value: 'hi', label: <LanguageName of="hi" /> },
            ]}
          />
        )}
        <CheckboxField
          {...form.box('marketing_consent')}
          label={t.marketing}
          hint={t.marketingHint}
        />
        <Button {...form.button} className="justify-self-start">
          {t.save}
        </Button>
      </Form>
    </SettingsSection>
  );
}
