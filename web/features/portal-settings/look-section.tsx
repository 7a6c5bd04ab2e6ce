import { lightened } from '../../../contract/portal-settings/accent.ts';
import type { PortalSettings } from '../../../contract/portal-settings/portal-settings.ts';
import { DEFAULT_NAME } from '../../../contract/portal-settings/portal-name.ts';
import { useMessages } from '../../lib/messages.ts';
import { SettingsSection } from '../../parts/sections/settings-section.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { AccentPreview, isColour } from './accent-preview.tsx';
import { useSettingsGroup } from './use-settings-group.ts';
import { SettingsForm } from './settings-form.tsx';
import { LogoPart } from './logo-part.tsx';
import { lookMessages } from './look-messages.ts';
import { portalSettingMessages } from './messages.ts';
import { PORTAL_NAME_MAX_LENGTH } from '../../../contract/fields/max-lengths.ts';

const PRODUCT_ACCENT = { light: '#0b5e6c', dark: '#63c4d2' };

/** The name and the look of the portal. */
export function LookSection({ look }: Pick<PortalSettings, 'look'>) {
  const t = { ...useMessages(portalSettingMessages), ...useMessages(lookMessages) };
  const form = useSettingsGroup('look', look, {
    fields: (set) => ({
      name: set.name ?? '',
      accent: set.accent ?? '',
      accent_dark: set.accent_dark ?? '',
      version: set.version,
    }),
    rules: async () => (await import('../../../contract/portal-settings/settings.ts')).LookSettings,
    saved: t.lookSaved,
    // A logo chosen meanwhile is a change of the same group, and mostly one's own.
    joins: true,
  });
  const { accent, accent_dark: dark } = form.values;
  const shown = {
    light: accent || PRODUCT_ACCENT.light,
    dark: dark || (isColour(accent) ? lightened(accent) : PRODUCT_ACCENT.dark),
  };
  const picker = (field: 'accent' | 'accent_dark', label: string, value: string) => (
    <input
      type="color"
      aria-label={t.pick(label)}
      className="size-9 cursor-pointer rounded-sm"
      value={isColour(value) ? value : PRODUCT_ACCENT.light}
      onChange={({ target }) => form.set({ [field]: target.value }, field)}
    />
  );
  return (
    <SettingsSection title={t.look} note={t.lookNote}>
      <LogoPart look={look} />
      <SettingsForm form={form} group={look}>
        <TextField
          {...form.field('name')}
          label={t.name}
          hint={t.nameHint(DEFAULT_NAME)}
          maxLength={PORTAL_NAME_MAX_LENGTH}
        />
        <div className="grid gap-5 md:grid-cols-2">
          <TextField
            {...form.field('accent')}
            label={t.accent}
            hint={t.accentHint}
            placeholder={PRODUCT_ACCENT.light}
            end={picker('accent', t.accent, shown.light)}
          />
          <TextField
            {...form.field('accent_dark')}
            label={t.accentDark}
            hint={t.accentDarkHint}
            placeholder={shown.dark}
            end={picker('accent_dark', t.accentDark, shown.dark)}
          />
        </div>
        <div className="grid gap-4 md:grid-cols-2">
          <AccentPreview theme="light" accent={shown.light} />
          <AccentPreview theme="dark" accent={shown.dark} />
        </div>
      </SettingsForm>
    </SettingsSection>
  );
}
