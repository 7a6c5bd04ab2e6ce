import { expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { openCompany, openTeam, registerRecruiter } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';

const portal = await openPortal();

const save = (as: Session, body: object) =>
  portal.call('POST /barong/resource/hr_profile', {
    as,
    body: { company_description: 'We sell.', industry: 'Trade', ...body },
  });

test('a second company at a domain that another has proved to own is refused', async () => {
  const domain = 'loom-house.example';
  const company = await openCompany(portal, {
    website: `https://${domain}`,
    found_as_checked: true,
  });
  const first = await registerRecruiter(portal, company.id);
  await portal.db
    .updateTable('accounts')
    .set({ email: `hr@${domain}` })
    .where('id', '=', first.user.id)
    .execute();
  const second = await register(portal, { role: 'hr' });
  const answer = await save(second, {
    company_name: 'Loom House Branch',
    company_website: `https://www.${domain}/branch`,
  });
  expect([answer.status, answer.body.errors]).toEqual([409, ['resource.hr_profile.exists']]);

  const { recruiter: third } = await openTeam(portal, {
    company: { website: 'https://elsewhere.example' },
  });
  const moved = await save(third, { company_website: `https://${domain}` });
  expect([moved.status, moved.body.errors]).toEqual([409, ['resource.hr_profile.exists']]);
  expect((await save(third, { company_location: 'Bhopal' })).status).toBe(200);
  // The company that owns the domain can still change to another page of it.
  expect((await save(first, { company_website: `https://jobs.${domain}` })).status).toBe(200);
});
