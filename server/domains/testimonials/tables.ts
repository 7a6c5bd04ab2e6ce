import { ofAccount, STATE, type Tables } from '../../platform/personal.ts';

export const testimonialTables = {
  testimonials: {
    words: { en: 'What you say about us', hi: 'आप हमारे बारे में क्या कहते हैं' },
    rowsOf: ofAccount,
    correctedAt: '/settings',
    columns: {
      id: 'inner',
      account_id: 'inner',
      text: { en: 'Text', hi: 'टेक्स्ट' },
      name: { en: 'Name', hi: 'नाम' },
      position: { en: 'What you do', hi: 'आप क्या करते हैं' },
      company: { en: 'Company', hi: 'कंपनी' },
      state: STATE,
      reason: { en: 'Why it is not shown', hi: 'क्यों नहीं दिखता' },
      pinned: 'inner',
      version: 'inner',
      agreed_at: { en: 'Agreed', hi: 'कब हाँ कहा' },
      written_at: { en: 'Written', hi: 'कब लिखा' },
      decided_at: { en: 'Decided', hi: 'कब फ़ैसला हुआ' },
      decided_by: 'inner',
    },
  },
  testimonial_periods: {
    words: {
      en: 'When everybody might read what you say about us',
      hi: 'आप जो कहते हैं, उसे सब कब पढ़ सकते थे',
    },
    rowsOf: ofAccount,
    columns: {
      id: 'inner',
      account_id: 'inner',
      began_at: { en: 'From', hi: 'कब से' },
      ended_at: { en: 'Until', hi: 'कब तक' },
    },
  },
} satisfies Tables;
