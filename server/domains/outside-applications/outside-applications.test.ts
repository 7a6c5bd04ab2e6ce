import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { trackerStatuses } from '../../../contract/applications/statuses.ts';
import {
  OUTSIDE_APPLICATIONS_MAX,
  OUTSIDE_CHANGES_MAX,
  PRIVATE_NOTE_MAX_LENGTH,
} from '../../../contract/constants.ts';
import type { OutsideApplicationForm } from '../../../contract/applications/outside-applications.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const seeker: Session = await register(portal);

const form = {
  job_title: 'Accounts Executive',
  company_name: 'Malwa Cold Storage',
  status: 'Applied',
  applied_on: '2026-11-18',
} as const;

const add = (more: object = {}, as = seeker) =>
  portal.call('POST /barong/resource/outside_applications', { as, body: { ...form, ...more } });
const change = (id: number, more: Partial<OutsideApplicationForm>, as = seeker) =>
  portal.call('PUT /barong/resource/outside_applications/:id', {
    as,
    params: { id },
    body: { ...form, ...more },
  });
const read = (id: number, as = seeker) =>
  portal.call('GET /barong/resource/outside_applications/:id', { as, params: { id } });
const remove = (id: number, as = seeker) =>
  portal.call('DELETE /barong/resource/outside_applications/:id', { as, params: { id } });
const restore = (id: number, as = seeker) =>
  portal.call('POST /barong/resource/outside_applications/:id/restoration', {
    as,
    params: { id },
  });

describe('an application that was sent elsewhere', () => {
  test('is stored with everything that was entered', async () => {
    const said = {
      location: 'Dewas',
      link: 'https://malwa.example/jobs/7',
      note: 'Ask for Mr Joshi.',
      follow_up_on: '2026-12-01',
    };
    const { status, body } = await add(said);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...form, ...said, changes: [] });
    expect(body.note_changed_at).not.toBeNull();
    expect((await read(body.id)).body).toEqual(body);
  });

  test.each(trackerStatuses)('can be %s', async (status) => {
    expect((await add({ status })).body.status).toBe(status);
  });

  test.each([
    [{ job_title: ' ' }, 'job_title', 'resource.outside_application.missing_title'],
    [{ company_name: '' }, 'company_name', 'resource.outside_application.missing_company'],
    [{ link: 'javascript:alert(1)' }, 'link', 'resource.outside_application.invalid_link'],
    [{ link: 'data:text/html,x' }, 'link', 'resource.outside_application.invalid_link'],
    [
      { link: 'https://x.example/\r\nATTACH:x' },
      'link',
      'resource.outside_application.invalid_link',
    ],
    [{ link: 'malwa.example' }, 'link', 'resource.outside_application.invalid_link'],
    [{ status: 'pending' }, 'status', 'request.invalid_value'],
    [{ applied_on: '2026-02-30' }, 'applied_on', 'request.invalid_value'],
    [{ follow_up_on: 'soon' }, 'follow_up_on', 'request.invalid_value'],
  ])('is refused with %j', async (more, field, code) => {
    const { status, body } = await add(more);
    expect([status, body.errors, Object.keys(body.fields)]).toEqual([422, [code], [field]]);
  });

  test('has a note of limited length', async () => {
    const note = 'x'.repeat(PRIVATE_NOTE_MAX_LENGTH + 1);
    expect((await add({ note })).body.errors).toEqual(['request.too_long']);
    expect((await add({ note: note.slice(1) })).status).toBe(201);
  });

  test('records each new status with its time, and no other change', async () => {
    const { id, note_changed_at } = (await add({ note: 'First.' })).body;
    await change(id, { status: 'Interviewing', note: 'First.' });
    await change(id, { status: 'Interviewing', company_name: 'Malwa', note: 'First.' });
    const { body } = await change(id, { status: 'Offer Extended', note: 'Second.' });
    expect(body.changes.map(({ status }) => status)).toEqual(['Interviewing', 'Offer Extended']);
    expect(body.company_name).toBe(form.company_name);
    expect(body.note_changed_at).not.toBe(note_changed_at);
  });

  test('that was removed disappears, and can be brought back as it was', async () => {
    const { body: before } = await add({ status: 'Rejected' });
    expect((await remove(before.id)).status).toBe(200);
    expect((await read(before.id)).body.errors).toEqual(['resource.outside_application.not_found']);
    expect((await change(before.id, {})).status).toBe(404);
    expect((await remove(before.id)).status).toBe(404);
    expect((await restore(before.id)).body).toEqual(before);
    expect((await restore(before.id)).status).toBe(404);
  });

  test('is forgotten a day after it was removed', async () => {
    const [old, fresh] = [(await add()).body.id, (await add()).body.id];
    await remove(old);
    await remove(fresh);
    const aged = { deleted_at: new Date(Date.now() - 25 * 3_600_000) };
    await portal.db.updateTable('outside_applications').set(aged).where('id', '=', old).execute();
    await sql`select graphile_worker.add_job('forget_removed_applications')`.execute(portal.db);
    await portal.work();
    expect([(await restore(old)).status, (await restore(fresh)).status]).toEqual([404, 200]);
  });

  test('can only be added up to a limit, even when several are added at once', async () => {
    const many = await register(portal);
    const removed = (await add({}, many)).body.id;
    await remove(removed, many);
    const rows = Array.from({ length: OUTSIDE_APPLICATIONS_MAX - 1 }, () => ({
      ...form,
      account_id: many.user.id,
      location: '',
      note: '',
    }));
    await portal.db.insertInto('outside_applications').values(rows).execute();
    const answers = await Promise.all([add({}, many), add({}, many)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const { body } = await restore(removed, many);
    expect(body.errors).toEqual(['resource.outside_application.too_many']);
  });

  test('takes bounded storage, however often entries are added, removed or changed', async () => {
    const many = await register(portal);
    const removed = Array.from({ length: OUTSIDE_APPLICATIONS_MAX }, () => ({
      ...form,
      account_id: many.user.id,
      location: '',
      note: '',
      deleted_at: new Date(),
    }));
    await portal.db.insertInto('outside_applications').values(removed).execute();
    const { id } = (await add({}, many)).body;
    const changes = Array.from({ length: OUTSIDE_CHANGES_MAX }, () => ({
      outside_application_id: id,
      status: 'Applied' as const,
    }));
    await portal.db.insertInto('outside_application_changes').values(changes).execute();
    const { body } = await change(id, { status: 'Rejected' }, many);
    expect(body.changes).toHaveLength(OUTSIDE_CHANGES_MAX);
    expect(body.changes.at(-1)?.status).toBe('Rejected');
    await remove(id, many);
    const kept = await portal.db
      .selectFrom('outside_applications')
      .select('id')
      .where('account_id', '=', many.user.id)
      .execute();
    expect(kept).toHaveLength(OUTSIDE_APPLICATIONS_MAX);
    expect((await restore(id, many)).status).toBe(200);
  });
});
