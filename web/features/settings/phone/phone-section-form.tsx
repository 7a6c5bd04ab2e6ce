import { useKeep } from '../../../lib/api/use-keep.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { PhoneField } from '../../../parts/phone/phone-field.tsx';
import { internationalOf } from '../../../parts/phone/phone.ts';
import { Form } from '../../../ui/fields/form.tsx';
import { FormButtons } from '../form-buttons.tsx';
import { keepPhone } from './phone-calls.ts';
import { phoneSectionMessages } from './phone-messages.ts';

/** Replaces the number, or adds the first one. */
export function PhoneForm({ isSeeker, onClose }: { isSeeker: boolean; onClose: () => void }) {
  const t = useMessages(phoneSectionMessages);
  const form = useContractForm('PUT /barong/resource/phone', {
    start: { country: '+91', phone: '' },
    body: ({ country, phone }) => ({ phone: internationalOf({ country, digits: phone }) }),
    failed: t.notSaved,
    saved: t.saved,
    onSaved: useKeep(keepPhone, onClose),
  });
  return (
    <Form form={form} className="grid max-w-prose gap-4">
      <PhoneField autoFocus form={form} />
      {isSeeker ? <p className="note">{t.sentKeep}</p> : null}
      <FormButtons form={form} label={t.save} onCancel={onClose} />
    </Form>
  );
}
