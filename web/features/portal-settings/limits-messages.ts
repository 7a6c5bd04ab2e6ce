import { defineMessages } from '../../lib/messages.ts';

export const limitsMessages = defineMessages({
  en: {
    limits: 'Limits',
    limitsNote:
      'How much people may do before they are asked to come back later. What plans allow is set with the plans.',
    limitsSaved: 'Saved: it counts from now on',
    jobs_per_day: 'Jobs that a company posts in a day',
    conversations_per_day: 'Conversations that a seeker begins in a day',
    upload_megabytes_per_day: 'Megabytes that an account uploads in a day',
    code_sms_per_hour: 'SMS with codes in an hour, of all people together',
    bounds: (least: string, most: string, usual: string) =>
      `From ${least} to ${most}; ${usual} where this is empty.`,
  },
  hi: {
    limits: 'सीमाएँ',
    limitsNote:
      'लोग कितना कर सकते हैं, इससे पहले कि उनसे बाद में आने को कहा जाए। प्लान में क्या मिलता है, यह प्लान के साथ तय होता है।',
    limitsSaved: 'सेव हो गया: अब से यही गिना जाएगा',
    jobs_per_day: 'कोई कंपनी एक दिन में कितनी नौकरियाँ डाले',
    conversations_per_day: 'उम्मीदवार एक दिन में कितनी बातचीत शुरू करें',
    upload_megabytes_per_day: 'एक खाता एक दिन में कितने मेगाबाइट अपलोड करे',
    code_sms_per_hour: 'एक घंटे में कोड वाले कितने SMS, सबके मिलाकर',
    bounds: (least, most, usual) => `${least} से ${most} तक; ख़ाली हो, तो ${usual}।`,
  },
});
