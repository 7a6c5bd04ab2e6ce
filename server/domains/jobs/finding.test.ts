import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addRecruiter } from '../../../db/world/people.ts';
import { openCompany, openJob } from '../../test/hiring.ts';
import { openPortal } from '../../test/portal.ts';
import { postJobs } from '../../test/postings.ts';

const portal = await openPortal();

const titlesFor = async (search: string) => {
  const { body } = await portal.call('GET /barong/public/jobs', { query: { search } });
  return body.jobs.map(({ title }) => title);
};

test('a search that was just answered finds a job that was committed since', async () => {
  await postJobs(portal.db, [{ title: 'Potter' }]);
  expect(await titlesFor('potter')).toEqual(['Potter']);
  await postJobs(portal.db, [{ title: 'Master Potter' }]);
  expect((await titlesFor('potter')).toSorted()).toEqual(['Master Potter', 'Potter']);
});

test('a search that many ask for at once is done once for all of them', async () => {
  await postJobs(portal.db, [{ title: 'Glazier' }]);
  // An answer that is being made while a change is heard is not kept.
  await portal.services.live.settle();
  expect(await titlesFor('glazier')).toEqual(['Glazier']);
  // A change that is not announced, to see whether the job is read again.
  await portal.db.transaction().execute(async (trx) => {
    await sql`set local vritti.pages_may_wait = 'on'`.execute(trx);
    await sql`update jobs set title = 'Glazier, read again' where title = 'Glazier'`.execute(trx);
  });
  expect(await titlesFor('glazier')).toEqual(['Glazier']);
  expect(await titlesFor('Glazier ')).toEqual(['Glazier, read again']);
});

test('copies of one posting share one card, which names their places', async () => {
  const [first, second, again, other] = await postJobs(portal.db, [
    { title: 'Weaver', location: 'Pune', daysAgo: 1 },
    { title: 'Weaver', location: 'Goa', daysAgo: 2 },
    { title: 'Weaver', location: 'Pune', daysAgo: 3 },
    { title: 'Master Weaver', location: 'Surat', daysAgo: 4 },
  ]);
  const { body } = await portal.call('GET /barong/public/jobs', { query: { search: 'weaver' } });
  expect(body.jobs.slice(0, 2).map(({ id }) => id)).toEqual([first, other]);
  // Another copy in the same place is not another place.
  expect(body.jobs.slice(2).map(({ id }) => id)).toEqual([second, again]);
  expect(body.more_places).toEqual([{ job_id: first, places: [{ id: second, location: 'Goa' }] }]);
});

test('of the few newest jobs that the landing page shows, those that say their pay come first', async () => {
  await postJobs(portal.db, [{ title: 'Ginner', salary_max_inr: 240_000 }, { title: 'Carder' }]);
  await postJobs(portal.db, [{ title: 'Spinner' }]);
  const { body } = await portal.call('GET /barong/public/figures', {});
  // Those of a checked company come before all others.
  const others = body.recent.filter(({ company_checked }) => !company_checked);
  expect(others.map(({ title }) => title).slice(0, 2)).toEqual(['Ginner', 'Spinner']);
});

test('the landing page shows jobs of different companies, the checked one first, however many it has posted', async () => {
  const [checked, second, third, fourth] = [
    await openCompany(portal, { website: 'https://looms.example' }),
    await openCompany(portal),
    await openCompany(portal),
    await openCompany(portal),
  ];
  const { id: proved_by } = await addRecruiter(portal.db, checked.id);
  await portal.db
    .insertInto('company_evidence')
    .values({
      company_id: checked.id,
      proved_by,
      kind: 'work_mail',
      domain: 'looms.example',
      ends_at: new Date('2099-01-01'),
    })
    .execute();
  await openJob(portal, second.id);
  await openJob(portal, third.id);
  await openJob(portal, fourth.id);
  const post = () => openJob(portal, checked.id);
  const newest = [await post(), await post(), await post(), await post()].at(-1);
  const { recent } = (await portal.call('GET /barong/public/figures', {})).body;
  expect(recent[0]).toMatchObject({ id: newest, company_id: checked.id, company_checked: true });
  expect(new Set(recent.map(({ company_id }) => company_id)).size).toBe(4);
});

test('similar jobs exist for closed jobs too, never include the job itself, and not for drafts', async () => {
  const { id: company } = await openCompany(portal, { name: 'Lotus Hotels' });
  const waiter = await openJob(portal, company, { title: 'Waiter', location: 'Goa' });
  const senior = await openJob(portal, company, { title: 'Senior Waiter', location: 'Panaji' });
  const draft = await openJob(portal, company, { title: 'Chef', status: 'draft' });
  const similar = (id: number) =>
    portal.call('GET /barong/public/jobs/:id/similar', { params: { id } });
  const before = await similar(waiter);
  expect(before.body.job).toEqual({
    id: waiter,
    title: 'Waiter',
    company_name: 'Lotus Hotels',
    location: 'Goa',
    state: 'active',
  });
  expect(before.body.jobs.map((job) => job.id)).toEqual([senior]);

  const closed = await openJob(portal, company, { title: 'Waiter', status: 'closed' });
  expect((await similar(closed)).body.jobs.map((job) => job.id)).toEqual([waiter, senior]);
  const unknown = [await similar(draft), await similar(99_999_999)];
  expect(unknown.map((answer) => answer.status)).toEqual([404, 404]);
});
