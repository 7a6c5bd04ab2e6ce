import { announced } from '../../../contract/announced/announced.ts';
import type { PortalSettings } from '../../../contract/portal-settings/portal-settings.ts';
import { useMessages } from '../../lib/messages.ts';
import { SettingsSection } from '../../parts/sections/settings-section.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { useSettingsGroup } from './use-settings-group.ts';
import { SettingsForm } from './settings-form.tsx';
import { portalSettingMessages } from './messages.ts';

const isAnnounced = (asked: string) => announced.some(({ path }) => path === asked);

/** Which of the announced pages are shown. */
export function AnnouncingSection({ announcing }: Pick<PortalSettings, 'announcing'>) {
  const t = useMessages(portalSettingMessages);
  const form = useSettingsGroup('announcing', announcing, {
    // A page that has been released in the meantime cannot be hidden.
    fields: ({ hidden_pages, version }) => ({
      hidden_pages: hidden_pages.filter(isAnnounced),
      version,
    }),
  });
  const hidden = form.values.hidden_pages;
  const show = (path: string, isShown: boolean) =>
    form.set({
      hidden_pages: isShown ? hidden.filter((one) => one !== path) : [...hidden, path],
    });
  return (
    <SettingsSection title={t.announcing} note={t.announcingNote}>
      <SettingsForm form={form} group={announcing}>
        <div>
          {announced.map(({ path }) => (
            <CheckboxField
              key={path}
              label={<code>{path}</code>}
              checked={!hidden.includes(path)}
              onChange={({ target }) => show(path, target.checked)}
            />
          ))}
        </div>
      </SettingsForm>
    </SettingsSection>
  );
}
