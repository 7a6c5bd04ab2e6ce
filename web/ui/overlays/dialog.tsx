import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { IconButton } from '../icon-button.tsx';
import { useDialogFocus } from './dialog-focus.ts';
import { overlayMessages } from './overlay-messages.ts';

export const SCRIM_CLASS = 'fixed inset-0 bg-scrim motion-safe:animate-fade';

/** A sheet from the bottom on phones, a centred box from 768 px on. */
export const BOX_CLASS =
  'fixed z-dialog flex flex-col bg-surface shadow-float outline-none inset-x-0 bottom-(--toast-room,0px) max-h-[calc(92dvh-var(--toast-room,0px))] rounded-t-xl motion-safe:animate-rise md:top-0 md:m-auto md:h-fit md:max-h-[calc(86dvh-var(--toast-room,0px))] md:w-[calc(100%-48px)] md:rounded-lg';

interface DialogProps {
  /** Without it, what is rendered is open. */
  open?: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom; they stay visible while the rest scrolls. */
  footer?: ReactNode;
  /** 480 px, or 640 for forms. */
  size?: 'md' | 'lg';
  /** Whether its first fields are still to come. */
  isLoading?: boolean;
}

/** Focuses the first field or the title; Escape and the scrim close it, and the focus returns. */
export function Dialog(props: DialogProps) {
  const { open = true, onClose, title, description, children, footer } = props;
  const t = useMessages(overlayMessages);
  const focus = useDialogFocus({ isLoading: props.isLoading });
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className={clsx(SCRIM_CLASS, 'z-dialog')} />
        <Radix.Content
          {...focus}
          className={clsx(BOX_CLASS, props.size === 'lg' ? 'md:max-w-160' : 'md:max-w-120')}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="flex items-start gap-3 px-5 pt-4">
            <Radix.Title
              data-first-focus
              tabIndex={-1}
              className="flex-1 pt-2.5 text-h3 outline-none"
            >
              {title}
            </Radix.Title>
            <Radix.Close asChild>
              <IconButton icon={X} label={t.close} className="-mr-2.5" />
            </Radix.Close>
          </div>
          <div className="grid min-h-0 gap-4 overflow-y-auto overscroll-contain px-5 pt-1 pb-5">
            {description && (
              <Radix.Description className="text-body text-ink-2">{description}</Radix.Description>
            )}
            {children}
          </div>
          {footer && <DialogFooter>{footer}</DialogFooter>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Buttons stacked for the thumb on phones, in a row above a keyboard, and in a row at the right elsewhere. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse gap-2.5 border-t border-line px-5 pt-3.5 pb-[max(16px,env(safe-area-inset-bottom))] md:flex-row md:justify-end max-md:low:flex-row max-md:low:*:flex-1">
      {children}
    </div>
  );
}
