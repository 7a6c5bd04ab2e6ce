import { clsx } from 'clsx';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../icon.tsx';
import type { IconType } from '../icon.tsx';

interface MenuProps {
  /** One Button or IconButton. */
  trigger: ReactElement;
  children: ReactNode;
  /** Wide enough for sentences. */
  width?: 'wide' | undefined;
  /** For menus that can be opened by something else, too. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Actions on one object. Arrow keys and first letters move the focus, Escape closes the menu. */
export function Menu({ trigger, children, width, ...opening }: MenuProps) {
  return (
    <Radix.Root modal={false} {...opening}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className={clsx(
            'z-dialog max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto rounded-lg bg-surface p-1.5 shadow-float motion-safe:animate-pop forced-colors:border',
            width === 'wide' && 'w-96 max-w-[calc(100vw-1rem)]',
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const ROW =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-left text-body outline-none data-highlighted:bg-brand-tint data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-transparent';

interface MenuItemProps {
  icon?: IconType;
  children: ReactNode;
  onSelect: () => void;
  danger?: boolean;
}

export function MenuItem({ icon, children, onSelect, danger }: MenuItemProps) {
  return (
    <Radix.Item
      onSelect={onSelect}
      className={clsx(
        ROW,
        danger && 'text-danger data-highlighted:bg-danger-tint data-highlighted:text-danger-ink',
      )}
    >
      {icon && <Icon of={icon} />}
      {children}
    </Radix.Item>
  );
}

interface MenuLinkProps {
  icon?: IconType;
  children: ReactNode;
  to: string;
  /** Called in addition to following the link. */
  onSelect?: (() => void) | undefined;
}

export function MenuLink({ icon, children, to, onSelect }: MenuLinkProps) {
  return (
    <Radix.Item asChild onSelect={onSelect} className={ROW}>
      <Link to={to}>
        {icon && <Icon of={icon} />}
        {children}
      </Link>
    </Radix.Item>
  );
}

interface MenuChoiceProps {
  /** Accessible name of the choice: "Colours". */
  label: string;
  value: string | undefined;
  className?: string;
  /** MenuChoiceLinks. */
  children: ReactNode;
}

/** One of a few, side by side in a menu. */
export function MenuChoice({ label, value, className, children }: MenuChoiceProps) {
  return (
    <Radix.RadioGroup aria-label={label} value={value} className={className}>
      {children}
    </Radix.RadioGroup>
  );
}

interface MenuChoiceLinkProps extends ComponentProps<'a'> {
  value: string;
}

export function MenuChoiceLink({ value, children, ...link }: MenuChoiceLinkProps) {
  return (
    <Radix.RadioItem asChild value={value}>
      <a {...link}>{children}</a>
    </Radix.RadioItem>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 py-2 note">{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1.5 border-t border-line" />;
}
