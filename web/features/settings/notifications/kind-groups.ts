import type { Language } from '../../../../contract/endpoint.ts';
import type { NotificationPreference } from '../../../../contract/notifications.ts';
import { type KindGroup, kindGroups } from '../../../parts/notifications/notification-kinds.ts';

/** In the order of the page. */
const groups = ['applications', 'interviews', 'people', 'jobs', 'company', 'security'] as const;

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
      preferences: preferences.filter(({ kind }) => kindGroups[kind] === group),
    }))
    .filter((one) => one.preferences.length > 0);
