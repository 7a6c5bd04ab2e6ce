import { randomUUID } from 'node:crypto';
import { checkSignOfGstin } from '../../contract/companies/paper-numbers.ts';
import { checkName } from '../../server/domains/company-checks/company-checks.ts';
import type { Trx } from '../../server/platform/database.ts';
import type { Files } from '../../server/platform/files/files.ts';
import { renderPdf } from '../../server/platform/typst/typst.ts';
import { sharmaAgro } from './companies.ts';
import type { Places } from './load/load-kept.ts';
import { anil, type Registered } from './people.ts';

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

const recruiter = (name: string, daysAgo: number) => ({
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@people.vritti.example`,
  role: 'hr' as const,
  hasSecret: true,
  daysAgo,
});

const claimer = recruiter(claim.name, claim.daysAgo);

/** The recruiters who ask: one without a company, and the owner of the look-alike. */
export const askers: readonly Registered[] = [
  claimer,
  {
    ...recruiter(lookAlike.name, lookAlike.daysAgo),
    companyName: lookAlike.company.name,
    team_role: 'owner',
  },
];

const first14OfGstin = '23AAKFS4821M1Z';
export const gstinOfSharma = first14OfGstin + checkSignOfGstin(first14OfGstin);
const paper = {
  kind: 'gstin',
  number: gstinOfSharma,
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
      account_id: places.idOf(claimer.email),
      company_id: places.companyOf(claim.companyName),
      note: claim.note,
      created_at: places.daysAgo(claim.daysAgo),
    })
    .execute();
  await checkLookAlike(trx, places);
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

/** The company whose name could be taken for that of another one, under its name. */
export async function addLookAlike(
  trx: Trx,
  daysAgo: Places['daysAgo'],
): Promise<[name: string, id: number][]> {
  const created_at = daysAgo(lookAlike.daysAgo);
  const { id } = await trx
    .insertInto('companies')
    .values({ ...lookAlike.company, created_at, updated_at: created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return [[lookAlike.company.name, id]];
}

async function checkLookAlike(trx: Trx, { companyOf, daysAgo }: Places): Promise<void> {
  const id = companyOf(lookAlike.company.name);
  await checkName(trx, id);
  await trx
    .updateTable('company_checks')
    .set({ created_at: daysAgo(lookAlike.daysAgo) })
    .where('company_id', '=', id)
    .execute();
}
