import { beforeEach, describe, expect, test } from 'vitest';
import { openPortal } from '../../../test/portal.ts';
import { type PostingDetails, postJobs, searchFor } from '../../../test/postings.ts';
import { recountWords } from '../spelling/word-counts.ts';
import { COMMON_WORD_JOBS } from '../spelling/written.ts';

const portal = await openPortal();
beforeEach(() => portal.db.deleteFrom('jobs').execute());

const post = (...postings: PostingDetails[]) => postJobs(portal.db, postings);
const search = (query: Parameters<typeof searchFor>[1]) => searchFor(portal.db, query);
const find = async (query: Parameters<typeof searchFor>[1]) => (await search(query)).ids;

describe('places', () => {
  test.each([
    ['Bangalore', 'Bengaluru'],
    ['bengaluru', 'Indiranagar, Bangalore'],
    ['Indiranagar', 'Indiranagar, Bangalore'],
    ['indiranagar bengaluru', 'Indiranagar, Bangalore'],
    ['Karnataka', 'Mysore'],
    ['मुंबई', 'Bombay'],
    ['Gurgaon', 'Gurugram, Haryana'],
    ['Delhi NCR', 'Noida'],
    ['Noida', 'Delhi / NCR'],
    ['Vidarbha', 'Nagpur'],
    ['विदर्भ', 'Vidarbha'],
    ['Indore, Madhya Pradesh', 'Indore'],
    ['Pune or Mumbai', 'Mumbai'],
    ['Pune, Mumbai', 'Pune'],
    ['remote', 'Remote'],
    ['India', 'Kochi'],
  ])('%s finds a job in %s', async (location, posted) => {
    const [id] = await post({ location: posted });
    expect(await find({ location })).toEqual([id]);
  });

  test.each([
    ['Indore, Madhya Pradesh', 'Bhopal'],
    ['Bengaluru', 'Mysuru'],
    ['Pune', 'Mumbai, Maharashtra'],
    ['Noida', 'Gurugram'],
    ['Nagpur', 'Vidarbha'],
  ])('%s does not find a job in %s', async (location, posted) => {
    await post({ location: posted });
    expect(await find({ location })).toEqual([]);
  });

  test('an area without jobs falls back to its town, and says so', async () => {
    const [id] = await post({ location: 'Indiranagar, Bengaluru' });
    expect(await search({ location: 'Whitefield, Bengaluru' })).toMatchObject({
      ids: [id],
      reading: { location_corrected_from: 'Whitefield, Bengaluru' },
    });
  });

  test.each([
    ['welder gopalbari', 'Gopalbari Jaipur'],
    ['welder gopalbari jaipur', 'Gopalbari Jaipur'],
    ['welder naraina vihar', 'Naraina Vihar Delhi'],
  ])('%s is read as work in a part of a town that only postings name', async (words, place) => {
    const town = place.endsWith('Delhi') ? 'Delhi' : 'Jaipur';
    const [there] = await post(
      { title: 'Welder', location: `${place.replace(` ${town}`, '')}, ${town}`, daysAgo: 9 },
      { title: 'Welder', location: town, company_name: 'Verma Traders' },
      { title: 'Welder', location: 'Pune' },
    );
    const found = await search({ search: words });
    expect(found.ids[0]).toBe(there);
    expect(found.reading?.wishes).toMatchObject([{ kind: 'location', value: place }]);
  });

  test.each([
    ['welder greater nouda', 'Greater Noida'],
    ['welder panchkla', 'Panchkula'],
    ['odissha welder', 'Odisha'],
  ])('%s is read as work in %s, whose name is misspelt', async (words, place) => {
    const [there] = await post(
      { title: 'Welder', location: place, daysAgo: 9 },
      { title: 'Welder', location: 'Noida' },
      { title: 'Welder', location: 'Pune' },
    );
    const found = await search({ search: words });
    expect(found.ids[0]).toBe(there);
    expect(found.reading?.wishes).toMatchObject([{ kind: 'location', value: place }]);
  });

  test('no town is looked for in a text that is full of unknown words', async () => {
    await post({ title: 'Welder', location: 'Greater Noida' });
    const wishesOf = async (words: string) => (await search({ search: words })).reading?.wishes;
    expect(await wishesOf('welder greater nouda zubq')).toMatchObject([{ value: 'Greater Noida' }]);
    const unknown = 'zubq zacq zidq zofq zegq zahq zikq zulq';
    expect((await wishesOf(`welder greater nouda ${unknown}`)) ?? []).toEqual([]);
  });

  test('a word that is as near to the work of many as to a town is no town', async () => {
    await post(...Array.from({ length: COMMON_WORD_JOBS }, () => ({ title: 'Sales executive' })), {
      title: 'Executive',
      location: 'Salem',
    });
    await portal.db.transaction().execute(recountWords);
    expect((await search({ search: 'executive salesm' })).reading?.wishes ?? []).toEqual([]);
  });

  test('the recognised place is returned', async () => {
    expect((await search({ location: 'bombay' })).location_matched).toBe('Mumbai, Maharashtra');
    expect((await search({ location: 'Gotham' })).location_matched).toBeNull();
  });

  test('remote=true adds remote jobs from anywhere to those at the place', async () => {
    const [pune, remote] = await post(
      { location: 'Pune' },
      { location: 'Leh', work_mode: 'remote' },
      { location: 'Leh' },
    );
    expect(await find({ location: 'Pune' })).toEqual([pune]);
    expect(new Set(await find({ location: 'Pune', remote: 'true' }))).toEqual(
      new Set([pune, remote]),
    );
    expect(new Set(await find({ location: 'Pune', include_remote: 'true' }))).toEqual(
      new Set([pune, remote]),
    );
  });

  test('remote=true without a place finds only remote jobs; include_remote leaves none out', async () => {
    const [remote, leh] = await post({ work_mode: 'remote' }, { location: 'Leh' });
    expect(await find({ remote: 'true' })).toEqual([remote]);
    expect(new Set(await find({ include_remote: 'true' }))).toEqual(new Set([remote, leh]));
  });
});
