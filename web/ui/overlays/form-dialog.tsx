import { type ComponentProps, type ReactNode, useId } from 'react';
import type { AnyForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../button.tsx';
import { Form } from '../fields/form.tsx';
import { Dialog } from './dialog.tsx';
import { overlayMessages } from './overlay-messages.ts';

interface FormDialogProps extends Pick<
  ComponentProps<typeof Dialog>,
  'title' | 'description' | 'size' | 'isLoading'
> {
  form: AnyForm;
  /** Instead of "Cancel". */
  cancelLabel?: string | undefined;
  sendLabel: string;
  busyLabel?: string;
  /** For actions that are not easily undone. */
  danger?: boolean;
  disabled?: boolean;
  /** What has to be done first: takes the place of the button that submits. */
  first?: ReactNode;
  /** Shown above the form. */
  notice?: ReactNode;
  onClose: () => void;
  /** The layout of the fields, where it is another one. */
  className?: string;
  children: ReactNode;
}

/** A dialog that is a form: the buttons below the fields submit it or close it. */
export function FormDialog(props: FormDialogProps) {
  const { form, notice, onClose, className = 'grid gap-4 *:min-w-0', children } = props;
  const t = useMessages(overlayMessages);
  const id = useId();
  return (
    <Dialog
      size={props.size}
      onClose={onClose}
      title={props.title}
      description={props.description}
      isLoading={props.isLoading}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {props.cancelLabel ?? t.cancel}
          </Button>
          {props.first ?? (
            <Button
              {...form.button}
              form={id}
              variant={props.danger ? 'danger-solid' : 'primary'}
              disabled={props.disabled}
              busyLabel={props.busyLabel}
            >
              {props.sendLabel}
            </Button>
          )}
        </>
      }
    >
      {notice}
      <Form form={form} id={id} className={className}>
        {children}
      </Form>
    </Dialog>
  );
}
