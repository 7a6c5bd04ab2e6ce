/** Error codes for invoices and billing details; `errors.ts` includes them. */
export const invoiceErrors = {
  'resource.invoice.not_found': {
    status: 404,
    en: 'Invoice not found',
    hi: 'इनवॉइस नहीं मिला',
  },
  'resource.billing.invalid_pin': {
    status: 422,
    en: 'The PIN code has six digits and does not begin with 0.',
    hi: 'पिन कोड में छह अंक होते हैं और वह 0 से शुरू नहीं होता।',
  },
  'resource.billing.invalid_gstin': {
    status: 422,
    en: 'This GSTIN cannot be right: compare it with the certificate, character by character.',
    hi: 'यह GSTIN सही नहीं हो सकता: इसे प्रमाणपत्र से एक-एक अक्षर मिलाएँ।',
  },
  'resource.billing.other_state': {
    status: 422,
    en: 'The GSTIN belongs to a different state than the one chosen.',
    hi: 'यह GSTIN चुने गए राज्य का नहीं, किसी और राज्य का है।',
  },
} as const;
