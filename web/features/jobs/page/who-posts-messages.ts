import { defineMessages } from '../../../lib/messages.ts';

export const whoPostsMessages = defineMessages({
  en: {
    consultantFor: (consultant: string, client: string) =>
      `Posted by ${consultant}, a consultant, for ${client}.`,
    consultant: (consultant: string) =>
      `Posted by ${consultant}, a consultant, who has not named the company yet.`,
    postedBy: 'Posted by',
  },
  hi: {
    consultantFor: (consultant, client) =>
      `${client} के लिए ${consultant} ने पोस्ट की, जो एक कंसल्टेंट है।`,
    consultant: (consultant) =>
      `${consultant} ने पोस्ट की, जो एक कंसल्टेंट है। कंपनी का नाम अभी नहीं बताया है।`,
    postedBy: 'पोस्ट करने वाले:',
  },
});
