import { type Language, languages } from '../../../contract/endpoint.ts';
import type { PortalSettings } from '../../../contract/portal-settings/portal-settings.ts';
import { useMessages } from '../../lib/messages.ts';
import { SettingsSection } from '../../parts/sections/settings-section.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { FieldNotes } from '../../ui/fields/field.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { LanguageName } from '../../ui/language-name.tsx';
import { useSettingsGroup } from './use-settings-group.ts';
import { languagesMessages } from './languages-messages.ts';
import { SettingsForm } from './settings-form.tsx';
import { portalSettingMessages } from './messages.ts';

/** The languages that the portal offers. */
export function LanguagesSection({ languages: group }: Pick<PortalSettings, 'languages'>) {
  const t = { ...useMessages(portalSettingMessages), ...useMessages(languagesMessages) };
  const form = useSettingsGroup('languages', group, {
    fields: ({ offered, usual, version }) => ({ offered, usual, version }),
    rules: async () =>
      (await import('../../../contract/portal-settings/languages.ts')).LanguageSettings,
    together: [['offered', 'usual']],
    saved: t.languagesSaved,
  });
  const chosen = form.values.offered;
  const offer = (language: Language, isOffered: boolean) => {
    const left = languages.filter((one) => (one === language ? isOffered : chosen.includes(one)));
    // With one language, there is no default to choose.
    form.set({ offered: left, ...(left.length === 1 ? { usual: left[0] } : {}) }, 'offered');
  };
  const error = form.errorOf('offered');
  const id = form.idOf('offered');
  return (
    <SettingsSection title={t.languages} note={t.languagesNote}>
      <SettingsForm form={form} group={group}>
        <fieldset aria-describedby={error ? `${id}-error` : undefined}>
          <legend className="text-small font-strong text-ink">{t.offered}</legend>
          {languages.map((language) => (
            <CheckboxField
              key={language}
              id={language === languages[0] ? id : undefined}
              name="offered"
              label={<LanguageName of={language} />}
              checked={chosen.includes(language)}
              onChange={({ target }) => offer(language, target.checked)}
            />
          ))}
          <FieldNotes id={id} error={error} hint={t.offeredHint} />
        </fieldset>
        {chosen.length > 1 ? (
          <RadioGroup
            {...form.field('usual')}
            label={t.usual}
            hint={t.usualHint}
            options={chosen.map((value) => ({ value, label: <LanguageName of={value} /> }))}
          />
        ) : null}
      </SettingsForm>
    </SettingsSection>
  );
}
