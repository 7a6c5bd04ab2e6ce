import type { Language } from '../endpoint.ts';
import type { HiringStage } from '../hiring-figures.ts';

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
