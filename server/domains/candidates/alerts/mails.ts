import type { Language } from '../../../../contract/endpoint.ts';
import { dateText } from '../../../../contract/format/dates.ts';
import {
  candidateAlertTexts,
  newCandidatesText,
} from '../../../../contract/notifications/candidate-alert-texts.ts';
import type { Mail } from '../../../platform/mail.ts';

/** What is new in one saved search. */
export interface SearchNews {
  name: string;
  /** When the recruiter was last told of somebody, or has asked to be told. */
  since: string;
  count: number;
  /** The newest. */
  named: readonly string[];
  path: string;
}

const texts = {
  en: {
    hello: (name: string) => `Hello ${name},`,
    said: 'These people are new in your saved searches:',
    since: (count: string, day: string) => `${count} new since ${day}`,
    more: (count: number) => `and ${count} more`,
    closing: 'The links mark who is new. You choose on the same page how often we tell you.',
  },
  hi: {
    hello: (name: string) => `नमस्ते ${name},`,
    said: 'आपकी सेव की हुई खोजों में ये लोग नए हैं:',
    since: (count: string, day: string) => `${day} के बाद से ${count} नए`,
    more: (count: number) => `और ${count} लोग`,
    closing: 'लिंक खोलने पर नए लोगों पर निशान दिखता है। कितनी बार ख़बर मिले, यह भी उसी पेज पर चुनें।',
  },
} satisfies Record<Language, object>;

/** An entry for each search, whose link marks the people of whom it tells. */
export function writeNewsMail(
  { name: reader, language }: { name: string; language: Language },
  news: readonly SearchNews[],
  publicUrl: string,
): Pick<Mail, 'subject' | 'paragraphs' | 'entries' | 'closing'> {
  const t = texts[language];
  const [first] = news;
  const subject = {
    searches: news.length,
    search_name: first?.name ?? '',
    count: first?.count ?? 0,
  };
  return {
    subject: candidateAlertTexts[language](subject),
    paragraphs: [t.hello(reader), t.said],
    entries: news.map(({ name, since, count, named, path }) => {
      const others = count - named.length;
      const people = [...named, ...(others > 0 ? [t.more(others)] : [])].join(', ');
      const head = t.since(newCandidatesText(count), dateText(since, language));
      return { title: name, text: `${head}: ${people}`, url: publicUrl + path };
    }),
    closing: t.closing,
  };
}
