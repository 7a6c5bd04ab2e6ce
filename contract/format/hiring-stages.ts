import type { Language } from '../endpoint.ts';
import type { AnswerSpan, HiringStage } from '../hiring-figures.ts';

export const hiringStageLabels: Record<Language, Record<HiringStage, string>> = {
  en: {
    applied: 'Applied',
    looked_at: 'Looked at',
    chosen: 'Interview or accepted',
    offered: 'Offered',
    hired: 'Hired',
  },
  hi: {
    applied: 'आवेदन आए',
    looked_at: 'देखे गए',
    chosen: 'इंटरव्यू या स्वीकार',
    offered: 'ऑफ़र मिला',
    hired: 'नौकरी मिली',
  },
};

export const answerSpanLabels: Record<Language, Record<AnswerSpan, string>> = {
  en: {
    day: 'Within a day',
    three_days: '2 or 3 days',
    week: '4 to 7 days',
    fortnight: '8 to 14 days',
    month: '15 to 30 days',
    longer: 'More than 30 days',
  },
  hi: {
    day: 'एक दिन में',
    three_days: '2 या 3 दिन',
    week: '4 से 7 दिन',
    fortnight: '8 से 14 दिन',
    month: '15 से 30 दिन',
    longer: '30 दिन से ज़्यादा',
  },
};
