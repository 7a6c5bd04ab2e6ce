/** Errors of testimonials. */
export const testimonialErrors = {
  'resource.testimonial.not_found': {
    status: 404,
    en: 'These words were taken back.',
    hi: 'ये शब्द वापस ले लिए गए हैं।',
  },
  'resource.testimonial.too_short': {
    status: 422,
    en: 'Please write at least {least} characters.',
    hi: 'कृपया कम से कम {least} अक्षर लिखें।',
  },
  'resource.testimonial.contact': {
    status: 422,
    en: 'Please leave out phone numbers, addresses and links: everybody reads this.',
    hi: 'कृपया फ़ोन नंबर, पते और लिंक न लिखें: यह सब पढ़ते हैं।',
  },
  'resource.testimonial.no_consent': {
    status: 422,
    en: 'Please agree that everybody may read this with your name.',
    hi: 'कृपया हाँ कहें कि यह आपके नाम के साथ सब पढ़ सकते हैं।',
  },
  'resource.testimonial.stale': {
    status: 412,
    en: 'These words have changed meanwhile. Please read them again.',
    hi: 'इस बीच ये शब्द बदल गए हैं। कृपया इन्हें फिर पढ़ें।',
  },
} as const;
