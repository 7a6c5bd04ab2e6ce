import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { useMessages } from '../../lib/messages.ts';
import { settingsMessages } from './messages.ts';
import { OwnSettings } from './own-settings.tsx';

/** The settings of one's own account; admins also find it at `/admin/settings`, beside the portal's. */
export default function SettingsPage() {
  const t = useMessages(settingsMessages);
  return (
    <>
      <title>{`${t.title} · ${PORTAL}`}</title>
      <h1 className="text-h1">{t.title}</h1>
      <p className="mb-5 text-body text-ink-2">{t.intro}</p>
      <OwnSettings />
    </>
  );
}
