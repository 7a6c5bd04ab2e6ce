import { expect, test } from 'vitest';
import { adminRoles } from '../../../contract/admin/admin-roles.ts';
import type { ContactTopic } from '../../../contract/contact/contact-topics.ts';
import { openAccount, openSession } from '../../test/account-states.ts';
import { PASSWORD, register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();

const sunita = {
  name: 'Sunita Rao',
  relation: 'spouse' as const,
  email: 'Sunita@Example.in',
  phone: '98765 43210',
};
const name = (as: Actor | undefined, body: object = sunita) =>
  portal.call('PUT /barong/resource/nominee', { as, body: body as typeof sunita });
const read = async (as?: Actor) => (await portal.call('GET /barong/resource/nominee', { as })).body;
const admin = async (role: (typeof adminRoles)[number]) => {
  const id = await openAccount(portal, 'admin');
  await portal.db.updateTable('accounts').set({ admin_role: role }).where('id', '=', id).execute();
  return openSession(portal, id);
};

test.each(['user', 'hr'] as const)(
  'somebody with role %s can name, change and remove a nominee',
  async (role) => {
    const as = await register(portal, { role });
    expect(await read(as)).toEqual({ nominee: null });
    const named = await name(as);
    expect(named.status).toBe(200);
    const kept = { ...sunita, email: 'sunita@example.in', phone: '+919876543210' };
    expect(named.body.nominee).toMatchObject({
      ...kept,
      email: expect.stringMatching(/^sunita@/i),
    });
    const changed = {
      ...sunita,
      name: 'Ravi Rao',
      relation: 'child',
      email: '',
      phone: '9876500000',
    };
    await name(as, changed);
    expect((await read(as)).nominee).toMatchObject({
      name: 'Ravi Rao',
      relation: 'child',
      email: null,
      phone: '+919876500000',
    });
    for (let time = 0; time < 2; time += 1) {
      const { body } = await portal.call('DELETE /barong/resource/nominee', { as });
      expect(body).toEqual({ nominee: null });
    }
    expect(await read(as)).toEqual({ nominee: null });
  },
);

test.each<[string, object, string, string]>([
  ['no name', { name: ' ' }, 'request.missing', 'name'],
  ['no relation', { relation: '' }, 'request.missing', 'relation'],
  ['a wrong address', { email: 'sunita' }, 'identity.user.invalid_email', 'email'],
  ['a wrong number', { phone: '12' }, 'identity.user.invalid_phone', 'phone'],
  ['no way to reach them', { email: '', phone: '' }, 'resource.nominee.unreachable', 'email'],
])('%s is refused at its field', async (_, wrong, code, field) => {
  const { status, body } = await name(await register(portal), { ...sunita, ...wrong });
  expect([status, body.errors, Object.keys(body.fields ?? {})]).toEqual([422, [code], [field]]);
});

test('everybody has their own; guests and admins have none', async () => {
  await name(await register(portal));
  expect(await read(await register(portal))).toEqual({ nominee: null });
  const statuses = [await name(undefined), await name(await admin('owner'))];
  expect(statuses.map(({ status }) => status)).toEqual([401, 403]);
});

test('a nominee is deleted with the account', async () => {
  const asha = await register(portal);
  await name(asha);
  const { status } = await portal.call('POST /barong/resource/users/me/deletion', {
    as: asha,
    body: { password: PASSWORD },
  });
  expect(status).toBe(200);
  const rows = await portal.db
    .selectFrom('nominees')
    .select('name')
    .where('account_id', '=', asha.user.id)
    .execute();
  expect(rows).toEqual([]);
});

const write = async (topic: ContactTopic) =>
  (
    await portal.call('POST /barong/public/contact_messages', {
      body: {
        name: 'Sunita',
        email: 'sunita@people.test',
        topic,
        message: 'I act for my husband.',
      },
    })
  ).body.id;
const lookUp = (as: Actor | undefined, id: number, email: string) =>
  portal.call('POST /barong/admin/contact_messages/:id/nominee', {
    as,
    params: { id },
    body: { email },
  });

test('data protection reads the nominee of an account for a request about its data, which is recorded', async () => {
  const asha = await register(portal);
  await name(asha);
  const id = await write('nominee');
  const as = await admin('data_protection');
  const { status, body } = await lookUp(as, id, asha.user.email.toUpperCase());
  expect([status, body.account?.id, body.nominee?.name]).toEqual([200, asha.user.id, 'Sunita Rao']);
  const log = await portal.call('GET /barong/admin/audit_entries', { as, query: {} });
  expect(log.body.audit_entries[0]).toMatchObject({
    act: 'nominee_read',
    subject: 'account',
    subject_id: asha.user.id,
    after: { contact_message: id },
  });
  const nobody = await register(portal);
  expect((await lookUp(as, id, nobody.user.email)).body.nominee).toBeNull();
});

test('nominees cannot be read for other messages, other accounts or by other roles', async () => {
  const asha = await register(portal);
  const id = await write('nominee');
  const statuses: Record<string, number> = {};
  for (const role of adminRoles) {
    statuses[role] = (await lookUp(await admin(role), id, asha.user.email)).status;
  }
  expect(statuses).toEqual({
    owner: 200,
    support: 403,
    moderator: 403,
    finance: 403,
    data_protection: 200,
  });
  const as = await admin('data_protection');
  const nobody = await lookUp(as, id, 'nobody@people.test');
  expect(nobody.body).toEqual({ account: null, nominee: null });
  const refused = [
    await lookUp(as, await write('help'), asha.user.email),
    await lookUp(as, 999_999, asha.user.email),
    await lookUp(as, id, 'nobody'),
    await lookUp(undefined, id, asha.user.email),
    await lookUp(asha, id, asha.user.email),
  ];
  expect(refused.map(({ body }) => body.errors[0])).toEqual([
    'resource.contact_message.not_found',
    'resource.contact_message.not_found',
    'identity.user.invalid_email',
    'identity.session.invalid',
    'authz.unauthorized',
  ]);
});
