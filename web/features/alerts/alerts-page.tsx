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
import { useAlerts, ALERTS, toastOf } from './calls.ts';
import { alertsMessages } from './messages.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useRefetch } from '../../lib/api/use-refetch.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { ALERT_NAME_MAX_LENGTH } from '../../../contract/fields/max-lengths.ts';

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

function RenameDialog({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const t = useMessages(alertsMessages);
  const form = useContractForm('PUT /barong/resource/alerts/:id', {
    start: { name: alert.name },
    params: { id: alert.id },
    check: ({ name }) => ({ name: name.trim() === '' ? t.missingName : undefined }),
    blames: 'name',
    saved: ({ name }) => ({ id: toastOf(alert.id), title: t.renamed, description: name }),
    onSaved: onClose,
    onAnswer: useRefetch([ALERTS]),
  });
  return (
    <FormDialog title={t.renameTitle} form={form} sendLabel={t.save} onClose={onClose}>
      <TextField {...form.field('name')} label={t.name} maxLength={ALERT_NAME_MAX_LENGTH} />
    </FormDialog>
  );
}
