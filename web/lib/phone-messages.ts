import { defineMessages } from './messages.ts';

export const phoneMessages = defineMessages({
  en: {
    countryCode: 'Country code',
    mobile: 'Mobile number',
    mobileHint:
      'We ask for calls about your applications or postings. Only companies you apply to see it.',
  },
  hi: {
    countryCode: 'देश का कोड',
    mobile: 'मोबाइल नंबर',
    mobileHint: 'आपके आवेदन या पोस्ट के बारे में फ़ोन के लिए। सिर्फ़ वे कंपनियाँ देखेंगी जहाँ आप आवेदन करें।',
  },
});
