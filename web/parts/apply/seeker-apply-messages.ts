import { defineMessages } from '../../lib/messages.ts';
import { DOT } from '../../lib/format/separator.ts';

export const seekerApplyMessages = defineMessages({
  en: {
    applyAgain: 'Apply again',
    applied: 'Applied',
    seeApplication: 'Applied. See where it stands',
    sendsLetter:
      'One click sends your default letter and your profile, with number and email address.',
    otherLetter: 'Apply with a different letter',
    otherLetterShort: 'Different letter',
    otherLetterTo: (title: string, company: string) =>
      `Apply with a different letter: ${title} at ${company}`,
    ownPosting: `Your posting${DOT}Edit`,
    editPosting: (title: string) => `Your posting${DOT}Edit: ${title}`,
    ownApplications: `Your posting${DOT}Applications`,
    applicationsOf: (title: string) => `Your posting${DOT}Applications: ${title}`,
    seekersOnly: 'Only job seekers can apply',
    seekersOnlyText: 'You are signed in with an account of another kind.',
  },
  hi: {
    applyAgain: 'फिर आवेदन करें',
    applied: 'आवेदन किया',
    seeApplication: 'आवेदन हो चुका है। स्थिति देखें',
    sendsLetter: 'एक क्लिक में आपका सेव किया हुआ लेटर, प्रोफ़ाइल, नंबर और ईमेल पता भेज दिए जाएँगे।',
    otherLetter: 'अलग लेटर से आवेदन करें',
    otherLetterShort: 'अलग लेटर',
    otherLetterTo: (title, company) => `अलग लेटर से आवेदन करें: ${company} में ${title}`,
    ownPosting: `आपकी पोस्ट${DOT}बदलें`,
    editPosting: (title) => `आपकी पोस्ट${DOT}बदलें: ${title}`,
    ownApplications: `आपकी पोस्ट${DOT}आवेदन`,
    applicationsOf: (title) => `आपकी पोस्ट${DOT}आवेदन: ${title}`,
    seekersOnly: 'आवेदन सिर्फ़ नौकरी खोजने वाले कर सकते हैं',
    seekersOnlyText: 'आपने दूसरी तरह के खाते से लॉग इन किया है।',
  },
});
