import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Visibility } from '../../../contract/profiles/choices.ts';
import { addApplication } from '../../../db/world/hiring.ts';
import { addCompany, addProfile, addRecruiter, addSeeker } from '../../../db/world/people.ts';
import { openJob } from '../../test/hiring.ts';
import { openPortal } from '../../test/portal.ts';
import { isBlocked, mayFind } from './facts.ts';

const portal = await openPortal();

async function answerOf(fact: ReturnType<typeof mayFind>): Promise<boolean> {
  const { rows } = await sql<{ answer: boolean }>`select ${fact} as answer`.execute(portal.db);
  return rows[0]?.answer ?? false;
}

const seekerWith = async (visibility: Visibility) => {
  const { id } = await addSeeker(portal.db);
  await addProfile(portal.db, id, { visibility });
  return id;
};

const applyTo = async (seeker: number, company: number, status: 'pending' | 'withdrawn') =>
  addApplication(portal.db, seeker, await openJob(portal, company), { status });

/** A company whose recruiter has mail at its website's domain. */
async function checkedCompany(domain: string) {
  const { id } = await addCompany(portal.db, { website: `https://www.${domain}/about` });
  await addRecruiter(portal.db, id, { email: `hiring@${domain}` });
  return id;
}

describe('who may find a seeker', () => {
  test.each([
    ['nobody', [false, false, false]],
    ['applied', [true, false, false]],
    ['checked', [true, true, false]],
  ] as const)('%s', async (visibility, expected) => {
    const seeker = await seekerWith(visibility);
    const applied = await addCompany(portal.db);
    await applyTo(seeker, applied.id, 'pending');
    const checked = await checkedCompany(`checked-${visibility}.example`);
    const unknown = await addCompany(portal.db);
    const answers = [applied.id, checked, unknown.id].map((id) => answerOf(mayFind(seeker, id)));
    expect(await Promise.all(answers)).toEqual(expected);
  });

  test('a withdrawn application opens the profile to nobody', async () => {
    const seeker = await seekerWith('applied');
    const { id } = await addCompany(portal.db);
    await applyTo(seeker, id, 'withdrawn');
    expect(await answerOf(mayFind(seeker, id))).toBe(false);
  });

  test('a company is not checked by an address at a public mail provider, nor by an unconfirmed one', async () => {
    const seeker = await seekerWith('checked');
    const { id: anybodys } = await addCompany(portal.db, { website: 'https://gmail.com' });
    await addRecruiter(portal.db, anybodys, { email: 'somebody@gmail.com' });
    const { id: claimed } = await addCompany(portal.db, { website: 'https://tata.example' });
    await addRecruiter(portal.db, claimed, { email: 'me@tata.example', state: 'pending' });
    expect(await answerOf(mayFind(seeker, anybodys))).toBe(false);
    expect(await answerOf(mayFind(seeker, claimed))).toBe(false);
  });

  test.each(['inactive', 'banned', 'deleted', 'pending'] as const)(
    'nobody finds an account that is %s',
    async (state) => {
      const seeker = await seekerWith('checked');
      const company = await checkedCompany(`finds-${state}.example`);
      expect(await answerOf(mayFind(seeker, company))).toBe(true);
      await portal.db.updateTable('accounts').set({ state }).where('id', '=', seeker).execute();
      expect(await answerOf(mayFind(seeker, company))).toBe(false);
    },
  );

  test('a blocked company may not, even if it is checked and has an application', async () => {
    const seeker = await seekerWith('checked');
    const company = await checkedCompany('blocked.example');
    await applyTo(seeker, company, 'pending');
    const block = { account_id: seeker, domain: 'blocked.example' };
    await portal.db.insertInto('blocked_companies').values(block).execute();
    expect(await answerOf(mayFind(seeker, company))).toBe(false);
  });
});

describe('a company is blocked', () => {
  const blocks = async (
    block: { name?: string; domain?: string },
    company: { name?: string; website?: string },
    email?: string,
  ) => {
    const { id: account_id } = await addSeeker(portal.db);
    const { id } = await addCompany(portal.db, company);
    if (email) await addRecruiter(portal.db, id, { email });
    await portal.db
      .insertInto('blocked_companies')
      .values({ account_id, ...block })
      .execute();
    return answerOf(isBlocked(account_id, id));
  };

  test.each([
    ['Acme Pvt. Ltd.', 'ACME Private Limited'],
    ['acme', 'M/s Acme (P) Ltd'],
    // Invisible characters between the letters.
    ['Acme', 'Ac\u200Bme'],
    ['Ac\u00ADme\uFEFF', '\u2060Acme\uFE0F Pvt Ltd'],
    ['Joshi & Sons', 'JOSHI AND SONS LLP'],
    ['टाटा मोटर्स', 'टाटा मोटर्स प्राइवेट लिमिटेड'],
  ])('by its name in any spelling: %s, %s', async (name, other) => {
    expect(await blocks({ name }, { name: other })).toBe(true);
  });

  test.each([
    ['Tata', 'Tata Motors'],
    ['Limited Edition', 'Edition'],
    ['टाटा', 'टीटी'],
  ])('not by a part of its name: %s, %s', async (name, other) => {
    expect(await blocks({ name }, { name: other })).toBe(false);
  });

  test.each([
    ['acme.in', 'hr@acme.in'],
    ['acme.in', 'HR@Jobs.Acme.in'],
  ])('by the domain of a recruiter: %s, %s', async (domain, email) => {
    expect(await blocks({ domain }, {}, email)).toBe(true);
  });

  test.each(['https://acme.in', 'Https://www.Acme.in/jobs', 'https://careers.acme.in'])(
    'by the domain of its website: %s',
    async (website) => {
      expect(await blocks({ domain: 'acme.in' }, { website })).toBe(true);
    },
  );

  test('not by another domain with the same ending', async () => {
    const website = 'https://notacme.in';
    expect(await blocks({ domain: 'acme.in' }, { website }, 'hr@notacme.in')).toBe(false);
  });
});
