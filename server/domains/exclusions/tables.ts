import { sql } from 'kysely';
import { ofAccount, type Tables, toldAs } from '../../platform/personal.ts';
import { jobNamedBy } from '../jobs/facts.ts';

const HIDDEN = { en: 'Hidden', hi: 'कब छिपाई' };

export const exclusionTables = {
  excluded_companies: {
    words: { en: 'Hidden companies', hi: 'छिपाई गई कंपनियाँ' },
    rowsOf: ofAccount,
    correctedAt: '/settings',
    columns: {
      account_id: 'inner',
      company_id: toldAs(
        { en: 'Company', hi: 'कंपनी' },
        sql`(select companies.name from companies where companies.id = excluded_companies.company_id)`,
      ),
      created_at: HIDDEN,
    },
  },
  excluded_consultants: {
    words: { en: 'Consultants hidden', hi: 'कंसल्टेंट छिपाए गए' },
    rowsOf: ofAccount,
    correctedAt: '/settings',
    columns: { account_id: 'inner', created_at: HIDDEN },
  },
  excluded_jobs: {
    words: { en: 'Jobs you want less of', hi: 'ऐसी नौकरियाँ जो कम चाहिए' },
    rowsOf: ofAccount,
    correctedAt: '/settings',
    columns: {
      account_id: 'inner',
      job_id: toldAs({ en: 'Job', hi: 'नौकरी' }, jobNamedBy('excluded_jobs.job_id')),
      created_at: { en: 'Asked', hi: 'कब कहा' },
    },
  },
} satisfies Tables;
