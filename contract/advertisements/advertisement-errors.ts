/** Error codes for advertisements; `errors.ts` includes them. */
export const advertisementErrors = {
  'resource.advertisement.not_found': {
    status: 404,
    en: 'This advertisement does not exist.',
    hi: 'यह विज्ञापन नहीं मिला।',
  },
  'resource.advertisement.not_https': {
    status: 422,
    en: 'Enter a full address that begins with https://',
    hi: 'https:// से शुरू होने वाला पूरा पता लिखें।',
  },
  'resource.advertisement.ends_before_start': {
    status: 422,
    en: 'The last day is before the first.',
    hi: 'आख़िरी दिन पहले दिन से पहले का है।',
  },
  'resource.advertisement.decided': {
    status: 409,
    en: 'This advertisement was changed or decided in the meantime. Load it again.',
    hi: 'यह विज्ञापन इस बीच बदला गया या इस पर फ़ैसला हो चुका है। इसे फिर से पढ़ें।',
  },
} as const;
