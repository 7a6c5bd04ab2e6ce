/** Changes the texts of a profile, because a company may not see all of them. */
import type { Education, Experience, KnownLanguage } from '../profiles.ts';

/** A profile, or the copy of it that went along with an application; older copies lack the optional fields. */
interface Profile {
  title: string;
  location: string;
  about: string;
  skills: string[];
  experience: (Omit<Experience, 'skills'> & Partial<Pick<Experience, 'skills'>>)[];
  education: Education[];
  preferred_locations?: string[];
  languages?: KnownLanguage[];
}

/** The profile with every text that the seeker wrote as `shown` returns it. Name, ids and months stay. */
export function withTexts<P extends Profile>(profile: P, shown: (text: string) => string): P {
  const { preferred_locations, languages } = profile;
  return {
    ...profile,
    title: shown(profile.title),
    location: shown(profile.location),
    about: shown(profile.about),
    skills: profile.skills.map(shown),
    experience: profile.experience.map((entry) => ({
      ...entry,
      title: shown(entry.title),
      company: shown(entry.company),
      location: shown(entry.location),
      description: shown(entry.description),
      ...(entry.skills ? { skills: entry.skills.map(shown) } : {}),
    })),
    education: profile.education.map((entry) => ({
      ...entry,
      degree: shown(entry.degree),
      institution: shown(entry.institution),
      field: shown(entry.field),
      location: shown(entry.location),
      description: shown(entry.description),
    })),
    ...(preferred_locations ? { preferred_locations: preferred_locations.map(shown) } : {}),
    ...(languages
      ? { languages: languages.map((known) => ({ ...known, language: shown(known.language) })) }
      : {}),
  };
}
