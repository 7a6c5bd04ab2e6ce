import { clsx } from 'clsx';
import { useId } from 'react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from './icon.tsx';
import type { IconType } from './icon.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'quiet'
  | 'soft'
  | 'danger'
  | 'danger-solid'
  | 'next'
  | 'inverse'
  | 'inverse-outline';

interface Look {
  /** `next`, `inverse` and `inverse-outline` belong on deep surfaces only. */
  variant?: ButtonVariant;
  /** `sm` is 36 px with a mouse and 44 px on a touch screen. */
  size?: 'sm' | 'md' | 'lg';
  wide?: boolean;
  icon?: IconType;
}

function look({ variant = 'primary', size = 'md', wide }: Look, className?: string) {
  return clsx(
    'btn',
    `btn-${variant}`,
    size !== 'md' && `btn-${size}`,
    wide && 'btn-wide',
    className,
  );
}

interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Shows a spinner and ignores clicks; the accessible name stays the same. */
  busy?: boolean;
  /** The visible text while busy, such as "Submitting…". */
  busyLabel?: ReactNode;
  /**
   * Why the button cannot be used now, shown below it. Clicks still arrive (and Enter submits the form,
   * which a disabled button would prevent), so that the form can say what is wrong.
   */
  disabledReason?: ReactNode;
}

export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, busy, busyLabel, disabledReason, ...element } = props;
  const { className, children, onClick, disabled, ...rest } = element;
  const reasonId = useId();

  function click(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  const button = (
    <button
      type="button"
      {...rest}
      className={look({ variant, size, wide }, className)}
      onClick={click}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || Boolean(disabledReason) || undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
    >
      {busy ? <Spinner /> : icon && <Icon of={icon} />}
      {busy && busyLabel ? (
        <>
          <span className="sr-only">{children}</span>
          <span aria-hidden="true">{busyLabel}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
  if (!disabledReason) return button;
  return (
    <span className={clsx('inline-flex flex-col gap-1.5', wide && 'w-full')}>
      {button}
      <span id={reasonId} className="text-caption text-ink-2">
        {disabledReason}
      </span>
    </span>
  );
}

type LinkButtonProps = Look & ComponentProps<typeof Link>;

/** A link that looks like a button: for navigation, not for changes. */
export function LinkButton(props: LinkButtonProps) {
  const { variant, size, wide, icon, className, children, ...rest } = props;
  return (
    <Link {...rest} className={look({ variant, size, wide }, className)}>
      {icon && <Icon of={icon} />}
      {children}
    </Link>
  );
}
