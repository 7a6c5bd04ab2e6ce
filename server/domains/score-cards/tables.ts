import { sql } from 'kysely';
import { CHANGED, CREATED, ofAccount, type Tables, toldAs } from '../../platform/personal.ts';
import { isAboutSeeker } from '../applications/facts.ts';
import { jobNamedBy } from '../jobs/facts.ts';

const JOB = { en: 'Job', hi: 'नौकरी' };

export const scoreCardTables = {
  score_cards: {
    words: { en: 'Scores after interviews', hi: 'इंटरव्यू के बाद के अंक' },
    // Cards about the candidate, by any author.
    rowsOf: ({ id }) => isAboutSeeker(id),
    columns: {
      application_id: toldAs(
        JOB,
        sql`(select ${jobNamedBy('applications.job_id')} from applications
          where applications.id = score_cards.application_id)`,
      ),
      author_id: 'inner',
      overall: { en: 'Points of 4, overall', hi: '4 में से कुल अंक' },
      // The company's own remarks (docs/decisions/0017-deleted-accounts.md).
      overall_evidence: 'inner',
      scores: 'inner',
      created_at: CREATED,
      changed_at: CHANGED,
    },
  },
  score_card_waivers: {
    words: { en: 'Score cards that you chose not to write', hi: 'स्कोर कार्ड जो आपने न लिखना चुना' },
    rowsOf: ofAccount,
    columns: {
      application_id: toldAs(
        JOB,
        sql`(select ${jobNamedBy('applications.job_id')} from applications
          where applications.id = score_card_waivers.application_id)`,
      ),
      account_id: 'inner',
      created_at: CREATED,
    },
  },
} satisfies Tables;
