import { sql } from 'kysely';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import {
  CHANGED,
  CREATED,
  EXPIRES,
  ofAccount,
  STATE,
  type Tables,
  toldAs,
} from '../../platform/personal.ts';

export const accountTables = {
  accounts: {
    words: { en: 'Account', hi: 'खाता' },
    rowsOf: ({ id }) => sql`accounts.id = ${id}`,
    correctedAt: '/settings',
    columns: {
      id: 'inner',
      uid: { en: 'Account number', hi: 'खाता नंबर' },
      name: { en: 'Name', hi: 'नाम' },
      email: { en: 'Email address', hi: 'ईमेल पता' },
      email_verified_at: { en: 'Email address verified', hi: 'ईमेल पता कब सत्यापित हुआ' },
      phone: { en: 'Mobile number', hi: 'मोबाइल नंबर' },
      phone_verified_at: { en: 'Mobile number verified', hi: 'मोबाइल नंबर कब सत्यापित हुआ' },
      sms_login: { en: 'Logging in by SMS', hi: 'SMS से लॉग इन' },
      role: { en: 'Kind of account', hi: 'खाते का प्रकार' },
      state: STATE,
      state_reason: { en: 'Reason for the status', hi: 'स्थिति की वजह' },
      level: { en: 'Level of verification', hi: 'सत्यापन का स्तर' },
      language: { en: 'Language', hi: 'भाषा' },
      unoffered_language: {
        en: 'Language that you chose and that is not offered now',
        hi: 'आपकी चुनी भाषा, जो अभी नहीं मिलती',
      },
      password_hash: 'secret',
      company_id: toldAs(
        { en: 'Company', hi: 'कंपनी' },
        sql`(select companies.name from companies where companies.id = accounts.company_id)`,
      ),
      team_role: { en: 'Role in the team', hi: 'टीम में भूमिका' },
      admin_role: { en: 'Role as an admin', hi: 'एडमिन के रूप में भूमिका' },
      picture_id: 'inner',
      company_hints: {
        en: 'What you said about the company when you registered',
        hi: 'रजिस्टर करते समय कंपनी के बारे में जो बताया',
      },
      marketing_consent: { en: `Wants news of ${PORTAL}`, hi: `${PORTAL} की ख़बरें चाहिए` },
      marketing_consent_at: { en: 'Agreed to the news', hi: 'ख़बरों के लिए कब हाँ कहा' },
      quiet_on: { en: 'Quiet hours', hi: 'शांत समय' },
      quiet_from: { en: 'Quiet from (minute of the day)', hi: 'शांत समय कब से (दिन का मिनट)' },
      quiet_until: { en: 'Quiet until (minute of the day)', hi: 'शांत समय कब तक (दिन का मिनट)' },
      created_at: CREATED,
      updated_at: CHANGED,
      deleted_at: 'inner',
    },
  },
  email_codes: {
    words: { en: 'Code for your email address', hi: 'ईमेल पते का कोड' },
    rowsOf: ofAccount,
    columns: {
      account_id: 'inner',
      code_hash: 'secret',
      sent_at: { en: 'Sent', hi: 'कब भेजा गया' },
      expires_at: EXPIRES,
    },
  },
  password_resets: {
    words: { en: 'Link for a new password', hi: 'नए पासवर्ड का लिंक' },
    rowsOf: ofAccount,
    columns: { account_id: 'inner', token_hash: 'secret', expires_at: EXPIRES },
  },
  email_changes: {
    words: { en: 'Change of the email address', hi: 'ईमेल पते का बदलाव' },
    rowsOf: ofAccount,
    correctedAt: '/settings',
    columns: {
      account_id: 'inner',
      new_email: { en: 'New email address', hi: 'नया ईमेल पता' },
      old_token_hash: 'secret',
      new_token_hash: 'secret',
      old_confirmed_at: { en: 'Agreed from the old address', hi: 'पुराने पते से कब हाँ कहा' },
      new_confirmed_at: { en: 'Agreed from the new address', hi: 'नए पते से कब हाँ कहा' },
      created_at: CREATED,
      expires_at: EXPIRES,
    },
  },
} satisfies Tables;
