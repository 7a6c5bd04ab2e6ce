import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner, useSonner } from 'sonner';
import { Icon } from '../icon.tsx';
import { toasterMounted } from '../../lib/toast.ts';
import type { ToastWords } from '../../lib/toast.ts';
import { useMinWidth } from '../../lib/screen/use-min-width.ts';

const STAY_MS = 6_000;
const FAILURE_STAY_MS = 20_000;

const ICONS = {
  default: <Icon of={Info} className="text-info" />,
  success: <Icon of={CircleCheck} className="text-ok" />,
  destructive: <Icon of={CircleAlert} className="text-danger" />,
} as const;

/** The urgent toast on screen; it stays long, but the next toast closes it. */
let urgentId: string | undefined;
/** The library's id of a toast: a toast shown again while it fades out needs a new one. */
const names = new Map<string, string | number>();

function show(words: ToastWords) {
  const { title, variant = 'default', action, duration_ms, id } = words;
  const isFailure = variant === 'destructive';
  if (urgentId !== undefined && urgentId !== id) close(urgentId);
  urgentId = words.urgent ? id : undefined;
  const name = sonner(title, {
    id: id === undefined ? undefined : names.get(id),
    description: words.urgent ? <span role="alert">{words.description}</span> : words.description,
    icon: ICONS[variant],
    duration: duration_ms ?? (isFailure ? FAILURE_STAY_MS : STAY_MS),
    closeButton: isFailure || !action,
    action: action && { ...action, onClick: takeAction },
    onDismiss: gone,
    onAutoClose: gone,
  });
  if (id !== undefined) names.set(id, name);

  /** The library closes the toast then without saying so. */
  function takeAction() {
    gone();
    action?.onClick();
  }

  function gone() {
    if (id !== undefined && names.get(id) === name) names.delete(id);
  }
}

function close(id: string) {
  const name = names.get(id);
  names.delete(id);
  if (name !== undefined) sonner.dismiss(name);
}

const GAP_PX = 8;
const FRAMES_TO_SETTLE = 60;

/**
 * Sets `--toast-room` to the height that toasts cover at the bottom of the window. Dialogs end above
 * it, the page can be scrolled past it, and the focused element is scrolled clear of it at once.
 */
function useToastRoom() {
  const { toasts } = useSonner();
  useEffect(() => {
    let framesLeft = FRAMES_TO_SETTLE;
    let frame = requestAnimationFrame(measure);
    // Toasts are placed lower while a dialog, which is a child of the body, is open.
    const dialogs = new MutationObserver(measureAgain);
    dialogs.observe(document.body, { childList: true });
    return () => {
      cancelAnimationFrame(frame);
      dialogs.disconnect();
    };

    function measureAgain() {
      cancelAnimationFrame(frame);
      framesLeft = FRAMES_TO_SETTLE;
      frame = requestAnimationFrame(measure);
    }

    // The library adds or removes a toast a moment after announcing it, and the page's height
    // changes after that.
    function measure() {
      const shown = [...document.querySelectorAll<HTMLElement>(SHOWN)];
      const room = roomOf(shown);
      document.documentElement.style.setProperty('--toast-room', `${room}px`);
      const isSettled = shown.length === toasts.length && isFocusClear(room);
      framesLeft -= 1;
      if (!isSettled && framesLeft > 0) frame = requestAnimationFrame(measure);
    }
  }, [toasts]);
}

function roomOf(toasts: readonly HTMLElement[]): number {
  const list = toasts[0]?.parentElement;
  if (!list) return 0;
  const below = parseFloat(getComputedStyle(list).bottom);
  return toasts.reduce((room, { offsetHeight }) => room + offsetHeight + GAP_PX, below);
}

/** Whether the focused element is clear of the toasts; scrolls towards that when it is not. */
function isFocusClear(room: number): boolean {
  const { activeElement } = document;
  if (room === 0 || !activeElement || activeElement === document.body) return true;
  const isBehind = activeElement.getBoundingClientRect().bottom > innerHeight - room;
  if (isBehind) activeElement.scrollIntoView({ block: 'nearest' });
  return !isBehind;
}

const SHOWN = '[data-sonner-toast][data-removed="false"]';

/** The heavy half of the toasts; loaded by ToastHost. */
export default function Toaster({
  closeLabel,
  regionLabel,
}: {
  closeLabel: string;
  regionLabel: string;
}) {
  const wide = useMinWidth('md');
  // Effects of children run first, so sonner is already listening.
  useEffect(() => toasterMounted({ show, close }), []);
  useToastRoom();
  return (
    <Sonner
      position={wide ? 'bottom-right' : 'bottom-center'}
      offset={{ bottom: 'max(var(--bar-bottom, 0px), 16px)', right: 'var(--toast-right, 24px)' }}
      mobileOffset={{ bottom: 'calc(var(--bar-bottom, 72px) + 8px)', left: 12, right: 12 }}
      containerAriaLabel={regionLabel}
      visibleToasts={3}
      gap={10}
      expand
      icons={{ close: <Icon of={X} /> }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: closeLabel,
        classNames: {
          toast:
            'relative flex w-full items-start gap-3 rounded-lg bg-surface p-4 pr-4 font-sans text-ink shadow-float forced-colors:border md:w-96',
          icon: 'mt-0.5 flex',
          content: 'min-w-0 flex-1',
          title: 'text-body font-strong',
          description: 'note',
          actionButton: 'btn btn-quiet btn-sm -my-1.5 order-1',
          closeButton:
            'order-2 -my-2.5 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-sunken',
        },
      }}
    />
  );
}
