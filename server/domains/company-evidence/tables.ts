import { EXPIRES, ofAccount, type Tables } from '../../platform/personal.ts';

export const companyEvidenceTables = {
  company_evidence: {
    nobody: 'What a company has shown is the company’s; `proved_by` says who did it for its team.',
    columns: ['company_id', 'kind', 'domain', 'proved_at', 'ends_at', 'proved_by', 'reminded_at'],
  },
  evidence_news: { nobody: 'Companies to look at within minutes.', columns: ['id', 'company_id'] },
  work_mail_codes: {
    words: { en: 'Code for your work address', hi: 'काम वाले पते का कोड' },
    rowsOf: ofAccount,
    columns: {
      account_id: 'inner',
      company_id: 'inner',
      email: { en: 'Work address', hi: 'काम वाला पता' },
      code_hash: 'secret',
      tries_left: { en: 'Tries left', hi: 'बची कोशिशें' },
      expires_at: EXPIRES,
    },
  },
} satisfies Tables;
