import { limitNames, limits } from '../../../contract/portal-settings/limits.ts';
import type { PortalSettings } from '../../../contract/portal-settings/portal-settings.ts';
import { numberText } from '../../lib/format/format.ts';
import { useMessages } from '../../lib/messages.ts';
import { SettingsSection } from '../../parts/sections/settings-section.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useSettingsGroup } from './use-settings-group.ts';
import { SettingsForm } from './settings-form.tsx';
import { limitsMessages } from './limits-messages.ts';
import { portalSettingMessages } from './messages.ts';

/** How much people may do. */
export function LimitsSection({ limits: group }: Pick<PortalSettings, 'limits'>) {
  const t = { ...useMessages(portalSettingMessages), ...useMessages(limitsMessages) };
  const shown = (value: number | null) => (value === null ? '' : String(value));
  const form = useSettingsGroup('limits', group, {
    fields: (set) => ({
      jobs_per_day: shown(set.jobs_per_day),
      conversations_per_day: shown(set.conversations_per_day),
      upload_megabytes_per_day: shown(set.upload_megabytes_per_day),
      code_sms_per_hour: shown(set.code_sms_per_hour),
      version: set.version,
    }),
    rules: async () =>
      (await import('../../../contract/portal-settings/limit-settings.ts')).LimitSettings,
    saved: t.limitsSaved,
  });
  return (
    <SettingsSection title={t.limits} note={t.limitsNote}>
      <SettingsForm form={form} group={group}>
        <div className="grid gap-5 md:grid-cols-2 md:items-end">
          {limitNames.map((name) => (
            <TextField
              key={name}
              {...form.field(name)}
              inputMode="numeric"
              label={t[name]}
              placeholder={String(limits[name].usual)}
              hint={t.bounds(
                numberText(limits[name].least),
                numberText(limits[name].most),
                numberText(limits[name].usual),
              )}
            />
          ))}
        </div>
      </SettingsForm>
    </SettingsSection>
  );
}
