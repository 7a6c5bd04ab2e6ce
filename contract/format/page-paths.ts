import { cleanText } from './texts/clean-text.ts';

const WORDS_MAX_LENGTH = 80;

/** The readable end of an address, `/words-like-these` or nothing; the id alone finds the page. */
function wordsPath(text: string): string {
  const words = text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  return words ? `/${cleanText(words, WORDS_MAX_LENGTH)}` : '';
}

/** The path of a job's page, such as `/jobs/7/tailor-pune`; not percent-encoded. */
export const jobPath = (job: { id: number; title: string; location?: string }): string =>
  `/jobs/${job.id}${wordsPath(`${job.title} ${job.location ?? ''}`)}`;

/** The path of a company's page, such as `/companies/7/meera-boutique`; not percent-encoded. */
export const companyPath = (company: { id: number; name: string }): string =>
  `/companies/${company.id}${wordsPath(company.name)}`;

/** Where a seeker answers companies that ask for mail address and number. */
export const CONTACT_REQUESTS_PATH = '/user/sharing?section=requests';
