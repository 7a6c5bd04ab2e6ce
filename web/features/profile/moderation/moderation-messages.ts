import { defineMessages } from '../../../lib/messages.ts';

export const profileModerationMessages = defineMessages({
  en: {
    title: 'What moderators decided about you',
    failed: 'The decisions could not be loaded.',
    none: 'Nothing was decided about you',
    noneText: 'If moderators ever hide your profile or warn you, the reason is shown here.',
    isHeld:
      'No company can find your profile, and its public address shows nothing. You can change it meanwhile, and continue to apply.',
    edit: 'Edit the profile',
  },
  hi: {
    title: 'आपके बारे में मॉडरेटर के फ़ैसले',
    failed: 'फ़ैसले नहीं खुल सके।',
    none: 'आपके बारे में कोई फ़ैसला नहीं हुआ',
    noneText: 'मॉडरेटर कभी आपकी प्रोफ़ाइल छिपाएँ या चेतावनी दें, तो वजह यहाँ दिखेगी।',
    isHeld:
      'आपकी प्रोफ़ाइल किसी कंपनी को नहीं मिलती, और उसका सार्वजनिक पता कुछ नहीं दिखाता। तब तक आप इसे बदल सकते हैं, और आवेदन करते रह सकते हैं।',
    edit: 'प्रोफ़ाइल बदलें',
  },
});
