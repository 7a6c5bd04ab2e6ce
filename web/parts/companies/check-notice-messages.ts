import { defineMessages } from '../../lib/messages.ts';

export const checkNoticeMessages = defineMessages({
  en: {
    waits:
      'Your company could be taken for a known one. An admin looks at its name before you can post; drafts can be saved.',
    refused:
      'Your company could be taken for a known one, and an admin has refused its name. Change the name or the website, and it is checked again; drafts can be saved.',
    show: 'Prove who you are',
    why: 'Read the reason',
  },
  hi: {
    waits:
      'लोग आपकी कंपनी को कोई जानी-मानी कंपनी समझ सकते हैं। पोस्ट करने से पहले एक एडमिन नाम देखेगा; ड्राफ़्ट सेव किए जा सकते हैं।',
    refused:
      'लोग आपकी कंपनी को कोई जानी-मानी कंपनी समझ सकते हैं, और एक एडमिन ने इसका नाम मंज़ूर नहीं किया। नाम या वेबसाइट बदलें, फिर इसे दोबारा देखा जाएगा; ड्राफ़्ट सेव किए जा सकते हैं।',
    show: 'दिखाएँ कि यह आप ही हैं',
    why: 'कारण पढ़ें',
  },
});
