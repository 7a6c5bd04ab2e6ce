import { placeName } from '../../../contract/format/names/place-names.ts';
import { type DeclaredSource, SOURCE_PARAMETER } from '../../../contract/applications/sources.ts';
import type { Language } from '../../../contract/endpoint.ts';
import type { Mail } from '../../platform/mail.ts';
import type { SentJob } from './queries.ts';
import type { DueAlert } from './sending-queries.ts';
import { pathOf } from './searched.ts';

export interface AlertLetter extends Pick<DueAlert, 'alert_name' | 'search' | 'language' | 'name'> {
  newest: SentJob;
  /** The newest jobs of the mail come first. */
  jobs: readonly SentJob[];
}

const texts = {
  en: {
    subject: (count: number, alert: string, { title, company_name }: SentJob) =>
      count === 1 ? `New job: ${title} at ${company_name}` : `${count} new jobs for “${alert}”`,
    hello: (name: string) => `Hello ${name},`,
    said: (count: number, alert: string) =>
      count === 1
        ? `There is a new job for your alert “${alert}”:`
        : `There are ${count} new jobs for your alert “${alert}”:`,
    more: (count: number) => (count === 1 ? 'And 1 more.' : `And ${count} more.`),
    link: 'See all jobs of this search',
  },
  hi: {
    subject: (count: number, alert: string, { title, company_name }: SentJob) =>
      count === 1 ? `नई नौकरी: ${company_name} में ${title}` : `“${alert}” की ${count} नई नौकरियाँ`,
    hello: (name: string) => `नमस्ते ${name},`,
    said: (count: number, alert: string) =>
      count === 1
        ? `आपके अलर्ट “${alert}” की एक नई नौकरी आई है:`
        : `आपके अलर्ट “${alert}” की ${count} नई नौकरियाँ आई हैं:`,
    more: (count: number) => (count === 1 ? 'और 1 नौकरी है।' : `और ${count} नौकरियाँ हैं।`),
    link: 'इस खोज की सभी नौकरियाँ देखें',
  },
} satisfies Record<Language, object>;

const FROM = `${SOURCE_PARAMETER}=${'alert' satisfies DeclaredSource}`;

/** The newest jobs with title and place, and a link to the search for the others. */
export function writeAlertMail(
  { alert_name, search, language, name, newest, jobs }: AlertLetter,
  publicUrl: string,
): Pick<Mail, 'subject' | 'paragraphs' | 'entries' | 'closing' | 'link'> {
  const t = texts[language];
  const count = newest.of_all;
  const rest = count - jobs.length;
  return {
    subject: t.subject(count, alert_name, newest),
    paragraphs: [t.hello(name), t.said(count, alert_name)],
    entries: jobs.map(({ id, title, company_name, location }) => ({
      title,
      text: [company_name, placeName(location, language)].filter(Boolean).join(' · '),
      url: `${publicUrl}/jobs/${id}?${FROM}`,
    })),
    ...(rest > 0 ? { closing: t.more(rest) } : {}),
    link: { label: t.link, url: `${publicUrl}${pathOf(search)}&${FROM}` },
  };
}
