import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { BLOCKED_COMPANIES_MAX } from '../../../contract/constants.ts';
import { addProfile } from '../../../db/world/people.ts';
import { apply, openCompany, openJob, registerRecruiter, openTeam } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();

const block = (as: Actor, body: { company_id?: number; name?: string; domain?: string }) =>
  portal.call('POST /barong/resource/blocked_companies', { as, body });
const list = async (as: Actor) =>
  (await portal.call('GET /barong/resource/blocked_companies', { as })).body;

describe('the list of companies that never see a seeker', () => {
  test('accepts a company of the portal, a name or a domain, and cleans what was typed', async () => {
    const as = await register(portal);
    const { id, name } = await openCompany(portal);
    expect((await block(as, { company_id: id })).status).toBe(201);
    await block(as, { name: ' Acme Pvt. Ltd. ' });
    await block(as, { domain: 'https://www.Acme.in/careers' });
    await block(as, { domain: 'hr@münchen.example' });
    const { blocked_companies, meta } = await list(as);
    expect(
      blocked_companies.map(({ company_id, name: n, domain }) => [company_id, n, domain]),
    ).toEqual([
      [null, null, 'xn--mnchen-3ya.example'],
      [null, null, 'acme.in'],
      [null, 'Acme Pvt. Ltd.', null],
      [id, name, null],
    ]);
    expect(meta.total).toBe(4);
  });

  test.each([
    [{}, 'resource.blocked_company.missing'],
    [{ name: ' !? ' }, 'resource.blocked_company.missing'],
    [{ name: 'Acme', domain: 'acme.in' }, 'resource.blocked_company.missing'],
    [{ domain: 'acme' }, 'resource.blocked_company.invalid_domain'],
    [{ domain: '10.0.0.1' }, 'resource.blocked_company.invalid_domain'],
    [{ domain: 'a b.in' }, 'resource.blocked_company.invalid_domain'],
    [{ domain: 'somebody@gmail.com' }, 'resource.blocked_company.shared_domain'],
  ])('refuses %j', async (body, code) => {
    const answer = await block(await register(portal), body);
    expect([answer.status, answer.body.errors]).toEqual([422, [code]]);
  });

  test('lists a company once, however its name is spelt', async () => {
    const as = await register(portal);
    await block(as, { name: 'Acme Pvt. Ltd.' });
    const again = await block(as, { name: 'ACME' });
    expect([again.status, again.body.errors]).toEqual([409, ['resource.blocked_company.exists']]);
    const unknown = await block(as, { company_id: 987_654_321 });
    expect([unknown.status, unknown.body.errors]).toEqual([404, ['resource.company.not_found']]);
  });

  test('has a limit, even when two companies are added at once', async () => {
    const as = await register(portal);
    await portal.db
      .insertInto('blocked_companies')
      .values(
        Array.from({ length: BLOCKED_COMPANIES_MAX - 1 }, (_, index) => ({
          account_id: as.user.id,
          domain: `company${index}.example`,
        })),
      )
      .execute();
    const answers = await Promise.all(['One', 'Two'].map((name) => block(as, { name })));
    const codes = answers.flatMap(({ body }) => body.errors ?? []);
    expect(codes).toEqual(['resource.blocked_company.too_many']);
  });

  test('suggests present employers that are not yet on it', async () => {
    const as = await register(portal);
    const entry = { title: 'Clerk', location: '', startDate: null, endDate: null, description: '' };
    const at = (company: string, current: boolean, id: string) => ({
      ...entry,
      id,
      company,
      current,
      skills: [],
    });
    await addProfile(portal.db, as.user.id, {
      experience: JSON.stringify([
        at('Mahakal Hardware Stores', true, '1'),
        at('Joshi and Sons', false, '2'),
        at(' ', true, '3'),
      ]),
    });
    expect((await list(as)).suggestions).toEqual(['Mahakal Hardware Stores']);
    await block(as, { name: 'MAHAKAL HARDWARE STORES LLP' });
    expect((await list(as)).suggestions).toEqual([]);
  });

  test('can be shortened again, only by its own seeker', async () => {
    const [as, other] = [await register(portal), await register(portal)];
    const { id } = (await block(as, { name: 'Acme' })).body;
    const remove = (who: Actor) =>
      portal.call('DELETE /barong/resource/blocked_companies/:id', { as: who, params: { id } });
    const foreign = await remove(other);
    expect([foreign.status, foreign.body.errors]).toEqual([
      404,
      ['resource.blocked_company.not_found'],
    ]);
    expect((await list(other)).blocked_companies).toEqual([]);
    expect((await remove(as)).status).toBe(200);
    expect((await list(as)).blocked_companies).toEqual([]);
    expect((await remove(as)).status).toBe(404);
  });
});

describe('a company that never sees a seeker', () => {
  test('gets no application from them until it is off the list', async () => {
    const as = await register(portal);
    const company = await openCompany(portal);
    const params = { id: await openJob(portal, company.id) };
    const { id } = (await block(as, { name: company.name.toUpperCase() })).body;
    const body = { cover_letter: 'I keep books.' };
    const send = () => portal.call('POST /barong/resource/jobs/:id/apply', { as, params, body });
    const refused = await send();
    expect([refused.status, refused.body.errors]).toEqual([
      409,
      ['resource.application.company_blocked'],
    ]);
    await portal.call('DELETE /barong/resource/blocked_companies/:id', { as, params: { id } });
    expect((await send()).status).toBe(201);
  });

  test('keeps what was sent to it before', async () => {
    const as = await register(portal, { name: 'Kavita Rao' });
    const { companyId, recruiter } = await openTeam(portal);
    const { id } = await apply(portal, as, await openJob(portal, companyId));
    await block(as, { company_id: companyId });
    const candidate = await portal.call('GET /barong/resource/applications/:id/candidate', {
      as: recruiter,
      params: { id },
    });
    expect([candidate.status, candidate.body.name]).toEqual([200, 'Kavita Rao']);
  });

  test('keeps the mail address and name that it was sent, and never sees later ones', async () => {
    const as = await register(portal, { name: 'Kavita Rao', email: 'then@people.test' });
    const company = await openCompany(portal);
    const recruiter = await registerRecruiter(portal, company.id);
    const { id } = await apply(portal, as, await openJob(portal, company.id));
    const later = { name: 'Kavita Menon', email: 'later@people.test' };
    await portal.db.updateTable('accounts').set(later).where('id', '=', as.user.id).execute();
    const found = async (search = '') => {
      const query = { search };
      const { body } = await portal.call('GET /barong/resource/applications', {
        as: recruiter,
        query,
      });
      return body.applications.map(({ user }) => user.email);
    };
    // So that an empty result means something, a company that is not blocked has the present address.
    expect([await found(), await found('later@')]).toEqual([[later.email], [later.email]]);

    await block(as, { company_id: company.id });
    expect([await found(), await found('then@')]).toEqual([
      ['then@people.test'],
      ['then@people.test'],
    ]);
    expect(await found('later@')).toEqual([]);
    const params = { id };
    await portal.call('POST /barong/resource/applications/:id/withdrawal', { as, params });
    await portal.work();
    const told = await Promise.all([
      portal.call('GET /barong/resource/applications/:id/candidate', { as: recruiter, params }),
      portal.call('GET /barong/resource/applications/:id', { as: recruiter, params }),
      portal.call('GET /barong/resource/notifications', { as: recruiter }),
    ]);
    const mails = portal.inbox.of(recruiter.user.email);
    expect(mails).not.toEqual([]);
    expect(JSON.stringify([told, mails])).not.toMatch(/Menon|later@/);
  });

  test('has no address if it got an application before addresses were stored with it', async () => {
    const as = await register(portal);
    const { companyId, recruiter } = await openTeam(portal);
    const { id } = await apply(portal, as, await openJob(portal, companyId));
    await sql`update applications set candidate = candidate - 'email' where id = ${id}`.execute(
      portal.db,
    );
    await block(as, { company_id: companyId });
    const { body } = await portal.call('GET /barong/resource/applications/:id', {
      as: recruiter,
      params: { id },
    });
    expect(body.user.email).toBe('');
  });
});
