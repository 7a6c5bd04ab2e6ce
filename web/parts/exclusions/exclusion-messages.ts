import { defineMessages } from '../../lib/messages.ts';

export const exclusionMessages = defineMessages({
  en: {
    more: (title: string, company: string) => `More about ${title}, ${company}`,
    hideCompany: 'Hide this company',
    less: 'Less like this',
    companyHidden: (company: string) => `Jobs of ${company} are hidden`,
    companyHiddenText: 'Your search, recommendations and alerts leave them out.',
    companyShown: (company: string) => `Jobs of ${company} are shown again`,
    lessNow: 'You will see fewer jobs like this',
    lessNowText: 'Your settings list what you hide, and bring it back.',
    lessNoMore: 'Jobs like this are recommended again',
    undo: 'Undo',
    failed: 'Not saved',
  },
  hi: {
    more: (title, company) => `${title}, ${company}: और विकल्प`,
    hideCompany: 'इस कंपनी को छिपाएँ',
    less: 'ऐसी नौकरियाँ कम दिखाएँ',
    companyHidden: (company) => `${company} की नौकरियाँ छिपा दी गईं`,
    companyHiddenText: 'खोज, सुझावों और अलर्ट में वे नहीं आएँगी।',
    companyShown: (company) => `${company} की नौकरियाँ फिर दिखेंगी`,
    lessNow: 'ऐसी नौकरियाँ कम दिखेंगी',
    lessNowText: 'आपने जो छिपाया है, वह सेटिंग में दिखेगा और वहीं से वापस आएगा।',
    lessNoMore: 'ऐसी नौकरियाँ फिर दिखेंगी',
    undo: 'वापस लाएँ',
    failed: 'सेव नहीं हो सका',
  },
});
