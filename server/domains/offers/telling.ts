import { dateText } from '../../../contract/format/dates.ts';
import type { Language } from '../../../contract/endpoint.ts';
import type { NotificationSubject } from '../../../contract/notifications.ts';
import { statedPay } from '../../../contract/offers/offer-pay.ts';
import { mailNotification, notify, type NotifyServices } from '../notifications/notifications.ts';
import { listReaders, listRecruiters, type OfferRow } from './queries.ts';

type Happened = NotificationSubject<'offer'>['happened'];

type ForCompany = 'accepted' | 'declined' | 'expired' | 'joining_day';
type ForCandidate = Exclude<Happened, 'accepted' | 'declined' | 'joining_day'>;

/** What the other side did, and what they wrote. */
type Happening = (
  | { to: 'candidate'; happened: ForCandidate }
  | { to: 'company'; happened: ForCompany }
) & { note: string };

/** Tells the candidate, or the company's recruiters, by mail and notification. */
export async function tell(
  services: NotifyServices,
  row: OfferRow,
  happening: Happening,
): Promise<void> {
  const { trx, publicUrl } = services;
  const { to, happened, note } = happening;
  const readers =
    to === 'candidate'
      ? await listReaders(trx, row.candidate_id)
      : await listRecruiters(trx, row.company_id);
  const url =
    to === 'candidate'
      ? `${publicUrl}/user/offers/${row.id}`
      : `${publicUrl}/hr/applications?application=${row.application_id}`;
  const by = to === 'candidate' ? row.company_name : row.candidate_name;
  await mailNotification(services, 'offer', readers, ({ id, name, language }) => {
    const t = words[language];
    const { subject, sentence } =
      happening.to === 'candidate'
        ? t.candidate[happening.happened](row)
        : t.company[happening.happened](row);
    const shows = to === 'candidate' && ['made', 'revised', 'expiring'].includes(happened);
    return {
      subject,
      paragraphs: [
        t.hello(name),
        sentence,
        ...(shows ? [factsOf(row, language)] : []),
        ...(note ? [t.note(by, note)] : []),
        ...(to === 'candidate' ? [t.neverPay] : []),
      ],
      answers: { account: id, application: row.application_id },
      link: { label: to === 'candidate' ? t.read : t.see, url },
    };
  });
  await notify(
    trx,
    readers.map(({ id }) => id),
    'offer',
    {
      offer_id: row.id,
      application_id: row.application_id,
      job_title: row.job_title,
      company_name: row.company_name,
      candidate_name: row.candidate_name,
      for: to,
      valid_until: row.valid_until,
      happened,
    },
  );
}

function factsOf({ terms, valid_until }: OfferRow, language: Language): string {
  const t = words[language];
  return [
    `${t.post}: ${terms.designation}`,
    `${t.pay}: ${statedPay(terms, language).join(' · ')}`,
    `${t.joining}: ${dateText(terms.joining_on, language)}`,
    `${t.place}: ${terms.place}`,
    `${t.until}: ${dateText(valid_until, language)}`,
  ].join('\n');
}

type Wording = (row: OfferRow) => { subject: string; sentence: string };

interface Words {
  hello: (name: string) => string;
  note: (by: string, note: string) => string;
  post: string;
  pay: string;
  joining: string;
  place: string;
  until: string;
  read: string;
  see: string;
  neverPay: string;
  candidate: Record<ForCandidate, Wording>;
  company: Record<ForCompany, Wording>;
}

const words: Record<Language, Words> = {
  en: {
    hello: (name) => `Hello ${name},`,
    note: (by, note) => `A note from ${by}: “${note}”`,
    post: 'Post',
    pay: 'Pay (CTC)',
    joining: 'Joining date',
    place: 'Place',
    until: 'Answer by',
    read: 'Read the offer',
    see: 'See the application',
    neverPay:
      'Never pay for a job, training or a laptop. If somebody asks you to, do not pay, and call 1930.',
    candidate: {
      made: (row) => ({
        subject: `An offer for you: ${row.job_title} at ${row.company_name}`,
        sentence: `Congratulations: ${row.company_name} offers you the job ${row.job_title}. Read the letter, and say yes or no.`,
      }),
      revised: (row) => ({
        subject: `Your offer has changed: ${row.job_title} at ${row.company_name}`,
        sentence: `${row.company_name} has changed its offer for ${row.job_title}. The earlier offer no longer applies. The new terms are:`,
      }),
      withdrawn: (row) => ({
        subject: `Offer withdrawn: ${row.job_title} at ${row.company_name}`,
        sentence: `${row.company_name} has withdrawn its offer for ${row.job_title}. Your application is still with them.`,
      }),
      expiring: (row) => ({
        subject: `Answer soon: offer for ${row.job_title} at ${row.company_name}`,
        sentence: `The offer of ${row.company_name} for ${row.job_title} waits for your answer until ${dateText(row.valid_until, 'en')}.`,
      }),
      expired: (row) => ({
        subject: `The time to answer has passed: ${row.job_title} at ${row.company_name}`,
        sentence: `The last day to answer the offer of ${row.company_name} for ${row.job_title} has passed. If you still want the job, write to them: they can offer it again.`,
      }),
      not_joined: (row) => ({
        subject: `${row.company_name} says that you did not join`,
        sentence: `You had accepted the offer for ${row.job_title}. ${row.company_name} says that you did not join. If that is not so, tell them.`,
      }),
    },
    company: {
      expired: (row) => ({
        subject: `No answer to your offer: ${row.candidate_name}, ${row.job_title}`,
        sentence: `${row.candidate_name} did not answer the offer for ${row.job_title} in time. You can offer it again, or decide otherwise.`,
      }),
      accepted: (row) => ({
        subject: `${row.candidate_name} accepts: ${row.job_title}`,
        sentence: `${row.candidate_name} accepts your offer for ${row.job_title}, joining on ${dateText(row.joining_on, 'en')}. From that day on, say whether they joined.`,
      }),
      declined: (row) => ({
        subject: `${row.candidate_name} declines: ${row.job_title}`,
        sentence: `${row.candidate_name} declines your offer for ${row.job_title}. You can make another one, or decide otherwise.`,
      }),
      joining_day: (row) => ({
        subject: `Has ${row.candidate_name} joined? ${row.job_title}`,
        sentence: `${row.candidate_name} accepted your offer for ${row.job_title}, joining on ${dateText(row.joining_on, 'en')}. Say whether they joined.`,
      }),
    },
  },
  hi: {
    hello: (name) => `नमस्ते ${name},`,
    note: (by, note) => `${by} का संदेश: “${note}”`,
    post: 'पद',
    pay: 'वेतन (CTC)',
    joining: 'जुड़ने की तारीख़',
    place: 'जगह',
    until: 'जवाब कब तक',
    read: 'ऑफ़र पढ़ें',
    see: 'आवेदन देखें',
    neverPay: 'नौकरी, ट्रेनिंग या लैपटॉप के लिए कभी पैसे न दें। कोई माँगे, तो पैसे न दें और 1930 पर फ़ोन करें।',
    candidate: {
      made: (row) => ({
        subject: `आपके लिए ऑफ़र: ${row.company_name} में ${row.job_title}`,
        sentence: `बधाई हो: ${row.company_name} ने आपको ${row.job_title} का ऑफ़र दिया है। लेटर पढ़ें, और हाँ या ना बताएँ।`,
      }),
      revised: (row) => ({
        subject: `आपका ऑफ़र बदला है: ${row.company_name} में ${row.job_title}`,
        sentence: `${row.company_name} ने ${row.job_title} का ऑफ़र बदला है। पहले वाला अब नहीं चलेगा। अब यह है:`,
      }),
      withdrawn: (row) => ({
        subject: `ऑफ़र वापस: ${row.company_name} में ${row.job_title}`,
        sentence: `${row.company_name} ने ${row.job_title} का ऑफ़र वापस ले लिया है। आपका आवेदन अब भी उनके पास है।`,
      }),
      expiring: (row) => ({
        subject: `जल्द जवाब दें: ${row.company_name} में ${row.job_title} का ऑफ़र`,
        sentence: `${row.job_title} के लिए ${row.company_name} का ऑफ़र ${dateText(row.valid_until, 'hi')} तक आपके जवाब का इंतज़ार करेगा।`,
      }),
      expired: (row) => ({
        subject: `जवाब का समय बीत गया: ${row.company_name} में ${row.job_title}`,
        sentence: `${row.job_title} के लिए ${row.company_name} के ऑफ़र का जवाब देने का आख़िरी दिन बीत गया। नौकरी अब भी चाहिए, तो उन्हें लिखें: वे फिर ऑफ़र दे सकते हैं।`,
      }),
      not_joined: (row) => ({
        subject: `${row.company_name} के अनुसार आप काम पर नहीं आए`,
        sentence: `आपने ${row.job_title} का ऑफ़र स्वीकार किया था। ${row.company_name} का कहना है कि आप काम पर नहीं आए। अगर ऐसा नहीं है, तो उन्हें बताएँ।`,
      }),
    },
    company: {
      expired: (row) => ({
        subject: `ऑफ़र का जवाब नहीं आया: ${row.candidate_name}, ${row.job_title}`,
        sentence: `${row.candidate_name} ने ${row.job_title} के ऑफ़र का समय पर जवाब नहीं दिया। आप फिर ऑफ़र दे सकते हैं, या कोई और फ़ैसला कर सकते हैं।`,
      }),
      accepted: (row) => ({
        subject: `${row.candidate_name} ने स्वीकार किया: ${row.job_title}`,
        sentence: `${row.candidate_name} ने ${row.job_title} का आपका ऑफ़र स्वीकार किया है। जुड़ने की तारीख़: ${dateText(row.joining_on, 'hi')}। उस दिन से बताएँ कि वे काम पर आए या नहीं।`,
      }),
      declined: (row) => ({
        subject: `${row.candidate_name} ने मना किया: ${row.job_title}`,
        sentence: `${row.candidate_name} ने ${row.job_title} का आपका ऑफ़र नामंज़ूर किया है। आप दूसरा ऑफ़र दे सकते हैं, या कोई और फ़ैसला कर सकते हैं।`,
      }),
      joining_day: (row) => ({
        subject: `क्या ${row.candidate_name} काम पर आए? ${row.job_title}`,
        sentence: `${row.candidate_name} ने ${row.job_title} का आपका ऑफ़र स्वीकार किया था। जुड़ने की तारीख़: ${dateText(row.joining_on, 'hi')}। बताएँ कि वे काम पर आए या नहीं।`,
      }),
    },
  },
};
