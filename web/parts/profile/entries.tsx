import type { ReactNode } from 'react';
import type { Language } from '../../../contract/endpoint.ts';
import { placeName } from '../../../contract/format/names/place-names.ts';
import type { Education, Experience } from '../../../contract/profiles.ts';
import { spanText } from '../../lib/months/months.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { scoreText } from './work-facts.ts';
import { SkillTags } from '../skills/skill-tag.tsx';
import { workFactsMessages } from './work-facts-messages.ts';
import { dotted } from '../../lib/format/separator.ts';

export const Text = ({ children }: { children: ReactNode }) => (
  <p className="max-w-[72ch] text-body break-words whitespace-pre-line">{children}</p>
);

interface Entry {
  id: string;
  head: string;
  under: readonly string[];
  skills: readonly string[];
  startDate: string | null;
  endDate: string | null;
  current: boolean;
  description: string;
}

export const experienceEntries = (experience: readonly Experience[], language: Language): Entry[] =>
  experience.map((entry) => ({
    ...entry,
    head: entry.title || entry.company,
    under: [entry.title && entry.company, placeName(entry.location, language)],
  }));

export const educationEntries = (education: readonly Education[], language: Language): Entry[] =>
  education.map((entry) => ({
    ...entry,
    head: [entry.degree, entry.field].filter(Boolean).join(', ') || entry.institution,
    under: [
      entry.degree || entry.field ? entry.institution : '',
      placeName(entry.location, language),
      scoreText(entry, language),
    ],
    skills: [],
  }));

/** Work or education entries of a profile: what, where, when. */
export function Entries({ entries }: { entries: readonly Entry[] }) {
  const t = useMessages(workFactsMessages);
  const language = useLanguage();
  return (
    <ul className="grid">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="border-t border-line py-4 first:border-0 first:pt-0 last:pb-0"
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="text-h3">{entry.head}</h3>
            <p className="note tabular-nums">{spanText(entry, language, t.present)}</p>
          </div>
          <p className="note">{dotted(entry.under)}</p>
          {entry.description ? (
            <div className="mt-2">
              <Text>{entry.description}</Text>
            </div>
          ) : null}
          {entry.skills.length > 0 ? (
            <div className="mt-2.5">
              <SkillTags skills={entry.skills} max={entry.skills.length} />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
