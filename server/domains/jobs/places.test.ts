import { beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { openTeam } from '../../test/hiring.ts';
import { openPortal } from '../../test/portal.ts';

let companyId: number;
let recruiter: Session;

const portal = await openPortal();
beforeEach(async () => {
  ({ companyId, recruiter } = await openTeam(portal));
});

const post = (places: { location?: string; locations?: string[] }) =>
  portal.call('POST /barong/resource/jobs', {
    as: recruiter,
    body: {
      title: 'Field Technician',
      description: 'Mends fans.',
      employment_type: 'full_time',
      ...places,
    },
  });

const search = (query: { location?: string } = {}) =>
  portal.call('GET /barong/public/jobs', {
    query: { ...query, company_id: String(companyId) },
  });

const change = async (id: number, body: { location?: string; locations?: string[] }) =>
  (await portal.call('PUT /barong/resource/jobs/:id', { as: recruiter, params: { id }, body })).body
    .locations;

describe('a job at several places', () => {
  test('is found at each of them under their present and former names, and counted there', async () => {
    const { body: job } = await post({
      location: 'Baner, Pune',
      locations: ['Bengaluru', 'Surat'],
    });
    expect(job).toMatchObject({
      location: 'Baner, Pune',
      locations: ['Baner, Pune', 'Bengaluru', 'Surat'],
    });
    for (const location of ['Pune', 'Bangalore', 'Surat', 'Baner']) {
      const { body } = await search({ location });
      expect(body.jobs.map(({ id }) => id)).toEqual([job.id]);
    }
    const { body } = await search();
    expect(body.facets.location.map(({ value, count }) => [value, count])).toEqual([
      ['Bengaluru', 1],
      ['Pune', 1],
      ['Surat', 1],
    ]);
    const jaipur = await search({ location: 'Jaipur' });
    expect(jaipur.body.jobs).toEqual([]);
  });

  test('needs no location of its own: its first place becomes the location', async () => {
    const { body } = await post({ locations: ['Bhopal', 'Indore', 'Bhopal'] });
    expect(body).toMatchObject({ location: 'Bhopal', locations: ['Bhopal', 'Indore'] });
    expect((await post({})).body.errors).toEqual(['resource.job.missing_location']);
  });

  test('keeps the others if only the first one changes, and is replaced as a whole by new places', async () => {
    const { body: job } = await post({ locations: ['Bhopal', 'Indore'] });
    expect(await change(job.id, { location: 'Ujjain' })).toEqual(['Ujjain', 'Indore']);
    expect(await change(job.id, { locations: ['Dewas'] })).toEqual(['Dewas']);
  });

  test('can have at most ten', async () => {
    const many = Array.from({ length: 11 }, (_, number) => `Town ${number}`);
    expect((await post({ locations: many })).status).toBe(422);
    const { body } = await post({ location: 'First', locations: many.slice(0, 10) });
    expect(body.locations).toHaveLength(10);
  });
});
