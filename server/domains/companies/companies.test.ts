import { beforeAll, describe, expect, test } from 'vitest';
import { sizeBandOf } from '../../../contract/format/company-size.ts';
import { register, registerByForm, registerAdmin } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const UNKNOWN = 987_654_321;

const portal = await openPortal();

const form = (more = {}) => ({
  company_name: 'Kaveri Textiles',
  company_description: 'We weave cotton in Erode.',
  industry: 'Textiles',
  company_website: 'https://kaveri.example.in',
  company_size: 34,
  location: 'Erode, Tamil Nadu',
  ...more,
});

const save = (as: Awaited<ReturnType<typeof register>>, more = {}) =>
  portal.call('POST /barong/resource/hr_profile', { as, body: form(more) });

describe("a recruiter's company", () => {
  test('does not exist until it is saved, and is complete then', async () => {
    const as = await register(portal, { role: 'hr' });
    const none = await portal.call('GET /barong/resource/hr_profile', { as });
    expect([none.status, none.body.errors]).toEqual([404, ['resource.hr_profile.not_found']]);

    const saved = await save(as);
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({
      company_name: 'Kaveri Textiles',
      company_location: 'Erode, Tamil Nadu',
      company_size: 34,
      company_size_text: '11–50 employees',
      complete: true,
      active_job_count: 0,
      total_job_count: 0,
      applications_received: 0,
    });
    const read = await portal.call('GET /barong/resource/hr_profile', { as });
    expect(read.body).toEqual(saved.body);
    const byId = await portal.call('GET /barong/resource/hr_profiles/:id', {
      as,
      params: { id: saved.body.id },
    });
    expect(byId.body).toEqual(saved.body);
  });

  test('saving again changes the same company and clears the fields that are sent empty', async () => {
    const as = await register(portal, { role: 'hr' });
    const first = await save(as);
    const second = await save(as, {
      company_name: 'Kaveri Mills',
      company_website: '',
      company_size: '',
      company_location: 'Salem',
      founded: 1998,
    });
    expect(second.body).toMatchObject({
      id: first.body.id,
      company_name: 'Kaveri Mills',
      company_website: null,
      company_size: null,
      company_size_text: null,
      company_location: 'Salem',
      founded: 1998,
    });
  });

  test('keeps the fields that are not sent, so that two people can change it at once', async () => {
    const as = await register(portal, { role: 'hr' });
    await save(as, { founded: 1998, linkedin_url: 'https://linkedin.example.in/kaveri' });
    const change = (body: object) => portal.call('POST /barong/resource/hr_profile', { as, body });
    await Promise.all([change({ company_size: 40 }), change({ industry: 'Cotton' })]);
    const cleared = await change({ company_website: '' });
    expect([cleared.status, cleared.body]).toMatchObject([
      200,
      {
        company_name: 'Kaveri Textiles',
        company_description: 'We weave cotton in Erode.',
        industry: 'Cotton',
        company_size: 40,
        company_website: null,
        company_location: 'Erode, Tamil Nadu',
        linkedin_url: 'https://linkedin.example.in/kaveri',
        founded: 1998,
      },
    ]);
    expect(cleared.body.location).toBe('Erode, Tamil Nadu');
    expect((await change({ company_location: '' })).body.company_location).toBeNull();
    expect((await change({})).body).toMatchObject({ company_name: 'Kaveri Textiles' });
  });

  test('is refused if the change would take away something that a company must have', async () => {
    const as = await register(portal, { role: 'hr' });
    const change = (body: object) => portal.call('POST /barong/resource/hr_profile', { as, body });
    const incomplete = await change({ company_name: 'Kaveri Textiles' });
    expect([incomplete.status, incomplete.body.errors]).toEqual([
      422,
      ['resource.hr_profile.missing_description', 'resource.hr_profile.missing_industry'],
    ]);
    await save(as);
    const nameless = await change({ company_name: ' ' });
    expect([nameless.status, nameless.body.errors]).toEqual([
      422,
      ['resource.hr_profile.missing_name'],
    ]);
  });

  test('can be saved by a pending recruiter', async () => {
    const as = await register(portal, { role: 'hr', verified: false });
    expect((await save(as)).status).toBe(200);
  });

  test('is hidden from others while its recruiter’s address is unconfirmed', async () => {
    const as = await registerByForm(portal, { role: 'hr', verified: false });
    const { body } = await save(as, { company_name: 'Borrowed Name' });
    const shown = async () => {
      const one = await portal.call('GET /barong/public/companies/:id', {
        params: { id: body.id },
      });
      const query = { search: 'Borrowed Name' };
      const list = await portal.call('GET /barong/public/companies', { query });
      return [one.status, list.body.companies.length, list.body.meta.total];
    };
    expect(await shown()).toEqual([404, 0, 0]);
    await portal.work();
    await portal.call('POST /barong/identity/verification/verify-otp', {
      body: { email: as.user.email, otp: portal.inbox.codeFor(as.user.email) },
    });
    expect(await shown()).toEqual([200, 1, 1]);
  });

  test('saving twice at once creates one company', async () => {
    const as = await register(portal, { role: 'hr' });
    const answers = await Promise.all([save(as), save(as), save(as)]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  });

  test('cannot take over an imported company of the same name', async () => {
    const { id } = await portal.db
      .insertInto('companies')
      .values({ name: 'Imported Works', source: 'feed', description: 'Theirs' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const as = await register(portal, { role: 'hr' });
    const saved = await save(as, { company_name: 'Imported Works' });
    expect(saved.body.id).not.toBe(id);
    const theirs = await portal.call('GET /barong/public/companies/:id', { params: { id } });
    expect(theirs.body).toMatchObject({ description: 'Theirs', claimed: false });
  });

  test.each([
    ['no name', { company_name: '  ' }, 'missing_name', 'company_name'],
    ['no description', { company_description: '' }, 'missing_description', 'company_description'],
    ['no industry', { industry: undefined }, 'missing_industry', 'industry'],
    ['an http address', { company_website: 'http://a.example.in' }, 'invalid_website', ''],
    ['a script address', { company_website: 'javascript:alert(1)' }, 'invalid_website', ''],
    ['an IP address', { company_website: 'https://10.0.0.1/' }, 'invalid_website', ''],
    ['a local host', { company_website: 'https://localhost/' }, 'invalid_website', ''],
    [
      'an address with a user',
      { company_website: 'https://a@b.example.in' },
      'invalid_website',
      '',
    ],
    ['a size of none', { company_size: 0 }, 'invalid_size', 'company_size'],
    ['a broken size', { company_size: '12.5' }, 'invalid_size', 'company_size'],
    ['a year to come', { founded: 2999 }, 'invalid_founded', 'founded'],
    ['a broken year', { founded: 'long ago' }, 'invalid_founded', 'founded'],
  ])('refuses %s with its own code', async (_, wrong, code, field) => {
    const as = await register(portal, { role: 'hr', verified: false });
    const { status, body } = await save(as, wrong);
    expect(status).toBe(422);
    expect(body.errors).toContain(`resource.hr_profile.${code}`);
    expect(Object.keys(body.fields)).toEqual([field || 'company_website']);
  });

  describe('read by its id', () => {
    const readAs = (as: Actor, id: number) =>
      portal.call('GET /barong/resource/hr_profiles/:id', { as, params: { id } });

    test('shows everything to an admin, and no internal figures to recruiters of other companies', async () => {
      const { body } = await save(await register(portal, { role: 'hr' }));
      const admin = await registerAdmin(portal);
      expect(await readAs(admin, body.id)).toMatchObject({ status: 200, body });
      const other = await readAs(await register(portal, { role: 'hr' }), body.id);
      const hidden = { total_job_count: null, applications_received: null };
      expect([other.status, other.body]).toEqual([200, { ...body, ...hidden }]);
    });

    test('is not found if there is none or its recruiter’s address is unconfirmed', async () => {
      const { body } = await save(await register(portal, { role: 'hr', verified: false }));
      const other = await register(portal, { role: 'hr' });
      for (const id of [body.id, UNKNOWN]) {
        const { status, body: answer } = await readAs(other, id);
        expect([status, answer.errors]).toEqual([404, ['resource.hr_profile.not_found']]);
      }
      const admin = await registerAdmin(portal);
      expect((await readAs(admin, body.id)).status).toBe(200);
      expect((await readAs(admin, UNKNOWN)).status).toBe(404);
    });
  });

  test('guests and seekers are refused', async () => {
    const seeker = await register(portal, { verified: false });
    for (const [as, status] of [
      [undefined, 401],
      [seeker, 403],
    ] as const) {
      const answers = [
        await portal.call('GET /barong/resource/hr_profile', { as }),
        await portal.call('POST /barong/resource/hr_profile', { as, body: form() }),
        await portal.call('GET /barong/resource/hr_profiles/:id', { as, params: { id: 1 } }),
        await portal.call('GET /barong/resource/company_hints', { as }),
      ];
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
    }
  });

  test('the details given at registration are offered to the form', async () => {
    const { body: session } = await portal.call('POST /barong/identity/users', {
      body: {
        email: `hints-${process.pid}@people.test`,
        password: 'Mango-tree-42',
        username: 'Ravi',
        data: JSON.stringify({ user_type: 'hr', company_name: 'Ravi & Sons', company_size: 12 }),
      },
    });
    const { body } = await portal.call('GET /barong/resource/company_hints', { as: session });
    expect(body).toEqual({
      company_name: 'Ravi & Sons',
      company_website: null,
      industry: null,
      company_size: 12,
    });
  });
});

describe('the public list', () => {
  const list = async (query: Record<string, string>) => {
    const { body } = await portal.call('GET /barong/public/companies', { query });
    return body;
  };

  test('finds companies by part of the name, industry or headquarters, in any case', async () => {
    const as = await register(portal, { role: 'hr' });
    await save(as, {
      company_name: 'Zephyr Looms',
      industry: 'Handicraft export',
      company_location: 'Panipat',
    });
    for (const search of ['zephyr lo', 'HANDICRAFT', 'panip', ' Panipat ']) {
      expect((await list({ search })).companies.map(({ name }) => name)).toEqual(['Zephyr Looms']);
    }
    expect(await list({ search: 'no such company' })).toMatchObject({
      companies: [],
      meta: { total: 0, totalPages: 0, total_count: 0 },
    });
  });

  describe('by a place', () => {
    const placed = [
      { name: 'Whitefield Foods', location: 'Whitefield, Bengaluru' },
      { name: 'Ballygunge Press', location: 'Kolkata, West Bengal' },
      { name: 'Gomti Group', location: 'Lucknow, UP' },
      { name: 'Sutlej Supplies', location: 'Rupnagar' },
    ];
    beforeAll(() => portal.db.insertInto('companies').values(placed).execute());

    test.each([
      ['Bangalore', 'Whitefield Foods'],
      ['बेंगलुरु', 'Whitefield Foods'],
      ['बंगलौर, कर्नाटक', 'Whitefield Foods'],
      ['Foods in Bangalore', 'Whitefield Foods'],
      ['Karnataka', 'Whitefield Foods'],
      ['Calcutta', 'Ballygunge Press'],
      ['कोलकाता', 'Ballygunge Press'],
      ['UP', 'Gomti Group'],
    ])('%s finds it by every name', async (search, name) => {
      const found = (await list({ search })).companies.map((company) => company.name);
      expect(found).toContain(name);
    });

    test('does not take a part of a word for a place, nor leaves out the other words', async () => {
      const found = async (search: string) =>
        (await list({ search })).companies.map((company) => company.name);
      expect(await found('Uttar Pradesh')).not.toContain('Sutlej Supplies');
      expect(await found('Looms, Bangalore')).toEqual([]);
    });
  });

  test('treats wildcards as plain text', async () => {
    const as = await register(portal, { role: 'hr' });
    await save(as, { company_name: '100% Cotton_Co' });
    for (const search of ['100%', 'cotton_co']) {
      expect((await list({ search })).companies.map(({ name }) => name)).toEqual([
        '100% Cotton_Co',
      ]);
    }
    expect((await list({ search: '%' })).companies).toHaveLength(1);
    expect((await list({ search: '_' })).companies).toHaveLength(1);
    expect((await list({ search: '\\' })).companies).toHaveLength(0);
  });

  describe('of several trades and sizes', () => {
    const thisYear = new Date().getFullYear();
    const kinds = [
      ['Tab Software', 'Information Technology', 900, 1981],
      ['Tab Textile', 'Kitchen fittings', 900, 1981],
      ['Tab Young', 'Food', 50, thisYear - 10],
      ['Tab Young but large', 'Food', 51, thisYear - 1],
      ['Tab Small but old', 'Food', 5, thisYear - 11],
      ['Tab Hindi', 'सॉफ़्टवेयर', null, null],
    ] as const;
    beforeAll(async () => {
      for (const [company_name, industry, company_size, founded] of kinds) {
        const as = await register(portal, { role: 'hr' });
        await save(as, { company_name, industry, company_size, founded });
      }
    });

    test('tabs show technology companies and young small ones', async () => {
      const namesOf = async (tab: string) =>
        (await list({ search: 'tab ', tab })).companies.map(({ name }) => name);
      expect(await namesOf('all')).toHaveLength(kinds.length);
      expect(await namesOf('tech')).toEqual(['Tab Hindi', 'Tab Software']);
      expect(await namesOf('startups')).toEqual(['Tab Young']);
      expect(await namesOf('hiring')).toEqual([]);
    });

    test('comes in pages and is empty beyond the last one', async () => {
      const first = await list({ search: 'tab ', limit: '4' });
      expect(first.companies).toHaveLength(4);
      expect(first.meta).toMatchObject({ total: 6, totalPages: 2, page: 1, limit: 4 });
      const second = await list({ search: 'tab ', limit: '4', page: '2' });
      expect(second.companies).toHaveLength(2);
      expect((await list({ search: 'tab ', limit: '4', page: '3' })).companies).toEqual([]);
    });
  });

  test('refuses an unknown tab and a limit of 0, and reads a limit above 100 as 100', async () => {
    const answers = [
      await portal.call('GET /barong/public/companies', { query: { tab: 'rich' as 'all' } }),
      await portal.call('GET /barong/public/companies', { query: { limit: '0' } }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([422, 422]);
    expect((await list({ limit: '5000' })).meta.limit).toBe(100);
    expect((await list({})).meta.limit).toBe(10);
  });

  test('everybody can read one company; an unknown one is not found', async () => {
    const as = await register(portal, { role: 'hr' });
    const { body: own } = await save(as, { company_size: 10_001 });
    const { body } = await portal.call('GET /barong/public/companies/:id', {
      params: { id: own.id },
    });
    expect(body).toMatchObject({
      id: own.id,
      name: 'Kaveri Textiles',
      headquarters: 'Erode, Tamil Nadu',
      size_text: '10,001+ employees',
      claimed: true,
      active_jobs: 0,
      job_count: 0,
      logo: null,
    });
    expect(Object.keys(body)).not.toContain('applications_received');
    const none = await portal.call('GET /barong/public/companies/:id', { params: { id: 987_654 } });
    expect([none.status, none.body.errors]).toEqual([404, ['resource.company.not_found']]);
    expect(none.body.messages).toEqual(['Company Not Found']);
    const odd = await portal.send({ method: 'GET', url: '/api/v2/barong/public/companies/abc' });
    expect(odd.status).toBe(404);
  });
});

test.each([
  [null, null],
  [1, '1–10'],
  [10, '1–10'],
  [11, '11–50'],
  [200, '51–200'],
  [501, '501–1,000'],
  [10_000, '5,001–10,000'],
  [3_00_000, '10,001+'],
])('%s employees are in the band %s', (employees, band) => {
  expect(sizeBandOf(employees)).toBe(band);
});
