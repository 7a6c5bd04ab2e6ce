import type { Alert } from '../../../contract/alerts.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { useRefetch } from '../../lib/api/use-refetch.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ALERTS, toastOf } from './calls.ts';
import { alertsMessages } from './messages.ts';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { ALERT_NAME_MAX_LENGTH } from '../../../contract/fields/max-lengths.ts';

export function RenameDialog({ alert, onClose }: { alert: Alert; onClose: () => void }) {
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
