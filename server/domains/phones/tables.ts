import { EXPIRES, ofAccount, type Tables } from '../../platform/personal.ts';

export const phoneTables = {
  phone_codes: {
    words: { en: 'Code for your mobile number', hi: 'मोबाइल नंबर का कोड' },
    rowsOf: ofAccount,
    columns: {
      account_id: 'inner',
      phone: { en: 'Mobile number', hi: 'मोबाइल नंबर' },
      code_hash: 'secret',
      tries_left: { en: 'Tries left', hi: 'बची कोशिशें' },
      expires_at: EXPIRES,
    },
  },
} satisfies Tables;
