import { defineMessages } from '../../../lib/messages.ts';

export const noticeMessages = defineMessages({
  en: {
    forLater: 'Pool for later',
    forLaterText: (company: string) =>
      `There is no vacancy now: ${company} keeps applications for later.`,
    again: (times: number) =>
      times === 1
        ? 'Posted again: the same role was posted once before in the last 90 days.'
        : `Posted again: the same role was posted ${times} times before in the last 90 days.`,
  },
  hi: {
    forLater: 'बाद के लिए सूची',
    forLaterText: (company) => `अभी कोई जगह ख़ाली नहीं है: ${company} आवेदन बाद के लिए रखती है।`,
    again: (times) =>
      times === 1
        ? 'फिर से पोस्ट हुई: यही पद पिछले 90 दिनों में पहले भी एक बार पोस्ट हुआ था।'
        : `फिर से पोस्ट हुई: यही पद पिछले 90 दिनों में पहले भी ${times} बार पोस्ट हुआ था।`,
  },
});
