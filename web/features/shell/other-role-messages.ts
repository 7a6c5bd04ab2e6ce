import { defineMessages } from '../../lib/messages.ts';

export const otherRoleMessages = defineMessages({
  en: {
    title: 'Your role cannot open this page',
    text: (roles: string) =>
      `It is for: ${roles}. If your work needs it, an owner can give you another role.`,
    dashboard: 'To the dashboard',
  },
  hi: {
    title: 'यह पेज आपकी भूमिका के लिए नहीं है',
    text: (roles) => `यह इनके लिए है: ${roles}। काम के लिए ज़रूरी हो, तो ओनर आपको दूसरी भूमिका दे सकते हैं।`,
    dashboard: 'डैशबोर्ड पर जाएँ',
  },
});
