/** Error codes for the evidence of companies; `errors.ts` includes them. */
export const companyErrors = {
  'resource.hr_profile.not_found': {
    status: 404,
    en: 'HR profile not found.',
    hi: 'कंपनी प्रोफ़ाइल नहीं मिली।',
  },
  'resource.hr_profile.exists': {
    status: 409,
    en: 'An HR profile already exists for this account.',
    hi: 'इस खाते की कंपनी प्रोफ़ाइल पहले से है।',
  },
  'resource.hr_profile.incomplete': {
    status: 422,
    en: 'Please complete your company profile before posting jobs',
    hi: 'नौकरी पोस्ट करने से पहले अपनी कंपनी प्रोफ़ाइल पूरी करें',
  },
  'resource.hr_profile.missing_name': {
    status: 422,
    en: 'Company name is required.',
    hi: 'कंपनी का नाम ज़रूरी है।',
  },
  'resource.hr_profile.missing_industry': {
    status: 422,
    en: 'Industry is required.',
    hi: 'उद्योग ज़रूरी है।',
  },
  'resource.hr_profile.missing_description': {
    status: 422,
    en: 'Company description is required.',
    hi: 'कंपनी का परिचय ज़रूरी है।',
  },
  'resource.hr_profile.invalid_website': {
    status: 422,
    en: 'Enter a public web address that starts with https://',
    hi: 'https:// से शुरू होने वाला सही वेब पता लिखें',
  },
  'resource.hr_profile.invalid_size': {
    status: 422,
    en: 'Company size must be a whole number of at least 1.',
    hi: 'कर्मचारियों की संख्या पूरे अंकों में लिखें, कम से कम 1।',
  },
  'resource.hr_profile.invalid_founded': {
    status: 422,
    en: 'Enter the year as four digits, not later than this year.',
    hi: 'साल चार अंकों में लिखें, जो इस साल के बाद का न हो।',
  },
  'resource.evidence.no_website': {
    status: 409,
    en: 'Add your company’s website first: the check is about its domain.',
    hi: 'पहले अपनी कंपनी की वेबसाइट जोड़ें, जाँच उसी के डोमेन की होती है।',
  },
  'resource.evidence.shared_domain': {
    status: 409,
    en: 'Anybody can get a mailbox at the domain of your website, so it proves nothing. Enter a website of your own.',
    hi: 'आपकी वेबसाइट ऐसे डोमेन पर है जहाँ किसी को भी मेलबॉक्स मिल जाता है, इसलिए उससे कुछ साबित नहीं होता। अपना डोमेन लिखें।',
  },
  'resource.evidence.other_domain': {
    status: 422,
    en: 'Enter an address at {domain}, the domain of your website.',
    hi: 'अपनी वेबसाइट के डोमेन {domain} का पता लिखें।',
  },
  'resource.evidence.no_record': {
    status: 409,
    en: 'The record is not there yet. It can take an hour until a new one is visible everywhere.',
    hi: 'रिकॉर्ड अभी नहीं मिला। नया रिकॉर्ड हर जगह दिखने में एक घंटा लग सकता है।',
  },
  'resource.evidence.no_name_server': {
    status: 503,
    en: 'No name server answered. Try again in a minute.',
    hi: 'किसी नेम सर्वर से जवाब नहीं मिला। एक मिनट बाद फिर कोशिश करें।',
  },
  'resource.evidence.invalid_number': {
    status: 422,
    en: 'Such a number looks like {example}. Compare it character by character.',
    hi: 'ऐसा नंबर {example} जैसा होता है। एक-एक अक्षर मिलाएँ।',
  },
  'resource.evidence.number_state': {
    status: 422,
    en: 'No state is written as {written} in such a number.',
    hi: 'ऐसे नंबर में कोई राज्य {written} नहीं लिखा जाता।',
  },
  'resource.evidence.number_year': {
    status: 422,
    en: 'No company can be from the year {written}.',
    hi: 'कोई कंपनी साल {written} की नहीं हो सकती।',
  },
  'resource.evidence.number_kind': {
    status: 422,
    en: 'No kind of company is written as {written}. A private company has PTC, a public one PLC, a one-person company OPC.',
    hi: 'किसी तरह की कंपनी {written} नहीं लिखी जाती। प्राइवेट कंपनी में PTC, पब्लिक में PLC और एक व्यक्ति की कंपनी में OPC होता है।',
  },
  'resource.evidence.number_pan': {
    status: 422,
    en: 'Behind the state a GSTIN has a PAN, and {written} is none.',
    hi: 'GSTIN में राज्य के बाद PAN होता है, और {written} PAN नहीं है।',
  },
  'resource.evidence.number_check': {
    status: 422,
    en: 'The last character does not fit those before it: one of them is mistyped.',
    hi: 'आख़िरी अक्षर बाक़ी से मेल नहीं खाता: उनमें से कोई ग़लत लिखा गया है।',
  },
  'resource.evidence.not_pdf': {
    status: 422,
    en: 'Send the document as a PDF, as the office’s portal issues it.',
    hi: 'काग़ज़ PDF में भेजें, जैसा सरकारी पोर्टल से मिलता है।',
  },
  'resource.hr_profile.waits_for_check': {
    status: 409,
    en: 'Your company’s name or website looks like that of a known company. An admin must allow it before you can post. Your drafts are kept.',
    hi: 'आपकी कंपनी का नाम या वेबसाइट किसी जानी-मानी कंपनी जैसी है। पोस्ट करने से पहले एक एडमिन को इसे मंज़ूर करना होगा। आपके ड्राफ़्ट सुरक्षित हैं।',
  },
  'resource.hr_profile.looks_like': {
    status: 422,
    en: 'This looks like another company, {name}. A company with jobs cannot take its name.',
    hi: 'यह दूसरी कंपनी {name} जैसी दिखती है। जिस कंपनी की पोस्ट हैं, वह ऐसे नहीं बदल सकती।',
  },
  'resource.company_claim.missing_note': {
    status: 422,
    en: 'Tell us how you can show that this is your company.',
    hi: 'लिखें कि हम कैसे जानें कि यह कंपनी आपकी है।',
  },
  'resource.company_claim.waiting': {
    status: 409,
    en: 'You have already claimed a company. An admin is looking at it.',
    hi: 'आप पहले ही एक कंपनी के लिए दावा कर चुके हैं। एक एडमिन उसे देख रहा है।',
  },
  'resource.company_check.not_found': {
    status: 404,
    en: 'There is nothing to check under this number.',
    hi: 'इस नंबर पर जाँचने को कुछ नहीं है।',
  },
  'resource.company_check.decided': {
    status: 409,
    en: 'This was already decided by {by}: {how}.',
    hi: '{by} ने इस पर फ़ैसला पहले ही कर दिया है: {how}।',
  },
  'resource.company_check.missing_reason': {
    status: 422,
    en: 'Give the reason; the company reads it.',
    hi: 'कारण लिखें, कंपनी इसे पढ़ेगी।',
  },
} as const;
