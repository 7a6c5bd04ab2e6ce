import type { Domain } from '../../platform/domain.ts';
import { CREATED, ofAccount, toldAs } from '../../platform/personal.ts';
import { jobNamedBy } from '../jobs/facts.ts';
import { deleteReferralsAt } from './queries.ts';
import { referralRoutes } from './routes.ts';

/** Personal links to jobs with which members of the hiring team refer people. */
export const referrals: Domain = {
  routes: referralRoutes,
  onDeparture: deleteReferralsAt,
  tables: {
    job_referrals: {
      words: { en: 'Your referral links', hi: 'आपके सिफ़ारिश के लिंक' },
      rowsOf: ofAccount,
      columns: {
        id: 'inner',
        code: 'secret',
        job_id: toldAs({ en: 'Job', hi: 'नौकरी' }, jobNamedBy('job_referrals.job_id')),
        account_id: 'inner',
        created_at: CREATED,
      },
    },
  },
};
