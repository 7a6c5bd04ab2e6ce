import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { pdf, uploadResume } from '../../test/resumes.ts';
import { ageAuthentication } from '../../test/sessions.ts';
import { profileOf } from './facts.ts';
import { keepDefaultLetter, senderOf } from './profiles.ts';

const portal = await openPortal();

type Session = Awaited<ReturnType<typeof register>>;

const form = {
  name: 'Asha Rao',
  phone: '98765 43210',
  title: 'Accountant',
  location: 'Indore',
  about: 'Eight years with Tally and GST.',
  skills: ['Tally', 'GST'],
  experience: [
    {
      id: '6f0b4c1e-0000-4000-8000-000000000001',
      title: 'Accountant',
      company: 'Malwa Traders',
      location: 'Indore',
      startDate: '2019-04',
      endDate: null,
      current: true,
      description: 'Books and returns.',
      skills: ['Tally'],
    },
  ],
  education: [
    {
      id: '6f0b4c1e-0000-4000-8000-000000000002',
      degree: 'B.Com',
      institution: 'DAVV',
      field: 'Accounts',
      location: 'Indore',
      startDate: '2014-07',
      endDate: '2017-06',
      current: false,
      description: '',
      score: 71.5,
      scoreKind: 'percent',
    },
  ],
  default_cover_letter: 'Dear hiring team,',
};

const read = (as?: Session) => portal.call('GET /barong/resource/user_profile', { as });
const save = (as: Session | undefined, more: object = {}, ifMatch?: string) =>
  portal.call('POST /barong/resource/user_profile', {
    as,
    body: { ...form, ...more },
    ...(ifMatch === undefined ? {} : { headers: { 'if-match': ifMatch } }),
  });

describe('the profile', () => {
  test('is 404 until it is saved, and then exactly as saved', async () => {
    const as = await register(portal, { name: 'A. Rao', verified: false });
    const none = await read(as);
    expect([none.status, none.body.errors]).toEqual([404, ['resource.profile.not_found']]);
    const saved = await save(as);
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({
      ...form,
      id: as.user.id,
      email: as.user.email,
      phone: '+919876543210',
      resumeUrl: null,
      resumeFileName: null,
      profilePictureUrl: null,
      version: 1,
    });
    expect((await read(as)).body).toEqual(saved.body);
  });

  test('changes the name and phone of the account', async () => {
    const as = await register(portal, { name: 'Old Name' });
    await save(as, { name: '  New Name ', phone: '' });
    const me = await portal.call('GET /barong/resource/users/me', { as });
    expect(me.body).toMatchObject({ fullName: 'New Name', phone: null, email: as.user.email });
  });

  test('is saved with another number only if its owner has recently authenticated again', async () => {
    const as = await register(portal);
    await ageAuthentication(portal, as.user.id);
    expect((await save(as)).body.phone).toBe('+919876543210');
    for (const phone of ['98765 43211', null]) {
      const { status, body } = await save(as, { name: 'A. Rao', phone });
      expect([status, body.errors]).toEqual([403, ['authz.reauthentication_required']]);
    }
    expect((await read(as)).body).toMatchObject({ name: 'Asha Rao', phone: '+919876543210' });
    expect((await save(as, { name: 'A. Rao' })).body.name).toBe('A. Rao');
  });

  test('shows the default resume', async () => {
    const as = await register(portal);
    await save(as);
    const { body } = await uploadResume(portal, { as, bytes: pdf(), name: 'first.pdf' });
    await uploadResume(portal, { as, bytes: pdf(), name: 'second.pdf' });
    expect((await read(as)).body).toMatchObject({
      resumeUrl: expect.stringContaining(`/documents/${body.id}/file?`) as string,
      resumeFileName: 'first.pdf',
    });
  });

  test('is replaced as a whole: missing fields are cleared, except the phone number', async () => {
    const as = await register(portal);
    await save(as);
    const { body } = await portal.call('POST /barong/resource/user_profile', {
      as,
      body: { name: 'Asha Rao' },
    } as never);
    const empty = { title: '', about: '', skills: [], experience: [] };
    expect(body).toMatchObject({ ...empty, phone: '+919876543210' });
    expect((await save(as, { phone: null })).body.phone).toBeNull();
  });

  test('accepts lists as JSON text and skills as objects, and keeps each skill once', async () => {
    const as = await register(portal);
    const { body } = await save(as, {
      experience: JSON.stringify(form.experience),
      education: '[]',
      skills: [{ name: 'React' }, 'react', ' React '],
    });
    expect(body).toMatchObject({
      experience: form.experience,
      education: [],
      skills: ['React', 'react'],
    });
  });

  test('adds missing ids to entries, and stores numeric ids as text', async () => {
    const as = await register(portal, { verified: false });
    const { id: _, ...entry } = { ...form.experience[0], id: undefined };
    const experience = [entry, { ...entry, id: 7 }, { ...entry, id: '' }];
    const { status, body } = await save(as, { experience, education: [{ degree: 'B.Com' }] });
    expect(status).toBe(200);
    const ids = [...body.experience, ...body.education].map(({ id }) => id);
    expect(ids[1]).toBe('7');
    expect(new Set(ids).size).toBe(4);
    expect(ids.every((id) => id.length > 0)).toBe(true);
  });

  test('has no end date for current work', async () => {
    const as = await register(portal);
    const experience = form.experience.map((entry) => ({ ...entry, endDate: '2024-01' }));
    expect((await save(as, { experience })).body.experience[0]?.endDate).toBeNull();
  });

  test.each([
    ['no name', { name: '  ' }, 'identity.user.missing_name', 'name'],
    ['a name with an address', { name: 'Asha a@b.in' }, 'identity.user.contact_in_name', 'name'],
    ['a wrong phone', { phone: '12345' }, 'identity.user.invalid_phone', 'phone'],
    ['a month that is none', monthOf('2019-13'), 'request.invalid_value', 'experience.0.startDate'],
    [
      'work that ends before it begins',
      { experience: [{ startDate: '2019-04', endDate: '2018-12' }] },
      'resource.profile.end_before_start',
      'experience.0.endDate',
    ],
    [
      'studies that end before they begin',
      { education: [{ startDate: '2019-04', endDate: '2019-03' }] },
      'resource.profile.end_before_start',
      'education.0.endDate',
    ],
    ['lists that cannot be read', { education: '[{' }, 'request.invalid_value', 'education'],
    ['a novel', { about: 'x'.repeat(5_001) }, 'request.too_long', 'about'],
    ['31 skills', { skills: numbered(31) }, 'request.too_many', 'skills'],
  ])('refuses %s and changes nothing', async (_, wrong, code, field) => {
    const as = await register(portal, { verified: false });
    await save(as);
    const { status, body } = await save(as, { title: 'Changed', ...wrong });
    expect([status, body.errors, Object.keys(body.fields)]).toEqual([422, [code], [field]]);
    expect((await read(as)).body.title).toBe('Accountant');
  });

  function monthOf(startDate: string) {
    return { experience: form.experience.map((entry) => ({ ...entry, startDate })) };
  }

  function numbered(count: number) {
    return Array.from({ length: count }, (_, index) => `skill ${index}`);
  }

  test('is for seekers, who each have their own', async () => {
    const [first, second] = [await register(portal), await register(portal)];
    const recruiter = await register(portal, { role: 'hr' });
    await save(first);
    expect((await read(second)).status).toBe(404);
    expect((await read()).status).toBe(401);
    expect((await save(undefined)).status).toBe(401);
    const refused = [await read(recruiter), await save(recruiter)];
    expect(refused.map((answer) => answer.body.errors)).toEqual([
      ['authz.unauthorized'],
      ['authz.unauthorized'],
    ]);
  });
});

describe('a change based on an older version', () => {
  test('is refused and changes nothing, not even the name', async () => {
    const as = await register(portal);
    const { version } = (await save(as)).body;
    expect((await save(as, { title: 'Senior Accountant' }, `"${version}"`)).body.version).toBe(2);
    const stale = await save(as, { name: 'Other', title: 'Clerk' }, `"${version}"`);
    expect([stale.status, stale.body.errors]).toEqual([412, ['resource.profile.stale']]);
    expect((await read(as)).body).toMatchObject({ name: 'Asha Rao', title: 'Senior Accountant' });
  });

  test('is answered with the content that it would have overwritten', async () => {
    const as = await register(portal);
    await save(as);
    await save(as, { title: 'Senior Accountant' });
    const { body } = await save(as, { title: 'Clerk' }, '"1"');
    expect(body).toHaveProperty('current', (await read(as)).body);
    const nobody = await register(portal);
    expect((await save(nobody, {}, '"1"')).body).not.toHaveProperty('current');
  });

  test('has its version in the ETag of every answer', async () => {
    const as = await register(portal, { verified: false });
    const saved = await save(as);
    expect(saved.headers['etag']).toBe('"1"');
    expect((await save(as, {}, '"1"')).headers['etag']).toBe('"2"');
    expect((await read(as)).headers['etag']).toBe('"2"');
  });

  test.each(['"0"', 'W/"0"', '0'])('%s means that there is no profile yet', async (none) => {
    const as = await register(portal, { verified: false });
    expect((await save(as, {}, none)).status).toBe(200);
    expect((await save(as, {}, none)).status).toBe(412);
  });

  test('is refused if the version is invalid', async () => {
    const as = await register(portal, { verified: false });
    await save(as);
    expect((await save(as, {}, 'yesterday')).status).toBe(412);
  });

  test('of two at once only one succeeds', async () => {
    const as = await register(portal, { verified: false });
    await save(as);
    const titles = ['Clerk', 'Cashier', 'Auditor', 'Teller'];
    const answers = await Promise.all(titles.map((title) => save(as, { title }, '"1"')));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 412)).toHaveLength(3);
  });
});

describe('the applicant of an application', () => {
  const snapshot = (seekerId: number) =>
    portal.db.transaction().execute(async (trx) => {
      const holder = await trx
        .selectFrom('accounts')
        .select(['name', 'email', 'phone', profileOf(sql.ref('accounts.id')).as('profile')])
        .where('id', '=', seekerId)
        .executeTakeFirstOrThrow();
      return senderOf(holder, holder.profile, { withPay: false }).candidate;
    });

  test('has the account’s details without a profile, and everything with one', async () => {
    const as = await register(portal, { name: 'Ravi Das' });
    expect(await snapshot(as.user.id)).toEqual({
      name: 'Ravi Das',
      email: as.user.email,
      phone: null,
      title: '',
      location: '',
      about: '',
      skills: [],
      experience: [],
      education: [],
    });
    const asked = {
      notice_period_days: 30,
      last_working_day: null,
      preferred_locations: ['Bhopal'],
      languages: [{ language: 'Hindi', read: true, write: true, speak: true }],
      work_authorisation: 'citizen',
    };
    const pay = { current_ctc_lpa: 3, expected_ctc_lpa: 4 };
    const { body } = await save(as, { ...asked, ...pay, visibility: 'nobody' });
    const { default_cover_letter: _, ...known } = form;
    expect(await snapshot(as.user.id)).toEqual({
      ...known,
      ...asked,
      email: as.user.email,
      phone: '+919876543210',
      total_experience_months: body.total_experience_months,
    });
  });

  test('can have a letter stored as default, which counts as a change of the profile', async () => {
    const as = await register(portal);
    const keep = (letter: string) =>
      portal.db.transaction().execute((trx) => keepDefaultLetter(trx, as.user.id, letter));
    await keep('First letter');
    expect((await read(as)).body).toMatchObject({
      default_cover_letter: 'First letter',
      version: 1,
    });
    await save(as, {}, '"1"');
    await keep('Second letter');
    expect((await read(as)).body).toMatchObject({
      title: 'Accountant',
      default_cover_letter: 'Second letter',
      version: 3,
    });
    expect((await save(as, {}, '"2"')).status).toBe(412);
  });
});
