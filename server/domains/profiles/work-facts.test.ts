import { describe, expect, test } from 'vitest';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';

const portal = await openPortal();

type Session = Awaited<ReturnType<typeof register>>;

const read = (as: Session) => portal.call('GET /barong/resource/user_profile', { as });
const save = (as: Session, more: object = {}) =>
  portal.call('POST /barong/resource/user_profile', {
    as,
    body: { name: 'Asha Rao', ...more },
  } as never);

const facts = {
  notice_period_days: 60,
  last_working_day: '2026-12-31',
  current_ctc_lpa: 4.35,
  expected_ctc_lpa: 5.12345,
  preferred_locations: ['Indore', 'Bhopal'],
  languages: [
    { language: 'Hindi', read: true, write: true, speak: true },
    { language: 'English', read: true, write: false, speak: false },
  ],
  work_authorisation: 'citizen',
  visibility: 'nobody',
};

describe('the details that companies in India ask for', () => {
  test('are stored exactly, pay to the rupee', async () => {
    const as = await register(portal);
    expect((await save(as, facts)).body).toMatchObject(facts);
    expect((await read(as)).body).toMatchObject(facts);
    const { current_ctc_inr, expected_ctc_inr } = await portal.db
      .selectFrom('profiles')
      .select(['current_ctc_inr', 'expected_ctc_inr'])
      .where('account_id', '=', as.user.id)
      .executeTakeFirstOrThrow();
    expect([current_ctc_inr, expected_ctc_inr]).toEqual([435_000, 512_345]);
  });

  test('are empty at first, and only companies that were applied to may find the profile', async () => {
    const as = await register(portal);
    expect((await save(as)).body).toMatchObject({
      notice_period_days: null,
      last_working_day: null,
      current_ctc_lpa: null,
      expected_ctc_lpa: null,
      preferred_locations: [],
      languages: [],
      work_authorisation: null,
      visibility: 'applied',
      total_experience_months: 0,
    });
  });

  test('stay as they are if a client does not send them, and an empty value clears them', async () => {
    const as = await register(portal);
    await save(as, facts);
    expect((await save(as, { title: 'Accountant' })).body).toMatchObject(facts);
    const cleared = {
      notice_period_days: null,
      last_working_day: null,
      current_ctc_lpa: null,
      work_authorisation: null,
    };
    const none = { preferred_locations: [], languages: [] };
    const empty = { notice_period_days: '', last_working_day: '', current_ctc_lpa: '' };
    const { body } = await save(as, { ...empty, work_authorisation: '', ...none });
    expect(body).toMatchObject({ ...cleared, ...none, expected_ctc_lpa: 5.12345 });
  });

  test('stay in an entry that a client sends without them', async () => {
    const as = await register(portal);
    const entries = {
      experience: [{ id: 'first', title: 'Clerk', skills: ['Tally'] }],
      education: [{ id: 'school', degree: 'B.Com', score: 81.5, scoreKind: 'percent' }],
    };
    await save(as, entries);
    const older = {
      experience: [{ id: 'first', title: 'Head clerk' }],
      education: [{ id: 'school', degree: 'B.Com (Hons)' }],
    };
    expect((await save(as, older)).body).toMatchObject({
      experience: [{ title: 'Head clerk', skills: ['Tally'] }],
      education: [{ degree: 'B.Com (Hons)', score: 81.5, scoreKind: 'percent' }],
    });
    const cleared = {
      experience: [{ id: 'first', skills: [] }],
      education: [{ id: 'school', score: null }],
    };
    expect((await save(as, cleared)).body).toMatchObject({
      experience: [{ skills: [] }],
      education: [{ score: null }],
    });
  });

  test('can be sent under camelCase names, and numbers as text', async () => {
    const as = await register(portal);
    const { body } = await save(as, {
      noticePeriodDays: '30',
      lastWorkingDay: '2026-12-01',
      currentCtcLpa: '3.6',
      expectedCtcLpa: 4,
      preferredLocations: ['Indore', 'Indore'],
      workAuthorisation: 'oci',
    });
    expect(body).toMatchObject({
      notice_period_days: 30,
      last_working_day: '2026-12-01',
      current_ctc_lpa: 3.6,
      expected_ctc_lpa: 4,
      preferred_locations: ['Indore'],
      work_authorisation: 'oci',
    });
  });

  test('can name a language as plain text, too', async () => {
    const as = await register(portal, { verified: false });
    const { status, body } = await portal.send({
      method: 'POST',
      url: '/api/v2/barong/resource/user_profile',
      as,
      payload: { name: 'Asha Rao', languages: ['Hindi', { language: 'Marathi', speak: true }] },
    });
    const can = { read: false, write: false, speak: false };
    expect([status, body]).toMatchObject([
      200,
      {
        languages: [
          { language: 'Hindi', ...can },
          { language: 'Marathi', ...can, speak: true },
        ],
      },
    ]);
  });

  test.each([
    ['a notice of more than a year', { notice_period_days: 366 }, 'request.too_high'],
    ['half a day of notice', { notice_period_days: 1.5 }, 'request.invalid_value'],
    ['a day that is none', { last_working_day: '2026-02-30' }, 'request.invalid_value'],
    ['pay below nothing', { current_ctc_lpa: -1 }, 'request.too_low'],
    ['pay in rupees', { expected_ctc_lpa: 360_000 }, 'request.too_high'],
    ['eleven places', { preferred_locations: numbered(11) }, 'request.too_many'],
    ['a right to work that is none', { work_authorisation: 'tourist' }, 'request.invalid_value'],
    ['a choice that is none', { visibility: 'everybody' }, 'request.invalid_value'],
    [
      'a language without a name',
      { languages: [{ language: ' ', read: true }] },
      'request.missing',
    ],
  ])('is refused: %s', async (_, wrong, code) => {
    const as = await register(portal, { verified: false });
    await save(as, facts);
    const { status, body } = await save(as, wrong);
    expect([status, body.errors]).toEqual([422, [code]]);
    expect((await read(as)).body).toMatchObject(facts);
  });

  function numbered(count: number) {
    return Array.from({ length: count }, (_, index) => `Place ${index}`);
  }
});

test('the answer says how complete the profile is, by the published weights', async () => {
  const as = await register(portal);
  expect((await save(as)).body.completion_percent).toBe(0);
  const some = { title: 'Clerk', skills: ['Tally', 'GST', 'TDS'], languages: facts.languages };
  expect((await save(as, some)).body.completion_percent).toBe(30);
  expect((await read(as)).body.completion_percent).toBe(30);
});

describe('entries', () => {
  test('of work have their skills, and overlapping months count once', async () => {
    const as = await register(portal);
    const { body } = await save(as, {
      experience: [
        { title: 'Clerk', startDate: '2019-01', endDate: '2019-12', skills: ['Tally', 'Tally'] },
        { title: 'Cashier', startDate: '2019-07', endDate: '2020-06' },
      ],
    });
    expect(body.experience.map(({ skills }) => skills)).toEqual([['Tally'], []]);
    expect(body.total_experience_months).toBe(18);
  });

  test('of education have a score as CGPA or in percent', async () => {
    const as = await register(portal);
    const education = [
      { degree: 'B.E.', score: 8.2, scoreKind: 'cgpa' },
      { degree: 'Class XII', score: 71.5, scoreKind: 'percent' },
      { degree: 'Class X' },
    ];
    const { body } = await save(as, { education });
    expect(body.education).toMatchObject([
      education[0],
      education[1],
      { degree: 'Class X', score: null, scoreKind: null },
    ]);
  });

  test.each([
    ['a CGPA above 10', { score: 71, scoreKind: 'cgpa' }, 'resource.profile.invalid_score'],
    ['a score of nothing', { score: 71 }, 'resource.profile.invalid_score'],
    ['more than 100 percent', { score: 101, scoreKind: 'percent' }, 'request.too_high'],
  ])('refuse %s', async (_, score, code) => {
    const as = await register(portal, { verified: false });
    const { status, body } = await save(as, { education: [{ degree: 'B.E.', ...score }] });
    expect([status, body.errors]).toEqual([422, [code]]);
    expect(Object.keys(body.fields)).toEqual(['education.0.score']);
  });

  test('from before skills and scores existed are read without them', async () => {
    const as = await register(portal);
    await save(as);
    const old = { id: 'a', title: 'Clerk', company: '', location: '', description: '' };
    const span = { startDate: null, endDate: null, current: false };
    await portal.db
      .updateTable('profiles')
      .set({ experience: JSON.stringify([{ ...old, ...span }]) })
      .where('account_id', '=', as.user.id)
      .execute();
    expect((await read(as)).body.experience).toEqual([{ ...old, ...span, skills: [] }]);
  });
});
