import { dateText } from '../format/dates.ts';
import { isDayOver } from '../format/today.ts';
import type { Language } from '../endpoint.ts';
import type { NotificationSubject } from '../notifications.ts';

type Subject = NotificationSubject<'offer'>;
type Texts = Record<Subject['happened'], (about: Subject, now: number) => string>;

const en: Texts = {
  made: ({ company_name, job_title }) => `${company_name} offers you the job ${job_title}`,
  revised: ({ company_name, job_title }) =>
    `${company_name} has changed its offer for ${job_title}`,
  withdrawn: ({ company_name, job_title }) =>
    `${company_name} has withdrawn its offer for ${job_title}`,
  expiring: ({ company_name, job_title, valid_until }, now) =>
    isDayOver(valid_until, now)
      ? `Your answer to the offer of ${company_name} for ${job_title} was due on ${dateText(valid_until, 'en')}`
      : `Answer the offer of ${company_name} for ${job_title} by ${dateText(valid_until, 'en')}`,
  expired: (about) =>
    about.for === 'candidate'
      ? `The time to answer the offer of ${about.company_name} for ${about.job_title} has passed`
      : `${about.candidate_name} did not answer the offer for ${about.job_title} in time`,
  accepted: ({ candidate_name, job_title }) =>
    `${candidate_name} accepts your offer for ${job_title}`,
  declined: ({ candidate_name, job_title }) =>
    `${candidate_name} declines your offer for ${job_title}`,
  joining_day: ({ candidate_name, job_title }) => `Has ${candidate_name} joined as ${job_title}?`,
  not_joined: ({ company_name, job_title }) =>
    `${company_name} says that you did not join as ${job_title}`,
};

const hi: Texts = {
  made: ({ company_name, job_title }) => `${company_name} ने आपको ${job_title} का ऑफ़र दिया है`,
  revised: ({ company_name, job_title }) => `${company_name} ने ${job_title} का ऑफ़र बदला है`,
  withdrawn: ({ company_name, job_title }) => `${company_name} ने ${job_title} का ऑफ़र वापस ले लिया है`,
  expiring: ({ company_name, job_title, valid_until }, now) =>
    `${company_name} के ${job_title} के ऑफ़र का जवाब ${dateText(valid_until, 'hi')} तक ${
      isDayOver(valid_until, now) ? 'देना था' : 'दें'
    }`,
  expired: (about) =>
    about.for === 'candidate'
      ? `${about.company_name} के ${about.job_title} के ऑफ़र का जवाब देने का समय बीत गया`
      : `${about.candidate_name} ने ${about.job_title} के ऑफ़र का समय पर जवाब नहीं दिया`,
  accepted: ({ candidate_name, job_title }) =>
    `${candidate_name} ने ${job_title} का आपका ऑफ़र स्वीकार किया`,
  declined: ({ candidate_name, job_title }) =>
    `${candidate_name} ने ${job_title} का आपका ऑफ़र नामंज़ूर किया`,
  joining_day: ({ candidate_name, job_title }) => `क्या ${candidate_name} ${job_title} के काम पर आए?`,
  not_joined: ({ company_name, job_title }) =>
    `${company_name} के अनुसार ${job_title} के पद पर आप नहीं आए`,
};

const saidIn =
  (texts: Texts) =>
  (about: Subject, _count: number, now: number): string =>
    texts[about.happened](about, now);

/** What a notification about an offer says. */
export const offerTexts: Record<Language, ReturnType<typeof saidIn>> = {
  en: saidIn(en),
  hi: saidIn(hi),
};
