import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day, listAddress, oneOf, severalOf } from './list-address.ts';

const kinds = ['short', 'long'] as const;
const states = ['new', 'old', 'gone'] as const;
const sorts = ['date', 'title'] as const;

const list = listAddress({
  path: '/things',
  filters: {
    kind: oneOf(kinds),
    shelf: oneOf(['top', 'low'], 'top'),
    state: severalOf(states),
    from: day,
  },
  sorts,
  opens: 'thing',
});
const usual = list.read(new URLSearchParams());
const read = (query: string) => list.read(new URLSearchParams(query));

const addresses = fc.record({
  search: fc.string({ maxLength: 200 }).map((text) => text.trim()),
  kind: fc.constantFrom(undefined, ...kinds),
  shelf: fc.constantFrom('top' as const, 'low' as const),
  state: fc.subarray([...states]),
  from: fc.constantFrom(undefined, '2026-11-21', '2030-01-01'),
  sort: fc.constantFrom(...sorts),
  page: fc.integer({ min: 1, max: 999_999_999 }),
  open: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 999_999_999_999_999 })),
});

describe('reading an address', () => {
  test('finds everything in it', () => {
    expect(
      read(
        'search=+cook+&kind=long&shelf=low&state=gone&state=new&from=2026-11-21&sort=title&page=2&thing=7',
      ),
    ).toEqual({
      search: 'cook',
      kind: 'long',
      shelf: 'low',
      state: ['new', 'gone'],
      from: '2026-11-21',
      sort: 'title',
      page: 2,
      open: 7,
    });
  });

  test('reads an id of more digits than any page has', () => {
    expect(read('thing=2147483648').open).toBe(2_147_483_648);
  });

  test.each([
    'kind=tall&shelf=attic&state=lost&from=soon&sort=colour&page=two&thing=x',
    'page=0&thing=-4',
    'page=1.5',
    'page=1e99',
    'page=9999999999',
    'thing=1000000000000000',
    'sort=toString&kind=constructor',
  ])('leaves out what means nothing: %s', (query) => {
    expect(read(query)).toEqual(usual);
  });

  test('cuts text to what the API accepts, without NUL and without half an emoji', () => {
    expect(read(`search=${'x'.repeat(201)}`).search).toBe('x'.repeat(200));
    expect(read(`search=${'x'.repeat(199)}😀`).search).toBe('x'.repeat(199));
    expect(read('search=a%00b').search).toBe('ab');
  });

  test('never fails and never gives invalid values, whatever the address says', () => {
    const names = fc.constantFrom(
      'search',
      'kind',
      'shelf',
      'state',
      'from',
      'sort',
      'page',
      'thing',
    );
    const texts = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String));
    fc.assert(
      fc.property(fc.array(fc.tuple(names, texts)), (pairs) => {
        const address = list.read(new URLSearchParams(pairs));
        expect(Number.isInteger(address.page) && address.page >= 1).toBe(true);
        expect(address.search.length).toBeLessThanOrEqual(200);
        expect(sorts).toContain(address.sort);
        expect(read(list.queryOf(address))).toEqual(address);
      }),
    );
  });
});

describe('values that a filter does not have', () => {
  const cleaned = (query: string) => list.withoutUnknown(new URLSearchParams(query))?.toString();

  test.each([
    ['kind=huge&search=cook', 'search=cook'],
    ['state=new&state=lost&page=2', 'page=2&state=new'],
    ['from=2026-02-30&other=kept', 'other=kept'],
    ['shelf=cellar', ''],
  ])('of %s are left out', (query, left) => {
    expect(cleaned(query)).toBe(left);
  });

  test('are all that changes an address', () => {
    for (const query of ['', 'kind=long&shelf=top&state=old&from=2026-02-28', 'search=+a&page=x']) {
      expect(cleaned(query), query).toBeUndefined();
    }
  });
});

describe('writing an address', () => {
  test('gives the same place when it is read back', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(read(list.queryOf(address))).toEqual(address);
      }),
    );
  });

  test('leaves out defaults', () => {
    expect(list.pathOf()).toBe('/things');
    expect(list.pathOf({ shelf: 'top', sort: 'date', page: 1, search: '' })).toBe('/things');
    expect(list.pathOf({ state: ['new', 'old'], search: 'a&b' })).toBe(
      '/things?search=a%26b&state=new&state=old',
    );
  });

  test('starts at page one after another search, filter or order, and keeps the rest', () => {
    const third = read('search=cook&kind=long&page=3&thing=7');
    expect(list.queryOf({ search: 'clerk' }, third)).toBe('?search=clerk&kind=long&thing=7');
    expect(list.queryOf({ kind: undefined }, third)).toBe('?search=cook&thing=7');
    expect(list.queryOf({ sort: 'title' }, third)).toBe(
      '?search=cook&kind=long&sort=title&thing=7',
    );
    expect(list.queryOf({ page: 4 }, third)).toBe('?search=cook&kind=long&page=4&thing=7');
  });

  test('stays on its page when a row is opened or closed', () => {
    const third = read('page=3');
    expect(list.queryOf({ open: 7 }, third)).toBe('?page=3&thing=7');
    expect(list.queryOf({ open: null }, read('page=3&thing=7'))).toBe('?page=3');
  });
});

test('search words and filters narrow a list; order, page and open row do not', () => {
  for (const query of ['', 'page=3&sort=title&thing=7']) {
    expect(list.isFiltered(read(query)), query).toBe(false);
  }
  for (const query of ['search=x', 'kind=long', 'shelf=low', 'state=old', 'from=2026-11-21']) {
    expect(list.isFiltered(read(query)), query).toBe(true);
  }
});
