/** Error codes for offers; `errors.ts` includes them. */
export const offerErrors = {
  'resource.offer.not_found': {
    status: 404,
    en: 'Offer not found.',
    hi: 'ऑफ़र नहीं मिला।',
  },
  'resource.offer.missing_pay': {
    status: 422,
    en: 'Enter the total pay in rupees.',
    hi: 'पूरा वेतन रुपये में लिखें।',
  },
  'resource.offer.invalid_split': {
    status: 422,
    en: 'The parts add up to more than the total pay.',
    hi: 'हिस्से मिलाकर कुल वेतन से ज़्यादा हैं।',
  },
  'resource.offer.past_joining': {
    status: 422,
    en: 'Choose a joining date that is not in the past.',
    hi: 'जुड़ने की तारीख़ आज या उसके बाद की चुनें।',
  },
  'resource.offer.invalid_validity': {
    status: 422,
    en: 'Choose a last day to answer, today or later, but not after the joining date.',
    hi: 'जवाब का आख़िरी दिन आज से जुड़ने की तारीख़ के बीच का चुनें।',
  },
  'resource.offer.over': {
    status: 409,
    en: 'This offer can no longer be changed or answered. Reload to see its current state.',
    hi: 'यह ऑफ़र अब न बदला जा सकता है, न इसका जवाब दिया जा सकता है। ताज़ा स्थिति देखने के लिए पेज फिर खोलें।',
  },
  'resource.offer.waiting': {
    status: 409,
    en: 'An offer waits for the candidate’s answer. Wait for it, or withdraw the offer first.',
    hi: 'ऑफ़र पर आवेदक का जवाब आना बाक़ी है। जवाब का इंतज़ार करें, या पहले ऑफ़र वापस लें।',
  },
  'resource.offer.not_yet': {
    status: 409,
    en: 'You can say this from the joining date, once the offer is accepted.',
    hi: 'ऑफ़र स्वीकार होने के बाद, जुड़ने की तारीख़ से यह बताएँ।',
  },
} as const;
