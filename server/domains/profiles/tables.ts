import { CHANGED, ofAccount, type Tables } from '../../platform/personal.ts';

export const profileTables = {
  profiles: {
    words: { en: 'Profile', hi: 'प्रोफ़ाइल' },
    rowsOf: ofAccount,
    correctedAt: '/profile/edit',
    columns: {
      account_id: 'inner',
      title: { en: 'Title', hi: 'पद' },
      location: { en: 'Location', hi: 'जगह' },
      about: { en: 'About', hi: 'अपने बारे में' },
      skills: { en: 'Skills', hi: 'हुनर' },
      experience: { en: 'Experience', hi: 'अनुभव' },
      education: { en: 'Education', hi: 'पढ़ाई' },
      default_cover_letter: { en: 'Default cover letter', hi: 'सेव किया हुआ कवर लेटर' },
      notice_period_days: { en: 'Notice period in days', hi: 'नोटिस पीरियड, दिनों में' },
      last_working_day: { en: 'Last working day', hi: 'काम का आख़िरी दिन' },
      current_ctc_inr: { en: 'Current CTC in rupees', hi: 'अभी का CTC, रुपये में' },
      expected_ctc_inr: { en: 'Expected CTC in rupees', hi: 'अपेक्षित CTC, रुपये में' },
      preferred_locations: { en: 'Preferred locations', hi: 'पसंद की जगहें' },
      languages: { en: 'Languages', hi: 'भाषाएँ' },
      work_authorisation: { en: 'Right to work in India', hi: 'भारत में काम करने का अधिकार' },
      visibility: { en: 'Who may find you', hi: 'आपको कौन ढूँढ सकता है' },
      is_held: { en: 'Hidden by moderators', hi: 'मॉडरेटर ने छिपाई' },
      version: 'inner',
      updated_at: CHANGED,
    },
  },
} satisfies Tables;
