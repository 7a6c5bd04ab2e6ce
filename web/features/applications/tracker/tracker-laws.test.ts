import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { trackerStatuses } from '../../../../contract/applications.ts';
import { employmentTypes } from '../../../../contract/jobs.ts';
import {
  EXPERIENCE_YEARS,
  filtersOf,
  isFiltered,
  readAddress,
  type TrackerAddress,
} from './tracker-address.ts';

const day = fc
  .date({
    min: new Date('2020-01-01'),
    max: new Date('2030-12-31'),
    noInvalidDate: true,
  })
  .map((moment) => moment.toISOString().slice(0, 10));

const addresses: fc.Arbitrary<TrackerAddress> = fc.record({
  search: fc.string({ maxLength: 200 }),
  status: fc.constantFrom('', ...trackerStatuses),
  type: fc.constantFrom('', ...employmentTypes),
  experience: fc.constantFrom('', ...EXPERIENCE_YEARS.map(String)),
  from: fc.oneof(fc.constant(''), day),
  to: fc.oneof(fc.constant(''), day),
  page: fc.integer({ min: 1, max: 999_999_999 }),
  application: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 999_999_999 })),
});

const written = (address: TrackerAddress) =>
  new URLSearchParams(
    Object.entries(address).flatMap(([name, value]) =>
      value === null || value === '' ? [] : [[name, String(value)]],
    ),
  );

describe('the address of the tracker', () => {
  test('whatever is chosen is read again as it was written', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(readAddress(written(address))).toEqual(address);
      }),
    );
  });

  test('no text in it can break the page: what is read is read again alike', () => {
    const query = fc.dictionary(
      fc.constantFrom(
        'search',
        'status',
        'type',
        'experience',
        'from',
        'to',
        'page',
        'application',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(query, (wild) => {
        const address = readAddress(new URLSearchParams(wild));
        expect(address.page).toBeGreaterThanOrEqual(1);
        expect(readAddress(written(address))).toEqual(address);
      }),
    );
  });

  test('the call has a filter exactly when the page says that one is set', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const { search, ...others } = filtersOf(address);
        expect(isFiltered(address)).toBe(search !== '' || Object.keys(others).length > 0);
        expect(Object.values(others)).not.toContain('');
      }),
    );
  });

  test('page and open application are no filters', () => {
    fc.assert(
      fc.property(addresses, fc.integer({ min: 1, max: 99 }), (address, page) => {
        expect(filtersOf({ ...address, page, application: page })).toEqual(filtersOf(address));
      }),
    );
  });
});
