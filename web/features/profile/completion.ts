import type { UserProfile } from '../../../contract/profiles.ts';
import type { profileMessages } from './messages.ts';

export type EditTab = 'basic' | 'experience' | 'education' | 'resume';

export interface CompletionItem {
  /** The key of its text in the catalogue. */
  label: Extract<keyof (typeof profileMessages)['en'], `missing${string}`>;
  /** Share of the whole, in percent. */
  points: number;
  /** Where it is filled in. */
  tab: EditTab;
  isDone: (profile: UserProfile) => boolean;
}

const SKILLS_WANTED = 3;

/** The parts of a complete profile; the points add up to 100. */
export const completionItems: readonly CompletionItem[] = [
  { label: 'missingTitle', points: 10, tab: 'basic', isDone: ({ title }) => title !== '' },
  { label: 'missingLocation', points: 10, tab: 'basic', isDone: ({ location }) => location !== '' },
  { label: 'missingPhone', points: 10, tab: 'basic', isDone: ({ phone }) => Boolean(phone) },
  { label: 'missingAbout', points: 10, tab: 'basic', isDone: ({ about }) => about !== '' },
  {
    label: 'missingSkills',
    points: 15,
    tab: 'basic',
    isDone: ({ skills }) => skills.length >= SKILLS_WANTED,
  },
  {
    label: 'missingExperience',
    points: 15,
    tab: 'experience',
    isDone: ({ experience }) => experience.length > 0,
  },
  {
    label: 'missingEducation',
    points: 10,
    tab: 'education',
    isDone: ({ education }) => education.length > 0,
  },
  {
    label: 'missingResume',
    points: 20,
    tab: 'resume',
    isDone: ({ resumeUrl }) => resumeUrl !== null,
  },
];

/** How complete a profile is, in percent, and what is missing, the biggest share first. */
export function completionOf(profile: UserProfile | null): {
  percent: number;
  missing: CompletionItem[];
} {
  const missing = completionItems.filter((item) => profile === null || !item.isDone(profile));
  const percent = missing.reduce((rest, item) => rest - item.points, 100);
  return { percent, missing: missing.toSorted((a, b) => b.points - a.points) };
}

export const editPath = (tab: EditTab): string =>
  tab === 'basic' ? '/profile/edit' : `/profile/edit?tab=${tab}`;
