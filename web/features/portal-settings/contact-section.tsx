import type { PortalSettings } from '../../../contract/portal-settings/portal-settings.ts';
import { siteNames, socialSites } from '../../../contract/portal-settings/social-sites.ts';
import { useMessages } from '../../lib/messages.ts';
import { SettingsSection } from '../../parts/sections/settings-section.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useSettingsGroup } from './use-settings-group.ts';
import { SettingsForm } from './settings-form.tsx';
import { portalSettingMessages } from './messages.ts';
import { PERSON_NAME_MAX_LENGTH } from '../../../contract/fields/max-lengths.ts';

type ContactSectionProps = Pick<PortalSettings, 'contact' | 'by_environment'>;

const ADDRESS_MAX = 200;

/** The address that people can write to, and the operator's pages on other sites. */
export function ContactSection({ contact, by_environment: fixed }: ContactSectionProps) {
  const t = useMessages(portalSettingMessages);
  const form = useSettingsGroup('contact', contact, {
    fields: (set) => ({
      contact_email: set.contact_email ?? '',
      officer_name: set.officer_name ?? '',
      officer_email: set.officer_email ?? '',
      linkedin: set.linkedin ?? '',
      x: set.x ?? '',
      youtube: set.youtube ?? '',
      instagram: set.instagram ?? '',
      facebook: set.facebook ?? '',
      version: set.version,
    }),
    rules: async () =>
      (await import('../../../contract/portal-settings/settings.ts')).ContactSettings,
    together: [['officer_name', 'officer_email']],
  });
  const wins = (value: string | null) => (value === null ? undefined : t.byEnvironment(value));
  const sender = fixed.sender_email === null ? undefined : t.fromSender(fixed.sender_email);
  return (
    <SettingsSection title={t.contact} note={t.contactNote}>
      <SettingsForm form={form} group={contact}>
        <TextField
          {...form.field('contact_email')}
          type="email"
          label={t.contactEmail}
          hint={wins(fixed.contact_email) ?? sender}
        />
        <div className="grid gap-5 md:grid-cols-2">
          <TextField
            {...form.field('officer_name')}
            label={t.officerName}
            hint={wins(fixed.officer_name) ?? t.officerHint}
            maxLength={PERSON_NAME_MAX_LENGTH}
          />
          <TextField
            {...form.field('officer_email')}
            type="email"
            label={t.officerEmail}
            hint={wins(fixed.officer_email)}
          />
        </div>
        <fieldset className="grid gap-4">
          <legend className="text-body font-strong">{t.pages}</legend>
          <p className="note">{t.pagesHint}</p>
          <div className="grid gap-5 md:grid-cols-2">
            {socialSites.map((site) => (
              <TextField
                key={site}
                {...form.field(site)}
                type="url"
                label={siteNames[site]}
                maxLength={ADDRESS_MAX}
              />
            ))}
          </div>
        </fieldset>
      </SettingsForm>
    </SettingsSection>
  );
}
