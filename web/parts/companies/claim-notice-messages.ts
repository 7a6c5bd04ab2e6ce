import { defineMessages } from '../../lib/messages.ts';

export const claimNoticeMessages = defineMessages({
  en: {
    waits: (company: string) =>
      `An admin is looking at your claim to ${company}. You will get an email. If you set up another company meanwhile, the claim ends.`,
    refused: (company: string, reason: string) => `Your claim to ${company} was refused: ${reason}`,
    again: 'Claim it again',
  },
  hi: {
    waits: (company) =>
      `${company} पर आपका दावा एक एडमिन देख रहा है। आपको मेल मिलेगा। इस बीच आप कोई दूसरी कंपनी जोड़ें, तो दावा ख़त्म हो जाएगा।`,
    refused: (company, reason) => `${company} पर आपका दावा मंज़ूर नहीं हुआ: ${reason}`,
    again: 'फिर से दावा करें',
  },
});
