/** A page that is announced but not built yet: its address, and whether addresses below it are too. */
export interface Announced {
  feature: string;
  path: string;
  /** One more part, such as an id, may follow. */
  below?: true;
}

/**
 * The named list of what is coming. Only these addresses show Coming Soon; everything else that does
 * not exist is 404. Releasing a feature is removing its rows, adding its routes, and then
 * `npm run announce -- PATH` for each of them.
 */
export const announced: readonly Announced[] = [
  { feature: 'messages', path: '/user/messages' },
  { feature: 'messages', path: '/hr/messages', below: true },
  { feature: 'subscription', path: '/user/subscription' },
  { feature: 'subscription', path: '/hr/subscription' },
  { feature: 'candidates', path: '/hr/candidates', below: true },
  { feature: 'career advice', path: '/career-advice' },
  { feature: 'salary guide', path: '/salary-guide' },
  { feature: 'resources', path: '/resources' },
  { feature: 'HR solutions', path: '/hr-solutions' },
  { feature: 'list of users', path: '/admin/users' },
  { feature: 'list of recruiters', path: '/admin/hr-accounts', below: true },
  { feature: 'advertisements', path: '/admin/advertisements' },
  { feature: 'payments', path: '/admin/payments' },
  { feature: 'admin settings', path: '/admin/settings' },
];

/** What is announced at an address, whatever may follow below it; undefined for every other one. */
export const announcedAt = (pathname: string): Announced | undefined =>
  announced.find(
    ({ path, below }) =>
      pathname === path ||
      (below === true &&
        pathname.startsWith(`${path}/`) &&
        /^[^/]+$/.test(pathname.slice(path.length + 1))),
  );
