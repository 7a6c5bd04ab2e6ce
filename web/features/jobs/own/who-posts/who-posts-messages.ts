import { defineMessages } from '../../../../lib/messages.ts';

export const whoPostsMessages = defineMessages({
  en: {
    client: 'Company for which you hire',
    clientHint: 'Everybody reads it on the job, and finds the job by it.',
    poster: 'Show on the job who posts it',
    posterHint: 'The name of whoever switches this on. It goes when they leave the company.',
    role: 'Their role in the company',
    roleHint: 'Such as “HR manager”.',
  },
  hi: {
    client: 'किस कंपनी के लिए भर्ती कर रहे हैं',
    clientHint: 'नौकरी पर यह नाम सबको दिखेगा, और लोग इससे खोज भी सकेंगे।',
    poster: 'नौकरी पर दिखाएँ कि किसने पोस्ट की',
    posterHint: 'जो इसे चालू करता है, उसका नाम दिखेगा। कंपनी छोड़ने पर नाम हट जाएगा।',
    role: 'कंपनी में उनका पद',
    roleHint: 'जैसे “HR manager”।',
  },
});
