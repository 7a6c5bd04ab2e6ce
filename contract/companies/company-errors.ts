/** Error codes for the evidence of companies; `errors.ts` includes them. */
export const companyErrors = {
  'resource.evidence.no_website': {
    status: 409,
    en: 'Add your company’s website first: the check is about its domain.',
    hi: 'पहले अपनी कंपनी की वेबसाइट जोड़ें, जाँच उसी के डोमेन की होती है।',
  },
  'resource.evidence.shared_domain': {
    status: 409,
    en: 'Your website is at a domain where anybody gets a mailbox, so it proves nothing. Enter your own.',
    hi: 'आपकी वेबसाइट ऐसे डोमेन पर है जहाँ किसी को भी मेलबॉक्स मिल जाता है, इसलिए उससे कुछ साबित नहीं होता। अपना डोमेन लिखें।',
  },
  'resource.evidence.other_domain': {
    status: 422,
    en: 'Enter an address at {domain}, the domain of your website.',
    hi: 'अपनी वेबसाइट के डोमेन {domain} का पता लिखें।',
  },
  'resource.evidence.no_record': {
    status: 409,
    en: 'The record is not there yet. It can take an hour until a new one is seen everywhere.',
    hi: 'रिकॉर्ड अभी नहीं मिला। नया रिकॉर्ड हर जगह दिखने में एक घंटा लग सकता है।',
  },
  'resource.evidence.no_name_server': {
    status: 503,
    en: 'No name server answered. Try again in a minute.',
    hi: 'किसी नेम सर्वर से जवाब नहीं मिला। एक मिनट बाद फिर कोशिश करें।',
  },
} as const;
