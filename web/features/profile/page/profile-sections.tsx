import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { UserProfile } from '../../../../contract/profiles.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { FactTable } from '../../../parts/profile/fact-table.tsx';
import { factsOf, scoreText } from '../../../parts/profile/work-facts.ts';
import { visibilityLabels, workFactsMessages } from '../../../parts/profile/work-facts-messages.ts';
import { SkillTags } from '../../../parts/skills/skill-tag.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { type EditTab, editPath } from '../completion.ts';
import { profileMessages } from '../messages.ts';
import { spanText } from '../../../lib/format/months.ts';

export function ProfileSections({ profile }: { profile: UserProfile }) {
  const t = useMessages(profileMessages);
  const language = useLanguage();
  const facts = factsOf(profile, language);
  return (
    <>
      <Section title={t.about} tab="basic">
        {profile.about ? <Text>{profile.about}</Text> : <Nothing>{t.noAbout}</Nothing>}
      </Section>
      <Section title={t.experience} tab="experience">
        {profile.experience.length > 0 ? (
          <Entries
            entries={profile.experience.map((entry) => ({
              ...entry,
              head: entry.title || entry.company,
              under: [entry.title && entry.company, entry.location],
              skills: entry.skills,
            }))}
          />
        ) : (
          <Nothing>{t.noExperience}</Nothing>
        )}
      </Section>
      <Section title={t.education} tab="education">
        {profile.education.length > 0 ? (
          <Entries
            entries={profile.education.map((entry) => ({
              ...entry,
              head: [entry.degree, entry.field].filter(Boolean).join(', ') || entry.institution,
              under: [
                entry.degree || entry.field ? entry.institution : '',
                entry.location,
                scoreText(entry, language),
              ],
              skills: [],
            }))}
          />
        ) : (
          <Nothing>{t.noEducation}</Nothing>
        )}
      </Section>
      <Section title={t.workFacts} tab="basic" field="notice_period_days">
        {facts.length > 0 ? <FactTable facts={facts} /> : <Nothing>{t.noWorkFacts}</Nothing>}
        {profile.current_ctc_lpa === null && profile.expected_ctc_lpa === null ? null : (
          <p className="mt-3.5 text-small text-ink-2">{t.ctcPrivate}</p>
        )}
        <p className="mt-3.5 border-t border-line pt-3.5 text-small text-ink-2">
          {workFactsMessages[language].visibility}: {visibilityLabels[language][profile.visibility]}
        </p>
      </Section>
    </>
  );
}

interface SectionProps {
  title: string;
  tab: EditTab;
  field?: string;
  children: ReactNode;
}

function Section({ title, tab, field, children }: SectionProps) {
  const t = useMessages(profileMessages);
  return (
    <Card as="section" className="md:p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-h2">{title}</h2>
        <Link
          to={editPath(tab, field)}
          aria-label={t.editSection(title)}
          title={t.editSection(title)}
          className="-my-2 -mr-2 grid size-11 place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink"
        >
          <Icon of={Pencil} />
        </Link>
      </div>
      <div className="mt-2.5">{children}</div>
    </Card>
  );
}

const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="text-body text-ink-2">{children}</p>
);

const Text = ({ children }: { children: ReactNode }) => (
  <p className="max-w-[72ch] text-body break-words whitespace-pre-line">{children}</p>
);

interface EntriesProps {
  entries: readonly {
    id: string;
    head: string;
    under: readonly string[];
    skills: readonly string[];
    startDate: string | null;
    endDate: string | null;
    current: boolean;
    description: string;
  }[];
}

function Entries({ entries }: EntriesProps) {
  const t = useMessages(profileMessages);
  const language = useLanguage();
  return (
    <ul className="grid">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="border-t border-line py-4 first:border-0 first:pt-0 last:pb-0"
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="text-h3 break-words">{entry.head}</h3>
            <p className="text-small text-ink-2 tabular-nums">
              {spanText(entry, language, t.present)}
            </p>
          </div>
          <p className="text-small text-ink-2">{entry.under.filter(Boolean).join(' · ')}</p>
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
