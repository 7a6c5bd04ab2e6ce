import { useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ListPosition } from './list-address.ts';

/** The result of `listAddress`. */
interface AddressOf<Address> {
  path: string;
  read(params: URLSearchParams): Address;
  withoutUnknown(params: URLSearchParams): URLSearchParams | null;
  queryOf(change?: Partial<Address>, from?: Address): string;
  isFiltered(address: Address): boolean;
}

/**
 * The part of a list that the page's address names, and functions that change it. A list with several
 * paths, such as the list of one job, passes its own path.
 */
export function useListAddress<Address extends ListPosition<string>>(
  list: AddressOf<Address>,
  path: string = list.path,
) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = useMemo(() => list.read(params), [list, params]);
  // An unknown filter is removed from the address, or it would be passed on as if it narrowed the
  // list.
  useEffect(() => {
    const known = list.withoutUnknown(params);
    if (known)
      void navigate({ search: known.toString() }, { replace: true, preventScrollReset: true });
  }, [list, params, navigate]);
  const pathOf = (change: Partial<Address> = {}) => path + list.queryOf(change, address);
  /**
   * The browser's current address, which on a slow device is ahead of the screen. Without it, a row
   * opened just before a pause in typing would be closed again.
   */
  const addressNow = () =>
    window.location.pathname === path
      ? list.read(new URLSearchParams(window.location.search))
      : address;
  /** Typing and opening rows replace the history entry, so that Back leaves the list. */
  const go = (change: Partial<Address>, { replace = false } = {}) =>
    void navigate(path + list.queryOf(change, addressNow()), { replace, preventScrollReset: true });
  return {
    address,
    pathOf,
    isFiltered: list.isFiltered(address),
    /** Removes all filters and keeps the order. */
    clearedPath: path + list.queryOf({ sort: address.sort } as Partial<Address>),
    /** A link to the list with this filter, and whether it is set now. */
    choice(change: Partial<Address>) {
      const now = new Map<string, unknown>(Object.entries(address));
      const current = Object.entries<unknown>(change).every(
        ([name, value]) => name === 'open' || isWithin(valuesOf(value), valuesOf(now.get(name))),
      );
      return { to: pathOf(change), current };
    },
    addressNow,
    go,
    sortBy: (sort: string) => go({ sort } as Partial<Address>),
  };
}

const valuesOf = (value: unknown): readonly unknown[] => [value ?? []].flat();

/** A link without filters is current if no filter is set. */
const isWithin = (wanted: readonly unknown[], now: readonly unknown[]) =>
  wanted.length === 0 ? now.length === 0 : wanted.every((value) => now.includes(value));
