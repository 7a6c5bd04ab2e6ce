import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { SCRIM_CLASS } from './dialog.tsx';
import { useDialogFocus } from './dialog-focus.ts';
import { useMessages } from '../../lib/messages.ts';
import { IconButton } from '../icon-button.tsx';
import { overlayMessages } from './overlay-messages.ts';

const LOOK =
  'fixed z-sheet flex flex-col bg-surface shadow-float outline-none inset-x-0 bottom-(--toast-room,0px) max-h-[calc(92dvh-var(--toast-room,0px))] rounded-t-xl motion-safe:animate-rise md:top-0 md:right-0 md:left-auto md:max-h-none md:w-110 md:rounded-none md:motion-safe:animate-slide';

interface SheetProps {
  /** Without it, what is rendered is open. */
  open?: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Sits beside the title: "Clear all". */
  aside?: ReactNode;
  children: ReactNode;
  /** Always visible: "Show 58 jobs". */
  footer?: ReactNode;
  /** Focuses the title first, for fields that can be filled in any order. */
  startsAtTitle?: boolean;
}

/** A layer from the bottom on phones, from the right elsewhere: filters, a panel. */
export function Sheet(props: SheetProps) {
  const { open = true, onClose, title, aside, children, footer, startsAtTitle } = props;
  const t = useMessages(overlayMessages);
  const focus = useDialogFocus({ atTitle: startsAtTitle });
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className={clsx(SCRIM_CLASS, 'z-sheet')} />
        <Radix.Content {...focus} aria-describedby={undefined} className={LOOK}>
          <div className="flex min-h-14 shrink-0 items-center gap-2 border-b border-line pr-2 pl-4 md:pl-5">
            <Radix.Title data-first-focus tabIndex={-1} className="flex-1 text-h3 outline-none">
              {title}
            </Radix.Title>
            {aside}
            <Radix.Close asChild>
              <IconButton icon={X} label={t.close} />
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 md:p-5">
            {children}
          </div>
          {footer && (
            <div className="flex gap-2.5 border-t border-line p-4 pb-[max(16px,env(safe-area-inset-bottom))]">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
