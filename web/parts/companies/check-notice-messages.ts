import { defineMessages } from '../../lib/messages.ts';

export const checkNoticeMessages = defineMessages({
  en: {
    waits:
      'Your company could be taken for a known one. An admin looks at its name before you can post; drafts can be saved.',
    show: 'Prove who you are',
  },
  hi: {
    waits:
      'लोग आपकी कंपनी को कोई जानी-मानी कंपनी समझ सकते हैं। पोस्ट करने से पहले एक एडमिन नाम देखेगा; ड्राफ़्ट सेव किए जा सकते हैं।',
    show: 'दिखाएँ कि यह आप ही हैं',
  },
});
