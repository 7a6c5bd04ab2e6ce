import { describe, expect, test } from 'vitest';
import { filtersOf, isFiltered, readAddress } from './tracker-address.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));

describe('the address of the tracker', () => {
  test('says every filter', () => {
    const address = read(
      'search=clerk&status=Rejected&type=contract&experience=3&from=2026-10-01&to=2026-11-20&page=2&application=7',
    );
    expect(address).toEqual({
      search: 'clerk',
      status: 'Rejected',
      type: 'contract',
      experience: '3',
      from: '2026-10-01',
      to: '2026-11-20',
      page: 2,
      application: 7,
    });
    expect(filtersOf(address)).toEqual({
      search: 'clerk',
      status: ['Rejected'],
      employment_type: ['contract'],
      experience_years: 3,
      from: '2026-10-01',
      to: '2026-11-20',
    });
  });

  test('entry level is 0 years, which is a filter and not the lack of one', () => {
    expect(filtersOf(read('experience=0'))).toEqual({ search: '', experience_years: 0 });
    expect(isFiltered(read('experience=0'))).toBe(true);
  });

  test('what means nothing is left out', () => {
    const address = read('status=Hired&type=remote&experience=2&from=soon&page=-1&application=x');
    expect(isFiltered(address)).toBe(false);
    expect([address.page, address.application]).toEqual([1, null]);
  });
});
