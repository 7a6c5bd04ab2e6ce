import type { Language } from '../../../../contract/endpoint.ts';
import type {
  NotificationKind,
  NotificationPreference,
} from '../../../../contract/notifications.ts';

const groupOf = {
  application_decided: 'applications',
  answered_late: 'applications',
  job_hidden: 'applications',
  job_removed: 'applications',
  job_alert: 'jobs',
  saved_job_closing: 'jobs',
  job_to_confirm: 'jobs',
  job_paused: 'jobs',
  job_moderated: 'jobs',
  profile_moderated: 'people',
  company_checked: 'company',
  team_changed: 'company',
  interview: 'interviews',
  interview_reminder: 'interviews',
  offer: 'interviews',
  answers_due: 'applications',
  new_application: 'applications',
  application_withdrawn: 'applications',
  profile_viewed: 'people',
  contact_asked: 'people',
  contact_agreed: 'people',
  message: 'people',
  report_answered: 'people',
  new_device: 'security',
  failed_second_step: 'security',
} as const satisfies Record<NotificationKind, string>;

/** In the order of the page. */
const groups = ['applications', 'interviews', 'people', 'jobs', 'company', 'security'] as const;
type KindGroup = (typeof groupOf)[NotificationKind];

export const groupNames: Record<Language, Record<KindGroup, string>> = {
  en: {
    applications: 'Applications',
    interviews: 'Interviews and offers',
    people: 'Messages and your profile',
    jobs: 'Jobs',
    company: 'Your company',
    security: 'Security of your account',
  },
  hi: {
    applications: 'आवेदन',
    interviews: 'इंटरव्यू और ऑफ़र',
    people: 'संदेश और आपकी प्रोफ़ाइल',
    jobs: 'नौकरियाँ',
    company: 'आपकी कंपनी',
    security: 'आपके खाते की सुरक्षा',
  },
};

interface GroupOfKinds {
  group: KindGroup;
  preferences: NotificationPreference[];
}

/** The kinds under their headings; a group without any for the reader is left out. */
export const inGroups = (preferences: readonly NotificationPreference[]): GroupOfKinds[] =>
  groups
    .map((group) => ({
      group,
      preferences: preferences.filter(({ kind }) => groupOf[kind] === group),
    }))
    .filter((one) => one.preferences.length > 0);
