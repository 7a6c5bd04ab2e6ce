import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { Icon } from '../icon.tsx';
import { toasterMounted } from '../../lib/toast.ts';
import type { ToastWords } from '../../lib/toast.ts';

const STAY_MS = 6000;

const ICONS = {
  default: <Icon of={Info} className="text-info" />,
  success: <Icon of={CircleCheck} className="text-ok" />,
  destructive: <Icon of={CircleAlert} className="text-danger" />,
} as const;

/** The one that was shown last; it stays for long, but not longer than it is the news. */
let urgentId: string | undefined;

function show(words: ToastWords) {
  const { title, variant = 'default', action, duration_ms, id } = words;
  const error = variant === 'destructive';
  if (urgentId !== undefined && urgentId !== id) sonner.dismiss(urgentId);
  urgentId = words.urgent ? id : undefined;
  sonner(title, {
    id: id ?? (error ? 'destructive' : undefined),
    description: words.urgent ? <span role="alert">{words.description}</span> : words.description,
    icon: ICONS[variant],
    duration: duration_ms ?? (error ? Infinity : STAY_MS),
    closeButton: error || !action,
    action,
  });
}

const WIDE = '(width >= 48rem)';

function useWide() {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(WIDE).matches,
    () => true,
  );
}

/** The heavy half of the toasts; loaded by ToastHost. */
export default function Toaster({
  closeLabel,
  regionLabel,
}: {
  closeLabel: string;
  regionLabel: string;
}) {
  const wide = useWide();
  // Effects of children run first, so sonner listens by now.
  useEffect(() => toasterMounted(show), []);
  return (
    <Sonner
      position={wide ? 'top-right' : 'bottom-center'}
      offset={{ top: 80, right: 24 }}
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
          description: 'text-small text-ink-2',
          actionButton: 'btn btn-quiet btn-sm -my-1.5 order-1',
          closeButton:
            'order-2 -my-2 -mr-2 grid size-10 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-sunken',
        },
      }}
    />
  );
}
