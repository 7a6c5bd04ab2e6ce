/** Errors of the register of data breaches. */
export const breachErrors = {
  'resource.breach.not_found': {
    status: 404,
    en: 'This entry does not exist.',
    hi: 'यह प्रविष्टि नहीं मिली।',
  },
  'resource.breach.in_future': {
    status: 422,
    en: 'This time is in the future.',
    hi: 'यह समय अभी आया नहीं है।',
  },
  'resource.breach.began_later': {
    status: 422,
    en: 'It cannot have begun after it was noticed.',
    hi: 'यह पता चलने के बाद शुरू नहीं हो सकता।',
  },
  'resource.breach.told_early': {
    status: 422,
    en: 'Notices cannot have been sent before the breach was noticed.',
    hi: 'पता चलने से पहले सूचना नहीं भेजी जा सकती।',
  },
  'resource.breach.not_told': {
    status: 422,
    en: 'Note when each notice was sent before you close the entry.',
    hi: 'प्रविष्टि बंद करने से पहले लिखें कि हर सूचना कब भेजी गई।',
  },
} as const;
