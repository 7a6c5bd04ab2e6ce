import { describe, expect, test } from 'vitest';
import { addProfile } from '../../../db/world/people.ts';
import { openCompany, registerRecruiter } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();

async function seekerWithProfile(facts: Parameters<typeof addProfile>[2] = {}) {
  const as = await register(portal, { name: 'Kavita Rao' });
  await addProfile(portal.db, as.user.id, facts);
  return as;
}

const read = (as: Actor) => portal.call('GET /barong/resource/sharing', { as });
const change = (as: Actor, body: object) =>
  portal.call('PUT /barong/resource/sharing', { as, body });
const giveAddress = (as: Actor) => portal.call('POST /barong/resource/sharing/address', { as });
const endAddress = (as: Actor) => portal.call('DELETE /barong/resource/sharing/address', { as });

/** The public profile at an address, as somebody or as a guest. */
const open = (url: string | null, as?: Actor) =>
  portal.call('GET /barong/public/public_profile', {
    query: { code: url?.split('/').at(-1) ?? '' },
    as,
  });

async function publish(as: Actor) {
  const { url } = (await giveAddress(as)).body;
  if (!url) throw new Error('not public');
  return url;
}

describe('what a seeker shows', () => {
  test('is nothing before a choice, even for an account without a profile', async () => {
    const before = {
      visibility: 'applied',
      is_public: false,
      url: null,
      shows_job_preferences: true,
      shows_picture: false,
      consented_at: null,
    };
    const bare = await register(portal);
    expect((await read(bare)).body).toEqual(before);
    expect((await read(await seekerWithProfile())).body).toEqual(before);
    for (const refused of [await giveAddress(bare), await change(bare, { visibility: 'nobody' })]) {
      expect([refused.status, refused.body.errors]).toEqual([404, ['resource.profile.not_found']]);
    }
    expect((await endAddress(bare)).body).toEqual(before);
  });

  test('can get only so many new addresses a day, because each is kept on record', async () => {
    const as = await seekerWithProfile();
    const answers = await Promise.all(Array.from({ length: 52 }, () => giveAddress(as)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ body }) => body.errors)).toEqual(
      [1, 2].map(() => ['request.too_many_requests']),
    );
  });

  test('changes one choice at a time, and the consent is kept from the first time on', async () => {
    const as = await seekerWithProfile();
    await change(as, { shows_job_preferences: false });
    await change(as, { visibility: 'nobody' });
    const opened = (await giveAddress(as)).body;
    expect(opened).toMatchObject({
      visibility: 'nobody',
      is_public: true,
      shows_job_preferences: false,
      consented_at: expect.any(String),
    });
    expect(opened.url).toMatch(/^http:\/\/vritti\.test\/p\/[0-9a-f]{32}$/);
    expect((await read(as)).body).toEqual(opened);
    const ended = (await endAddress(as)).body;
    expect(ended).toMatchObject({ is_public: false, url: null, consented_at: opened.consented_at });
    expect((await read(as)).body).toEqual(ended);
  });

  test('includes who may find a seeker, which is part of the profile, so that an open form learns of a change', async () => {
    const as = await seekerWithProfile();
    const profile = () => portal.call('GET /barong/resource/user_profile', { as });
    const before = (await profile()).body;
    await change(as, { visibility: 'checked' });
    const after = (await profile()).body;
    expect([after.visibility, after.version]).toEqual(['checked', before.version + 1]);
    await change(as, { visibility: 'checked' });
    expect((await profile()).body.version).toBe(after.version);
  });

  test.each([{ visibility: 'everybody' }, { shows_job_preferences: 3 }, { shows_picture: 'yes' }])(
    'cannot be %j',
    async (body) => {
      const as = await seekerWithProfile();
      expect((await change(as, body)).status).toBe(422);
    },
  );
});

describe('a public profile', () => {
  test('shows what was agreed to: no contact details, pay or letter', async () => {
    const as = await seekerWithProfile({
      current_ctc_inr: 765_432,
      expected_ctc_inr: 876_543,
      default_cover_letter: 'My letter.',
      notice_period_days: 30,
      preferred_locations: ['Indore'],
      work_authorisation: 'visa',
    });
    await portal.db
      .updateTable('accounts')
      .set({ phone: '+919876543210' })
      .where('id', '=', as.user.id)
      .execute();
    const url = await publish(as);
    const { body, text } = await open(url);
    expect(body).toEqual({
      name: 'Kavita Rao',
      picture_url: null,
      title: 'Accounts Executive',
      location: 'Indore',
      about: 'Keeps the books of a trading firm.',
      skills: ['Tally', 'GST', 'MS Excel'],
      experience: [],
      education: [],
      languages: [],
      total_experience_months: 0,
      job_preferences: {
        preferred_locations: ['Indore'],
        notice_period_days: 30,
        last_working_day: null,
      },
    });
    expect(text).not.toMatch(/7\.65|765432|8\.76|876543|98765|people\.test|My letter|visa/);
    await change(as, { shows_job_preferences: false });
    expect((await open(url)).body.job_preferences).toBeNull();
  });

  test('ends at once with its address, which never comes back', async () => {
    const as = await seekerWithProfile();
    const first = await publish(as);
    expect((await open(first)).status).toBe(200);
    await endAddress(as);
    const ended = await open(first);
    expect([ended.status, ended.body.errors]).toEqual([404, ['resource.public_profile.not_found']]);
    const second = await publish(as);
    expect(second).not.toBe(first);
    expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200]);
  });

  test('gets another address, and the old one answers 404', async () => {
    const as = await seekerWithProfile();
    const [first, second] = [await publish(as), await publish(as)];
    expect(second).not.toBe(first);
    expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200]);
  });

  test.each(['inactive', 'banned', 'deleted'] as const)(
    'is not shown while its account is %s',
    async (state) => {
      const as = await seekerWithProfile();
      const url = await publish(as);
      await portal.db.updateTable('accounts').set({ state }).where('id', '=', as.user.id).execute();
      expect((await open(url)).status).toBe(404);
    },
  );

  test('is not shown to people at a company that the seeker has blocked', async () => {
    const as = await seekerWithProfile({ visibility: 'checked' });
    const url = await publish(as);
    const [blocked, other] = [await openCompany(portal), await openCompany(portal)];
    const body = { company_id: blocked.id };
    await portal.call('POST /barong/resource/blocked_companies', { as, body });
    const statuses = await Promise.all(
      [
        await registerRecruiter(portal, blocked.id),
        await registerRecruiter(portal, other.id),
        await register(portal),
        undefined,
      ].map(async (viewer) => (await open(url, viewer)).status),
    );
    expect(statuses).toEqual([404, 200, 200, 200]);
  });

  test.each(['', 'x', '0'.repeat(32)])('has no address %j', async (code) => {
    const { status } = await portal.call('GET /barong/public/public_profile', { query: { code } });
    expect([404, 422]).toContain(status);
  });
});
