import type { Language } from '../endpoint.ts';
import type { PaperKind } from './paper-numbers.ts';

/** What mails call a paper, without its number. */
export const paperNames: Record<Language, Record<PaperKind, string>> = {
  en: {
    cin: 'certificate of incorporation',
    gstin: 'GST registration',
    udyam: 'Udyam registration',
    emigrate: 'registration as a recruiting agent',
  },
  hi: {
    cin: 'कंपनी बनने का प्रमाणपत्र',
    gstin: 'GST पंजीकरण',
    udyam: 'उद्यम पंजीकरण',
    emigrate: 'भर्ती एजेंट का पंजीकरण',
  },
};
