import { randomUUID } from 'node:crypto';
import { checkSignOfGstin } from '../../contract/companies/paper-numbers.ts';
import { checkName } from '../../server/domains/company-checks/company-checks.ts';
import type { Trx } from '../../server/platform/database.ts';
import type { Files } from '../../server/platform/files/files.ts';
import { hashPassword } from '../../server/platform/secrets/passwords.ts';
import { renderPdf } from '../../server/platform/typst/typst.ts';
import { sharmaAgro } from './companies.ts';
import type { Places } from './load/load-kept.ts';
import { anil } from './people.ts';

const claim = {
  name: 'Gaurav Bhatia',
  companyName: 'Tana Bana Uniforms',
  daysAgo: 2.3,
  note: 'I look after hiring here. The contact page of our website has my name and this address.',
};

const lookAlike = {
  name: 'Vikrant Saluja',
  daysAgo: 1.4,
  company: {
    name: `${sharmaAgro} Hiring Desk`,
    description: 'We recruit staff for godown, accounts and delivery. Joining within two days.',
    industry: 'Staffing and Recruitment',
    website: 'https://sharma-agro-traders-jobs.example',
    size: 4,
    location: 'Vijay Nagar, Indore',
    founded: 2025,
  },
};

const first14OfGstin = '23AAKFS4821M1Z';
const paper = {
  kind: 'gstin',
  number: first14OfGstin + checkSignOfGstin(first14OfGstin),
  daysAgo: 0.7,
} as const;

/** The paper that waits, made as a PDF in a separate process. */
export const makeCompanyPaper = () =>
  renderPdf(new URL('gst-certificate.typ', import.meta.url), {
    issuer: 'Government of India · Form GST REG-06',
    title: 'Registration Certificate',
    facts: {
      'Registration Number': paper.number,
      'Legal Name': sharmaAgro,
      'Constitution of Business': 'Partnership',
      'Principal Place of Business': '12, Siyaganj, Indore, Madhya Pradesh, 452007',
      'Type of Registration': 'Regular',
    },
  });

/** Adds a claim, a look-alike and a paper of a company, which wait for the demo's admins. */
export async function addCompanyChecks(
  { trx, files }: { trx: Trx; files: Files },
  places: Places,
  paperBytes: Buffer,
): Promise<void> {
  await trx
    .insertInto('company_checks')
    .values({
      kind: 'claim',
      account_id: await addRecruiter(trx, claim.name, places.daysAgo(claim.daysAgo)),
      company_id: places.companyOf(claim.companyName),
      note: claim.note,
      created_at: places.daysAgo(claim.daysAgo),
    })
    .execute();
  await addLookAlike(trx, places.daysAgo(lookAlike.daysAgo));
  const file_key = `papers/${randomUUID()}.pdf`;
  await files.put(file_key, paperBytes);
  await trx
    .insertInto('company_checks')
    .values({
      kind: 'paper',
      account_id: places.idOf(anil),
      company_id: places.companyOf(sharmaAgro),
      paper_kind: paper.kind,
      paper_number: paper.number,
      file_key,
      created_at: places.daysAgo(paper.daysAgo),
    })
    .execute();
}

async function addLookAlike(trx: Trx, created_at: Date): Promise<void> {
  const { id } = await trx
    .insertInto('companies')
    .values({ ...lookAlike.company, created_at, updated_at: created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addRecruiter(trx, lookAlike.name, created_at, id);
  await checkName(trx, id);
  await trx
    .updateTable('company_checks')
    .set({ created_at })
    .where('company_id', '=', id)
    .execute();
}

/** A recruiter whose password nobody knows: the owner of the company, or without one. */
async function addRecruiter(
  trx: Trx,
  name: string,
  created_at: Date,
  company_id: number | null = null,
): Promise<number> {
  const { id } = await trx
    .insertInto('accounts')
    .values({
      uid: `IDDEMO${name.replaceAll(' ', '').toUpperCase()}`,
      email: `${name.toLowerCase().replaceAll(' ', '.')}@people.vritti.example`,
      role: 'hr',
      state: 'active',
      level: 1,
      name,
      password_hash: await hashPassword(randomUUID()),
      email_verified_at: created_at,
      company_id,
      team_role: company_id === null ? null : 'owner',
      company_hints: null,
      created_at,
      updated_at: created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
