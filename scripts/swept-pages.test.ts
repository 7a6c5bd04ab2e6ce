import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { notSwept, pages } from '../e2e/support/pages.ts';
import routes from '../web/routes.ts';

/** The routes with an address; layouts have none. */
const addressed = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.flatMap(({ path, index, children }) => {
    if (children) return addressed(children);
    return index ? [{ path: '/' }] : path === undefined ? [] : [{ path: `/${path}` }];
  });

const known = addressed(routes);
const listed = Object.values(pages).flat();

/** The address of a page in the form of `web/routes.ts`. */
function patternOf(path: string): string | undefined {
  const { pathname } = new URL(path, 'http://localhost');
  return matchRoutes(known, decodeURI(pathname))?.at(-1)?.route.path;
}

test('every address of the product is swept, or listed with the reason why not', () => {
  const swept = new Set(listed.map(({ path }) => patternOf(path)));
  const missing = known.map(({ path = '' }) => path).filter((path) => !swept.has(path));
  const where = 'a new address is a line of `listed` or of `notSwept` in e2e/support/pages.ts';
  expect(missing.toSorted(), where).toEqual(Object.keys(notSwept).toSorted());
});

test('a page gets an object to show exactly if its path has a parameter', () => {
  for (const { path, arranged } of listed) {
    expect(arranged !== undefined, path).toBe(path.includes('/:'));
  }
});
