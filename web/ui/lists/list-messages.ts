import { numberText } from '../../lib/format/format.ts';
import { defineMessages } from '../../lib/messages.ts';

/** Texts that all lists share. */
export const listMessages = defineMessages({
  en: {
    loading: 'Loading…',
    failed: 'This could not be loaded.',
    tryAgain: 'Try Again',
    clearField: 'Clear the search',
    clearSearch: 'Clear Search',
    showAll: 'Show all',
    pages: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${page}`,
    range: (from: number, to: number, total: string) =>
      `${numberText(from)}–${numberText(to)} of ${total}`,
    inList: (total: string) => (total === '0' ? 'Nothing in this list' : `${total} in this list`),
    beyond: 'The list does not go that far',
    beyondText: (pages: number) => (pages === 1 ? 'It has one page.' : `It has ${pages} pages.`),
    firstPage: 'First page',
  },
  hi: {
    loading: 'खुल रहा है…',
    failed: 'यह नहीं खुल सका।',
    tryAgain: 'फिर कोशिश करें',
    clearField: 'खोज हटाएँ',
    clearSearch: 'खोज हटाएँ',
    showAll: 'सभी दिखाएँ',
    pages: 'पेज',
    previous: 'पिछला पेज',
    next: 'अगला पेज',
    page: (page) => `पेज ${page}`,
    range: (from, to, total) => `${total} में से ${numberText(from)}–${numberText(to)}`,
    inList: (total) => (total === '0' ? 'इस सूची में कुछ नहीं है' : `इस सूची में ${total}`),
    beyond: 'सूची यहाँ तक नहीं है',
    beyondText: (pages) => `इसमें ${pages} पेज हैं।`,
    firstPage: 'पहला पेज',
  },
});
