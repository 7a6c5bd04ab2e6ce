import { useState } from 'react';
import type { ImportedRow, ReadColumn } from '../../../../../contract/jobs/job-imports.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { toast } from '../../../../lib/toast.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Form } from '../../../../ui/fields/form.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { ColumnsRead } from '../import/columns-read.tsx';
import { ImportTable } from '../import/import-table.tsx';
import { useSetFeed } from './feed-calls.ts';
import { feedMessages } from './feed-messages.ts';

interface AddressFormProps {
  address: string;
  /** Absent while the company has no feed. */
  onCancel?: () => void;
  onKept: () => void;
}

interface Found {
  address: string;
  rows: readonly ImportedRow[];
  columns: readonly ReadColumn[];
}

/** Asks for the address, previews what reading it would do, and then sets it up. */
export function AddressForm({ address, onCancel, onKept }: AddressFormProps) {
  const t = useMessages(feedMessages);
  const [found, setFound] = useState<Found | null>(null);
  const form = useContractForm('POST /barong/resource/job_feed/preview', {
    start: { address },
    failed: t.lookFailed,
    onSaved: ({ rows, columns }, values) => setFound({ address: values.address, rows, columns }),
  });
  const keeping = useSetFeed({
    failed: t.keepFailed,
    onDone: () => {
      toast({ title: t.kept, variant: 'success' });
      onKept();
    },
  });
  return (
    <>
      <Card className="grid gap-4">
        <Form form={form} className="grid gap-4">
          <TextField
            label={t.address}
            hint={t.addressHint}
            required
            type="url"
            inputMode="url"
            autoComplete="off"
            {...form.field('address')}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              variant={found ? 'secondary' : 'primary'}
              {...form.button}
              busyLabel={t.looking}
            >
              {t.look}
            </Button>
            {onCancel ? (
              <Button variant="quiet" onClick={onCancel}>
                {t.cancel}
              </Button>
            ) : null}
          </div>
        </Form>
      </Card>
      {found ? (
        <section aria-labelledby="feed-found" className="grid gap-3">
          <h2 id="feed-found" className="text-h3">
            {t.found}
          </h2>
          <ColumnsRead columns={found.columns} />
          <div>
            <Button
              busy={keeping.isBusy}
              busyLabel={t.keeping}
              onClick={() => void keeping.run(found.address)}
            >
              {t.keep}
            </Button>
          </div>
          <Card className="p-0 md:p-0">
            <ImportTable rows={found.rows} isDone={false} />
          </Card>
        </section>
      ) : null}
    </>
  );
}
