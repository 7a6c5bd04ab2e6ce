import { ANSWER_GRACE_DAYS } from '../../../../contract/constants.ts';
import { dateText } from '../../../../contract/format/dates.ts';
import type { Language } from '../../../../contract/endpoint.ts';
import type { Mail } from '../../../platform/mail.ts';
import type { Owed, Unanswered } from './clock-queries.ts';

type Written = Pick<Mail, 'subject' | 'paragraphs' | 'link'>;

const MOST_NAMED = 20;

const reminders = {
  en: {
    hello: (name: string) => `Hello ${name},`,
    lastDay: (count: number) =>
      count === 1
        ? 'Today is the last day for an answer that you promised'
        : `Today is the last day for ${count} answers that you promised`,
    overdue: (count: number, first: string) =>
      count === 1
        ? `The last day for an answer that you promised was ${first}`
        : `The last day for ${count} answers that you promised has passed; for the first, it was ${first}`,
    subject: (count: number, first: string) =>
      count === 1
        ? `An answer that you promised is due by ${first}`
        : `${count} answers that you promised are due, the first by ${first}`,
    said: 'These candidates are waiting for the answer you promised:',
    line: ({ candidate_name, job_title, is_overdue }: Owed, day: string) =>
      `${candidate_name}, ${job_title}: ${is_overdue ? `the last day was ${day}` : `by ${day}`}`,
    more: (count: number) => `and ${count} more`,
    after: `Accepting, rejecting or an offer is an answer; inviting a candidate to an interview starts the promised days again. An application still unanswered ${ANSWER_GRACE_DAYS} days after its promised day closes automatically, and is shown as “No answer from the company”.`,
    label: 'Answer now',
  },
  hi: {
    hello: (name: string) => `नमस्ते ${name},`,
    lastDay: (count: number) => `आपने ${count} जवाब का वादा किया है, और आज आख़िरी दिन है`,
    overdue: (count: number, first: string) =>
      count === 1
        ? `आपने एक जवाब का वादा किया था, आख़िरी दिन ${first} था`
        : `आपने ${count} जवाब का वादा किया था, आख़िरी दिन निकल गया है; पहले का ${first} था`,
    subject: (count: number, first: string) =>
      count === 1
        ? `आपने एक जवाब का वादा किया है, ${first} तक`
        : `आपने ${count} जवाब का वादा किया है, पहला ${first} तक`,
    said: 'आपने इन लोगों से जवाब का वादा किया है, और वे इंतज़ार कर रहे हैं:',
    line: ({ candidate_name, job_title, is_overdue }: Owed, day: string) =>
      `${candidate_name}, ${job_title}: ${is_overdue ? `आख़िरी दिन ${day} था` : `${day} तक`}`,
    more: (count: number) => `और ${count}`,
    after: `स्वीकार करना, मना करना या ऑफ़र देना जवाब है; इंटरव्यू के बुलावे से दिन फिर से गिने जाते हैं। तय दिन के ${ANSWER_GRACE_DAYS} दिन बाद तक जवाब न मिले, तो आवेदन अपने आप बंद हो जाता है और उस पर “कंपनी ने जवाब नहीं दिया” लिखा दिखता है।`,
    label: 'अभी जवाब दें',
  },
} satisfies Record<Language, object>;

/** What can still be done in time comes before what is late. */
function subjectOf(owed: readonly Owed[], language: Language): string {
  const t = reminders[language];
  const lastDay = owed.filter(({ is_last_day }) => is_last_day).length;
  if (lastDay > 0) return t.lastDay(lastDay);
  const overdue = owed.filter(({ is_overdue }) => is_overdue).length;
  const first = owed[0] ? dateText(owed[0].due_at, language) : '';
  return overdue > 0 ? t.overdue(overdue, first) : t.subject(owed.length, first);
}

/** What a recruiter still has to answer, soonest due first. */
export function reminderMail(
  { name, language }: { name: string; language: Language },
  owed: readonly Owed[],
  publicUrl: string,
): Written {
  const t = reminders[language];
  const dayOf = ({ due_at }: Owed) => dateText(due_at, language);
  const lines = owed.slice(0, MOST_NAMED).map((one) => t.line(one, dayOf(one)));
  const rest = owed.length - lines.length;
  return {
    subject: subjectOf(owed, language),
    paragraphs: [
      t.hello(name),
      t.said,
      [...lines, ...(rest > 0 ? [t.more(rest)] : [])].join('\n'),
      t.after,
    ],
    link: { label: t.label, url: `${publicUrl}/hr/applications?status=waiting` },
  };
}

const unanswered = {
  en: {
    subject: (company: string, job: string) => `No answer from ${company} about ${job}`,
    hello: (name: string) => `Hello ${name},`,
    said: (company: string, job: string, day: string) =>
      `You applied for ${job}, and ${company} had promised an answer by ${day}. None has come, and we are sorry that you had to wait.`,
    meaning: (company: string) =>
      `This says nothing about you: nobody has decided against you. We have closed the application, so that you need not wait any longer. Should ${company} answer after all, you will get an email.`,
    label: 'See similar jobs',
  },
  hi: {
    subject: (company: string, job: string) => `${job} के आपके आवेदन पर ${company} का जवाब नहीं आया`,
    hello: (name: string) => `नमस्ते ${name},`,
    said: (company: string, job: string, day: string) =>
      `आपने ${job} के लिए आवेदन किया था और ${company} ने ${day} तक जवाब देने का वादा किया था। जवाब नहीं आया; आपको इंतज़ार करना पड़ा, इसका हमें खेद है।`,
    meaning: (company: string) =>
      `यह आपके बारे में कुछ नहीं कहता: किसी ने आपको मना नहीं किया है। आपको और इंतज़ार न करना पड़े, इसलिए हमने यह आवेदन बंद कर दिया है। ${company} बाद में जवाब देगी, तो आपको मेल आएगा।`,
    label: 'मिलती-जुलती नौकरियाँ देखें',
  },
} satisfies Record<Language, object>;

/** Tells a seeker that nobody answered, without making it a refusal. */
export function unansweredMail(
  { application_id, company_name, job_title, name, language }: Unanswered,
  day: string,
  publicUrl: string,
): Written {
  const t = unanswered[language];
  return {
    subject: t.subject(company_name, job_title),
    paragraphs: [t.hello(name), t.said(company_name, job_title, day), t.meaning(company_name)],
    link: {
      label: t.label,
      url: `${publicUrl}/user/applications?application=${application_id}`,
    },
  };
}
