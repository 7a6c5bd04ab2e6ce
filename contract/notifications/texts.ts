import type { ApplicationStatus } from '../applications.ts';
import { checkPath, checkTexts } from '../companies/check-texts.ts';
import { deviceWords } from '../accounts/device.ts';
import type { Language } from '../endpoint.ts';
import type { Notification, NotificationKind, NotificationSubject } from '../notifications.ts';
import { dateText } from '../format/dates.ts';
import { CONTACT_REQUESTS_PATH } from '../format/page-paths.ts';
import { isDayOver } from '../format/today.ts';
import { candidateAlertTexts } from './candidate-alert-texts.ts';
import { personName } from '../format/names/person-name.ts';
import type { ModerationAct, ProfileAct } from '../moderation/acts.ts';
import { teamChangeTexts } from '../team/team-texts.ts';
import { offerTexts } from './offer-texts.ts';
import { interviewTexts, reminderTexts } from './interview-texts.ts';

interface Kind<Subject> {
  /**
   * The page that shows more; for a line that stands for several things, the page with all of them.
   */
  to: (subject: Subject, count: number) => string;
  /** `now` decides whether a day of the text is still to come. */
  texts: Record<Language, (subject: Subject, count: number, now: number) => string>;
}

type Decision = (company: string, job: string) => string;

const decisions: Record<Language, Partial<Record<ApplicationStatus, Decision>>> = {
  en: {
    reviewing: (company, job) =>
      `${company} is reading your application for ${job} and left a note`,
    interview: (company, job) => `${company} would like to interview you for ${job}`,
    offered: (company, job) => `${company} offers you the job ${job}`,
    hired: (company, job) => `${company} has hired you for ${job}`,
    accepted: (company, job) => `${company} accepted your application for ${job}`,
    rejected: (company, job) => `${company} did not choose you for ${job}`,
    unanswered: (company, job) => `No answer from ${company} about ${job}`,
  },
  hi: {
    reviewing: (company, job) =>
      `${job} के लिए आपका आवेदन ${company} देख रही है; कंपनी ने एक संदेश भी लिखा है`,
    interview: (company, job) => `${job} के लिए ${company} आपका इंटरव्यू लेना चाहती है`,
    offered: (company, job) => `${company} ने आपको ${job} का ऑफ़र दिया है`,
    hired: (company, job) => `${company} ने ${job} के लिए आपको नौकरी पर रखा है`,
    accepted: (company, job) => `${company} ने ${job} के लिए आपका आवेदन स्वीकार किया`,
    unanswered: (company, job) => `${job} के आपके आवेदन पर ${company} ने जवाब नहीं दिया`,
    rejected: (company, job) => `${company} ने ${job} के लिए इस बार आपको नहीं चुना`,
  },
};

const decisionTexts: Record<
  Language,
  (about: NotificationSubject<'application_decided'>) => string
> = {
  en: ({ status, company_name, job_title }) =>
    decisions.en[status]?.(company_name, job_title) ?? `Your application for ${job_title} has news`,
  hi: ({ status, company_name, job_title }) =>
    decisions.hi[status]?.(company_name, job_title) ?? `${job_title} के आपके आवेदन पर नई ख़बर है`,
};

const ofSeeker = ({ application_id }: { application_id: number }) =>
  `/user/applications?application=${application_id}`;
const ofCompany = ({ application_id }: { application_id: number }) =>
  `/hr/applications?application=${application_id}`;

/** One application, or all those to its job. */
const ofJob = (about: { application_id: number; job_id: number }, count: number) =>
  count === 1 ? ofCompany(about) : `/hr/applications/${about.job_id}`;

const ofInterview = (about: NotificationSubject<'interview' | 'interview_reminder'>) =>
  about.for === 'candidate' ? `/user/interviews/${about.interview_id}` : ofCompany(about);

const moderationTexts: Record<Language, Record<ModerationAct, (job: string) => string>> = {
  en: {
    held: (job) => `“${job}” is on hold until our moderators have looked at it`,
    released: (job) => `Our moderators have looked at “${job}”: it is open again`,
    removed: (job) => `Our moderators have removed “${job}”`,
    warned: (job) => `Our moderators have something to say about “${job}”`,
  },
  hi: {
    held: (job) => `“${job}” रोकी गई है, जब तक हमारे मॉडरेटर उसे देख न लें`,
    released: (job) => `हमारे मॉडरेटर ने “${job}” देख ली है: यह फिर खुली है`,
    removed: (job) => `हमारे मॉडरेटर ने “${job}” हटा दी है`,
    warned: (job) => `“${job}” के बारे में हमारे मॉडरेटर कुछ कहना चाहते हैं`,
  },
};

const profileModerationTexts: Record<Language, Record<ProfileAct, string>> = {
  en: {
    held: 'Our moderators have hidden your profile',
    released: 'Our moderators have made your profile visible again',
    warned: 'Our moderators have something to say about your profile',
  },
  hi: {
    held: 'हमारे मॉडरेटर ने आपकी प्रोफ़ाइल छिपा दी है',
    released: 'हमारे मॉडरेटर ने आपकी प्रोफ़ाइल फिर दिखा दी है',
    warned: 'आपकी प्रोफ़ाइल के बारे में हमारे मॉडरेटर कुछ कहना चाहते हैं',
  },
};

/** The link and the sentence of each kind of notification. */
const kinds: { [K in NotificationKind]: Kind<NotificationSubject<K>> } = {
  application_decided: { to: ofSeeker, texts: decisionTexts },
  answered_late: {
    to: ofSeeker,
    texts: {
      en: (about) => `A late answer: ${decisionTexts.en(about)}`,
      hi: (about) => `देर से आया जवाब: ${decisionTexts.hi(about)}`,
    },
  },
  job_hidden: {
    to: ofSeeker,
    texts: {
      en: ({ company_name, job_title }) =>
        `${job_title} at ${company_name} is hidden for now: nobody there can answer`,
      hi: ({ company_name, job_title }) =>
        `${company_name} में ${job_title} की पोस्ट अभी छिपी है: वहाँ जवाब देने वाला कोई नहीं है`,
    },
  },
  job_removed: {
    to: ofSeeker,
    texts: {
      en: ({ company_name, job_title }) =>
        `We have removed ${job_title} at ${company_name}: please pay nobody for it`,
      hi: ({ company_name, job_title }) =>
        `हमने ${company_name} में ${job_title} की पोस्ट हटा दी है: इसके लिए किसी को पैसे न दें`,
    },
  },
  job_moderated: {
    to: ({ job_id }) => `/hr/jobs/${job_id}/moderation`,
    texts: {
      en: ({ job_title, act }) => moderationTexts.en[act](job_title),
      hi: ({ job_title, act }) => moderationTexts.hi[act](job_title),
    },
  },
  profile_moderated: {
    to: (about) => `/${about.for}/moderation`,
    texts: {
      en: ({ act }) => profileModerationTexts.en[act],
      hi: ({ act }) => profileModerationTexts.hi[act],
    },
  },
  company_checked: {
    to: (about) => checkPath(about.of, about.allowed, about.company_id),
    texts: {
      en: (about) => checkTexts.en[about.of](about),
      hi: (about) => checkTexts.hi[about.of](about),
    },
  },
  team_changed: {
    to: ({ change }) => (change === 'removed' ? '/profile/setup/hr' : '/hr/team'),
    texts: teamChangeTexts,
  },
  job_alert: {
    to: ({ job_id }, count) => (count === 1 ? `/jobs/${job_id}?from=alert` : '/user/alerts'),
    texts: {
      en: ({ alert_name, job_title, company_name }, count) =>
        count === 1
          ? `New for “${alert_name}”: ${job_title} at ${company_name}`
          : `${count} new jobs for “${alert_name}”, the newest: ${job_title} at ${company_name}`,
      hi: ({ alert_name, job_title, company_name }, count) =>
        count === 1
          ? `“${alert_name}” की नई नौकरी: ${company_name} में ${job_title}`
          : `“${alert_name}” की ${count} नई नौकरियाँ, सबसे नई: ${company_name} में ${job_title}`,
    },
  },
  candidate_alert: {
    to: ({ path }) => path,
    texts: candidateAlertTexts,
  },
  saved_job_closing: {
    to: ({ job_id }) => `/jobs/${job_id}`,
    texts: {
      en: ({ job_title, company_name, expires_at }) =>
        `${job_title} at ${company_name}, which you saved, closes on ${dateText(expires_at, 'en')}`,
      hi: ({ job_title, company_name, expires_at }) =>
        `आपकी सेव की हुई नौकरी, ${company_name} में ${job_title}, ${dateText(expires_at, 'hi')} को बंद होगी`,
    },
  },
  job_to_confirm: {
    to: () => '/hr/postings',
    texts: {
      en: ({ job_title, pauses_at }) =>
        `Is “${job_title}” still open? Otherwise it pauses on ${dateText(pauses_at, 'en')}`,
      hi: ({ job_title, pauses_at }) =>
        `क्या “${job_title}” अब भी खुली है? नहीं बताया, तो ${dateText(pauses_at, 'hi')} को रुक जाएगी`,
    },
  },
  job_paused: {
    to: () => '/hr/postings?status=paused',
    texts: {
      en: ({ job_title }) => `“${job_title}” is paused: nobody has said that it is open`,
      hi: ({ job_title }) => `“${job_title}” रुकी है: किसी ने नहीं बताया कि यह खुली है`,
    },
  },
  interview: {
    to: ofInterview,
    texts: interviewTexts,
  },
  interview_reminder: {
    to: ofInterview,
    texts: reminderTexts,
  },
  offer: {
    to: (about) =>
      about.for === 'candidate' ? `/user/offers/${about.offer_id}` : ofCompany(about),
    texts: offerTexts,
  },
  answers_due: {
    to: () => '/hr/applications?status=waiting',
    texts: {
      en: ({ count, due_at }, _, now) => {
        const day = dateText(due_at, 'en');
        if (isDayOver(due_at, now)) {
          return count === 1
            ? `Your answer to one application was due on ${day}`
            : `Your answers to ${count} applications are due, the first was due on ${day}`;
        }
        return count === 1
          ? `One application waits for your answer by ${day}`
          : `${count} applications wait for your answer, the first by ${day}`;
      },
      hi: ({ count, due_at }, _, now) => {
        const day = dateText(due_at, 'hi');
        if (isDayOver(due_at, now)) {
          return count === 1
            ? `एक आवेदन का जवाब ${day} तक देना था`
            : `${count} आवेदनों का जवाब देना है, पहले का ${day} तक देना था`;
        }
        return count === 1
          ? `एक आवेदन का जवाब ${day} तक देना है`
          : `${count} आवेदनों का जवाब देना है, पहले का ${day} तक`;
      },
    },
  },
  new_application: {
    to: ofJob,
    texts: {
      en: ({ candidate_name, job_title }, count) =>
        count === 1
          ? `${candidate_name} applied for ${job_title}`
          : `${count} new applications for ${job_title}`,
      hi: ({ candidate_name, job_title }, count) =>
        count === 1
          ? `${job_title} के लिए ${candidate_name} का आवेदन आया`
          : `${job_title} के लिए ${count} नए आवेदन`,
    },
  },
  application_withdrawn: {
    to: ofJob,
    texts: {
      en: ({ candidate_name, job_title }, count) =>
        count === 1
          ? `${candidate_name} withdrew the application for ${job_title}`
          : `${count} candidates withdrew their applications for ${job_title}`,
      hi: ({ candidate_name, job_title }, count) =>
        count === 1
          ? `${candidate_name} ने ${job_title} का आवेदन वापस ले लिया`
          : `${count} आवेदकों ने ${job_title} के आवेदन वापस ले लिए`,
    },
  },
  profile_viewed: {
    to: () => '/user/views',
    texts: {
      en: ({ company_name, day }, count) =>
        count === 1
          ? `${company_name} looked at your profile`
          : `${count} companies looked at your profile on ${dateText(day, 'en')}`,
      hi: ({ company_name, day }, count) =>
        count === 1
          ? `${company_name} ने आपकी प्रोफ़ाइल देखी`
          : `${dateText(day, 'hi')} को ${count} कंपनियों ने आपकी प्रोफ़ाइल देखी`,
    },
  },
  contact_asked: {
    to: () => CONTACT_REQUESTS_PATH,
    texts: {
      en: ({ company_name, job_title }) =>
        job_title
          ? `${company_name} asks: may we contact you about ${job_title}?`
          : `${company_name} asks: may we contact you?`,
      hi: ({ company_name, job_title }) =>
        job_title
          ? `${company_name} पूछती है: क्या हम ${job_title} के लिए आपसे संपर्क करें?`
          : `${company_name} पूछती है: क्या हम आपसे संपर्क करें?`,
    },
  },
  contact_agreed: {
    to: ({ candidate_id }) => `/hr/candidates/${candidate_id}`,
    texts: {
      en: ({ job_title }) =>
        job_title
          ? `Somebody agreed to be contacted about ${job_title}`
          : 'Somebody agreed to be contacted',
      hi: ({ job_title }) =>
        job_title ? `${job_title} के लिए किसी ने संपर्क की हाँ कही` : 'किसी ने संपर्क की हाँ कही',
    },
  },
  message: {
    to: ({ conversation_id, for: whose }) =>
      `${whose === 'candidate' ? '/user' : '/hr'}/messages/${conversation_id}`,
    texts: {
      en: ({ from_name }) => `New message from ${personName(from_name, 'en')}`,
      hi: ({ from_name }) => `नया संदेश: ${personName(from_name, 'hi')}`,
    },
  },
  report_answered: {
    to: ({ conversation_id: id, for: whose }) =>
      `${whose === 'candidate' ? '/user' : '/hr'}/messages${id === null ? '' : `/${id}`}`,
    texts: {
      en: ({ report_id, answer }) => `Your report ${report_id} of messages: ${answer}`,
      hi: ({ report_id, answer }) => `संदेशों की आपकी शिकायत ${report_id}: ${answer}`,
    },
  },
  new_device: {
    to: () => '/settings',
    texts: {
      en: (device) =>
        `New login: ${deviceWords(device, 'en')}. If it was not you, log that device out.`,
      hi: (device) =>
        `नया लॉग इन: ${deviceWords(device, 'hi')}। अगर यह आप नहीं थे, तो उस डिवाइस को लॉग आउट करें।`,
    },
  },
  failed_second_step: {
    to: () => '/settings',
    texts: {
      en: () =>
        'Somebody entered your password, but a wrong code. If it was not you, change your password.',
      hi: () => 'किसी ने आपका पासवर्ड सही लिखा, पर कोड ग़लत। अगर यह आप नहीं थे, तो अपना पासवर्ड बदलें।',
    },
  },
};

/** A candidate who deleted their account no longer has a name. */
const named = <S extends Notification['subject']>(subject: S, language: Language): S =>
  'candidate_name' in subject
    ? { ...subject, candidate_name: personName(subject.candidate_name, language) }
    : subject;

/** The sentence of a notification, and the path of the page it leads to. */
export function describeNotification(
  { kind, subject, count }: Pick<Notification, 'kind' | 'subject' | 'count'>,
  language: Language,
  now = Date.now(),
): { to: string; text: string } {
  // The contract gives every kind its own subject, which TypeScript cannot follow through a table.
  const { to, texts } = kinds[kind] as Kind<typeof subject>;
  return { to: to(subject, count), text: texts[language](named(subject, language), count, now) };
}
