import { defineMessages } from '../../lib/messages.ts';

/** Titles and descriptions of the search and of a job; only the server renders them. */
export const headMessages = defineMessages({
  en: {
    jobTitle: (title: string, company: string, place: string) => `${title} at ${company}, ${place}`,
    searchTitle: (what: string, where: string) =>
      `${what ? `${what} jobs` : 'Jobs'}${where ? ` in ${where}` : ' in India'}`,
    searchText: (count: string, what: string, where: string) =>
      `${count} open ${what ? `${what} ` : ''}jobs${where ? ` in ${where}` : ' in India'}: see the pay, filter and apply.`,
  },
  hi: {
    jobTitle: (title, company, place) => `${title}, ${company}, ${place}`,
    searchTitle: (what, where) =>
      `${where ? `${where} में ` : 'भारत में '}${what ? `${what} की ` : ''}नौकरियाँ`,
    searchText: (count, what, where) =>
      `${where ? `${where} में ` : 'भारत में '}${what ? `${what} की ` : ''}${count} खुली नौकरियाँ: वेतन देखें, छाँटें और आवेदन करें।`,
  },
});
