import { CREATED, ofAccount, type Tables, toldAs } from '../../platform/personal.ts';
import { jobNamedBy } from '../jobs/facts.ts';
import { sql } from 'kysely';

export const receiptTables = {
  receipts: {
    words: { en: 'Receipts of applications', hi: 'आवेदनों की रसीदें' },
    rowsOf: ofAccount,
    columns: {
      code: { en: 'Code', hi: 'कोड' },
      account_id: 'inner',
      application_id: toldAs(
        { en: 'Job', hi: 'नौकरी' },
        sql`(select ${jobNamedBy('applications.job_id')} from applications
          where applications.id = receipts.application_id)`,
      ),
      position: 'inner',
      event_hash: 'inner',
      content: { en: 'Content', hi: 'इसमें क्या लिखा है' },
      key_id: 'inner',
      signature: { en: 'Signature', hi: 'डिजिटल हस्ताक्षर' },
      issued_at: CREATED,
    },
  },
} satisfies Tables;
