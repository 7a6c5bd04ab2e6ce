import { sql } from 'kysely';
import { CREATED, ofAccount, type Tables, toldAs } from '../../platform/personal.ts';

export const companyCheckTables = {
  company_checks: {
    words: {
      en: 'Companies that you claimed, and papers that you sent',
      hi: 'जिन कंपनियों पर आपने दावा किया और जो काग़ज़ भेजे',
    },
    rowsOf: ofAccount,
    columns: {
      id: { en: 'Number', hi: 'नंबर' },
      kind: 'inner',
      company_id: toldAs(
        { en: 'Company', hi: 'कंपनी' },
        sql`(select companies.name from companies where companies.id = company_checks.company_id)`,
      ),
      account_id: 'inner',
      note: { en: 'What you wrote', hi: 'आपने क्या लिखा' },
      like_name: 'inner',
      like_domain: 'inner',
      created_at: CREATED,
      decided_at: { en: 'Decided', hi: 'फ़ैसला कब हुआ' },
      decided_by: 'inner',
      allowed: { en: 'Allowed', hi: 'मंज़ूर हुआ' },
      reason: { en: 'Reason', hi: 'कारण' },
      paper_kind: 'inner',
      paper_number: { en: 'Number of the paper', hi: 'काग़ज़ का नंबर' },
      file_key: 'file',
    },
  },
} satisfies Tables;
