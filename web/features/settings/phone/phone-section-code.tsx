import { useKeep } from '../../../lib/api/use-keep.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { readableNumber } from '../../../parts/phone/phone-number.ts';
import { AnotherCode } from '../../../parts/codes/another-code.tsx';
import { smsMessages } from '../../../parts/phone/sms-messages.ts';
import { SentCodeField } from '../../../parts/codes/sent-code-field.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { FormButtons } from '../form-buttons.tsx';
import { keepPhone, sendPhoneCode } from './phone-calls.ts';
import { phoneSectionMessages } from './phone-messages.ts';

interface PhoneCodeProps {
  number: string;
  /** Whether it was sent just now, and not before the page was loaded. */
  isFresh: boolean;
  onClose: () => void;
}

/** The form for the code that was sent to the number. */
export function PhoneCode({ number, isFresh, onClose }: PhoneCodeProps) {
  const t = useMessages(phoneSectionMessages);
  const sms = useMessages(smsMessages);
  const form = useContractForm('POST /barong/resource/phone/confirm_code', {
    start: { otp: '' },
    code: 'otp',
    blames: 'otp',
    saved: t.isVerified,
    onSaved: useKeep(keepPhone, onClose),
  });
  return (
    <Form form={form} className="grid max-w-prose gap-4">
      <p>{t.codeSent(readableNumber(number))}</p>
      <SentCodeField form={form} label={sms.code} autoFocus={isFresh} />
      <AnotherCode words={sms} send={sendPhoneCode} />
      <FormButtons form={form} label={t.confirm} onCancel={onClose} />
    </Form>
  );
}
