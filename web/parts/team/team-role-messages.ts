import { defineMessages } from '../../lib/messages.ts';

/** The names of team roles, and what each may do. */
export const teamRoleMessages = defineMessages({
  en: {
    viewer: 'Viewer',
    interviewer: 'Interviewer',
    recruiter: 'Recruiter',
    owner: 'Owner',
    viewerMay: 'Sees jobs, applications and interviews, and changes nothing.',
    interviewerMay: 'Sees jobs, applications and interviews, and holds interviews.',
    recruiterMay: 'Posts jobs, decides on applications and writes to candidates.',
    ownerMay: 'Does all of it, changes the company profile and decides who is in the team.',
    notAllowed: (own: string) => `As ${own.toLowerCase()} you can look at this, but not change it.`,
    notShown: (own: string) => `This is not shown to you as ${own.toLowerCase()}.`,
  },
  hi: {
    viewer: 'व्यूअर',
    interviewer: 'इंटरव्यूअर',
    recruiter: 'रिक्रूटर',
    owner: 'ओनर',
    viewerMay: 'नौकरियाँ, आवेदन और इंटरव्यू देख सकते हैं, बदल कुछ नहीं सकते।',
    interviewerMay: 'नौकरियाँ, आवेदन और इंटरव्यू देख सकते हैं, और इंटरव्यू लेते हैं।',
    recruiterMay: 'नौकरी पोस्ट करते हैं, आवेदनों पर फ़ैसला लेते हैं और आवेदकों को लिखते हैं।',
    ownerMay: 'यह सब करते हैं, कंपनी प्रोफ़ाइल बदलते हैं और तय करते हैं कि टीम में कौन हो।',
    notAllowed: (own) => `${own} के तौर पर आप इसे देख सकते हैं, बदल नहीं सकते।`,
    notShown: (own) => `${own} के तौर पर आपको यह नहीं दिखता।`,
  },
});
