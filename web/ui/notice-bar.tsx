import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Hourglass, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconType } from './icon.tsx';

const TONES = {
  time: { look: 'bg-time-tint text-time-ink', icon: Hourglass },
  danger: { look: 'bg-danger-tint text-danger-ink', icon: CircleAlert },
  info: { look: 'bg-info-tint text-info-ink', icon: Info },
  brand: { look: 'bg-brand-tint text-brand-ink', icon: Info },
  ok: { look: 'bg-ok-tint text-ok-ink', icon: CircleCheck },
} as const;

interface NoticeBarProps {
  tone?: keyof typeof TONES;
  icon?: IconType;
  children: ReactNode;
  /** One link or button at the end; `<a className="underline">` takes the tone's colour. */
  action?: ReactNode;
  /** Announced as soon as it appears: `alert` for failures, `status` for the rest. */
  role?: 'alert' | 'status';
  className?: string;
}

/** A tinted block in the flow of the page: a reason, a warning, a date. */
export function NoticeBar({
  tone = 'info',
  icon,
  children,
  action,
  role,
  className,
}: NoticeBarProps) {
  const { look, icon: ownIcon } = TONES[tone];
  return (
    <div
      role={role}
      className={clsx(
        'flex items-start gap-3 rounded-md px-4 py-2.5 text-small forced-colors:border',
        look,
        className,
      )}
    >
      <Icon of={icon ?? ownIcon} className="mt-px" />
      <div className="flex min-w-0 flex-1 flex-wrap gap-x-4 gap-y-1.5 has-[.underline]:items-baseline">
        <div className="min-w-0 flex-1 basis-48">{children}</div>
        {action && (
          <div className="font-strong pointer-coarse:not-has-[.btn]:-my-2.5 pointer-coarse:[&_:is(a,button)]:inline-flex pointer-coarse:[&_:is(a,button)]:min-h-11 pointer-coarse:[&_:is(a,button)]:items-center">
            {action}
          </div>
        )}
      </div>
    </div>
  );
}
