import { describe, expect, test } from 'vitest';
import { inHours, openInterviewing } from '../../test/interviews.ts';
import { registerRecruiter } from '../../test/hiring.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const at = await openInterviewing(portal);

async function invited() {
  const one = await at.applied();
  await at.invite(one.id, { starts_at: inHours(40) });
  return one;
}
type Ending =
  | 'POST /barong/resource/offers/:id/withdrawal'
  | 'POST /barong/resource/my/offers/:id/refusal';
const end = (as: Actor, route: Ending, id: number) => portal.call(route, { as, params: { id } });

describe('while an offer waits for an answer', () => {
  const decideMany = (ids: number[]) =>
    portal.call('POST /barong/resource/applications/decisions', {
      as: at.recruiter,
      body: { ids, status: 'hired' },
    });
  const nextOf = async (id: number) =>
    (
      await portal.call('GET /barong/resource/applications/:id', {
        as: at.recruiter,
        params: { id },
      })
    ).body.next_statuses;

  test('its candidate is not marked as hired; once it is withdrawn or declined, they can be', async () => {
    const [first, second] = [await invited(), await invited()];
    const ids = [first.id, second.id];
    const open = (await at.offer(first.id)).body.id;
    const declined = (await at.offer(second.id)).body.id;
    expect(await nextOf(first.id)).toEqual(['rejected']);
    const refused = await at.decide(first.id, 'hired');
    expect([refused.status, refused.body.errors]).toEqual([409, ['resource.offer.waiting']]);
    const many = (await decideMany(ids)).body;
    expect(many.refused.map(({ id, code }) => [id, code])).toEqual(
      ids.map((id) => [id, 'resource.offer.waiting']),
    );
    await end(at.recruiter, 'POST /barong/resource/offers/:id/withdrawal', open);
    await end(second.seeker, 'POST /barong/resource/my/offers/:id/refusal', declined);
    expect(await nextOf(first.id)).toEqual(['hired', 'rejected']);
    expect((await at.decide(first.id, 'hired')).status).toBe(200);
    expect((await decideMany([second.id])).body.decided).toEqual([second.id]);
  });

  test('a candidate who accepts it can be marked as hired before the joining date', async () => {
    const one = await invited();
    await at.accept(one.seeker, (await at.offer(one.id)).body.id);
    expect((await at.decide(one.id, 'hired')).body.status).toBe('hired');
  });
});

test('of an answer those of the company are told who decide about applications, not viewers and interviewers', async () => {
  const member = async (team_role: 'viewer' | 'interviewer' | 'recruiter') => {
    const as = await registerRecruiter(portal, at.companyId);
    await portal.db
      .updateTable('accounts')
      .set({ team_role })
      .where('id', '=', as.user.id)
      .execute();
    return as;
  };
  const team = [await member('viewer'), await member('interviewer'), await member('recruiter')];
  const one = await invited();
  await at.accept(one.seeker, (await at.offer(one.id)).body.id);
  const told = await Promise.all(
    team.map(async (as) => [
      (await at.mailsTo(as)).some(({ subject }) => subject === 'Asha Rao accepts: Loom Fitter'),
      (await portal.call('GET /barong/resource/notifications', { as })).body.notifications.some(
        ({ kind }) => kind === 'offer',
      ),
    ]),
  );
  expect(told).toEqual([
    [false, false],
    [false, false],
    [true, true],
  ]);
});
