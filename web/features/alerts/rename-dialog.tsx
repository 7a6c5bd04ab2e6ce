import { useQueryClient } from '@tanstack/react-query';
import type { Alert } from '../../../contract/alerts.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ALERTS } from './calls.ts';
import { alertsMessages } from './messages.ts';

const FORM_ID = 'alert-name';

export function RenameDialog({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const t = useMessages(alertsMessages);
  const queries = useQueryClient();
  const form = useContractForm('PUT /barong/resource/alerts/:id', {
    start: { name: alert.name },
    params: { id: alert.id },
    check: ({ name }) => ({ name: name.trim() === '' ? t.missingName : undefined }),
    blames: 'name',
    saved: t.saved,
    onSaved: async () => {
      await queries.invalidateQueries({ queryKey: [ALERTS] });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t.renameTitle}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button {...form.button} form={FORM_ID}>
            {t.save}
          </Button>
        </>
      }
    >
      <Form form={form} id={FORM_ID}>
        <TextField {...form.field('name')} label={t.name} maxLength={100} />
      </Form>
    </Dialog>
  );
}
