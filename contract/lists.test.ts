import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sizeBandOf } from './format/company-size.ts';
import { idParams } from './fields/ids.ts';
import { anyOf, Meta, metaOf, onlyOf, paging, several } from './lists.ts';
import { phoneOf } from './accounts/phone.ts';

describe('a page of a list', () => {
  const pages = paging();

  test('is by default the first ten rows, and twenty of the search', () => {
    expect(pages.parse({})).toEqual({ page: 1, limit: 10 });
    expect(paging(20).parse({})).toEqual({ page: 1, limit: 20 });
    expect(pages.parse({ page: '3', limit: '25' })).toEqual({ page: 3, limit: 25 });
  });

  test('may be far beyond the last one', () => {
    for (const page of [100_001, Number.MAX_SAFE_INTEGER]) {
      expect(pages.parse({ page: String(page) }).page).toBe(page);
    }
  });

  test('holds at most a hundred rows, even if more are requested', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (limit) => {
        expect(pages.parse({ limit }).limit).toBe(Math.min(limit, 100));
      }),
    );
  });

  test.each([
    { page: 0 },
    { page: -1 },
    { page: 1.5 },
    { page: 'two' },
    { page: 2 ** 53 },
    { page: '1e400' },
    { limit: 0 },
    { limit: -5 },
    { limit: '' },
  ])('%o is refused', (query) => {
    expect(pages.safeParse(query).success).toBe(false);
  });
});

describe('a filter of known values', () => {
  const state = onlyOf(['open', 'closed']);
  const states = anyOf(['open', 'closed']);

  test('narrows to one or several of them, and to nothing with `all` or without any', () => {
    expect(['open', 'all', undefined].map((value) => state.parse(value))).toEqual([
      'open',
      undefined,
      undefined,
    ]);
    expect(
      ['open', ['closed', 'open'], ['open', 'all'], 'all', undefined].map((value) =>
        states.parse(value),
      ),
    ).toEqual([['open'], ['open', 'closed'], [], [], []]);
  });

  test('refuses what is not one of them', () => {
    expect([state.safeParse('ajar').success, states.safeParse(['open', 'ajar']).success]).toEqual([
      false,
      false,
    ]);
  });
});

describe('the meta of a list', () => {
  const anyPage = fc.record({
    page: fc.integer({ min: 1, max: 1_000 }),
    limit: fc.integer({ min: 1, max: 100 }),
  });
  const total = fc.nat(100_000);

  test('counts just enough pages for every row', () => {
    fc.assert(
      fc.property(anyPage, total, (asked, rows) => {
        const { totalPages, limit } = metaOf(asked, rows);
        expect(totalPages * limit).toBeGreaterThanOrEqual(rows);
        expect((totalPages - 1) * limit).toBeLessThan(Math.max(1, rows));
      }),
    );
  });

  test('has the same values under camelCase and snake_case names and repeats the request', () => {
    fc.assert(
      fc.property(anyPage, total, (asked, rows) => {
        const meta = metaOf(asked, rows);
        expect(Meta.parse(meta)).toEqual(meta);
        expect(meta).toMatchObject({ ...asked, total: rows, total_count: rows });
        expect(meta.total_pages).toBe(meta.totalPages);
      }),
    );
  });

  test('counts no pages for an empty list', () => {
    expect(metaOf({ page: 1, limit: 10 }, 0).totalPages).toBe(0);
  });
});

describe('an id in an address', () => {
  const params = idParams({ job: 'anyone' });

  test.each([['7'], [7], ['9007199254740991']])('%s is accepted', (id) => {
    expect(params.parse({ id })).toEqual({ id: Number(id) });
  });

  test.each([
    ['0'],
    ['-1'],
    ['1.5'],
    ['seven'],
    [''],
    ['9007199254740993'],
    ['1e400'],
    [undefined],
  ])('%s is refused', (id) => {
    expect(params.safeParse({ id }).success).toBe(false);
  });
});

describe('one value or several', () => {
  const modes = several(z.enum(['remote', 'onsite']));

  test.each([
    [undefined, []],
    ['', []],
    [['', ''], []],
    ['remote', ['remote']],
    [
      ['remote', '', 'onsite'],
      ['remote', 'onsite'],
    ],
  ])('%j is read as %j', (sent, values) => {
    expect(modes.parse(sent)).toEqual(values);
  });

  test('are refused if one is unknown', () => {
    expect(modes.safeParse(['remote', 'moon']).success).toBe(false);
  });

  test('are at most fifty', () => {
    expect(several(z.string()).safeParse(Array(50).fill('x')).success).toBe(true);
    expect(several(z.string()).safeParse(Array(51).fill('x')).success).toBe(false);
  });
});

describe('a phone number', () => {
  test.each([
    ['9876543210', '+919876543210'],
    ['98765 43210', '+919876543210'],
    ['098765-43210', '+919876543210'],
    ['+91 98765 43210', '+919876543210'],
    ['0091 9876543210', '+919876543210'],
    ['919876543210', '+919876543210'],
    ['(+91) 98765.43210', '+919876543210'],
    ['6000000000', '+916000000000'],
    ['+44 20 7946 0958', '+442079460958'],
    ['00 1 212 555 0100', '+12125550100'],
  ])('%s is read as %s', (text, number) => {
    expect(phoneOf(text)).toBe(number);
  });

  test.each([
    '',
    'call me',
    '12345',
    '5876543210',
    '987654321',
    '98765432101',
    '+91 5876543210',
    '+91 12345',
    '+123456',
    '+1234567890123456',
    '+0 123 456 789',
    '44 20 7946 0958',
  ])('%j is refused', (text) => {
    expect(phoneOf(text)).toBeNull();
  });

  test('from India is read alike however it is written', () => {
    const digits = fc.tuple(fc.integer({ min: 6, max: 9 }), fc.nat(999_999_999));
    const blank = fc.constantFrom('', ' ', '-', '.');
    fc.assert(
      fc.property(
        digits,
        blank,
        fc.constantFrom('', '0', '+91', '91', '0091'),
        (parts, sign, code) => {
          const [first, rest] = parts;
          const number = `${first}${String(rest).padStart(9, '0')}`;
          const written = `${code}${sign}${number.slice(0, 5)}${sign}${number.slice(5)}`;
          expect(phoneOf(written)).toBe(`+91${number}`);
          expect(phoneOf(`+91${number}`)).toBe(`+91${number}`);
        },
      ),
    );
  });

  test('is either E.164 or null, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(phoneOf(text) ?? '+910000000').toMatch(/^\+[1-9]\d{6,14}$/);
      }),
    );
  });
});

describe('the size of a company', () => {
  test.each([
    [null, null],
    [1, '1–10'],
    [10, '1–10'],
    [11, '11–50'],
    [50, '11–50'],
    [51, '51–200'],
    [500, '201–500'],
    [1_000, '501–1,000'],
    [1_001, '1,001–5,000'],
    [10_000, '5,001–10,000'],
    [10_001, '10,001+'],
    [2_50_000, '10,001+'],
  ])('with %s employees is shown as %s', (employees, band) => {
    expect(sizeBandOf(employees)).toBe(band);
  });

  test('lies within its band, and more employees never mean a smaller band', () => {
    const start = (band: string | null) => Number.parseInt((band ?? '').replaceAll(',', ''), 10);
    const end = (band: string | null) =>
      band?.endsWith('+') ? Infinity : Number((band ?? '').split('–')[1]?.replaceAll(',', ''));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), (employees) => {
        const band = sizeBandOf(employees);
        expect(start(band)).toBeLessThanOrEqual(employees);
        expect(end(band)).toBeGreaterThanOrEqual(employees);
        expect(start(sizeBandOf(employees + 1))).toBeGreaterThanOrEqual(start(band));
      }),
    );
  });
});
