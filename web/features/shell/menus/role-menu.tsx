import { clsx } from 'clsx';
import { type ComponentProps, Fragment, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import type { Role } from '../../../../contract/endpoint.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useUnreadMessages } from '../../../parts/messages/unread-messages.ts';
import { useOpenGrievances } from '../../../parts/admins/open-grievances.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Logo, LogoMark } from '../../../ui/logo.tsx';
import { atBottom, currentAtBottom, currentOf, sectionsOf, useMenu } from './menu.ts';
import type { MenuEntry } from './menu-items.ts';
import { appMessages } from '../app-messages.ts';

/** Pages that need the room for a list and a panel side by side. */
const RAIL_AT = '/hr/applications';

/**
 * A menu with more entries than this does not fit on a laptop, so it is denser for devices with a
 * mouse.
 */
const ROOMY_ENTRIES = 14;

/**
 * The menu at the left: 236 px wide from 1280 px on; below that, and beside the received applications, a column of
 * icons; hidden on phones.
 */
export function Sidebar({ role }: { role: Role }) {
  const t = useMessages(appMessages);
  const counted = { unread: useUnreadMessages(), grievances: useOpenGrievances() };
  const menu = useMenu(role);
  const location = useLocation();
  const { pathname } = location;
  const current = currentOf(menu, location);
  const marked = useMarked(menu);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (nav.current) showCurrent(nav.current);
  }, [pathname]);
  const isLong = menu.length > ROOMY_ENTRIES;
  return (
    <nav
      ref={nav}
      aria-label={t.mainMenu}
      data-rail={pathname.startsWith(RAIL_AT) || undefined}
      className="sticky top-0 hidden h-dvh w-18 flex-col overflow-y-auto border-r border-line bg-surface md:flex menu-wide:w-59"
    >
      <Link to="/" className="m-4 rounded-sm menu-wide:mx-6 menu-wide:my-5" aria-label={t.home}>
        <LogoMark className="size-10 menu-wide:hidden" />
        <Logo className="hidden h-[25px] menu-wide:block" />
      </Link>
      {sectionsOf(menu).map(({ section, entries }) => (
        <Fragment key={section ?? 'first'}>
          {section ? (
            <p
              aria-hidden="true"
              className="mx-3 mt-1 border-t border-line pt-1 text-caption text-ink-2 menu-wide:mx-3.5 menu-wide:px-3.5"
            >
              <span className="hidden menu-wide:inline">{t[section]}</span>
            </p>
          ) : null}
          <ul
            aria-label={section ? t[section] : undefined}
            className={clsx('grid gap-1 px-3 menu-wide:px-3.5', isLong && 'pointer-fine:gap-0')}
          >
            {entries.map((entry) => (
              <SidebarEntry
                key={entry.to}
                entry={entry}
                count={entry.counts ? counted[entry.counts] : 0}
                isCurrent={entry.to === current?.to}
                isMarked={entry === marked}
                isDense={isLong}
              />
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}

/** Scrolls the menu as far as its current entry needs; `scrollIntoView` would scroll the page as well. */
function showCurrent(nav: HTMLElement): void {
  const entry = nav.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!entry) return;
  const { top, bottom } = nav.getBoundingClientRect();
  nav.scrollTop += Math.min(0, entry.top - top) + Math.max(0, entry.bottom - bottom);
}

interface SidebarEntryProps {
  entry: MenuEntry;
  count: number;
  isCurrent: boolean;
  isMarked: boolean;
  isDense: boolean;
}

function SidebarEntry({ entry, count, isCurrent, isMarked, isDense }: SidebarEntryProps) {
  const t = useMessages(appMessages);
  const { to, icon, label, counts } = entry;
  const withCount = { unread: t.withUnread, grievances: t.withOpen };
  return (
    <li>
      <EntryLink
        to={to}
        isCurrent={isCurrent}
        aria-label={counts && count > 0 ? withCount[counts](t[label], count) : t[label]}
        title={t[label]}
        className={clsx(
          isDense && 'pointer-fine:min-h-8',
          'flex min-h-12 items-center justify-center gap-3.5 rounded-md text-body menu-wide:justify-start menu-wide:px-3.5',
          isMarked
            ? 'bg-brand-tint font-strong text-brand-ink forced-colors:border-2'
            : 'text-ink-2 hover:bg-sunken hover:text-ink',
        )}
      >
        <span className="relative">
          <Icon of={icon} />
          <Count of={count} className="menu-wide:hidden" />
        </span>
        <span className="hidden flex-1 menu-wide:block">{t[label]}</span>
        <Count of={count} inline className="hidden menu-wide:block" />
      </EntryLink>
    </li>
  );
}

/** The main pages within reach of a thumb; the line on top marks the current one. */
export function BottomNav({ role }: { role: Role }) {
  const t = useMessages(appMessages);
  const unread = useUnreadMessages();
  const menu = useMenu(role);
  const current = currentAtBottom(menu, useLocation());
  const marked = useMarked(menu, currentAtBottom);
  return (
    <nav
      aria-label={t.mainMenu}
      className="fixed inset-x-0 bottom-0 z-nav border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden hidden-while-typing"
    >
      <ul className="scroll-row">
        {atBottom(menu).map((entry) => {
          const { to, icon, label, short, counts } = entry;
          return (
            <li key={to} className="min-w-fit flex-1">
              <EntryLink
                to={to}
                isCurrent={to === current?.to}
                className={clsx(
                  '-mt-px grid min-h-[calc(44px+1.25rem)] content-center justify-items-center gap-1 border-t-3 caption-fit leading-(--line-caption)',
                  entry === marked
                    ? 'border-brand font-medium text-brand-ink forced-colors:border-[color:Highlight]'
                    : 'border-transparent text-ink-2 forced-colors:border-[color:Canvas]',
                )}
              >
                <span className="relative">
                  <Icon of={icon} size={20} />
                  {counts ? <Count of={unread} /> : null}
                </span>
                <span className="px-[4px] whitespace-nowrap">{t[short ?? label]}</span>
                {counts && unread > 0 ? <span className="sr-only">{t.unread(unread)}</span> : null}
              </EntryLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface CountProps {
  of: number;
  /** Shown at the end of the line instead of the icon's corner. */
  inline?: boolean;
  className?: string;
}

/** The number of unread items; the link's name includes it too. */
function Count({ of: count, inline, className }: CountProps) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'min-w-[20px] rounded-full bg-brand px-[4px] py-[3.5px] text-center caption-fit leading-none font-medium text-on-brand',
        !inline && 'absolute -top-2 left-3',
        className,
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}

/** The entry that looks open: at once the one that was tapped, though its page may still be loading. */
function useMarked(menu: readonly MenuEntry[], entryOf = currentOf): MenuEntry | undefined {
  const here = useLocation();
  const next = useNavigation().location;
  return (next && entryOf(menu, next)) ?? entryOf(menu, here);
}

/** For screen readers an entry is current once its page, or one below it, is open. */
const EntryLink = ({
  isCurrent,
  ...rest
}: ComponentProps<typeof Link> & { isCurrent: boolean }) => (
  <Link {...rest} aria-current={isCurrent ? 'page' : undefined} />
);
