import type { PortalSettings } from '../../../contract/portal-settings/portal-settings.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { SettingsSection } from '../../parts/sections/settings-section.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { useKeepGroup, versionOf, withoutVersion } from './calls.ts';
import { LastChange } from './last-change.tsx';
import { portalSettingMessages } from './messages.ts';

/** What moderators see before everybody else. */
export function ModerationSection({ moderation }: Pick<PortalSettings, 'moderation'>) {
  const t = useMessages(portalSettingMessages);
  const keep = useKeepGroup();
  const { hold_first_jobs, version } = moderation;
  const form = useContractForm('PUT /barong/admin/settings/moderation', {
    start: { hold_first_jobs, version },
    basis: 'version',
    ifMatch: versionOf,
    body: withoutVersion,
    failed: t.notSaved,
    saved: t.saved,
    onSaved: (changed) => keep('moderation', changed),
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
