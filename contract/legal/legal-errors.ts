/** Errors of the terms and the privacy policy. */
export const legalErrors = {
  'resource.legal_version.not_found': {
    status: 404,
    en: 'There is no such version.',
    hi: 'ऐसा कोई संस्करण नहीं है।',
  },
  'resource.legal_version.missing_text': {
    status: 422,
    en: 'Write this in both languages.',
    hi: 'इसे दोनों भाषाओं में लिखें।',
  },
  'resource.legal_version.invalid_day': {
    status: 422,
    en: 'Choose today or a later day, not before the most recently published version.',
    hi: 'आज या आगे का दिन चुनें, जो पिछले प्रकाशित संस्करण से पहले का न हो।',
  },
  'resource.legal_version.stale': {
    status: 412,
    en: 'Another version has been published in the meantime. Reload the page to see it.',
    hi: 'इस बीच दूसरा संस्करण प्रकाशित हो गया है। उसे देखने के लिए पेज फिर खोलें।',
  },
  'resource.legal_version.superseded': {
    status: 409,
    en: 'There is a newer version. Reload the page to read it.',
    hi: 'एक नया संस्करण प्रकाशित हो गया है। उसे पढ़ने के लिए पेज फिर खोलें।',
  },
  'authz.terms_not_accepted': {
    status: 403,
    en: 'Our terms have changed. Please read and accept them first: they are at the top of your dashboard.',
    hi: 'हमारी शर्तें बदली हैं। पहले उन्हें पढ़कर स्वीकार करें: वे आपके डैशबोर्ड पर सबसे ऊपर हैं।',
  },
} as const;
