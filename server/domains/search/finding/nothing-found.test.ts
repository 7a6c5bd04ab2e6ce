import { beforeEach, describe, expect, test } from 'vitest';
import { openPortal } from '../../../test/portal.ts';
import { type PostingDetails, postJobs, searchFor } from '../../../test/postings.ts';

const portal = await openPortal();
beforeEach(() => portal.db.deleteFrom('jobs').execute());

const post = (...postings: PostingDetails[]) => postJobs(portal.db, postings);
const ask = (query: Record<string, unknown>) => searchFor(portal.db, query);

describe('a search that finds nothing at all', () => {
  test('names the words that no job has, and shows the newest jobs and their cities', async () => {
    const ids = await post(
      { title: 'Driver', location: 'Pune', daysAgo: 1 },
      { title: 'Cook', location: 'Surat', daysAgo: 2 },
    );
    const { nothing } = await ask({ search: 'zzqq xxvv' });
    expect(nothing).toEqual({
      unknown_phrases: [],
      looser: null,
      unknown_words: ['zzqq', 'xxvv'],
      is_place_empty: false,
      others: {
        kept_words: '',
        keeps_filters: false,
        total: 2,
        capped: false,
        places: [
          { value: 'Pune', count: 1 },
          { value: 'Surat', count: 1 },
        ],
        places_capped: false,
        newest: ids,
      },
    });
    expect((await ask({ search: 'driver' })).nothing).toBeNull();
    const unread = await ask({ search: 'a@zz, (zzqq)' });
    expect(unread.nothing?.unknown_words).toEqual(['a@zz', 'zzqq']);
    const either = await ask({ search: 'zzqq or xxvv' });
    expect(either.nothing?.unknown_words).toEqual(['zzqq', 'xxvv']);
  });

  test.each([
    ['the place and the mode among its words', { search: 'zzqq remote in pune' }, 'remote in pune'],
    ['its filters', { search: 'zzqq', location: 'Pune', work_mode: 'remote' }, ''],
  ] as const)('keeps %s', async (_, asked, kept_words) => {
    const [there] = await post(
      { title: 'Driver', location: 'Pune', work_mode: 'remote' },
      { title: 'Cook', location: 'Goa' },
    );
    const { nothing } = await ask(asked);
    expect(nothing?.others).toMatchObject({
      kept_words,
      keeps_filters: true,
      total: 1,
      newest: [there],
    });
    const again = await ask({ ...asked, search: kept_words });
    expect([again.ids, again.total]).toEqual([[there], 1]);
  });

  test.each([
    ['zzqq technician', 'technician'],
    ['zzqq technician in pune', 'technician in pune'],
    ['ZZQQ Technician', 'Technician'],
  ])('of "%s" keeps the rank, if a job has it', async (search, kept_words) => {
    const [driver] = await post({ title: 'Driver', location: 'Pune' });
    const newest = async () => (await ask({ search })).nothing?.others?.newest;
    expect(await newest()).toEqual([driver]);
    const [technician] = await post({ title: 'Lift Technician', location: 'Pune', daysAgo: 1 });
    expect(await ask({ search })).toMatchObject({
      total: 0,
      nothing: { others: { kept_words, keeps_filters: true, total: 1, newest: [technician] } },
    });
  });

  test('shows the jobs for its words where no one filter alone is in the way', async () => {
    const [nurse] = await post({ title: 'Nurse', location: 'Pune' }, { title: 'Cook' });
    const asked = { search: 'nurse', shift: 'night', experience_level: 'lead' };
    expect(await ask(asked)).toMatchObject({
      wider: [],
      nothing: { unknown_words: [], others: { kept_words: 'nurse', newest: [nurse] } },
    });
    // Without the shift there is a job.
    await post({ title: 'Nurse', experience_level: 'lead' });
    expect(await ask(asked)).toMatchObject({
      wider: [{ without: 'shift' }],
      nothing: { others: null },
    });
  });

  test('says which words in quotes no job has together, and what the same finds without quotes', async () => {
    await post({ title: 'Accountant' }, { title: 'Accountant' }, { title: 'Cook' });
    const { nothing } = await ask({ search: '"acountant wizard" -cook' });
    expect(nothing).toMatchObject({
      unknown_phrases: ['acountant wizard'],
      looser: { search: 'acountant wizard -cook', total: 2, capped: false },
      others: null,
    });
    const again = await ask({ search: nothing?.looser?.search });
    expect(again.total).toBe(2);
    const nowhere = await ask({ search: '"zzqq xxvv"' });
    expect(nowhere.nothing).toMatchObject({ unknown_phrases: ['zzqq xxvv'], looser: null });
  });

  test('leads back to the refused correction, of words and of a place', async () => {
    await post({ title: 'Accountant', location: 'Hyderabad' }, { title: 'Cook' });
    const looser = async (asked: Record<string, unknown>) =>
      (await ask({ ...asked, as_typed: true })).nothing?.looser;
    expect(await looser({ search: 'acountant' })).toEqual({
      search: 'acountant',
      words: 'accountant',
      location: '',
      total: 1,
      capped: false,
    });
    expect(await looser({ location: 'hydrabad' })).toMatchObject({
      location: 'Hyderabad',
      total: 1,
    });
    expect(await looser({ search: 'zzqq' })).toBeNull();
  });

  test('says that a place has no job at all', async () => {
    await post({ title: 'Nurse', location: 'Pune' });
    const isEmpty = async (location: string) =>
      (await ask({ search: 'cook', location })).nothing?.is_place_empty;
    expect([await isEmpty('Atlantis'), await isEmpty('Pune')]).toEqual([true, false]);
  });
});

describe('how it was read', () => {
  test('says where nothing that was typed can be searched for', async () => {
    await post({ title: 'Nurse' });
    for (const search of ['🙂', 'mujhe naukri chahiye']) {
      expect(await ask({ search })).toMatchObject({ total: 1, reading: { no_words: search } });
    }
    expect((await ask({ search: 'nurse' })).reading).toBeNull();
    expect((await ask({ search: 'jobs in leh' })).reading?.no_words).toBeNull();
    expect((await ask({ search: 'weaver near me' })).reading?.no_words).toBe('near me');
  });

  test('tells apart jobs at another place that merely mention the place that was left out', async () => {
    await post({ title: 'Nurse', location: 'Pune', description: 'Our clinic in Nashik is new.' });
    await post({ title: 'Cook', location: 'Goa' });
    const place = async (search: string) => (await ask({ search })).reading;
    expect(await place('nurse in nashik')).toMatchObject({
      relaxed: ['location'],
      place_named: { total: 1, capped: false },
    });
    expect(await place('cook in nashik')).toMatchObject({
      relaxed: ['location'],
      place_named: null,
    });
  });

  test('leaves words in quotes as they are', async () => {
    await post(...Array.from({ length: 30 }, () => ({ title: 'Accountant' })));
    const { reading } = await ask({ search: '"acountant wanted"' });
    expect(reading?.corrected_from ?? null).not.toBe('');
  });
});
