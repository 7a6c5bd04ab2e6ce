/** Error codes for plans, subscriptions and payments; `errors.ts` includes them. */
export const moneyErrors = {
  'resource.plan.not_found': {
    status: 404,
    en: 'This plan is not offered any more. Reload the page to see the plans of today.',
    hi: 'यह प्लान अब नहीं मिलता। आज के प्लान देखने के लिए पेज दोबारा खोलें।',
  },
  'resource.plan.free': {
    status: 409,
    en: 'This plan is free for everybody and stays so.',
    hi: 'यह प्लान सबके लिए मुफ़्त है और मुफ़्त रहेगा।',
  },
  'resource.plan.invalid_price': {
    status: 422,
    en: 'Enter the price in paise, from 100 on.',
    hi: 'क़ीमत पैसों में लिखें, कम से कम 100।',
  },
} as const;
