import type { CompletionPart } from '../../../contract/profiles/completion.ts';
import type { profileMessages } from './messages.ts';

export type EditTab = 'basic' | 'experience' | 'education' | 'resume';

interface Place {
  /** The key of its text in the catalogue. */
  label: Extract<keyof (typeof profileMessages)['en'], `missing${string}`>;
  tab: EditTab;
}

/** The name of each part of a complete profile, and where it is filled in. */
export const completionPlaces: Record<CompletionPart, Place> = {
  resumeUrl: { label: 'missingResume', tab: 'resume' },
  skills: { label: 'missingSkills', tab: 'basic' },
  experience: { label: 'missingExperience', tab: 'experience' },
  title: { label: 'missingTitle', tab: 'basic' },
  phone: { label: 'missingPhone', tab: 'basic' },
  about: { label: 'missingAbout', tab: 'basic' },
  education: { label: 'missingEducation', tab: 'education' },
  location: { label: 'missingLocation', tab: 'basic' },
  languages: { label: 'missingLanguages', tab: 'basic' },
};

/** The form, opened on a tab, with the focus in a field. */
export function editPath(tab: EditTab, field?: string): string {
  const asked = new URLSearchParams({
    ...(tab === 'basic' ? {} : { tab }),
    ...(field === undefined ? {} : { field }),
  }).toString();
  return asked ? `/profile/edit?${asked}` : '/profile/edit';
}
