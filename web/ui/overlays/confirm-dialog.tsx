import { clsx } from 'clsx';
import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import type { AnyForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../button.tsx';
import { FormNotices } from '../fields/form.tsx';
import { useDialogFocus } from './dialog-focus.ts';
import { overlayMessages } from './overlay-messages.ts';
import { BOX_CLASS, DialogFooter, SCRIM_CLASS } from './dialog.tsx';

interface ConfirmDialogProps {
  /** Without it, what is rendered is open. */
  open?: boolean;
  onClose: () => void;
  /** A question that names the object: "Withdraw this application?". */
  title: ReactNode;
  /** What will happen, and who will be notified. */
  description: ReactNode;
  /** More fields, such as a reason. */
  children?: ReactNode;
  /** Verbs: "Withdraw". */
  confirmLabel: string;
  /** Labels the cancel button "Keep it". */
  keeps?: boolean;
  /** Another label for the cancel button. */
  cancelLabel?: string;
  /** What confirming does, unless it submits the form. */
  onConfirm?: () => void;
  /** The form whose fields are in the dialog. */
  form?: AnyForm;
  /** For actions that cannot be undone: the filled red button. */
  danger?: boolean;
  busy?: boolean;
  busyLabel?: string;
}

/** Asks before an action that cannot be undone or that notifies somebody. The caller closes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open = true, onClose, title, description, children, danger, form } = props;
  const { busy, busyLabel } = form?.button ?? props;
  const t = useMessages(overlayMessages);
  const focus = useDialogFocus();
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className={clsx(SCRIM_CLASS, 'z-dialog')} />
        <Radix.Content {...focus} className={clsx(BOX_CLASS, 'md:max-w-120')}>
          <div className="grid min-h-0 gap-2 overflow-y-auto px-5 pt-5 pb-5">
            <Radix.Title className="text-h3">{title}</Radix.Title>
            <Radix.Description asChild>
              <div className="text-body text-ink-2">{description}</div>
            </Radix.Description>
            {form && <FormNotices form={form} />}
            {children && <div className="mt-2 grid gap-4">{children}</div>}
          </div>
          <DialogFooter>
            <Radix.Cancel asChild>
              <Button variant="secondary">
                {props.cancelLabel ?? (props.keeps ? t.keep : t.cancel)}
              </Button>
            </Radix.Cancel>
            <Button
              variant={danger ? 'danger-solid' : 'primary'}
              onClick={form ? () => void form.send() : props.onConfirm}
              busy={busy}
              busyLabel={busyLabel}
            >
              {props.confirmLabel}
            </Button>
          </DialogFooter>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
