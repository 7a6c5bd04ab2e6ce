import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '../../../../contract/accounts.ts';
import { openCompany, registerRecruiter } from '../../../test/hiring.ts';
import { openPortal } from '../../../test/portal.ts';

let sent: { body: string };
let companyId: number;
let recruiter: Session;

const portal = await openPortal();
const server = createServer((_, answer) => answer.end(sent.body)).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jobs`;
afterAll(() => void server.close());
beforeEach(async () => {
  const facts = { description: 'Cloth.', industry: 'Textiles', website: 'https://mill.example' };
  companyId = (await openCompany(portal, facts)).id;
  recruiter = await registerRecruiter(portal, companyId);
});

const csv = (...rows: string[]) =>
  ['reference,title,description,location,employment_type', ...rows].join('\n');
const row = (reference: string, title: string) =>
  `${reference},${title},Works with cloth all day.,Indore,full time`;

const set = () =>
  portal.call('PUT /barong/resource/job_feed', { as: recruiter, body: { address } });
const preview = () =>
  portal.call('POST /barong/resource/job_feed/preview', { as: recruiter, body: { address } });
const readNow = (body = {}) =>
  portal.call('POST /barong/resource/job_feed/runs', { as: recruiter, body });
const jobs = () =>
  portal.db
    .selectFrom('jobs')
    .select(['id', 'title', 'status'])
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute();
const states = async () => (await jobs()).map(({ title, status }) => `${title}: ${status}`);

describe('a job that the list and the feed give different numbers', () => {
  const bring = (list: string) =>
    portal.call('POST /barong/resource/job_imports', { as: recruiter, body: { csv: list } });
  const tailor = row('A-1', 'Tailor');

  test('is one job, as the answer says, which either of them changes when its own row changes', async () => {
    await bring(csv(tailor));
    sent = { body: csv(row('F-7', 'TAILOR'), row('F-8', 'Tailor')) };
    const known = { outcome: 'known', joined: true, known_as: 'A-1' };
    // Two numbers of one feed are two jobs.
    const rest = { outcome: 'new', joined: false, known_as: null };
    expect((await preview()).body.rows).toMatchObject([known, rest]);
    const { body } = await set();
    expect(body.run.rows).toMatchObject([known, rest]);
    expect(body.run.counts).toMatchObject({ known: 1, new: 1 });
    expect(await states()).toEqual(['Tailor: active', 'Tailor: active']);

    const counts = async () => (await readNow()).body.run.counts;
    expect(await counts()).toMatchObject({ same: 2, changed: 0, known: 0 });
    sent = { body: csv(row('F-7', 'Master Tailor'), row('F-8', 'Tailor')) };
    expect(await counts()).toMatchObject({ same: 1, changed: 1 });
    expect(await states()).toEqual(['Master Tailor: active', 'Tailor: active']);
    // The list has not changed, so it changes nothing back.
    expect((await bring(csv(tailor))).body.rows).toMatchObject([{ outcome: 'same' }]);
    sent = { body: csv(row('F-8', 'Tailor')) };
    expect((await readNow({ even_if_smaller: true })).body.run.rows).toMatchObject([
      { outcome: 'left', reference: 'A-1' },
    ]);
    expect(await states()).toEqual(['Master Tailor: closed', 'Tailor: active']);
  });

  test('is one the other way round too; what was closed here, and other places and texts, are not joined', async () => {
    sent = { body: csv(row('A-1', 'Tailor'), row('A-2', 'Cutter')) };
    await set();
    const [first] = await jobs();
    await portal.db
      .updateTable('jobs')
      .set({ status: 'closed' })
      .where('id', '=', first?.id ?? 0)
      .execute();
    const list = csv(
      row('L-1', 'Tailor'),
      row('L-2', 'Cutter').replace('Indore', 'Bhopal'),
      row('L-3', 'Cutter'),
    );
    const { body } = await bring(list);
    expect(body.rows.map(({ outcome, known_as }) => [outcome, known_as])).toEqual([
      ['new', null],
      ['new', null],
      ['known', 'A-2'],
    ]);
    expect((await bring(list)).body.rows.map(({ outcome }) => outcome)).toEqual([
      'same',
      'same',
      'same',
    ]);
  });
});
