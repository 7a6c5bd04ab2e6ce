import { beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { addApplication } from '../../../db/world/hiring.ts';
import { addCompany, addProfile, addRecruiter, signIn } from '../../../db/world/people.ts';
import { openJob, openTeam } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';

const portal = await openPortal();
let recruiter: Session;
let jobId: number;

beforeAll(async () => {
  const team = await openTeam(portal);
  recruiter = team.recruiter;
  jobId = await openJob(portal, team.companyId);
});

const NAME = 'श्रीमती प्रिया सोलंकी';

const sends = async (facts: { is_hidden?: boolean } = {}) => {
  const seeker = await register(portal, { name: NAME });
  await addApplication(portal.db, seeker.user.id, jobId, {
    ...facts,
    candidate: { name: NAME, title: 'Tailor', skills: ['Tally'] },
  });
  return seeker;
};

const candidates = async (search: string) =>
  (
    await portal.call('GET /barong/resource/candidates', {
      as: recruiter,
      query: { search, source: 'applied' },
    })
  ).body.meta.total;

const applications = async (search: string) =>
  (await portal.call('GET /barong/resource/applications', { as: recruiter, query: { search } }))
    .body.meta.total;

describe('a name in Devanagari', () => {
  beforeAll(async () => {
    await sends();
  });

  test.each([
    ['Priya Solanki', 1],
    ['priy', 1],
    ['solanki AND tailor', 1],
    ['Shreemati', 1],
    ['priya NOT ravi', 1],
    ['"Priya"', 0],
    ['Priyanka', 0],
    ['tailor NOT priya', 0],
    ['solanki AND welder', 0],
  ])('is found among candidates by %s: %i', async (search, count) => {
    expect(await candidates(search)).toBe(count);
  });

  test.each([
    ['Priya Solanki', 1],
    ['sol', 1],
    ['priya सोलंकी', 1],
    ['Priya Verma', 0],
    ['Priyanka', 0],
  ])('is found among applications by %s: %i', async (search, count) => {
    expect(await applications(search)).toBe(count);
  });

  test('is found by no such search while it is hidden', async () => {
    await sends({ is_hidden: true });
    for (const search of ['Priya Solanki', 'priya', 'solanki'])
      expect([await candidates(search), await applications(search)]).toEqual([1, 1]);
  });

  test('is found among those who chose to be found, also once they are called otherwise', async () => {
    const company = await addCompany(portal.db, { website: 'https://betwa.example' });
    const checked = await signIn(
      portal.db,
      await addRecruiter(portal.db, company.id, { email: 'hr@betwa.example' }),
    );
    const found = async (search: string) =>
      (
        await portal.call('GET /barong/resource/candidates', {
          as: checked,
          query: { search, source: 'found' },
        })
      ).body.candidates.map(({ name }) => name);
    const seeker = await register(portal, { name: 'काव्या जोशी' });
    await addProfile(portal.db, seeker.user.id, { visibility: 'checked' });
    expect(await found('Kavya Joshi')).toEqual(['काव्या जोशी']);
    const { id } = seeker.user;
    await portal.db
      .updateTable('accounts')
      .set({ name: 'रेखा जोशी' })
      .where('id', '=', id)
      .execute();
    expect(await found('Kavya Joshi')).toEqual([]);
    expect(await found('Rekha')).toEqual(['रेखा जोशी']);
  });
});
