import type { PortalSettings } from '../../../contract/portal-settings/portal-settings.ts';
import { useMessages } from '../../lib/messages.ts';
import { SettingsSection } from '../../parts/sections/settings-section.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { useSettingsGroup } from './use-settings-group.ts';
import { LastChange } from './last-change.tsx';
import { portalSettingMessages } from './messages.ts';

/** What moderators review before others see it. */
export function ModerationSection({ moderation }: Pick<PortalSettings, 'moderation'>) {
  const t = useMessages(portalSettingMessages);
  const form = useSettingsGroup('moderation', moderation, {
    fields: ({ hold_first_jobs, version }) => ({ hold_first_jobs, version }),
  });
  return (
    <SettingsSection title={t.moderation} note={t.moderationNote}>
      <Form form={form} className="grid gap-5">
        <CheckboxField
          {...form.box('hold_first_jobs')}
          label={t.holdFirstJobs}
          hint={t.holdFirstJobsHint}
        />
        <LastChange {...moderation} />
        <Button {...form.button} className="justify-self-start">
          {t.save}
        </Button>
      </Form>
    </SettingsSection>
  );
}
