import { Menu, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { NavLink } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { overlayMessages } from '../../../ui/overlays/overlay-messages.ts';
import { shellMessages } from '../messages.ts';

/**
 * What the public header has no room for on a phone. The browser opens and closes it by itself, so that it works before
 * and without scripts.
 */
export function PhoneMenu({ children }: { children: ReactNode }) {
  const t = useMessages(shellMessages);
  const { close } = useMessages(overlayMessages);
  const id = useId();
  return (
    <div className="md:hidden">
      <IconButton icon={Menu} label={t.menu} popoverTarget={id} className="-mr-2.5" />
      <nav
        id={id}
        popover="auto"
        aria-label={t.mainMenu}
        className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-72 max-w-[85vw] bg-surface px-4 py-1.5 text-ink shadow-float backdrop:bg-scrim motion-safe:animate-fade"
      >
        <div className="flex justify-end">
          <IconButton
            icon={X}
            label={close}
            popoverTarget={id}
            popoverTargetAction="hide"
            className="-mr-2.5"
          />
        </div>
        {children}
      </nav>
    </div>
  );
}

/** Closes the menu at once, so that the line of a page that is loading can be seen. */
export const PhoneMenuLink = ({ to, children }: { to: string; children: string }) => (
  <NavLink
    to={to}
    onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
    className="flex min-h-12 items-center rounded-md px-3 text-body text-ink-2 hover:bg-sunken aria-[current]:bg-brand-tint aria-[current]:font-strong aria-[current]:text-brand-ink"
  >
    {children}
  </NavLink>
);
