import type { SecurityEventOutcome } from '../../../contract/accounts/security-events.ts';
import type { SecurityEventKind } from '../../../contract/accounts/security-event-kinds.ts';
import type { Language } from '../../../contract/endpoint.ts';

type Words = Record<SecurityEventKind, Partial<Record<SecurityEventOutcome, string>>>;

/** The names of events, in everyday words. */
const words: Record<Language, Words> = {
  en: {
    access: { refused: 'Tried to open something that this account may not use' },
    account_deleted: { done: 'Account deleted' },
    account_registered: { done: 'Account registered' },
    account_state: { done: 'An admin changed the state of the account' },
    admin_act: { done: 'Changed something as an admin' },
    code: { done: 'Email address verified by a code', refused: 'Wrong or old code' },
    code_requested: { done: 'Code requested' },
    copy_opened: { done: 'Copy of the data downloaded' },
    copy_requested: { done: 'Copy of the data requested' },
    email_change_requested: { done: 'Change of the email address requested' },
    email_changed: {
      done: 'Email address was changed',
      refused: 'Old or wrong link to change the email address',
    },
    export: { done: 'Applications downloaded as a table' },
    key_renewed: { done: 'Encryption key of this portal replaced' },
    limit: { refused: 'Too many tries' },
    login: { done: 'Logged in', refused: 'Wrong password or passkey at login' },
    logout: { done: 'Logged out' },
    passkey_added: { done: 'Passkey added' },
    passkey_removed: { done: 'Passkey removed' },
    password_changed: { done: 'New password set' },
    password_checked: { refused: 'Wrong password in the settings' },
    password_reset: {
      done: 'New password set by an emailed link',
      refused: 'Old or wrong link to set a password',
    },
    phone_changed: { done: 'Mobile number changed or removed' },
    phone_verified: { done: 'Mobile number verified' },
    reauthenticated: { done: 'Identity confirmed again' },
    reset_requested: { done: 'A link for a new password was requested' },
    second_step: {
      done: 'Code of the second step accepted',
      refused: 'Wrong code at the second step',
    },
    second_step_off: { done: 'Two-step sign-in switched off' },
    second_step_on: { done: 'Two-step sign-in switched on' },
    sessions_ended: { done: 'Other devices logged out' },
    sms_login: { done: 'Code by SMS used to log in' },
    sms_login_off: { done: 'Logging in by SMS switched off' },
    sms_login_on: { done: 'Logging in by SMS switched on' },
    upload: { refused: 'A file was not accepted' },
  },
  hi: {
    access: { refused: 'कुछ ऐसा खोलने की कोशिश, जो इस खाते के लिए नहीं है' },
    account_deleted: { done: 'खाता हटाया गया' },
    account_registered: { done: 'खाता बनाया गया' },
    account_state: { done: 'किसी एडमिन ने खाते की स्थिति बदली' },
    admin_act: { done: 'एडमिन के रूप में कुछ बदला' },
    code: { done: 'कोड से ईमेल पता सत्यापित हुआ', refused: 'ग़लत या पुराना कोड' },
    code_requested: { done: 'कोड माँगा गया' },
    copy_opened: { done: 'डेटा की कॉपी डाउनलोड हुई' },
    copy_requested: { done: 'डेटा की कॉपी माँगी गई' },
    email_change_requested: { done: 'ईमेल पता बदलने को कहा गया' },
    email_changed: { done: 'ईमेल पता बदला गया', refused: 'ईमेल पता बदलने का पुराना या ग़लत लिंक' },
    export: { done: 'आवेदनों की सूची डाउनलोड हुई' },
    key_renewed: { done: 'पोर्टल की एन्क्रिप्शन कुंजी बदली गई' },
    limit: { refused: 'बहुत ज़्यादा कोशिशें' },
    login: { done: 'लॉग इन हुआ', refused: 'लॉग इन में ग़लत पासवर्ड या पासकी' },
    logout: { done: 'लॉग आउट हुआ' },
    passkey_added: { done: 'पासकी जोड़ी गई' },
    passkey_removed: { done: 'पासकी हटाई गई' },
    password_changed: { done: 'नया पासवर्ड रखा गया' },
    password_checked: { refused: 'सेटिंग में ग़लत पासवर्ड' },
    password_reset: {
      done: 'मेल के लिंक से नया पासवर्ड रखा गया',
      refused: 'पासवर्ड बदलने का पुराना या ग़लत लिंक',
    },
    phone_changed: { done: 'मोबाइल नंबर बदला या हटाया गया' },
    phone_verified: { done: 'मोबाइल नंबर सत्यापित हुआ' },
    reauthenticated: { done: 'सेशन में फिर बताया गया कि यह आप ही हैं' },
    reset_requested: { done: 'नए पासवर्ड का लिंक माँगा गया' },
    second_step: { done: 'दूसरे चरण का कोड सही था', refused: 'दूसरे चरण में ग़लत कोड' },
    second_step_off: { done: 'दो चरणों में लॉग इन बंद किया गया' },
    second_step_on: { done: 'दो चरणों में लॉग इन चालू किया गया' },
    sessions_ended: { done: 'बाक़ी डिवाइस लॉग आउट हुए' },
    sms_login: { done: 'लॉग इन के लिए SMS का कोड इस्तेमाल हुआ' },
    sms_login_off: { done: 'SMS से लॉग इन बंद किया गया' },
    sms_login_on: { done: 'SMS से लॉग इन चालू किया गया' },
    upload: { refused: 'एक फ़ाइल नहीं ली गई' },
  },
};

export const activityWords = (
  { kind, outcome }: { kind: SecurityEventKind; outcome: SecurityEventOutcome },
  language: Language,
): string => words[language][kind][outcome] ?? kind;

/** The name of a kind of event regardless of its outcome; some have only one. */
export function activityName(kind: SecurityEventKind, language: Language): string {
  const { done, refused } = words[language][kind];
  return done ?? refused ?? kind;
}
