import { defineMessages } from '../../../../lib/messages.ts';

export const confirmMessages = defineMessages({
  en: {
    title: 'Is the job still open?',
    titleOf: (job: string) => `Is “${job}” still open?`,
    question: 'People who apply trust that it is there. We ask every two weeks.',
    confirm: 'Yes, it is open',
    titleOfOpen: (job: string) => `“${job}” is open`,
    done: (title: string) => `“${title}” is open. Thank you: people can find it and apply.`,
    already: (job: string, day: string) =>
      `“${job}” was already confirmed on ${day}. There is nothing for you to do.`,
    missing: 'This link is incomplete or too old. Open your postings to confirm the job there.',
    toOwnJobs: 'Your postings',
  },
  hi: {
    title: 'क्या नौकरी अब भी खुली है?',
    titleOf: (job) => `क्या “${job}” की पोस्ट अब भी खुली है?`,
    question: 'आवेदन करने वाले भरोसा करते हैं कि नौकरी सच में है। हम हर दो हफ़्ते में पूछते हैं।',
    confirm: 'हाँ, खुली है',
    titleOfOpen: (job) => `“${job}” की पोस्ट खुली है`,
    done: (title) => `“${title}” खुली है। धन्यवाद: लोग इसे खोज सकते हैं और आवेदन कर सकते हैं।`,
    already: (job, day) => `“${job}” की पोस्ट ${day} को ही खुली बताई जा चुकी है। आपको कुछ नहीं करना है।`,
    missing: 'यह लिंक अधूरा या बहुत पुराना है। अपनी पोस्ट खोलकर वहीं बताएँ कि नौकरी खुली है।',
    toOwnJobs: 'आपकी पोस्ट',
  },
});
