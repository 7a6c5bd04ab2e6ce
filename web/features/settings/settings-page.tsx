import { useMessages } from '../../lib/messages.ts';
import { PageHead } from '../../ui/panels/page-head.tsx';
import { settingsMessages } from './messages.ts';
import { OwnSettings } from './own-settings.tsx';

/** The settings of one's own account; admins also find it at `/admin/settings`, beside the portal's. */
export default function SettingsPage() {
  const t = useMessages(settingsMessages);
  return (
    <>
      <PageHead title={t.title} intro={t.intro} className="mb-4" />
      <OwnSettings />
    </>
  );
}
