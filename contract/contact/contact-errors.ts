/** Errors of messages to the operator. */
export const contactErrors = {
  'resource.contact_message.too_short': {
    status: 422,
    en: 'Please write a little more: at least 20 characters.',
    hi: 'कृपया थोड़ा और लिखें: कम से कम 20 अक्षर।',
  },
  'resource.contact_message.not_found': {
    status: 404,
    en: 'This message does not exist.',
    hi: 'यह संदेश नहीं मिला।',
  },
  'resource.contact_message.answered': {
    status: 409,
    en: 'This message was already answered by {by}: {how}.',
    hi: '{by} ने इस संदेश का जवाब पहले ही दे दिया है: {how}।',
  },
} as const;
