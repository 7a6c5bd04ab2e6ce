import { describe, expect, test } from 'vitest';
import type { ApplicationStatus } from '../../../../contract/applications.ts';
import {
  applicationStatuses,
  companyTransitions,
} from '../../../../contract/applications/statuses.ts';
import { apply, openJob, openTeam } from '../../../test/hiring.ts';
import { register } from '../../../test/people.ts';
import { type Actor, openPortal } from '../../../test/portal.ts';

const portal = await openPortal();
const { companyId, recruiter } = await openTeam(portal, {
  company: { name: 'Sharma Agro Traders' },
});
const { recruiter: stranger } = await openTeam(portal, { recruiter: 'Vikram Seth' });
const seeker = await register(portal, { name: 'Asha Rao' });

const decide = (as: Actor | undefined, id: number, status: ApplicationStatus, note?: string) =>
  portal.call('PUT /barong/resource/applications/:id/status', {
    as,
    params: { id },
    body: { status, ...(note ? { note } : {}) },
  });
const putInto = (id: number, status: ApplicationStatus) =>
  portal.db.updateTable('applications').set({ status }).where('id', '=', id).execute();
const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map((answer) => answer.status).toSorted((one, other) => one - other);

describe('deciding', () => {
  const pairs = applicationStatuses.flatMap((from) =>
    applicationStatuses.map((to) => [from, to] as const),
  );

  test('every status reaches exactly the statuses of the table, over HTTP', async () => {
    const { id } = await apply(portal, seeker, await openJob(portal, companyId));
    for (const [from, to] of pairs) {
      await putInto(id, from);
      const { status, body } = await decide(recruiter, id, to);
      const answered = { from, to, status, next: body.next_statuses, errors: body.errors };
      const expected = companyTransitions[from].includes(to)
        ? { status: 200, next: companyTransitions[to] }
        : { status: 409, errors: ['resource.application.invalid_transition'] };
      expect(answered).toEqual({ from, to, ...expected });
    }
  });

  test('if two recruiters decide at once, the second is refused, with one event and one mail in all', async () => {
    const { id } = await apply(
      portal,
      seeker,
      await openJob(portal, companyId, { title: 'Guard' }),
    );
    const answers = await Promise.all([
      decide(recruiter, id, 'interview'),
      decide(recruiter, id, 'interview'),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const subjects = await portal.subjectsTo(seeker.user.email);
    expect(subjects.filter((subject) => subject.includes('Guard'))).toEqual([
      'Interview: Guard at Sharma Agro Traders',
    ]);
  });

  test('the mails to a seeker are limited', async () => {
    const someone = await register(portal, { name: 'Kiran Das' });
    const { id } = await apply(portal, someone, await openJob(portal, companyId));
    const statuses: number[] = [];
    for (let turn = 0; turn < 21; turn += 1) {
      statuses.push((await decide(recruiter, id, turn % 2 ? 'accepted' : 'rejected')).status);
    }
    expect(statuses.indexOf(429)).toBe(20);
    expect((await decide(stranger, id, 'accepted')).status).toBe(404);
  });

  test('the seeker reads each decision in words, with the note, in their language', async () => {
    const reader = await register(portal, { name: 'Meera Joshi' });
    const { id } = await apply(
      portal,
      reader,
      await openJob(portal, companyId, { title: 'Clerk' }),
    );
    await decide(recruiter, id, 'reviewing');
    await decide(recruiter, id, 'rejected', 'We need Hindi typing.');
    await portal.db
      .updateTable('accounts')
      .set({ language: 'hi' })
      .where('id', '=', reader.user.id)
      .execute();
    await decide(recruiter, id, 'accepted');
    const subjects = await portal.subjectsTo(reader.user.email);
    expect(subjects).toEqual([
      'Your application for Clerk at Sharma Agro Traders',
      'आवेदन स्वीकार: Sharma Agro Traders में Clerk',
    ]);
    const rejection = portal.inbox.of(reader.user.email).at(-2)?.text;
    expect(rejection).toContain('Sharma Agro Traders did not choose you for Clerk.');
    expect(rejection).toContain('A note from Sharma Agro Traders: “We need Hindi typing.”');
    expect(rejection).toContain(`http://vritti.test/user/applications?application=${id}`);
  });

  test('a move to reviewing is mailed only with a note', async () => {
    const reader = await register(portal);
    const { id } = await apply(portal, reader, await openJob(portal, companyId));
    await decide(recruiter, id, 'reviewing', 'We answer by Friday.');
    const mail = (await portal.subjectsTo(reader.user.email)).at(-1);
    expect(mail).toContain('Sharma Agro Traders is reading your application');
  });

  test('somebody whose account is banned is not told, and the application moves all the same', async () => {
    const someone = await register(portal, { name: 'Kiran Das' });
    const { id } = await apply(portal, someone, await openJob(portal, companyId));
    const account = portal.db.updateTable('accounts').where('id', '=', someone.user.id);
    await account.set({ state: 'banned' }).execute();
    const { status, body } = await decide(recruiter, id, 'accepted');
    expect([status, body.status]).toEqual([200, 'accepted']);
    expect(await portal.subjectsTo(someone.user.email)).toEqual([]);
    const told = portal.db.selectFrom('notifications').where('account_id', '=', someone.user.id);
    expect(await told.selectAll().execute()).toEqual([]);
  });

  test('has a reason that only the company sees, and a note for the seeker', async () => {
    const reader = await register(portal);
    const { id } = await apply(portal, reader, await openJob(portal, companyId));
    const { status } = await portal.call('PUT /barong/resource/applications/:id/status', {
      as: recruiter,
      params: { id },
      body: {
        status: 'rejected',
        reason: 'Asks for twice our pay',
        visible_note: 'We found somebody nearer.',
        note: 'An older name of it',
      },
    });
    expect(status).toBe(200);
    const mine = await portal.call('GET /barong/resource/my/applications/:id', {
      as: reader,
      params: { id },
    });
    expect(mine.body.events.at(-1)?.note).toBe('We found somebody nearer.');
    expect(mine.text).not.toContain('twice our pay');
    const mails = JSON.stringify(await portal.mailsTo(reader.user.email));
    expect(mails).toContain('We found somebody nearer.');
    expect(mails).not.toContain('twice our pay');
    const seen = await portal.call('GET /barong/resource/applications/:id/candidate', {
      as: recruiter,
      params: { id },
    });
    expect(seen.body.events).toContainEqual(
      expect.objectContaining({
        note: 'We found somebody nearer.',
        reason: 'Asks for twice our pay',
      }),
    );
  });

  test('is for the company of the job only, and refuses an unknown status', async () => {
    const { id } = await apply(portal, seeker, await openJob(portal, companyId));
    const homeless = await register(portal, { role: 'hr' });
    for (const other of [stranger, homeless]) {
      expect((await decide(other, id, 'accepted')).body.errors).toEqual([
        'resource.application.not_found',
      ]);
    }
    expect((await decide(seeker, id, 'accepted')).status).toBe(403);
    expect((await decide(undefined, id, 'accepted')).status).toBe(401);
    expect((await decide(recruiter, id, 'promoted' as 'accepted')).status).toBe(422);
    expect((await decide(recruiter, id, 'accepted', 'x'.repeat(1_001))).status).toBe(422);
  });
});
