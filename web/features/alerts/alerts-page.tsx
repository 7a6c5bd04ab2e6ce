import { Search } from 'lucide-react';
import { useState } from 'react';
import type { Alert } from '../../../contract/alerts.ts';
import { listAddress } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useMessages } from '../../lib/messages.ts';
import { LinkButton } from '../../ui/button.tsx';
import { PlanRoom } from '../../parts/money/plan-room.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { AlertCard } from './alert-card.tsx';
import { useAlerts } from './calls.ts';
import { alertsMessages } from './messages.ts';
import { RenameDialog } from './rename-dialog.tsx';

const alertsList = listAddress({ path: '/user/alerts', filters: {} });

/** The seeker's alerts: how often each is sent, what it sent last, and a way to end it. */
export default function AlertsPage() {
  const t = useMessages(alertsMessages);
  const list = useListAddress(alertsList);
  const query = useAlerts(list.address.page);
  const [renamed, setRenamed] = useState<Alert>();
  return (
    <>
      <ListPage
        title={t.title}
        intro={t.intro}
        // An empty list offers this link itself.
        actions={
          query.data?.meta.total === 0 ? null : (
            <LinkButton to="/user/jobs" variant="secondary" icon={Search}>
              {t.findJobs}
            </LinkButton>
          )
        }
        list={list}
        query={query}
        rowsOf={(found) => found.alerts}
        shape="h-52 rounded-lg"
        above={<PlanRoom allowance="alerts" plans="/user/subscription" />}
        failed={t.loadFailed}
        none={{
          title: t.none,
          text: t.noneText,
          actions: <LinkButton to="/user/jobs">{t.findJobs}</LinkButton>,
        }}
        renderCard={(alert) => <AlertCard alert={alert} onRename={() => setRenamed(alert)} />}
      />
      {renamed ? <RenameDialog alert={renamed} onClose={() => setRenamed(undefined)} /> : null}
    </>
  );
}
