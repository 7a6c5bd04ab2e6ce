import { defineMessages } from '../../lib/messages.ts';

/** Only the texts that public pages show at once; those of seekers and the dialog load later. */
export const applyButtonMessages = defineMessages({
  en: {
    applyNow: 'Apply Now',
    applyNowTo: (title: string, company: string) => `Apply Now: ${title} at ${company}`,
    notActive: 'Posting no longer active',
  },
  hi: {
    applyNow: 'आवेदन करें',
    applyNowTo: (title, company) => `आवेदन करें: ${company} में ${title}`,
    notActive: 'यह पोस्ट अब चालू नहीं है',
  },
});
