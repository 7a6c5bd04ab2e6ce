import { expect, test } from 'vitest';
import { addApplication } from '../../../db/world/hiring.ts';
import { overlapping } from '../../../contract/interviews/overlaps.ts';
import { openJob, openTeam } from '../../test/hiring.ts';
import { inHours, openInterviewing } from '../../test/interviews.ts';
import { openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const at = await openInterviewing(portal);

test('interviews overlap if they share time, not if one begins when the other ends', () => {
  const eleven = { starts_at: '2099-01-15T05:30:00.000Z', minutes: 45 };
  const from = (starts_at: string, minutes = 30) =>
    overlapping([eleven], { starts_at: `2099-01-15T${starts_at}:00.000Z`, minutes });
  expect(from('05:45')).toEqual([eleven]);
  expect(from('05:01')).toEqual([eleven]);
  expect(from('05:00', 180)).toEqual([eleven]);
  expect(from('05:00')).toEqual([]);
  expect(from('06:15')).toEqual([]);
});

test('a company sees when its candidate has another interview with it, and nothing of those elsewhere', async () => {
  const { seeker, id } = await at.applied();
  const booked = (await at.invite(id, { starts_at: inHours(70) })).body;
  const other = await openJob(portal, at.companyId, { title: 'Weaver' });
  const again = (await addApplication(portal.db, seeker.user.id, other)).id;
  const { companyId, recruiter } = await openTeam(portal, { company: { name: 'Narmada Dyes' } });
  const job = await openJob(portal, companyId, { title: 'Dyer' });
  const away = (await addApplication(portal.db, seeker.user.id, job)).id;
  const abroad = (await at.invite(away, { starts_at: inHours(70) }, recruiter)).body;
  const here = {
    interview_id: booked.id,
    starts_at: inHours(70),
    minutes: 45,
    candidate_name: 'Asha Rao',
    job_title: 'Loom Fitter',
  };
  expect(await at.busyOf(again)).toEqual([here]);
  // Asked about several candidates, it knows those of each.
  const beside = await at.applied();
  await at.invite(beside.id, { starts_at: inHours(71) });
  const ofBoth = await at.busyOf([beside.id, again]);
  expect(ofBoth.map(({ starts_at }) => starts_at).toSorted()).toEqual([inHours(70), inHours(71)]);
  expect(await at.busyOf(again, at.stranger)).toEqual([]);
  expect(await at.busyOf(away, recruiter)).toMatchObject([{ interview_id: abroad.id }]);

  // The candidate sees both, each beside the other.
  const mine = (await at.readMine(seeker, booked.id)).body;
  expect(mine.others).toEqual([
    {
      id: abroad.id,
      starts_at: inHours(70),
      minutes: 45,
      job_title: 'Dyer',
      company_name: 'Narmada Dyes',
    },
  ]);
  expect((await at.readMine(seeker, abroad.id)).body.others).toMatchObject([
    { id: booked.id, job_title: 'Loom Fitter' },
  ]);
  await at.cancel(booked.id);
  expect(await at.busyOf(again)).toEqual([]);
  expect((await at.readMine(seeker, abroad.id)).body.others).toEqual([]);
});
