import { defineMessages } from '../../lib/messages.ts';

export const phoneMessages = defineMessages({
  en: {
    phone: 'Phone',
    countryCode: 'Country code',
    otherCountry: 'Other',
    otherCountryHint: 'Write the number with the code of its country, such as 57 300 123 4567.',
    mobile: 'Mobile number',
    mobileHint:
      'We need it for calls about your applications or postings. Only companies you apply to see it.',
  },
  hi: {
    phone: 'फ़ोन',
    countryCode: 'देश का कोड',
    otherCountry: 'कोई और',
    otherCountryHint: 'नंबर देश के कोड के साथ लिखें, जैसे 57 300 123 4567।',
    mobile: 'मोबाइल नंबर',
    mobileHint:
      'इस पर आवेदन या पोस्ट के बारे में आपको फ़ोन किया जा सकेगा। इसे सिर्फ़ वे कंपनियाँ देखेंगी जहाँ आप आवेदन करें।',
  },
});
