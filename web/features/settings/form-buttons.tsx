import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { overlayMessages } from '../../ui/overlays/overlay-messages.ts';

interface FormButtonsProps {
  form: { button: { type: 'submit'; busy: boolean; busyLabel: string } };
  /** The label of the submit button. */
  label: string;
  onCancel: () => void;
}

/** Buttons that submit the surrounding form, or cancel it. */
export function FormButtons({ form, label, onCancel }: FormButtonsProps) {
  const t = useMessages(overlayMessages);
  return (
    <div className="flex flex-wrap gap-3">
      <Button {...form.button}>{label}</Button>
      <Button variant="quiet" onClick={onCancel}>
        {t.cancel}
      </Button>
    </div>
  );
}
