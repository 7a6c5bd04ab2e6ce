import { ChevronDown, LayoutDashboard, LogOut, UserRoundPen } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Role } from '../../../../contract/endpoint.ts';
import { api } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useMessages } from '../../../lib/messages.ts';
import { homeOf } from '../../../lib/paths.ts';
import { endSessionWith, leaveNoTrace } from '../../../lib/session/leaving.ts';
import { currentSession } from '../../../lib/session/session.ts';
import { OwnAvatar } from '../../../parts/people/own-avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import {
  Menu,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuSeparator,
  MenuChoice,
  MenuChoiceLink,
} from '../../../ui/overlays/menu.tsx';
import { toast } from '../../../lib/toast.ts';
import { appMessages } from '../app-messages.ts';
import { useMenu } from './menu.ts';
import { shellMessages } from '../messages.ts';
import { THEMES_CLASS, useThemes } from './visitor-settings.tsx';

const profilePaths: Record<Role, string> = {
  user: '/profile/edit',
  hr: '/hr/profile',
  admin: '/admin/settings',
};

/**
 * Ends the session on the server; this browser forgets it whatever the server answers. A session that has already
 * ended counts as success.
 */
function useLogOut() {
  const t = useMessages(appMessages);
  const navigate = useNavigate();
  return async () => {
    try {
      await endSessionWith(() =>
        api('DELETE /barong/identity/sessions', {}).catch((error: unknown) => {
          if (!(error instanceof ApiError && error.status === 401)) throw error;
        }),
      );
      toast({ title: t.loggedOut, variant: 'success' });
    } catch {
      toast({
        title: t.logOutFailed,
        description: t.logOutFailedText,
        variant: 'destructive',
        onTheWay: true,
      });
      leaveNoTrace();
    }
    await navigate('/auth/login');
  };
}

export function AccountMenu({ role, name }: { role: Role; name: string }) {
  const t = useMessages(appMessages);
  const roleNames = { user: t.seeker, hr: t.recruiter, admin: t.admin };
  const logOut = useLogOut();
  const [unsent, setUnsent] = useState(0);

  async function askOrLogOut() {
    const count = await countUnsent();
    if (count > 0) setUnsent(count);
    else await logOut();
  }

  const entries = useMenu(role);
  const menu = (
    <Menu
      trigger={
        <button
          type="button"
          className="flex min-h-11 items-center gap-2 rounded-md px-1 text-body font-strong hover:bg-sunken"
        >
          <OwnAvatar name={name} />
          <span className="sr-only">{t.userMenu(name)}</span>
          <span aria-hidden="true" className="max-w-40 truncate max-lg:hidden">
            {name}
          </span>
          <Icon of={ChevronDown} size={16} className="max-xs:hidden" />
        </button>
      }
    >
      <MenuLabel>
        {name}
        <Badge tone="brand" className="ml-2 md:hidden">
          {roleNames[role]}
        </Badge>
      </MenuLabel>
      <MenuLink to={homeOf(role)} icon={LayoutDashboard}>
        {t.dashboard}
      </MenuLink>
      <MenuLink to={profilePaths[role]} icon={UserRoundPen}>
        {t.editProfile}
      </MenuLink>
      {entries
        .filter(({ sidebarOnly }) => sidebarOnly)
        .map(({ to, icon, label }) => (
          <MenuLink key={to} to={to} icon={icon}>
            {t[label]}
          </MenuLink>
        ))}
      <MenuSeparator />
      <div className="px-3 py-2">
        <ThemeChoice />
      </div>
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={() => void askOrLogOut()}>
        {t.logOut}
      </MenuItem>
    </Menu>
  );
  return (
    <>
      {menu}
      <ConfirmDialog
        open={unsent > 0}
        onClose={() => setUnsent(0)}
        title={t.unsentTitle}
        description={t.unsentText(unsent)}
        confirmLabel={t.logOut}
        cancelLabel={t.stay}
        danger
        onConfirm={() => {
          setUnsent(0);
          void logOut();
        }}
      />
    </>
  );
}

/** How many of the account's messages wait in this browser; logging out erases them. */
async function countUnsent(): Promise<number> {
  const account = currentSession()?.user;
  if (!account || account.role === 'admin') return 0;
  const { openStore } = await import('../../../parts/outbox/store.ts');
  return (await openStore(account.id, () => true).all()).length;
}

/** The theme switch as entries of a menu, which only the arrow keys reach. */
function ThemeChoice() {
  const t = useMessages(shellMessages);
  const choices = useThemes();
  const chosen = choices.find(({ isChosen }) => isChosen)?.theme;
  return (
    <MenuChoice label={t.theme} value={chosen} className={THEMES_CLASS}>
      {choices.map(({ theme, icon, link }) => (
        <MenuChoiceLink key={theme} value={theme} {...link}>
          <Icon of={icon} />
        </MenuChoiceLink>
      ))}
    </MenuChoice>
  );
}
