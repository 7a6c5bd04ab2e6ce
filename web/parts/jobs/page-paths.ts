import { cleanText } from '../../lib/forms/clean-text.ts';

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

/** A job's address. */
export const jobPath = (job: { id: number; title: string; location?: string }): string =>
  `/jobs/${job.id}${wordsPath(`${job.title} ${job.location ?? ''}`)}`;

/** A company's address. */
export const companyPath = (company: { id: number; name: string }): string =>
  `/companies/${company.id}${wordsPath(company.name)}`;
