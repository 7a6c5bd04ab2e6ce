import { listedErrors } from './errors/listed.ts';
import { dateText } from './format/dates.ts';

/**
 * The error catalogue: one row per code, with its HTTP status and its text in both languages. The
 * text of a code that a field's rule names (422) is also the message at that field. `{name}` is
 * filled in from the refusal. To add a code, add a row here or in a file of
 * its noun whose name ends in `-errors.ts`, and run `npm run generate`.
 */
export const errors = {
  ...listedErrors,
  'resource.personal_copy.not_found': {
    status: 404,
    en: 'There is no copy of your data. Ask for one.',
    hi: 'आपके डेटा की कोई कॉपी नहीं है। एक माँगें।',
  },
  'resource.personal_copy.being_made': {
    status: 409,
    en: 'The copy of your data is still being made.',
    hi: 'आपके डेटा की कॉपी अभी बन रही है।',
  },
  'resource.company.not_found': {
    status: 404,
    en: 'Company Not Found',
    hi: 'कंपनी नहीं मिली',
  },
  'resource.job.not_found': { status: 404, en: 'Job not found', hi: 'नौकरी नहीं मिली' },
  'resource.job.gone': {
    status: 410,
    en: 'Posting no longer active',
    hi: 'यह पोस्ट अब चालू नहीं है',
  },
  'resource.job.not_open': {
    status: 409,
    en: 'Posting no longer active',
    hi: 'यह पोस्ट अब चालू नहीं है',
  },
  'resource.job.not_closed': {
    status: 409,
    en: 'This job is neither closed nor expired.',
    hi: 'यह पोस्ट न तो बंद है, न इसका समय समाप्त हुआ है।',
  },
  'resource.job.missing_title': {
    status: 422,
    en: 'Job title is required.',
    hi: 'पद का नाम ज़रूरी है।',
  },
  'resource.job.missing_description': {
    status: 422,
    en: 'Job description is required.',
    hi: 'काम का विवरण ज़रूरी है।',
  },
  'resource.job.missing_location': {
    status: 422,
    en: 'Job location is required.',
    hi: 'काम की जगह ज़रूरी है।',
  },
  'resource.job.missing_employment_type': {
    status: 422,
    en: 'Employment type is required.',
    hi: 'काम का प्रकार ज़रूरी है।',
  },
  'resource.job.emoji_in_description': {
    status: 422,
    en: 'Emojis are not allowed in job description.',
    hi: 'काम के विवरण में इमोजी नहीं लिख सकते।',
  },
  'resource.job.missing_question': {
    status: 422,
    en: 'Write the question.',
    hi: 'सवाल लिखें।',
  },
  'resource.job.repeated_question': {
    status: 422,
    en: 'You already ask this.',
    hi: 'यह सवाल पहले से है।',
  },
  'resource.job.too_few_choices': {
    status: 422,
    en: 'Write at least two choices.',
    hi: 'कम से कम दो विकल्प लिखें।',
  },
  'resource.job.impossible_must_have': {
    status: 422,
    en: 'No answer can meet this must-have.',
    hi: 'कोई जवाब इस ज़रूरी शर्त को पूरा नहीं कर सकता।',
  },
  'resource.job.salary_range': {
    status: 422,
    en: 'Minimum salary cannot be greater than maximum salary.',
    hi: 'कम से कम वेतन, ज़्यादा से ज़्यादा वेतन से बड़ा नहीं हो सकता।',
  },
  'resource.job.invalid_last_day': {
    status: 422,
    en: 'The last day must be one of the next {maximum} days.',
    hi: 'आख़िरी दिन अगले {maximum} दिनों में से एक होना चाहिए।',
  },
  'resource.job.experience_range': {
    status: 422,
    en: 'Minimum experience cannot be greater than maximum experience.',
    hi: 'कम से कम अनुभव, ज़्यादा से ज़्यादा अनुभव से बड़ा नहीं हो सकता।',
  },
  'resource.profile.not_found': {
    status: 404,
    en: 'User profile not found.',
    hi: 'प्रोफ़ाइल नहीं मिली।',
  },
  'resource.profile.end_before_start': {
    status: 422,
    en: 'The end is before the start.',
    hi: 'समाप्ति की तारीख़ शुरुआत से पहले की है।',
  },
  'resource.profile.invalid_score': {
    status: 422,
    en: 'CGPA goes up to 10, percent up to 100.',
    hi: 'CGPA ज़्यादा से ज़्यादा 10 और प्रतिशत ज़्यादा से ज़्यादा 100 हो सकता है।',
  },
  'resource.profile.stale': {
    status: 412,
    en: 'Your profile was changed elsewhere. Reload it before you save.',
    hi: 'आपकी प्रोफ़ाइल कहीं और से बदली गई है। सेव करने से पहले उसे फिर खोलें।',
  },
  'resource.resume.not_uploaded': {
    status: 404,
    en: 'Resume not uploaded by user yet',
    hi: 'इस व्यक्ति ने अभी तक रिज़्यूमे अपलोड नहीं किया है',
  },
  'resource.resume.not_found': { status: 404, en: 'Resume not found.', hi: 'रिज़्यूमे नहीं मिला।' },
  'resource.public_profile.not_found': {
    status: 404,
    en: 'This profile is not public, or its address has ended.',
    hi: 'यह प्रोफ़ाइल सबके लिए खुली नहीं है, या इसका पता ख़त्म हो चुका है।',
  },
  'resource.blocked_company.not_found': {
    status: 404,
    en: 'This company is not on your list.',
    hi: 'यह कंपनी आपकी सूची में नहीं है।',
  },
  'resource.blocked_company.missing': {
    status: 422,
    en: 'Name one company, or one domain.',
    hi: 'एक कंपनी का नाम या एक डोमेन लिखें।',
  },
  'resource.blocked_company.invalid_domain': {
    status: 422,
    en: 'Enter a domain such as company.in.',
    hi: 'company.in जैसा डोमेन लिखें।',
  },
  'resource.blocked_company.shared_domain': {
    status: 422,
    en: 'Many companies write from this domain. Name the company instead.',
    hi: 'इस डोमेन से बहुत सी कंपनियाँ मेल भेजती हैं। कंपनी का नाम लिखें।',
  },
  'resource.blocked_company.exists': {
    status: 409,
    en: 'This company is already on your list.',
    hi: 'यह कंपनी पहले से आपकी सूची में है।',
  },
  'resource.blocked_company.too_many': {
    status: 409,
    en: 'Your list is full. Remove a company first.',
    hi: 'आपकी सूची में और जगह नहीं है। पहले कोई कंपनी हटाएँ।',
  },
  'resource.alert.not_found': { status: 404, en: 'Alert not found', hi: 'अलर्ट नहीं मिला' },
  'resource.alert.missing_name': {
    status: 422,
    en: 'Give the alert a name.',
    hi: 'अलर्ट को नाम दें।',
  },
  'resource.alert.exists': {
    status: 409,
    en: 'You already have an alert for this search.',
    hi: 'इस खोज का अलर्ट आपके पास पहले से है।',
  },
  'resource.alert.too_many': {
    status: 409,
    en: 'You have reached the limit for alerts. Delete one first.',
    hi: 'आपके जितने अलर्ट हो सकते हैं, उतने हैं। पहले कोई एक हटाएँ।',
  },
  'resource.exclusion.too_many': {
    status: 409,
    en: 'You have reached the limit for what you can hide. Show something again in your settings first.',
    hi: 'आप जितना छिपा सकते हैं, उतना छिपा चुके हैं। पहले सेटिंग में कुछ वापस लाएँ।',
  },
  'resource.synonym.not_found': {
    status: 404,
    en: 'These synonyms do not exist any more.',
    hi: 'ये समानार्थी शब्द अब नहीं हैं।',
  },
  'resource.synonym.unreadable': {
    status: 422,
    en: 'Each entry needs one to three words.',
    hi: 'हर शब्द या वाक्यांश में एक से तीन शब्द हों।',
  },
  'resource.push.unknown_service': {
    status: 422,
    en: 'We do not know the push service of this browser.',
    hi: 'इस ब्राउज़र की पुश सेवा हमें मालूम नहीं है।',
  },
  'resource.push.taken': {
    status: 409,
    en: 'Another browser has this address. Please switch notifications off in this browser and on again.',
    hi: 'यह पता किसी दूसरे ब्राउज़र का है। कृपया इस ब्राउज़र में सूचनाएँ बंद करके फिर चालू करें।',
  },
  'resource.push.not_found': {
    status: 404,
    en: 'Notifications are not switched on in this browser any more.',
    hi: 'इस ब्राउज़र में सूचनाएँ अब चालू नहीं हैं।',
  },
  'resource.notification.always_on': {
    status: 422,
    en: 'You are always told about this, so that nobody gets into your account unnoticed.',
    hi: 'यह सूचना हमेशा दी जाती है, ताकि कोई चुपके से आपका खाता न खोल सके।',
  },
  'request.missing': { status: 422, en: 'Please fill in this field.', hi: 'यह जानकारी ज़रूरी है।' },
  'request.invalid_value': {
    status: 422,
    en: 'This value is not valid.',
    hi: 'यह जानकारी सही नहीं है।',
  },
  'request.too_long': {
    status: 422,
    en: 'Use at most {maximum} characters.',
    hi: 'ज़्यादा से ज़्यादा {maximum} अक्षर लिखें।',
  },
  'request.too_many': {
    status: 422,
    en: 'Use at most {maximum} entries.',
    hi: 'ज़्यादा से ज़्यादा {maximum} चीज़ें चुनें।',
  },
  'request.too_low': {
    status: 422,
    en: 'Enter {minimum} or more.',
    hi: '{minimum} या उससे ज़्यादा लिखें।',
  },
  'request.too_high': {
    status: 422,
    en: 'Enter {maximum} or less.',
    hi: '{maximum} या उससे कम लिखें।',
  },
  'request.unreadable': {
    status: 400,
    en: 'The request could not be read.',
    hi: 'भेजी गई जानकारी पढ़ी नहीं जा सकी।',
  },
  'request.not_found': {
    status: 404,
    en: 'There is nothing at this address.',
    hi: 'इस पते पर कुछ नहीं है।',
  },
  'request.address_ended': {
    status: 404,
    en: 'This link no longer works. Open the file again from its page.',
    hi: 'यह लिंक अब काम नहीं करता। फ़ाइल को उसके पेज से फिर खोलें।',
  },
  'request.too_large': {
    status: 413,
    en: 'The request is too large.',
    hi: 'भेजी गई जानकारी बहुत बड़ी है।',
  },
  'request.address_too_long': {
    status: 414,
    en: 'This address is too long.',
    hi: 'यह पता बहुत लंबा है।',
  },
  'request.unsupported_type': {
    status: 415,
    en: 'This type of content is not accepted here.',
    hi: 'इस तरह की सामग्री यहाँ नहीं ली जाती।',
  },
  'request.idempotency_key_reused': {
    status: 422,
    en: 'This Idempotency-Key was used for another request.',
    hi: 'यह Idempotency-Key किसी और काम के लिए इस्तेमाल हो चुकी है।',
  },
  'request.too_many_requests': {
    status: 429,
    en: 'Too many attempts. Please try again later.',
    hi: 'बहुत ज़्यादा कोशिशें हुईं। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  },
  'server.not_ready': {
    status: 503,
    en: 'The service is starting or under repair. Please try again shortly.',
    hi: 'वेबसाइट अभी शुरू हो रही है या ठीक की जा रही है। कृपया थोड़ी देर में फिर कोशिश करें।',
  },
  'server.busy': {
    status: 503,
    en: 'Too many people are here right now. Please try again in a few seconds.',
    hi: 'अभी यहाँ बहुत ज़्यादा लोग हैं। कृपया कुछ सेकंड बाद फिर कोशिश करें।',
  },
  'server.internal_error': {
    status: 500,
    en: 'Something went wrong. Please try again later.',
    hi: 'कुछ गड़बड़ हो गई। कृपया बाद में फिर कोशिश करें।',
  },
} as const satisfies Record<string, { status: number; en: string; hi: string }>;

type Language = 'en' | 'hi';

export type ErrorCode = keyof typeof errors;

export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(errors, text);

/** Codes whose numbers count something; those of other codes may be years. */
const COUNTING = new Set<ErrorCode>(['request.too_long', 'request.too_many']);

/**
 * The text of a code in a language, with `{name}` filled in from `values`. Large numbers, but not
 * years, are grouped as in India; days are written as the language does.
 */
export const errorText = (
  code: ErrorCode,
  language: Language,
  values: Record<string, Value> = {},
): string =>
  errors[code][language].replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    valueText(values[name] ?? whole, language, COUNTING.has(code) ? 1_000 : 10_000),
  );

/** What a refusal puts into its text; our own words in both languages. */
export type Value = string | number | Date | Record<Language, string>;

function valueText(value: Value, language: Language, groupedFrom: number): string {
  if (value instanceof Date) return dateText(value.toISOString(), language);
  if (typeof value === 'object') return value[language];
  return typeof value === 'number' && value >= groupedFrom
    ? value.toLocaleString('en-IN')
    : String(value);
}

/** The one shape of every error answer. `fields` maps a field's name to its text. */
export interface ErrorAnswer {
  errors: string[];
  messages: string[];
  fields: Record<string, string>;
  request_id: string;
  /** After a wrong code: how many tries are left. */
  attempts_left?: number;
  /** The admin's reason for banning or deactivating the account, if one was given. */
  reason?: string;
  /** After a change based on an older version: what it would have overwritten. */
  current?: unknown;
}
