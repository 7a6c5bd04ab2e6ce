import { Menu, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { NavLink } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { shellMessages } from '../messages.ts';
import { phoneMenuMessages } from './phone-menu-messages.ts';

/**
 * What the public header has no room for on a phone. The browser opens and closes it by itself, so that it works before
 * and without scripts.
 */
export function PhoneMenu({ children }: { children: ReactNode }) {
  const t = useMessages(shellMessages);
  const { menu, close } = useMessages(phoneMenuMessages);
  const id = useId();
  return (
    <div className="md:hidden">
      <IconButton icon={Menu} label={menu} popoverTarget={id} className="-mr-2.5" />
      <nav id={id} popover="auto" aria-label={t.mainMenu} className="header-drawer">
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
    onClick={({ currentTarget }) => {
      // Where browsers cannot open a menu, there is none to close (`controls.css`).
      if ('hidePopover' in currentTarget) {
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
      }
    }}
  >
    {children}
  </NavLink>
);
