import { cleanText } from '../../../contract/format/texts/clean-text.ts';
import { SEARCH_MAX_LENGTH } from '../../../contract/fields/max-lengths.ts';
import { idIn } from '../links/id-in-path.ts';

/** A filter of a list. */
interface Filter<Value> {
  /** Its value if the address has none that is valid; it is not written to addresses. */
  none: Value;
  /** Its value from the texts of the parameters with its name. */
  read: (texts: readonly string[]) => Value;
}

type FilterValue = string | undefined | readonly string[];
type Filters = Record<string, Filter<FilterValue>>;

/** What every list has in its address. */
export interface ListPosition<Sort> {
  search: string;
  sort: Sort;
  page: number;
  /** The row that is open beside the list. */
  open: number | null;
}

type ListAddress<F extends Filters, Sort extends string> = ListPosition<Sort> & {
  [Name in keyof F]: F[Name]['none'];
};

interface Shape<F, Sort> {
  path: string;
  filters: F;
  /** The first is the default. */
  sorts?: readonly Sort[];
  /** The parameter for the open row. */
  opens?: string;
}

/** One of the known values, or `none`. */
export function oneOf<const Known extends string>(
  known: readonly Known[],
): Filter<Known | undefined>;
export function oneOf<const Known extends string>(
  known: readonly Known[],
  none: NoInfer<Known>,
): Filter<Known>;
export function oneOf(known: readonly string[], none?: string): Filter<string | undefined> {
  return { none, read: (texts) => known.find((value) => value === texts[0]) ?? none };
}

/** Any number of the known values, as repeated parameters. */
export const severalOf = <const Known extends string>(
  known: readonly Known[],
): Filter<readonly Known[]> => ({
  none: [],
  read: (texts) => known.filter((value) => texts.includes(value)),
});

/** A day of the calendar as YYYY-MM-DD. */
export const day: Filter<string | undefined> = {
  none: undefined,
  read: ([text = '']) =>
    /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) && isoDayOf(text) === text ? text : undefined,
};

/**
 * The day as an ISO text. JavaScript turns a day that does not exist, such as 30 February, into
 * another one.
 */
function isoDayOf(text: string): string | undefined {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString().slice(0, 10);
}

/** A month as YYYY-MM. */
export const month: Filter<string | undefined> = {
  none: undefined,
  read: ([text = '']) => (/^20\d\d-(?:0[1-9]|1[0-2])$/.test(text) ? text : undefined),
};

/** Nine digits are enough for any page. */
export const pageOf = (params: URLSearchParams): number => {
  const text = params.get('page') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
};

export const searchTextOf = (text: string | null): string =>
  cleanText((text ?? '').trim(), SEARCH_MAX_LENGTH).trim();

/**
 * Reads and writes the address of a list. Unknown or invalid values are left out, and texts are cut to
 * what the API accepts.
 */
export function listAddress<F extends Filters, const Sort extends string = never>({
  path,
  filters,
  sorts = [],
  opens = 'open',
}: Shape<F, Sort>) {
  type Address = ListAddress<F, Sort>;
  const filterEntries = Object.entries<Filter<FilterValue>>(filters);

  function read(params: URLSearchParams): Address {
    const sort = sorts.find((known) => known === params.get('sort')) ?? sorts[0];
    const place = {
      search: searchTextOf(params.get('search')),
      sort,
      page: pageOf(params),
      open: idIn(params.get(opens)),
    };
    const values = filterEntries.map(([name, filter]) => [name, filter.read(params.getAll(name))]);
    return { ...Object.fromEntries(values), ...place } as Address;
  }

  /** The values of an address without parameters. */
  const usual = read(new URLSearchParams());

  /** The parameters without the values that no filter knows; null if all are known. */
  function withoutUnknown(params: URLSearchParams): URLSearchParams | null {
    const address = new Map<string, FilterValue>(Object.entries(read(params)));
    const known = new URLSearchParams(params);
    for (const [name, { none }] of filterEntries) {
      const values = [address.get(name) ?? []].flat();
      if (params.getAll(name).every((text) => values.includes(text))) continue;
      known.delete(name);
      if (address.get(name) !== none) for (const text of values) known.append(name, text);
    }
    return known.toString() === params.toString() ? null : known;
  }

  /** The query string after `change`, without defaults. */
  function queryOf(change: Partial<Address> = {}, from: Address = usual): string {
    // A new search, filter or order starts at page one; opening a row keeps the page.
    const isElsewhere = Object.keys(change).some((name) => name !== 'open');
    const next: Address = { ...from, ...(isElsewhere ? { page: 1 } : {}), ...change };
    const params = new URLSearchParams();
    const put = (name: string, value: FilterValue, none?: FilterValue) => {
      if (value === none) return;
      for (const text of [value ?? ''].flat()) if (text !== '') params.append(name, text);
    };
    put('search', next.search);
    for (const [name, { none }] of filterEntries) put(name, next[name], none);
    put('sort', next.sort, usual.sort);
    put('page', String(next.page), '1');
    put(opens, next.open === null ? '' : String(next.open));
    return params.size > 0 ? `?${params}` : '';
  }

  const isFiltered = (address: Address) =>
    queryOf({ ...address, sort: usual.sort, page: 1, open: null }) !== '';

  return {
    path,
    usual,
    /** All parameters that the list reads. */
    names: ['search', ...Object.keys(filters), 'sort', 'page', opens],
    read,
    withoutUnknown,
    queryOf,
    /** The path with its query; without `from`, starts from the defaults. */
    pathOf: (change?: Partial<Address>, from?: Address) => path + queryOf(change, from),
    isFiltered,
  };
}
