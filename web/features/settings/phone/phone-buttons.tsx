import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { phoneSectionMessages } from './phone-messages.ts';

interface PhoneButtonsProps {
  /** What sending the form does. */
  label: string;
  busy: boolean;
  onClose: () => void;
}

/** Sends the form around it, or leaves it. */
export function PhoneButtons({ label, busy, onClose }: PhoneButtonsProps) {
  const t = useMessages(phoneSectionMessages);
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" busy={busy} busyLabel={t.pleaseWait}>
        {label}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {t.cancel}
      </Button>
    </div>
  );
}
