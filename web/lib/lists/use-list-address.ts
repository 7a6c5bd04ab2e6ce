import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Place } from './list-address.ts';

/** What `listAddress` makes. */
interface AddressOf<Address> {
  path: string;
  read(params: URLSearchParams): Address;
  queryOf(change?: Partial<Address>, from?: Address): string;
  isFiltered(address: Address): boolean;
}

/**
 * What the page's address shows of a list, and the ways to something else of it. A list that stands at
 * several paths, such as that of one job, says where it is.
 */
export function useListAddress<Address extends Place<string>>(
  list: AddressOf<Address>,
  path: string = list.path,
) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = useMemo(() => list.read(params), [list, params]);
  const pathOf = (change: Partial<Address> = {}) => path + list.queryOf(change, address);
  /** Typing, and looking at one row after another, leave no trail for the Back button. */
  const go = (change: Partial<Address>, { replace = false } = {}) =>
    void navigate(pathOf(change), { replace, preventScrollReset: true });
  return {
    address,
    pathOf,
    isFiltered: list.isFiltered(address),
    /** Everything, in the same order. */
    clearedPath: path + list.queryOf({ sort: address.sort } as Partial<Address>),
    /** A link to the list with this filter, and whether the list has it. */
    choice(change: Partial<Address>) {
      const now = new Map<string, unknown>(Object.entries(address));
      const current = Object.entries<unknown>(change).every(
        ([name, value]) => name === 'open' || isWithin(valuesOf(value), valuesOf(now.get(name))),
      );
      return { to: pathOf(change), current };
    },
    go,
    sortBy: (sort: string) => go({ sort } as Partial<Address>),
  };
}

const valuesOf = (value: unknown): readonly unknown[] => [value ?? []].flat();

/** Of no value at all: whether there is none now either. */
const isWithin = (wanted: readonly unknown[], now: readonly unknown[]) =>
  wanted.length === 0 ? now.length === 0 : wanted.every((value) => now.includes(value));
