import { clsx } from 'clsx';
import { Suspense, useEffect, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { homeOf } from '../../lib/paths.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { patientLazy } from '../../lib/lazy-part.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { shellMessages } from './messages.ts';
import { PhoneMenu, PhoneMenuLink } from './menus/phone-menu.tsx';
import { LanguageSwitch } from './menus/visitor-settings.tsx';

// Guests have no menu.
const OwnAvatar = patientLazy(async () => ({
  default: (await import('../../parts/people/own-avatar.tsx')).OwnAvatar,
}));

/** As specified, the header stands out from the page once it is scrolled by 10 px. */
const SCROLLED_PX = 10;
/** A finger that rests on the screen moves the page by a pixel or two. */
const MOVED_PX = 4;

/** Where the page stands: at its top, or below it after the visitor moved down or up. */
function useScrolled(): 'top' | 'down' | 'up' {
  const [scrolled, setScrolled] = useState<'top' | 'down' | 'up'>('top');
  useEffect(() => {
    // A page that opens somewhere below its top, as after going back, begins with the header.
    let last = Number.POSITIVE_INFINITY;
    const look = () => {
      const now = window.scrollY;
      if (now <= SCROLLED_PX) setScrolled('top');
      else if (Math.abs(now - last) >= MOVED_PX) setScrolled(now > last ? 'down' : 'up');
      else return;
      last = now;
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return scrolled;
}

export function PublicHeader() {
  const t = useMessages(shellMessages);
  const session = useSession();
  const scrolled = useScrolled();
  return (
    <header
      className={clsx(
        'sticky top-0 z-nav border-b bg-surface transition max-xs:static',
        scrolled === 'top' ? 'border-transparent' : 'border-line shadow-lift',
        // On a phone the whole screen is for reading, until one turns back or tabs to the header; 20 % more hide its shadow.
        scrolled === 'down' && 'max-md:not-has-focus-visible:transform-[translateY(-120%)]',
      )}
    >
      <div className="gutter-public mx-auto flex min-h-14 max-w-page flex-wrap items-center gap-x-2 py-1.5 md:min-h-16 md:gap-x-8 md:py-0">
        <Link to="/" className="inline-flex min-h-11 items-center rounded-sm">
          <Logo label={t.home} />
        </Link>
        <nav aria-label={t.mainMenu} className="hidden self-stretch md:flex">
          <HeaderLink to="/jobs">{t.findJobs}</HeaderLink>
          <HeaderLink to="/companies">{t.companies}</HeaderLink>
          <HeaderLink to="/about">{t.about}</HeaderLink>
        </nav>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-x-1 md:gap-x-3">
          <LanguageSwitch />
          <AccountLinks />
          <PhoneMenu>
            <PhoneMenuLink to="/jobs">{t.findJobs}</PhoneMenuLink>
            <PhoneMenuLink to="/companies">{t.companies}</PhoneMenuLink>
            <PhoneMenuLink to="/about">{t.about}</PhoneMenuLink>
            {session ? null : <PhoneMenuLink to="/auth/login">{t.logIn}</PhoneMenuLink>}
          </PhoneMenu>
        </div>
      </div>
    </header>
  );
}

function HeaderLink({ to, children }: { to: string; children: string }) {
  return (
    // A string and not a function, so that React Router adds the class `pending`, for which
    // base.css draws the line.
    <NavLink to={to} className="header-link text-body">
      {children}
    </NavLink>
  );
}

/** Guests see login links; signed-in visitors, whom only the browser knows, see their own menu. */
function AccountLinks() {
  const t = useMessages(shellMessages);
  const session = useSession();
  if (session) {
    const { user } = session;
    return (
      <Link
        to={homeOf(user?.role)}
        className="flex min-h-11 items-center gap-2 rounded-md px-1 font-strong"
      >
        <Suspense fallback={<span className="size-9" />}>
          <OwnAvatar />
        </Suspense>
        <span className="max-md:sr-only">{t.dashboard}</span>
      </Link>
    );
  }
  return (
    <>
      <LinkButton to="/auth/login" variant="secondary" className="max-md:hidden">
        {t.logIn}
      </LinkButton>
      <LinkButton to="/auth/register" className="max-md:px-3">
        {t.register}
      </LinkButton>
    </>
  );
}
