import type { AdminRole } from '../admin/admin-roles.ts';
import type { Language } from '../endpoint.ts';

/** What a contact message is about, in the order of the form. */
export const contactTopics = [
  'help',
  'suspicious',
  'account',
  'grievance',
  'access',
  'correction',
  'erasure',
  'nominee',
  'other',
] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** Requests under sections 11 to 14 of the Digital Personal Data Protection Act, 2023. */
export const dataRequests: readonly ContactTopic[] = ['access', 'correction', 'erasure', 'nominee'];

/**
 * The topics that admins of a role read and answer; requests about somebody's own data are not for
 * support.
 */
export function topicsFor(role: AdminRole | null): readonly ContactTopic[] {
  if (role === 'owner') return contactTopics;
  if (role === 'data_protection') return ['grievance', ...dataRequests];
  if (role === 'support') return contactTopics.filter((topic) => !dataRequests.includes(topic));
  return [];
}

/** What a list of messages can be asked for: one topic, or all requests about own data. */
export const contactFilters = [...contactTopics, 'data_request'] as const;
export type ContactFilter = (typeof contactFilters)[number];

export const isOfFilter = (topic: ContactTopic, filter: ContactFilter): boolean =>
  filter === 'data_request' ? dataRequests.includes(topic) : topic === filter;

/** The words for each topic in the form, the mails and the admins' list. */
export const contactTopicWords: Record<Language, Record<ContactTopic, string>> = {
  en: {
    help: 'Help',
    suspicious: 'A wrong or suspicious posting',
    account: 'My account (ban or appeal)',
    grievance: 'Grievance',
    access: 'My data: a copy',
    correction: 'My data: correct it',
    erasure: 'My data: delete it',
    nominee: 'My data: somebody who acts for me',
    other: 'Press or something else',
  },
  hi: {
    help: 'मदद',
    suspicious: 'ग़लत या संदिग्ध पोस्ट',
    account: 'मेरा खाता (रोक या अपील)',
    grievance: 'शिकायत',
    access: 'मेरा डेटा: कॉपी चाहिए',
    correction: 'मेरा डेटा: सुधारें',
    erasure: 'मेरा डेटा: हटाएँ',
    nominee: 'मेरा डेटा: मेरी जगह कोई और',
    other: 'प्रेस या कुछ और',
  },
};

/** The words for all requests about own data. */
export const dataRequestWords: Record<Language, string> = {
  en: 'My data: all requests',
  hi: 'मेरा डेटा: सभी अनुरोध',
};
