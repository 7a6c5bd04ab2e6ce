/** Error codes for lists and feeds of jobs that companies import; `errors.ts` includes them. */
export const jobImportErrors = {
  'resource.job_import.unreadable': {
    status: 422,
    en: 'This is not a CSV file whose first line has column names, one of them for the job title, such as “title” or “Job Role”.',
    hi: 'यह ऐसी CSV फ़ाइल नहीं है, जिसकी पहली पंक्ति में कॉलम के नाम हों और उनमें पद के नाम का कॉलम हो, जैसे “title” या “पद का नाम”।',
  },
  'resource.job_import.too_many_rows': {
    status: 422,
    en: 'Import at most {maximum} jobs at once.',
    hi: 'एक बार में ज़्यादा से ज़्यादा {maximum} नौकरियाँ लाएँ।',
  },
  'resource.job_import.running': {
    status: 409,
    en: 'Somebody in your team is importing jobs right now. Try again in a minute.',
    hi: 'आपकी टीम का कोई व्यक्ति अभी नौकरियाँ ला रहा है। एक मिनट बाद फिर कोशिश करें।',
  },
  'resource.job_feed.not_found': {
    status: 404,
    en: 'Your company has no feed.',
    hi: 'आपकी कंपनी का कोई फ़ीड नहीं है।',
  },
  'resource.job_feed.forbidden_address': {
    status: 422,
    en: 'This address cannot be read. It has to begin with https://, without a port or a password, and be open to everybody.',
    hi: 'यह पता नहीं पढ़ा जा सकता। यह https:// से शुरू हो, इसमें पोर्ट या पासवर्ड न हो, और यह सबके लिए खुला हो।',
  },
  'resource.job_feed.no_answer': {
    status: 422,
    en: 'No list came from this address: its server does not answer within 20 seconds, refuses, redirects too often, or sends more than 5 MB.',
    hi: 'इस पते से कोई सूची नहीं आई: उसका सर्वर 20 सेकंड में जवाब नहीं देता, मना करता है, बार-बार आगे भेजता है या 5 MB से ज़्यादा भेजता है।',
  },
  'resource.job_feed.unreadable': {
    status: 422,
    en: 'At this address there is no list of at most 500 jobs in CSV, Indeed XML or JSON.',
    hi: 'इस पते पर CSV, Indeed XML या JSON में ज़्यादा से ज़्यादा 500 नौकरियों की सूची नहीं है।',
  },
} as const;
