import { afterAll, describe, expect, test } from 'vitest';
import type { ContactSettings } from '../../../contract/portal-settings/settings.ts';
import { announceForNow } from '../../../contract/test/announce-for-now.ts';
import { addAdmin } from '../../../db/world/people.ts';
import { openSession } from '../../test/account-states.ts';
import { register, registerAdmin } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';
import { holdsFirstJobs, portalFacts } from './portal-settings.ts';
import { IN_ORDER } from '../../../contract/test/in-order.ts';

const portal = await openPortal();
const owner: Actor = await registerAdmin(portal);
const other = await registerAdmin(portal);
const endAnnouncing = announceForNow(['/mentors', '/courses']);
afterAll(endAnnouncing);

const nothing: ContactSettings = {
  contact_email: null,
  officer_name: null,
  officer_email: null,
  linkedin: null,
  x: null,
  youtube: null,
  instagram: null,
  facebook: null,
};
const read = async (as: Actor | undefined = owner) =>
  portal.call('GET /barong/admin/settings', { as });
const writeTo = (value: Partial<ContactSettings>, as: Actor | undefined = owner, ifMatch = '') =>
  portal.call('PUT /barong/admin/settings/contact', {
    as,
    body: { ...nothing, ...value },
    headers: ifMatch ? { 'if-match': ifMatch } : {},
  });
const hold = (hold_first_jobs: boolean, ifMatch?: string, as = owner) =>
  portal.call('PUT /barong/admin/settings/moderation', {
    as,
    body: { hold_first_jobs },
    headers: ifMatch ? { 'if-match': ifMatch } : {},
  });
const newestEntry = async () =>
  (await portal.call('GET /barong/admin/audit_entries', { as: owner, query: {} })).body
    .audit_entries[0];

describe('the settings of a portal', IN_ORDER, () => {
  test('nothing is set at first, and only owners read and change settings', async () => {
    const { body } = await read();
    expect(body.contact).toEqual({ ...nothing, version: 0, changed_at: null, changed_by: null });
    expect(body.moderation.hold_first_jobs).toBe(false);
    expect(body.announcing.hidden_pages).toEqual([]);
    const support = await addAdmin(portal.db, { admin_role: 'support' });
    const helper = await openSession(portal, support.id);
    for (const as of [helper, await register(portal)]) {
      expect((await read(as)).status).toBe(403);
      expect((await writeTo({}, as)).status).toBe(403);
      expect((await hold(true, undefined, as)).status).toBe(403);
    }
    expect((await portal.call('GET /barong/admin/settings', {})).status).toBe(401);
  });

  test('a change applies to the next reader, with the name of the admin who made it', async () => {
    expect(await holdsFirstJobs(portal.db)).toBe(false);
    const { status, body, headers } = await hold(true);
    expect([status, body.version, headers['etag']]).toEqual([200, 1, '"1"']);
    expect(body.changed_by).toBeTruthy();
    expect(await holdsFirstJobs(portal.db)).toBe(true);
    await hold(false);
    expect(await holdsFirstJobs(portal.db)).toBe(false);
  });

  test('of two simultaneous changes by owners none is lost: the second one is refused', async () => {
    const { version } = (await read()).body.moderation;
    const etag = `"${version}"`;
    const answers = await Promise.all([hold(true, etag), hold(true, etag, other)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const stale = answers.find(({ status }) => status === 412);
    expect(stale?.body.errors).toEqual(['resource.setting.stale']);
    expect((await hold(true, '"none"')).status).toBe(412);
  });

  test('an address is refused if it is invalid, not on that site, or without a name', async () => {
    const refused = async (value: Partial<ContactSettings>) => {
      const { status, body } = await writeTo(value);
      return [status, Object.keys(body.fields), body.errors];
    };
    expect(await refused({ contact_email: 'help' })).toEqual([
      422,
      ['contact_email'],
      ['identity.user.invalid_email'],
    ]);
    for (const linkedin of [
      'http://linkedin.com/company/x',
      'https://linkedin.com.example.in/x',
      'https://user@linkedin.com/x',
      'javascript:alert(1)',
      'linkedin',
    ]) {
      expect(await refused({ linkedin })).toEqual([
        422,
        ['linkedin'],
        ['resource.setting.other_site'],
      ]);
    }
    expect(await refused({ officer_name: 'Asha Rao' })).toEqual([
      422,
      ['officer_email'],
      ['request.missing'],
    ]);
    expect(await refused({ officer_email: 'asha@jobs.test' })).toEqual([
      422,
      ['officer_name'],
      ['request.missing'],
    ]);
    expect((await read()).body.contact.version).toBe(0);
  });

  test('visitors are shown what is set; the environment takes precedence', async () => {
    const { services } = portal;
    await writeTo({
      contact_email: 'help@jobs.test',
      officer_name: 'Asha Rao',
      officer_email: 'asha@jobs.test',
      x: 'https://x.com/jobs',
      linkedin: 'https://in.linkedin.com/company/jobs',
    });
    expect(await portalFacts(services)).toEqual({
      languages: ['en', 'hi'],
      contactEmail: 'help@jobs.test',
      grievanceOfficer: { name: 'Asha Rao', email: 'asha@jobs.test' },
      socialLinks: [
        { site: 'linkedin', url: 'https://in.linkedin.com/company/jobs' },
        { site: 'x', url: 'https://x.com/jobs' },
      ],
      hiddenPages: [],
      look: { name: null, logo: null, accent: null, css: null },
    });
    const setByEnvironment = {
      contactEmail: 'server@jobs.test',
      grievanceOfficer: { name: 'Ravi Menon', email: 'ravi@jobs.test' },
      senderEmail: 'no-reply@jobs.test',
    };
    expect(await portalFacts({ ...services, setByEnvironment })).toMatchObject({
      contactEmail: 'server@jobs.test',
      grievanceOfficer: { name: 'Ravi Menon' },
    });
    await writeTo({});
    expect(
      await portalFacts({ ...services, setByEnvironment: { senderEmail: 'jobs@jobs.test' } }),
    ).toMatchObject({ contactEmail: 'jobs@jobs.test', grievanceOfficer: undefined });
  });

  test('the audit log contains the changed values and nothing else, and does not name the officer', async () => {
    await writeTo({ contact_email: 'help@jobs.test' });
    await writeTo({
      contact_email: 'help@jobs.test',
      officer_name: 'Asha Rao',
      officer_email: 'asha@jobs.test',
      facebook: 'https://facebook.com/jobs',
    });
    expect(await newestEntry()).toMatchObject({
      act: 'settings_changed',
      before: {
        'contact.officer_name': null,
        'contact.officer_email': null,
        'contact.facebook': null,
      },
      after: {
        'contact.officer_name': '…',
        'contact.officer_email': '…',
        'contact.facebook': 'https://facebook.com/jobs',
      },
    });
    await portal.call('PUT /barong/admin/settings/announcing', {
      as: owner,
      body: { hidden_pages: ['/mentors', '/courses', '/mentors'] },
    });
    expect((await newestEntry())?.after).toEqual({
      'announcing.hidden_pages': '/courses, /mentors',
    });
  });

  test('only announced pages can be hidden', async () => {
    const { status, body } = await portal.call('PUT /barong/admin/settings/announcing', {
      as: owner,
      body: { hidden_pages: ['/jobs'] },
    });
    expect([status, body.errors]).toEqual([422, ['request.invalid_value']]);
  });
});
