/** Error codes for applications, receipts and the tracker; `errors.ts` includes them. */
export const applicationErrors = {
  'resource.application.reviewed_blind': {
    status: 403,
    en: 'This job is reviewed blind: the resume opens once you shortlist the candidate.',
    hi: 'इस नौकरी के आवेदन बिना नाम के देखे जाते हैं: आवेदक को अगले चरण में लेने पर रिज़्यूमे खुलेगा।',
  },
  'resource.application.missing_cover_letter': {
    status: 422,
    en: 'Please provide a cover letter for your application.',
    hi: 'कृपया आवेदन के लिए एक कवर लेटर लिखें।',
  },
  'resource.application.missing_answers': {
    status: 422,
    en: 'This job asks questions. Answer each of them.',
    hi: 'इस नौकरी के लिए कुछ सवाल हैं। हर सवाल का जवाब दें।',
  },
  'resource.application.invalid_answer': {
    status: 422,
    en: 'Answer this question.',
    hi: 'इस सवाल का जवाब दें।',
  },
  'resource.application.missing_explanation': {
    status: 422,
    en: 'Write a few words about it. Then you can apply.',
    hi: 'इसके बारे में दो शब्द लिखें। फिर आप आवेदन कर सकते हैं।',
  },
  'resource.application.questions_changed': {
    status: 422,
    en: 'The company has changed its questions. Please read them again.',
    hi: 'कंपनी ने सवाल बदल दिए हैं। कृपया उन्हें फिर पढ़ें।',
  },
  'resource.application.exists': {
    status: 409,
    en: 'You have already applied for this job.',
    hi: 'आप इस नौकरी के लिए आवेदन कर चुके हैं।',
  },
  'resource.application.answer_range': {
    status: 422,
    en: 'The lower number cannot be greater than the higher one.',
    hi: '“कम से कम” की संख्या “ज़्यादा से ज़्यादा” से बड़ी नहीं हो सकती।',
  },
  'resource.application.not_found': {
    status: 404,
    en: 'Application not found.',
    hi: 'आवेदन नहीं मिला।',
  },
  'resource.application.invalid_transition': {
    status: 409,
    en: 'This application can no longer be changed that way. Reload to see its current state.',
    hi: 'यह आवेदन अब इस तरह नहीं बदला जा सकता। ताज़ा स्थिति देखने के लिए पेज फिर खोलें।',
  },
  'resource.candidate.no_views_left': {
    status: 409,
    en: 'Your plan lets you open the profiles of {most} people a month who did not apply to you, and you have opened them all. You can open more from the first day of next month (Indian time), or with a larger plan under Subscription. Profiles that you opened this month, and those of everybody who applied, stay open to you.',
    hi: 'आपके प्लान में हर महीने ऐसे {most} लोगों को खोला जा सकता है जिन्होंने आपके यहाँ आवेदन नहीं किया, और सब इस्तेमाल हो गए। नए अगले महीने की पहली तारीख़ (भारतीय समय) से मिलेंगे, या सब्सक्रिप्शन में बड़े प्लान से। जिन्हें आपने इस महीने खोला है और जिन्होंने आवेदन किया है, वे पहले की तरह खुलते हैं।',
  },
  'resource.candidate.not_found': {
    status: 404,
    en: 'Candidate not found.',
    hi: 'आवेदक नहीं मिला।',
  },
  'resource.contact_request.exists': {
    status: 409,
    en: 'Your company has already asked this person. You can ask again from {from}.',
    hi: 'आपकी कंपनी इनसे पहले ही पूछ चुकी है। आप {from} से फिर पूछ सकते हैं।',
  },
  'resource.contact_request.agreed': {
    status: 409,
    en: 'This person already lets your company contact them. Load the page again to see how.',
    hi: 'ये आपकी कंपनी को संपर्क करने की हाँ कह चुके हैं। संपर्क देखने के लिए पेज फिर लोड करें।',
  },
  'resource.contact_request.not_found': {
    status: 404,
    en: 'This request no longer exists.',
    hi: 'यह अनुरोध अब नहीं है।',
  },
  'resource.contact_share.not_found': {
    status: 404,
    en: 'This no longer exists.',
    hi: 'यह अब नहीं है।',
  },
  'resource.receipt.not_found': {
    status: 404,
    en: 'No receipt has this code. It may be mistyped, or its owner has deleted their account.',
    hi: 'इस कोड की कोई रसीद नहीं है। हो सकता है कि कोड ग़लत लिखा गया हो, या जिनकी रसीद थी उन्होंने अपना खाता हटा दिया हो।',
  },
  'resource.outside_application.not_found': {
    status: 404,
    en: 'Application not found.',
    hi: 'आवेदन नहीं मिला।',
  },
  'resource.outside_application.missing_title': {
    status: 422,
    en: 'Enter the job title.',
    hi: 'पद का नाम लिखें।',
  },
  'resource.outside_application.missing_company': {
    status: 422,
    en: 'Enter the company.',
    hi: 'कंपनी का नाम लिखें।',
  },
  'resource.outside_application.invalid_link': {
    status: 422,
    en: 'Enter a link that begins with https:// or http://.',
    hi: 'https:// या http:// से शुरू होने वाला लिंक लिखें।',
  },
  'resource.outside_application.too_many': {
    status: 409,
    en: 'You have reached the limit for applications from elsewhere. Remove one first.',
    hi: 'दूसरी जगह के जितने आवेदन यहाँ रखे जा सकते हैं, उतने हैं। पहले कोई एक हटाएँ।',
  },
  'resource.application.company_blocked': {
    status: 409,
    en: 'This company is on your list of those that never see you. To apply, take it off the list first: on your profile, under Sharing.',
    hi: 'आपने इस कंपनी को उस सूची में रखा है जिसे आपकी प्रोफ़ाइल कभी नहीं दिखती। आवेदन करना हो तो पहले इसे सूची से हटाएँ: आपकी प्रोफ़ाइल पर, “किसे क्या दिखे” में।',
  },
  'resource.letter_template.not_found': {
    status: 404,
    en: 'Letter not found.',
    hi: 'लेटर नहीं मिला।',
  },
  'resource.letter_template.missing_name': {
    status: 422,
    en: 'Give the letter a name.',
    hi: 'लेटर को एक नाम दें।',
  },
  'resource.letter_template.missing_text': {
    status: 422,
    en: 'Write the letter in at least one language.',
    hi: 'लेटर कम से कम एक भाषा में लिखें।',
  },
  'resource.letter_template.too_many': {
    status: 409,
    en: 'Your company has reached the limit for letters. Delete one first.',
    hi: 'आपकी कंपनी जितने लेटर रख सकती है, उतने हैं। पहले कोई एक हटाएँ।',
  },
} as const;
