import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';

interface DialogButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> {
  label: ReactNode;
  /** The dialog, which calls `close` to be closed. It is gone as soon as the button is. */
  children: (close: () => void) => ReactNode;
}

/** A button with the dialog that it opens. */
export function DialogButton({ label, children, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen ? children(() => setOpen(false)) : null}
    </>
  );
}
