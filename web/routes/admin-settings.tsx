import { useSearchParams } from 'react-router';
import { PortalSettingsSections } from '../features/portal-settings/portal-settings.tsx';
import { OwnSettings } from '../features/settings/own-settings.tsx';
import { defineMessages, useMessages } from '../lib/messages.ts';
import { useMayAsAdmin } from '../parts/admins/admin-calls.ts';
import { LinkTabs } from '../ui/lists/link-tabs.tsx';
import { PageHead } from '../ui/panels/page-head.tsx';

const messages = defineMessages({
  en: { title: 'Settings', tabs: 'Whose settings', account: 'Your account', portal: 'The portal' },
  hi: { title: 'सेटिंग', tabs: 'किसकी सेटिंग', account: 'आपका खाता', portal: 'पोर्टल' },
});

const PATH = '/admin/settings';

/** The admin's own account and, for owners, the settings of the portal. */
export default function AdminSettingsPage() {
  const t = useMessages(messages);
  const [params] = useSearchParams();
  const isOwner = useMayAsAdmin([]);
  const isPortal = isOwner && params.get('tab') === 'portal';
  return (
    <>
      <PageHead title={t.title} className="mb-4" />
      {isOwner ? (
        <LinkTabs
          label={t.tabs}
          className="mb-4"
          tabs={[
            { to: PATH, label: t.account, current: !isPortal },
            { to: `${PATH}?tab=portal`, label: t.portal, current: isPortal },
          ]}
        />
      ) : null}
      {isPortal ? <PortalSettingsSections /> : <OwnSettings />}
    </>
  );
}
