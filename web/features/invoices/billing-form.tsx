import type { BillingDetails } from '../../../contract/money/invoices.ts';
import { gstStates, type GstState, stateName } from '../../../contract/money/gst-states.ts';
import { useKeep } from '../../lib/api/use-keep.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { overlayMessages } from '../../ui/overlays/overlay-messages.ts';
import { keepBilling } from './calls.ts';
import { invoiceMessages } from './invoice-messages.ts';
import {
  BUYER_ADDRESS_MAX_LENGTH,
  BUYER_NAME_MAX_LENGTH,
  GSTIN_MAX_LENGTH,
} from '../../../contract/fields/max-lengths.ts';

const rules = async () => (await import('../../../contract/money/invoices.ts')).BillingForm;

interface BillingFormProps {
  billing: BillingDetails | null;
  onClose: () => void;
}

const fieldsOf = (billing: BillingDetails | null) => ({
  name: billing?.name ?? '',
  address: billing?.address ?? '',
  pin: billing?.pin ?? '',
  state: billing?.state ?? '',
  gstin: billing?.gstin ?? '',
  version: billing?.version ?? 0,
});

export function BillingForm({ billing, onClose }: BillingFormProps) {
  const t = useMessages(invoiceMessages);
  const { cancel } = useMessages(overlayMessages);
  const language = useLanguage();
  const form = useContractForm('PUT /barong/resource/billing_details', {
    start: fieldsOf(billing),
    newer: fieldsOf,
    body: ({ state, ...texts }) => ({ ...texts, state: state as GstState }),
    rules,
    failed: t.notSaved,
    saved: t.saved,
    onSaved: useKeep(keepBilling, onClose),
  });
  return (
    <Form form={form} className="grid gap-4 md:grid-cols-2">
      <TextField
        {...form.field('name')}
        label={t.name}
        autoFocus
        autoComplete="organization"
        maxLength={BUYER_NAME_MAX_LENGTH}
        className="md:col-span-2"
      />
      <TextArea
        {...form.field('address')}
        label={t.address}
        autoComplete="street-address"
        rows={3}
        maxLength={BUYER_ADDRESS_MAX_LENGTH}
        className="md:col-span-2"
      />
      <SelectField
        {...form.field('state')}
        label={t.state}
        placeholder={t.choose}
        options={gstStates
          .map((state) => ({ value: state, label: stateName(state, language) }))
          .toSorted((one, other) => one.label.localeCompare(other.label, language))}
      />
      <TextField
        {...form.field('pin')}
        label={t.pin}
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={10}
      />
      <TextField
        {...form.field('gstin')}
        label={t.gstin}
        optional
        hint={t.gstinHint}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={GSTIN_MAX_LENGTH}
        className="md:col-span-2"
      />
      <div className="flex flex-wrap gap-3 md:col-span-2">
        <Button {...form.button}>{t.save}</Button>
        <Button variant="quiet" onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </Form>
  );
}
