/** Error codes for lists of jobs that companies import; `errors.ts` includes them. */
export const jobImportErrors = {
  'resource.job_import.unreadable': {
    status: 422,
    en: 'This is no CSV file with a first line of column names, of which one is “title”.',
    hi: 'यह ऐसी CSV फ़ाइल नहीं है, जिसकी पहली पंक्ति में कॉलम के नाम हों और उनमें “title” हो।',
  },
  'resource.job_import.too_many_rows': {
    status: 422,
    en: 'Import at most {maximum} jobs at once.',
    hi: 'एक बार में ज़्यादा से ज़्यादा {maximum} नौकरियाँ लाएँ।',
  },
  'resource.job_import.running': {
    status: 409,
    en: 'Somebody of your team is importing jobs right now. Try again in a minute.',
    hi: 'आपकी टीम का कोई व्यक्ति अभी नौकरियाँ ला रहा है। एक मिनट बाद फिर कोशिश करें।',
  },
} as const;
