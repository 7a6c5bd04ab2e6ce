import { useEffect, useMemo } from 'react';
import { useHydrated } from '../hydrated.ts';
import { keep, readKept } from '../session/storage.ts';
import { type LinkTokenName, tokenIn } from './pasted-link.ts';

/** People pass on the address of a preview, so there the fragment keeps the token. */
const isPassedOn = (name: LinkTokenName) => name === 'preview';

const keyOf = (name: LinkTokenName) => `${name} of ${location.pathname}`;

/**
 * The token of the link that led here, or '' if there is none. It is taken out of the address, so
 * that nothing that records addresses gets it, and kept for this tab, so that reloading the page or
 * changing its language does not lose it. New links carry it in the fragment, which no server sees;
 * older ones, and those that mail programs post to, in the query.
 */
export function takeLinkToken(name: LinkTokenName): string {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const query = new URLSearchParams(location.search);
  const token = fragment.get(name) ?? query.get(name);
  if (token === null) return readKept(keyOf(name)) ?? '';
  keep(keyOf(name), token);
  query.delete(name);
  const rest = query.size > 0 ? `?${query}` : '';
  const end = isPassedOn(name) ? `#${new URLSearchParams({ [name]: token })}` : '';
  history.replaceState(history.state, '', location.pathname + rest + end);
  return token;
}

/** Forgets the token of a link that has done its work. */
export const forgetLinkToken = (name: LinkTokenName): void => keep(keyOf(name), null);

/**
 * The token of the link, once the page is hydrated; only the browser knows it, unless the link was `pasted` into a form
 * that was sent before there were scripts.
 */
export function useLinkToken(name: LinkTokenName, pasted = ''): string | undefined {
  const isAlive = useHydrated();
  useEffect(() => {
    // Opening another mailed link to the open page changes only the fragment, which loads nothing.
    const readAnew = () => {
      if (location.hash.includes(`${name}=`)) location.reload();
    };
    addEventListener('hashchange', readAnew);
    return () => removeEventListener('hashchange', readAnew);
  }, [name]);
  return useMemo(
    () => (isAlive ? takeLinkToken(name) || tokenIn(pasted, name) : undefined),
    [isAlive, name, pasted],
  );
}
