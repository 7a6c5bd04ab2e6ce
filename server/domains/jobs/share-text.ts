import type { Language } from '../../../contract/endpoint.ts';
import { placeName } from '../../../contract/format/names/place-names.ts';
import { payText } from '../../../contract/format/pay.ts';
import type { Job } from '../../../contract/jobs.ts';

const words = {
  en: {
    at: (title: string, company: string) => `*${title}* at ${company}`,
    forLater: 'A pool for later: there is no vacancy now.',
    pay: 'Pay',
    place: 'Place',
    answers: (days: number) => `The company answers within ${days} days.`,
    apply: 'Read and apply',
    neverPay: 'Never pay anybody for a job.',
  },
  hi: {
    at: (title: string, company: string) => `${company} में *${title}*`,
    forLater: 'बाद के लिए सूची: अभी कोई जगह ख़ाली नहीं है।',
    pay: 'वेतन',
    place: 'जगह',
    answers: (days: number) => `कंपनी ${days} दिन में जवाब देगी।`,
    apply: 'पढ़ें और आवेदन करें',
    neverPay: 'नौकरी के लिए किसी को पैसे न दें।',
  },
};

type Shared = Pick<
  Job,
  | 'title'
  | 'company_name'
  | 'locations'
  | 'salary_min'
  | 'salary_max'
  | 'salary_period'
  | 'answer_days'
  | 'is_for_later'
>;

/** What is said of the pay; null if nothing is. */
const saidPayOf = (job: Shared, language: Language) =>
  job.salary_min === null && job.salary_max === null ? null : payText(job, language);

const placesOf = ({ locations }: Shared, language: Language) =>
  locations.map((place) => placeName(place, language)).join(' · ');

/** A job as a message for WhatsApp, which shows *words* in bold. */
export function shareText(job: Shared, url: string, language: Language): string {
  const t = words[language];
  const pay = saidPayOf(job, language);
  return [
    t.at(job.title, job.company_name),
    job.is_for_later ? t.forLater : null,
    pay === null ? null : `${t.pay}: ${pay}`,
    `${t.place}: ${placesOf(job, language)}`,
    job.answer_days === null ? null : t.answers(job.answer_days),
    `${t.apply}: ${url}`,
    t.neverPay,
  ]
    .filter((line) => line !== null)
    .join('\n');
}

/** What stands below the title in the picture of a job. */
export const pictureLines = (job: Shared, language: Language): string[] =>
  [
    job.company_name,
    job.is_for_later ? words[language].forLater : null,
    saidPayOf(job, language),
    placesOf(job, language),
  ].filter((line) => line !== null);
