import { ofAccount, type Tables, toldAs } from '../../platform/personal.ts';
import { jobNamedBy } from '../jobs/facts.ts';

export const savedJobTables = {
  saved_jobs: {
    words: { en: 'Saved jobs', hi: 'सेव की हुई नौकरियाँ' },
    rowsOf: ofAccount,
    correctedAt: '/user/saved',
    columns: {
      account_id: 'inner',
      job_id: toldAs({ en: 'Job', hi: 'नौकरी' }, jobNamedBy('saved_jobs.job_id')),
      created_at: { en: 'Saved', hi: 'कब सेव की' },
      told_at: { en: 'Told that it closes', hi: 'बंद होने की सूचना कब दी गई' },
    },
  },
} satisfies Tables;
