import { type FormEvent, useEffect, useRef } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { internationalOf } from '../../../parts/phone/phone.ts';
import { PhoneField } from '../../../parts/phone/phone-field.tsx';
import { textsOf } from '../../../lib/forms/texts-of.ts';
import { toast } from '../../../lib/toast.ts';
import { PhoneButtons } from './phone-buttons.tsx';
import { useChangePhone } from './phone-calls.ts';
import { phoneSectionMessages } from './phone-messages.ts';
import { useRefusal } from '../use-refusal.ts';

/** A new number in place of the one before, or the first. */
export function PhoneForm({ isSeeker, onClose }: { isSeeker: boolean; onClose: () => void }) {
  const t = useMessages(phoneSectionMessages);
  const change = useChangePhone();
  const { mistakes, clear, show } = useRefusal();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const number = form.current?.elements.namedItem('phone');
    if (number instanceof HTMLElement) number.focus();
  }, []);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const written = event.currentTarget;
    const { country = '', phone = '' } = textsOf(written);
    clear();
    change.mutate(internationalOf({ country, digits: phone }), {
      onSuccess: () => {
        toast({ title: t.saved, variant: 'success' });
        onClose();
      },
      onError: (error) => show(written, error, t.notSaved),
    });
  }

  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={save}>
      <PhoneField error={mistakes['phone']} />
      {isSeeker ? <p className="text-small text-ink-2">{t.sentKeep}</p> : null}
      <PhoneButtons label={t.save} busy={change.isPending} onClose={onClose} />
    </form>
  );
}
