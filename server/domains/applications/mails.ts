import type { ApplicationStatus } from '../../../contract/applications.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { mailNotification, type NotifyServices } from '../notifications/notifications.ts';
import type { Parties, Recruiter, Applied } from './queries.ts';

interface Words {
  subject: string;
  said: string;
}

export type Arrival = 'applied' | 'applied_again' | 'withdrawn';

const arrivals: Record<Language, Record<Arrival, (who: string, job: string) => Words>> = {
  en: {
    applied: (who, job) => ({
      subject: `${who} applied for ${job}`,
      said: `${who} sent an application for ${job}. The candidate sees when you open it and what you decide.`,
    }),
    applied_again: (who, job) => ({
      subject: `${who} applied again for ${job}`,
      said: `${who} had withdrawn the application for ${job} and has now sent it again with a new letter.`,
    }),
    withdrawn: (who, job) => ({
      subject: `${who} withdrew from ${job}`,
      said: `${who} has withdrawn the application for ${job}. There is nothing for you to do.`,
    }),
  },
  hi: {
    applied: (who, job) => ({
      subject: `${job} के लिए ${who} का आवेदन आया`,
      said: `${job} के लिए ${who} का आवेदन आया है। आप उसे कब खोलते हैं और क्या तय करते हैं, यह आवेदक को दिखता है।`,
    }),
    applied_again: (who, job) => ({
      subject: `${job} के लिए ${who} का आवेदन फिर आया`,
      said: `${job} का जो आवेदन वापस लिया गया था, वह ${who} ने नए लेटर के साथ फिर भेजा है।`,
    }),
    withdrawn: (who, job) => ({
      subject: `${job} का आवेदन वापस: ${who}`,
      said: `${who} ने ${job} का आवेदन वापस ले लिया है। आपको कुछ नहीं करना है।`,
    }),
  },
};

/** What a recruiter is mailed when an application arrives. */
export const arrivalMail =
  (
    publicUrl: string,
    happened: Arrival,
    { id, job_title, candidate_name }: Pick<Parties, 'id' | 'job_title' | 'candidate_name'>,
  ) =>
  ({ name, language }: Recruiter) => {
    const { subject, said } = arrivals[language][happened](candidate_name, job_title);
    return {
      subject,
      paragraphs: [greeting[language](name), said],
      link: {
        label: language === 'hi' ? 'आवेदन देखें' : 'See the application',
        url: `${publicUrl}/hr/applications?application=${id}`,
      },
    };
  };

const greeting: Record<Language, (name: string) => string> = {
  en: (name) => `Hello ${name},`,
  hi: (name) => `नमस्ते ${name},`,
};

const seeApplication: Record<Language, string> = { en: 'See your application', hi: 'आवेदन देखें' };

type Decision = Exclude<ApplicationStatus, 'pending' | 'unanswered' | 'withdrawn'>;

const decisions: Record<Language, Record<Decision, (company: string, job: string) => Words>> = {
  en: {
    reviewing: (company, job) => ({
      subject: `${company} is reading your application for ${job}`,
      said: `${company} is reading your application for ${job} and left you a note.`,
    }),
    interview: (company, job) => ({
      subject: `Interview: ${job} at ${company}`,
      said: `Good news: ${company} would like to interview you for ${job}. They will contact you about the day and the place.`,
    }),
    offered: (company, job) => ({
      subject: `An offer: ${job} at ${company}`,
      said: `Good news: ${company} offers you the job ${job}. They will contact you about pay, the first day and the letter.`,
    }),
    hired: (company, job) => ({
      subject: `Hired: ${job} at ${company}`,
      said: `Congratulations: ${company} has hired you for ${job}. All the best in the new job!`,
    }),
    accepted: (company, job) => ({
      subject: `Accepted: ${job} at ${company}`,
      said: `Good news: ${company} accepted your application for ${job}. They will contact you about what comes next.`,
    }),
    rejected: (company, job) => ({
      subject: `Your application for ${job} at ${company}`,
      said: `${company} did not choose you for ${job}. This is about this one post; your profile and your other applications stay as they are.`,
    }),
  },
  hi: {
    reviewing: (company, job) => ({
      subject: `${company} आपका आवेदन देख रही है: ${job}`,
      said: `${job} के लिए आपका आवेदन ${company} देख रही है। कंपनी ने आपके लिए एक संदेश भी लिखा है।`,
    }),
    interview: (company, job) => ({
      subject: `इंटरव्यू: ${company} में ${job}`,
      said: `अच्छी ख़बर: ${job} के लिए ${company} आपका इंटरव्यू लेना चाहती है। दिन और जगह बताने के लिए कंपनी आपसे संपर्क करेगी।`,
    }),
    offered: (company, job) => ({
      subject: `ऑफ़र: ${company} में ${job}`,
      said: `अच्छी ख़बर: ${company} ने आपको ${job} का ऑफ़र दिया है। वेतन, पहले दिन और ऑफ़र लेटर के बारे में कंपनी आपसे संपर्क करेगी।`,
    }),
    hired: (company, job) => ({
      subject: `नौकरी मिली: ${company} में ${job}`,
      said: `बधाई हो: ${company} ने ${job} के लिए आपको नौकरी पर रखा है। नए काम के लिए शुभकामनाएँ!`,
    }),
    accepted: (company, job) => ({
      subject: `आवेदन स्वीकार: ${company} में ${job}`,
      said: `अच्छी ख़बर: ${company} ने ${job} के लिए आपका आवेदन स्वीकार किया है। आगे क्या करना है, यह कंपनी आपसे संपर्क करके बताएगी।`,
    }),
    rejected: (company, job) => ({
      subject: `${company} में ${job} के लिए आपका आवेदन`,
      said: `${company} ने ${job} के लिए इस बार आपको नहीं चुना। यह सिर्फ़ इसी पद की बात है; आपकी प्रोफ़ाइल और बाक़ी आवेदन वैसे ही हैं।`,
    }),
  },
};

const noteWords: Record<Language, (company: string, note: string) => string> = {
  en: (company, note) => `A note from ${company}: “${note}”`,
  hi: (company, note) => `${company} का संदेश: “${note}”`,
};

/** Mails the seeker the company's decision with its note. */
export function mailDecision(
  services: NotifyServices,
  kind: 'application_decided' | 'answered_late',
  { parties, status, note }: { parties: Parties; status: Decision; note: string | null },
): Promise<void> {
  const { company_name, job_title } = parties;
  const seeker = {
    id: parties.seeker_id,
    email: parties.seeker_email,
    language: parties.seeker_language,
  };
  return mailNotification(services, kind, [seeker], ({ language }) => {
    const { subject, said } = decisions[language][status](company_name, job_title);
    return {
      subject,
      paragraphs: [
        greeting[language](parties.seeker_name),
        said,
        ...(note ? [noteWords[language](company_name, note)] : []),
      ],
      answers: { account: seeker.id, application: parties.id },
      link: {
        label: seeApplication[language],
        url: `${services.publicUrl}/user/applications?application=${parties.id}`,
      },
    };
  });
}

type Lost = 'job_hidden' | 'job_removed';

const lost: Record<Lost, Record<Language, (company: string, job: string) => Words>> = {
  job_hidden: {
    en: (company, job) => ({
      subject: `${job} at ${company} is hidden for now`,
      said: `Nobody at ${company} can answer at the moment, so we have hidden ${job}. Your application stays as it is: if the company comes back, so does the job. Until then, do apply elsewhere too.`,
    }),
    hi: (company, job) => ({
      subject: `${company} में ${job} की पोस्ट अभी छिपी है`,
      said: `${company} में अभी जवाब देने वाला कोई नहीं है, इसलिए हमने ${job} की पोस्ट छिपा दी है। आपका आवेदन वैसा ही है: कंपनी लौटेगी, तो पोस्ट भी फिर दिखेगी। तब तक दूसरी नौकरियों के लिए भी आवेदन करते रहें।`,
    }),
  },
  job_removed: {
    en: (company, job) => ({
      subject: `We have removed ${job} at ${company}`,
      said: `Our moderators have removed ${job} at ${company}, because it broke our rules. Please pay nobody for it, and send no more documents. If you have paid, call the helpline 1930 or report it at cybercrime.gov.in at once: the sooner, the better the chance to get it back.`,
    }),
    hi: (company, job) => ({
      subject: `हमने ${company} में ${job} की पोस्ट हटा दी है`,
      said: `${company} में ${job} की पोस्ट नियमों के ख़िलाफ़ थी, इसलिए हमारे मॉडरेटर ने उसे हटा दिया है। इसके लिए किसी को पैसे न दें और कोई काग़ज़ न भेजें। पैसे दे दिए हों, तो तुरंत हेल्पलाइन 1930 पर फ़ोन करें या cybercrime.gov.in पर शिकायत करें: जितनी जल्दी, पैसे लौटने की उतनी उम्मीद।`,
    }),
  },
};

/** Mails a seeker that a job they applied to is hidden or removed. */
export function mailLost(services: NotifyServices, kind: Lost, applied: Applied): Promise<void> {
  const { application_id, company_name, job_title, name } = applied;
  return mailNotification(services, kind, [applied], ({ language }) => {
    const { subject, said } = lost[kind][language](company_name, job_title);
    return {
      subject,
      paragraphs: [greeting[language](name), said],
      link: {
        label: seeApplication[language],
        url: `${services.publicUrl}/user/applications?application=${application_id}`,
      },
    };
  });
}
