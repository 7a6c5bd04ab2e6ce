import type { PortalSettings } from '../../../contract/portal-settings/portal-settings.ts';
import { useMessages } from '../../lib/messages.ts';
import { SettingsSection } from '../../parts/sections/settings-section.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { useSettingsGroup } from './use-settings-group.ts';
import { SettingsForm } from './settings-form.tsx';
import { portalSettingMessages } from './messages.ts';

/** What moderators review before others see it. */
export function ModerationSection({ moderation }: Pick<PortalSettings, 'moderation'>) {
  const t = useMessages(portalSettingMessages);
  const form = useSettingsGroup('moderation', moderation, {
    fields: ({ hold_first_jobs, version }) => ({ hold_first_jobs, version }),
  });
  return (
    <SettingsSection title={t.moderation} note={t.moderationNote}>
      <SettingsForm form={form} group={moderation}>
        <CheckboxField
          {...form.box('hold_first_jobs')}
          label={t.holdFirstJobs}
          hint={t.holdFirstJobsHint}
        />
      </SettingsForm>
    </SettingsSection>
  );
}
