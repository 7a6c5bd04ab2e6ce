import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Icon } from './icon.tsx';
import type { IconType } from './icon.tsx';
import type { ButtonVariant } from './button.tsx';

interface Face {
  icon: IconType;
  /** Names the action and its object: "Save Accounts Executive at Sharma Agro Traders". */
  label: string;
}

interface IconButtonProps extends Face, ComponentProps<'button'> {
  variant?: ButtonVariant | 'bare';
  size?: 'sm' | 'md';
  /** Fills the icon's shape, as for a saved bookmark. */
  filled?: boolean;
  /** A number at the corner, such as unread notifications; the label must say it too. */
  count?: number;
}

const BARE = 'btn-bare text-ink-2 hover:bg-sunken hover:text-ink';

export function IconButton(props: IconButtonProps) {
  const { icon, label, variant = 'bare', size = 'md', filled, count, className, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={rest.title ?? label}
      className={clsx(
        'btn btn-icon relative',
        variant === 'bare' ? BARE : `btn-${variant}`,
        size === 'sm' && 'btn-sm',
        className,
      )}
    >
      <Icon of={icon} className={clsx(filled && 'fill-brand text-brand')} />
      {count ? (
        <span className="absolute top-0.5 right-0 max-xs:-top-1.5 max-xs:-right-1.5 min-w-[20px] rounded-full bg-brand px-[4px] py-[3.5px] caption-fit leading-none font-medium text-on-brand">
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </button>
  );
}

/** A link that looks like a bare IconButton. */
export function IconLink({ icon, label, className, ...link }: Face & ComponentProps<typeof Link>) {
  return (
    <Link
      {...link}
      aria-label={label}
      title={label}
      className={clsx('btn btn-icon relative', BARE, className)}
    >
      <Icon of={icon} />
    </Link>
  );
}
