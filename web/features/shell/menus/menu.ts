import { type AdminRole, mayAsAdmin } from '../../../../contract/admin/admin-roles.ts';
import type { Role } from '../../../../contract/endpoint.ts';
import { mayAs } from '../../../../contract/team/team-roles.ts';
import { useSession } from '../../../lib/session/session.ts';
import { type Label, type MenuEntry, menuOf } from './menu-items.ts';

/**
 * The entry for the open page or a page below it; entries whose address has a query are tried before the whole list.
 */
export function currentOf(
  menu: readonly MenuEntry[],
  { pathname, search }: { pathname: string; search: string },
): MenuEntry | undefined {
  const asked = new URLSearchParams(search);
  const isOpen = ({ to, also }: MenuEntry) => {
    const [path = '', query = ''] = to.split('?');
    const isThere =
      pathname === path ||
      pathname.startsWith(`${path}/`) ||
      also?.some((other) => pathname.startsWith(other));
    return (
      isThere && [...new URLSearchParams(query)].every(([name, text]) => asked.get(name) === text)
    );
  };
  return menu.filter(isOpen).toSorted((one, other) => other.to.length - one.to.length)[0];
}

/** The entries of the signed-in account's menu that its admin role or team role may see. */
export function useMenu(role: Role): MenuEntry[] {
  const user = useSession()?.user;
  // Pages with a menu are shown only once the account is known.
  return menuOf[role].filter(
    ({ admins, team }) =>
      !user ||
      ((!admins || mayAsAdmin(user.admin_role ?? null, admins)) &&
        (!team || mayAs(user.team_role ?? null, team))),
  );
}

export interface MenuSection {
  section: Label | undefined;
  entries: readonly MenuEntry[];
}

/** The menu by its headings, in the order of their first entries. */
export const sectionsOf = (menu: readonly MenuEntry[]): MenuSection[] =>
  [...new Set(menu.map(({ section }) => section))].map((section) => ({
    section,
    entries: menu.filter((entry) => entry.section === section),
  }));

/** The admin roles that a page is for, if the signed-in admin has none of them; otherwise null. */
export function useOtherRoles(path: string): readonly AdminRole[] | null {
  const own = useSession()?.user?.admin_role;
  const entry = menuOf.admin.find(
    ({ to, also }) => path === to || path.startsWith(`${to}/`) || also?.includes(path),
  );
  if (!own || !entry?.admins || mayAsAdmin(own, entry.admins)) return null;
  return entry.admins;
}

/** The entries at the bottom of a phone. */
export const atBottom = (menu: readonly MenuEntry[]): MenuEntry[] =>
  menu.filter(({ sidebarOnly }) => !sidebarOnly);

/**
 * The entry at the bottom of a phone for the open page; undefined for a page of the account menu that belongs to no
 * entry.
 */
export function currentAtBottom(
  menu: readonly MenuEntry[],
  page: { pathname: string; search: string },
): MenuEntry | undefined {
  const current = currentOf(menu, page);
  return current?.sidebarOnly ? menu.find(({ to }) => to === current.within) : current;
}
