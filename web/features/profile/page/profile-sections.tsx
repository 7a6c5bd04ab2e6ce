import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { UserProfile } from '../../../../contract/profiles.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import {
  educationEntries,
  Entries,
  experienceEntries,
  Text,
} from '../../../parts/profile/entries.tsx';
import { FactTable } from '../../../parts/profile/fact-table.tsx';
import { factsOf } from '../../../parts/profile/work-facts.ts';
import { visibilityLabels, workFactsMessages } from '../../../parts/profile/work-facts-messages.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { type EditTab, editPath } from '../completion.ts';
import { profileMessages } from '../messages.ts';

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
          <Entries entries={experienceEntries(profile.experience)} />
        ) : (
          <Nothing>{t.noExperience}</Nothing>
        )}
      </Section>
      <Section title={t.education} tab="education">
        {profile.education.length > 0 ? (
          <Entries entries={educationEntries(profile.education, language)} />
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
