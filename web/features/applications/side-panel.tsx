import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { overlayMessages } from '../../ui/overlays/overlay-messages.ts';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { ProgressBar } from '../../ui/panels/progress-bar.tsx';
import { useMinWidth } from '../../lib/screen/use-min-width.ts';

interface SidePanelProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Progress from 0 to 100, a bar below the title of the sheet. */
  percent?: number | undefined;
  /** Beside the title: buttons to the previous and the next row. */
  aside?: ReactNode;
  children: ReactNode;
  /** Always visible at the bottom. */
  footer?: ReactNode;
  /** Begins below the search and filters of its list, so there is less height for it. */
  isBelowFilters?: boolean;
}

/** The open row of a list: beside the list on wide screens, a sheet over it on phones. */
export function SidePanel(props: SidePanelProps) {
  const { open, onClose, title, percent, aside, children, footer } = props;
  const isWide = useMinWidth('lg', true);
  if (!isWide) {
    return (
      <Sheet
        open={open}
        onClose={onClose}
        // It is read first; a note further down would call up the keyboard of a phone.
        startsAtTitle
        title={
          percent === undefined ? (
            title
          ) : (
            <>
              <span className="block text-small font-strong">{title}</span>
              <span aria-hidden="true" className="mt-1 flex">
                <ProgressBar label={title} percent={percent} className="h-1!" />
              </span>
            </>
          )
        }
        aside={aside}
        footer={footer}
      >
        {children}
      </Sheet>
    );
  }
  return open ? <BesideList {...props} /> : null;
}

const GAP_PX = 16;

/** The panel beside the list. Toasts are placed to its left, clear of its buttons. */
function BesideList(props: SidePanelProps) {
  const { title, aside, children, footer, isBelowFilters, onClose } = props;
  const t = useMessages(overlayMessages);
  const panel = useRef<HTMLElement>(null);
  const hasButtons = Boolean(footer);
  useEffect(() => {
    if (!hasButtons) return undefined;
    const { style } = document.documentElement;
    const keepClear = () => {
      const left = panel.current?.getBoundingClientRect().left ?? window.innerWidth;
      style.setProperty('--toast-right', `${window.innerWidth - left + GAP_PX}px`);
    };
    keepClear();
    window.addEventListener('resize', keepClear);
    return () => {
      window.removeEventListener('resize', keepClear);
      style.removeProperty('--toast-right');
    };
  }, [hasButtons]);
  return (
    <aside
      ref={panel}
      aria-label={title}
      // With buttons it always has the same height, so that they stay under the pointer.
      className={clsx(
        isBelowFilters ? '[--room:max(26rem,100dvh-19rem)]' : '[--room:calc(100dvh-140px)]',
        'hang rekha sticky top-20 flex w-88 shrink-0 flex-col xl:w-100',
        // On paper it stands alone, in full.
        'print:static print:block print:h-auto print:max-h-none print:w-full print:border-0',
        footer ? 'h-(--room)' : 'max-h-(--room)',
      )}
    >
      <div className="flex min-h-13 items-center gap-1 border-b border-line pr-2 pl-5 print:hidden">
        <p className="flex-1 note">{title}</p>
        {aside}
        <IconButton icon={X} label={t.close} onClick={onClose} />
      </div>
      <div
        data-scrolls=""
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5 print:overflow-visible print:p-0"
      >
        {children}
      </div>
      {footer ? <div className="border-t border-line p-4 print:hidden">{footer}</div> : null}
    </aside>
  );
}
