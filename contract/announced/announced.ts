/** A page that is announced but not built yet. */
export interface Announced {
  feature: string;
  path: string;
  /** Also announces addresses with one more segment, such as an id. */
  below?: true;
}

/**
 * Every page that is coming. Only these addresses show Coming Soon; anything else that does not
 * exist is a 404. Owners can hide some of them (`hidden_pages`). To release a feature, remove its rows, add its
 * routes, and run `npm run announce -- PATH` for each row.
 */
export const announced: readonly Announced[] = [];

/** The announced page at a path, or undefined if there is none. */
export const announcedAt = (pathname: string): Announced | undefined =>
  announced.find(
    ({ path, below }) =>
      pathname === path ||
      (below === true &&
        pathname.startsWith(`${path}/`) &&
        /^[^/]+$/.test(pathname.slice(path.length + 1))),
  );
