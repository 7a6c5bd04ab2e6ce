import type { Language } from '../endpoint.ts';
import { interviewTimeText } from '../interviews/time-text.ts';
import type { NotificationSubject } from '../notifications.ts';

type Subject = NotificationSubject<'interview'>;
type Wording = (subject: Subject) => string;
type Occasion = Subject['happened'];

const when = ({ starts_at }: Subject, language: Language) =>
  starts_at ? interviewTimeText(starts_at, language) : '';

const candidate: Record<Language, Record<Occasion, Wording>> = {
  en: {
    invited: (about) =>
      about.starts_at
        ? `${about.company_name} invites you to an interview for ${about.job_title}: ${when(about, 'en')}`
        : `${about.company_name} invites you to an interview for ${about.job_title}. Choose a time.`,
    chosen: (about) =>
      `Your interview for ${about.job_title} at ${about.company_name} is set: ${when(about, 'en')}`,
    moved: (about) =>
      about.starts_at
        ? `${about.company_name} has changed your interview for ${about.job_title}: ${when(about, 'en')}`
        : `${about.company_name} offers new times for your interview for ${about.job_title}. Choose one.`,
    cancelled: (about) =>
      `${about.company_name} has cancelled your interview for ${about.job_title}`,
    declined: (about) =>
      `${about.company_name} has been told that you cannot come to the interview for ${about.job_title}`,
    needless: (about) =>
      `Your interview for ${about.job_title} is off: the job is yours without it`,
    ended: (about) => `Your interview for ${about.job_title} is off: the application has ended`,
    unseated: (about) => `Interview for ${about.job_title}`,
    times_passed: (about) => `The times for your interview for ${about.job_title} have passed`,
    missed: (about) =>
      `${about.company_name} waited for you at the interview for ${about.job_title}. You can answer.`,
    was_there: (about) =>
      `${about.company_name} says it was there at the interview for ${about.job_title}`,
    again: (about) =>
      `${about.company_name} is sorry about the interview for ${about.job_title} and will offer another time`,
  },
  hi: {
    invited: (about) =>
      about.starts_at
        ? `${about.company_name} ने ${about.job_title} के इंटरव्यू पर बुलाया है: ${when(about, 'hi')}`
        : `${about.company_name} ने ${about.job_title} के इंटरव्यू पर बुलाया है। समय चुनें।`,
    chosen: (about) =>
      `${about.company_name} में ${about.job_title} का इंटरव्यू तय: ${when(about, 'hi')}`,
    moved: (about) =>
      about.starts_at
        ? `${about.company_name} ने ${about.job_title} का आपका इंटरव्यू बदला है: ${when(about, 'hi')}`
        : `${about.company_name} ने ${about.job_title} के इंटरव्यू के लिए नए समय दिए हैं। एक चुनें।`,
    cancelled: (about) => `${about.company_name} ने ${about.job_title} का आपका इंटरव्यू रद्द किया है`,
    declined: (about) =>
      `${about.company_name} को बता दिया गया है कि आप ${about.job_title} के इंटरव्यू पर नहीं आ सकते`,
    needless: (about) => `${about.job_title} का इंटरव्यू अब नहीं होगा: नौकरी उसके बिना ही आपकी हो गई`,
    ended: (about) => `${about.job_title} का इंटरव्यू अब नहीं होगा: आवेदन समाप्त हो गया`,
    unseated: (about) => `${about.job_title} का इंटरव्यू`,
    times_passed: (about) => `${about.job_title} के आपके इंटरव्यू के समय निकल गए`,
    missed: (about) =>
      `${about.job_title} के इंटरव्यू पर ${about.company_name} ने आपका इंतज़ार किया। आप जवाब दे सकते हैं।`,
    was_there: (about) => `${about.company_name} का जवाब: ${about.job_title} के इंटरव्यू पर वे मौजूद थे`,
    again: (about) =>
      `${about.job_title} के इंटरव्यू के लिए ${about.company_name} को खेद है, वे दूसरा समय देंगे`,
  },
};

const company: Record<Language, Record<Occasion, Wording>> = {
  en: {
    invited: (about) =>
      `You are interviewing ${about.candidate_name} for ${about.job_title}: ${when(about, 'en')}`,
    chosen: (about) =>
      `${about.candidate_name} has chosen a time for ${about.job_title}: ${when(about, 'en')}`,
    moved: (about) =>
      about.starts_at
        ? `The interview with ${about.candidate_name} for ${about.job_title} was changed: ${when(about, 'en')}`
        : `${about.candidate_name} was offered new times for the interview for ${about.job_title}`,
    cancelled: (about) =>
      `The interview with ${about.candidate_name} for ${about.job_title} was cancelled`,
    declined: (about) =>
      `${about.candidate_name} cannot come to the interview for ${about.job_title}`,
    needless: (about) =>
      `The interview with ${about.candidate_name} for ${about.job_title} is off: the job is theirs without it`,
    ended: (about) =>
      `The interview with ${about.candidate_name} for ${about.job_title} is off: the application has ended`,
    unseated: (about) =>
      `You are no longer interviewing ${about.candidate_name} for ${about.job_title}`,
    times_passed: (about) =>
      `${about.candidate_name} chose no time for the interview for ${about.job_title}, and all have passed. Offer new times.`,
    missed: (about) =>
      `${about.candidate_name} says nobody came to the interview for ${about.job_title}. You can answer.`,
    was_there: (about) =>
      `${about.candidate_name} answers: was there at the interview for ${about.job_title}`,
    again: (about) =>
      `${about.candidate_name} asks for another time for the interview for ${about.job_title}`,
  },
  hi: {
    invited: (about) =>
      `${about.job_title} के लिए ${about.candidate_name} का इंटरव्यू आप लेंगे: ${when(about, 'hi')}`,
    chosen: (about) =>
      `${about.candidate_name} ने ${about.job_title} के इंटरव्यू का समय चुना: ${when(about, 'hi')}`,
    moved: (about) =>
      about.starts_at
        ? `${about.job_title} के लिए ${about.candidate_name} का इंटरव्यू बदला गया: ${when(about, 'hi')}`
        : `${about.job_title} के इंटरव्यू के लिए ${about.candidate_name} को नए समय दिए गए`,
    cancelled: (about) => `${about.job_title} के लिए ${about.candidate_name} का इंटरव्यू रद्द किया गया`,
    declined: (about) =>
      `${about.job_title} के इंटरव्यू पर ${about.candidate_name} का आना नहीं हो पाएगा`,
    needless: (about) =>
      `${about.job_title} के लिए ${about.candidate_name} का इंटरव्यू अब नहीं होगा: नौकरी उसके बिना ही उनकी हो गई`,
    ended: (about) =>
      `${about.job_title} के लिए ${about.candidate_name} का इंटरव्यू अब नहीं होगा: आवेदन समाप्त हो गया`,
    unseated: (about) =>
      `${about.job_title} के लिए ${about.candidate_name} का इंटरव्यू अब आपको नहीं लेना है`,
    times_passed: (about) =>
      `${about.candidate_name} ने ${about.job_title} के इंटरव्यू का समय नहीं चुना, और सारे समय निकल गए। नए समय दें।`,
    missed: (about) =>
      `${about.candidate_name} की सूचना: ${about.job_title} के इंटरव्यू पर कोई नहीं आया। आप जवाब दे सकते हैं।`,
    was_there: (about) => `${about.candidate_name} का जवाब: ${about.job_title} के इंटरव्यू पर मौजूद थे`,
    again: (about) => `${about.candidate_name} ने ${about.job_title} के इंटरव्यू के लिए दूसरा समय माँगा है`,
  },
};

const saidIn =
  (language: Language) =>
  (about: Subject): string =>
    (about.for === 'candidate' ? candidate : company)[language][about.happened](about);

type Reminder = NotificationSubject<'interview_reminder'>;

const soon = { en: { 24: 'Tomorrow', 1: 'In an hour' }, hi: { 24: 'कल', 1: 'एक घंटे में' } };

const remindedIn =
  (language: Language) =>
  ({ hours, starts_at, job_title, company_name, candidate_name, ...about }: Reminder): string => {
    const whose = about.for === 'candidate' ? company_name : candidate_name;
    const what = language === 'hi' ? 'इंटरव्यू' : 'interview';
    const time = starts_at ? interviewTimeText(starts_at, language) : '';
    return `${soon[language][hours]}: ${what}, ${job_title}, ${whose}: ${time}`;
  };

/** What a reminder of an interview says. */
export const reminderTexts = { en: remindedIn('en'), hi: remindedIn('hi') };

/** What a notification about an interview says. */
export const interviewTexts = { en: saidIn('en'), hi: saidIn('hi') };
