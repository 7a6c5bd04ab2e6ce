import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { addProfile } from '../../../db/world/people.ts';
import { openCompany } from '../../test/hiring.ts';
import { register, registerAdmin } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();
await sql`insert into legal_versions (document, version, text_en, text_hi, summary_en, summary_hi,
  effective_on, asks_consent) select document, 1, 'x', 'x', 'x', 'x', current_date - 1, true
  from unnest(array['terms', 'privacy']) as document`.execute(portal.db);

const ask = (as?: Actor, query = {}) => portal.call('GET /barong/resource/consents', { as, query });
/** The receipts of an account, reduced to their purpose and whether they are in force. */
const receipts = async (as: Actor) =>
  (await ask(as)).body.consents.map(
    ({ purpose, company_name, version, given_at, withdrawn_at }) =>
      `${purpose} ${company_name ?? version ?? '-'} ${given_at ? 'given' : '?'} ${withdrawn_at ? 'ended' : 'holds'}`,
  );
const choose = (as: Actor, visibility: 'applied' | 'checked') =>
  portal.call('PUT /barong/resource/sharing', { as, body: { visibility } });

test('every consent has a receipt with its end: texts, companies, being found, and phones', async () => {
  const asha = await register(portal);
  await addProfile(portal.db, asha.user.id);
  expect(await receipts(asha)).toEqual([]);
  const accept = { document: 'terms', version: 1 } as const;
  await portal.call('POST /barong/resource/legal_consents', { as: asha, body: accept });
  const company = await openCompany(portal, { name: 'Malwa Mills' });
  const share = () =>
    portal.call('POST /barong/resource/contact_shares', {
      as: asha,
      body: { company_id: company.id },
    });
  const { id } = (await share()).body;
  await portal.call('DELETE /barong/resource/contact_shares/:id', { as: asha, params: { id } });
  await share();
  await choose(asha, 'checked');
  await choose(asha, 'checked');
  expect((await receipts(asha)).toSorted()).toEqual([
    'contact Malwa Mills given ended',
    'contact Malwa Mills given holds',
    'found - given holds',
    'terms 1 given holds',
  ]);
  await choose(asha, 'applied');
  await sql`insert into notification_choices (account_id, kind, channel, is_on) values
    (${asha.user.id}, 'application', 'sms', true), (${asha.user.id}, 'message', 'sms', false),
    (${asha.user.id}, 'application', 'whatsapp', false), (${asha.user.id}, 'message', 'mail', true)
  `.execute(portal.db);
  expect((await receipts(asha)).toSorted()).toEqual([
    'contact Malwa Mills given ended',
    'contact Malwa Mills given holds',
    'found - given ended',
    'sms - given holds',
    'terms 1 given holds',
    'whatsapp - ? ended',
  ]);
});

test('whoever registered before a version was published has accepted the texts that come with the product', async () => {
  const meera = await register(portal);
  await sql`update accounts set created_at = created_at - interval '1 hour'
    where id = ${meera.user.id}`.execute(portal.db);
  expect(await receipts(meera)).toEqual(['privacy - given holds', 'terms - given holds']);
});

test('news by mail are a consent from the yes to the no, and a no at registration is none', async () => {
  const says = (as: Actor, marketing_consent: boolean) =>
    portal.call('PUT /barong/resource/users/me', { as, body: { marketing_consent } });
  const [tara, nina] = [await register(portal), await register(portal)];
  await says(tara, true);
  expect(await receipts(tara)).toEqual(['news - given holds']);
  await sql`update accounts set created_at = created_at - interval '1 hour'
    where id = ${tara.user.id}`.execute(portal.db);
  await says(tara, false);
  expect(await receipts(tara)).toContain('news - ? ended');
  await sql`update accounts set marketing_consent_at = created_at where id = ${nina.user.id}`.execute(
    portal.db,
  );
  expect(await receipts(nina)).toEqual([]);
});

test('consents in force come first, the newest of them at the top, page by page', async () => {
  const ravi = await register(portal);
  for (const name of ['Cloth House', 'Tea House', 'Ink House']) {
    const { id } = await openCompany(portal, { name });
    await portal.call('POST /barong/resource/contact_shares', {
      as: ravi,
      body: { company_id: id },
    });
  }
  const [newest] = (
    await portal.call('GET /barong/resource/contact_shares', { as: ravi, query: {} })
  ).body.contact_shares;
  await portal.call('DELETE /barong/resource/contact_shares/:id', {
    as: ravi,
    params: { id: newest?.id ?? 0 },
  });
  const names = [];
  for (const page of ['1', '2', '3', '4']) {
    const { consents, meta } = (await ask(ravi, { page, limit: '1' })).body;
    expect(meta.total).toBe(3);
    names.push(...consents.map(({ company_name }) => company_name));
  }
  expect(names).toEqual(['Tea House', 'Cloth House', 'Ink House']);
});

test('receipts are private: each reads their own, guests and admins none', async () => {
  const other = await register(portal, { role: 'hr' });
  expect((await ask(other)).body.consents).toEqual([]);
  const admin = await registerAdmin(portal);
  expect([(await ask()).status, (await ask(admin)).status]).toEqual([401, 403]);
});

test('a profile that is created as findable has its receipt from the beginning', async () => {
  const kavya = await register(portal);
  await addProfile(portal.db, kavya.user.id, { visibility: 'checked' });
  expect(await receipts(kavya)).toEqual(['found - given holds']);
});
