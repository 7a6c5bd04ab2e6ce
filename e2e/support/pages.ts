import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../web/routes.ts';
import type { arranged } from './arranged-pages.ts';

/** A page that the sweeps open, as somebody who may see it. */
interface PageOfSweep {
  path: string;
  /** Creates or finds what the page is about, if the demo has no known one; `path` is then as in `web/routes.ts`. */
  arranged?: keyof typeof arranged;
  /** Whether all of its words are ours, so that the Hindi page has none in Latin letters. */
  ownWords?: true;
  /** How many KB of scripts (gzip) a guest's phone may have to load before the page is interactive. */
  scriptsKb?: number;
}

export const GUESTS = 'guests';

/** A recruiter who has just registered. */
export const NEWCOMER = 'a newcomer';

/**
 * The pages that say more than their address in `web/routes.ts`, by who opens them: guests, people of the demo, and a
 * newcomer. A new page of guests or with a parameter is a line here, or of `notSwept` (`scripts/swept-pages.test.ts`
 * looks for it).
 *
 * React and the router alone are 105 KB, and what every page has is 17. Each address of the product costs every page
 * some 40 bytes, as the list of them comes first. Pages over 132 KB are larger for these reasons alone: the search
 * and the companies have fields, pages, filters, an advertisement and a text for a missing answer; the search also
 * has, by turns with the advertisement, a featured job, which takes 5 KB; a job shows the company; the login has its
 * form and checks; and registration also has dialling codes and the strength of a password.
 */
const listed: Readonly<Record<string, readonly PageOfSweep[]>> = {
  [GUESTS]: [
    { path: '/', scriptsKb: 133 },
    { path: '/jobs', scriptsKb: 150 },
    { path: '/jobs/1', scriptsKb: 135 },
    { path: '/jobs/preview/:id', arranged: 'draftPreview' },
    { path: '/companies', scriptsKb: 141 },
    { path: '/companies/1' },
    { path: '/p/imran-qureshi-of-the-demo' },
    { path: '/about', scriptsKb: 0 },
    { path: '/privacy', scriptsKb: 0 },
    { path: '/terms', scriptsKb: 0 },
    { path: '/trust', scriptsKb: 0 },
    { path: '/career-advice', scriptsKb: 0 },
    { path: '/resources', scriptsKb: 0 },
    { path: '/resources/versions/:version', arranged: 'guideVersion' },
    { path: '/hr-solutions', scriptsKb: 0 },
    { path: '/accessibility', scriptsKb: 0 },
    { path: '/contact', scriptsKb: 0 },
    { path: '/contact/state', ownWords: true },
    { path: '/jobs/confirm#token=none', ownWords: true },
    { path: '/team/join', ownWords: true },
    { path: '/notify-me/stop#token=none', ownWords: true },
    { path: '/notifications/stop?token=none', ownWords: true },
    { path: '/nowhere', ownWords: true },
    { path: '/appeal', ownWords: true },
    { path: '/verify', scriptsKb: 0 },
    { path: '/transparency', scriptsKb: 0 },
    { path: '/salary-guide', scriptsKb: 0 },
    { path: '/salary-guide?role=manager', scriptsKb: 0 },
    { path: '/report?job=1', scriptsKb: 0 },
    { path: '/reports/none', scriptsKb: 0, ownWords: true },
    { path: '/auth/login', scriptsKb: 139, ownWords: true },
    { path: '/auth/register', scriptsKb: 142, ownWords: true },
    { path: '/auth/verify-otp?email=somebody.with.a.long.name@people.example&type=user' },
    { path: '/auth/forgot-password', ownWords: true },
    { path: '/auth/reset-password?token=none', ownWords: true },
    { path: '/auth/confirm-email?token=none', ownWords: true },
    { path: '/auth/signed-in', ownWords: true },
  ],
  priya: [
    { path: '/dashboard/user' },
    { path: '/user/interviews/1' },
    { path: '/user/messages' },
    { path: '/user/messages/1' },
    { path: '/user/resume-builder?job=1' },
    { path: '/profile/edit' },
    { path: '/settings' },
    { path: '/settings/consents' },
    { path: '/notifications' },
  ],
  imran: [{ path: '/user/offers/1' }, { path: '/payments/test/:id', arranged: 'testCheckout' }],
  [NEWCOMER]: [{ path: '/profile/setup/hr' }],
  anil: [
    { path: '/dashboard/hr' },
    { path: '/hr/jobs/:id/edit', arranged: 'ownJob' },
    { path: '/hr/jobs/:id/moderation', arranged: 'ownJob' },
    { path: '/hr/applications' },
    { path: '/hr/applications?view=board' },
    { path: '/hr/applications/:id', arranged: 'ownJob' },
    { path: '/hr/candidates/1' },
    { path: '/hr/messages' },
    { path: '/hr/messages?kind=team' },
    { path: '/hr/messages/1' },
    { path: '/hr/find?search=clerk' },
  ],
  admin: [
    { path: '/dashboard/admin' },
    { path: '/admin/find?search=kaveri' },
    { path: '/admin/users?state=active' },
    { path: '/admin/users/1' },
    { path: '/admin/hr-accounts/3' },
    { path: '/admin/reports/jobs/1' },
    { path: '/admin/reports/profiles/1' },
    { path: '/admin/payments/:id', arranged: 'payment' },
    { path: '/admin/invoices?month=2026-11' },
    { path: '/admin/settings' },
    { path: '/admin/settings?tab=portal' },
  ],
};

const ofGuide = 'the same page as /resources/versions/:version';

/** The addresses of `web/routes.ts` that no sweep opens, with the reason. */
export const notSwept: Readonly<Record<string, string>> = {
  '/login': 'leads to /auth/login',
  '/post-job': 'leads to /hr/jobs/create or the login',
  '/hr/jobs': 'leads to /hr/postings',
  '/hr/jobs/new': 'leads to /hr/jobs/create',
  '/hr/postings/new': 'leads to /hr/jobs/create',
  '/hr/postings/create': 'leads to /hr/jobs/create',
  '/hr/jobs/:id/applications': 'leads to /hr/applications/:id',
  // A published version would make everybody read, or accept, the text again.
  '/terms/versions/:version': ofGuide,
  '/privacy/versions/:version': ofGuide,
  '/career-advice/versions/:version': ofGuide,
  '/hr-solutions/versions/:version': ofGuide,
};

/** Who opens the addresses below a folder that have no parameter and no line above. */
const openedBy: Readonly<Record<string, string>> = { user: 'priya', hr: 'anil', admin: 'admin' };

const addressesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children }) => (path ? [`/${path}`] : addressesOf(children ?? [])));

const said = new Set([
  ...Object.keys(notSwept),
  ...Object.values(listed).flatMap((all) => all.map(({ path }) => path.replace(/[?#].*/, ''))),
]);
const unsaid = addressesOf(routes).filter((path) => !path.includes(':') && !said.has(path));

/**
 * Every page, once: it is looked at in both languages, light and dark, narrow and wide, and with text of double size.
 */
export const pages: Readonly<Record<string, readonly PageOfSweep[]>> = Object.fromEntries(
  Object.entries(listed).map(([who, all]) => {
    const own = unsaid.filter((path) => openedBy[path.split('/')[1] ?? ''] === who);
    return [who, [...all, ...own.map((path) => ({ path }))]];
  }),
);
