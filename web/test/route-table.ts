import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type Params, type RouteObject } from 'react-router';
import routes from '../routes.ts';

const matchable = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ path, index, file, children }) =>
    index === true
      ? { index, handle: file }
      : {
          ...(path === undefined ? {} : { path }),
          children: matchable(children ?? []),
          handle: file,
        },
  );
const table = matchable(routes);

/** The page file for an address, as `web/routes.ts` names it, and the parameters in its path. */
export function pageAt(address: string): { file: unknown; params: Params } {
  const [match] = matchRoutes(table, address)?.slice(-1) ?? [];
  return { file: match?.route.handle, params: match?.params ?? {} };
}
