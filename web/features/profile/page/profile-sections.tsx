import { Pencil } from 'lucide-react';
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
import { ProfileSection } from '../../../parts/profile/profile-section.tsx';
import { factsOf } from '../../../parts/profile/work-facts.ts';
import { visibilityLabels, workFactsMessages } from '../../../parts/profile/work-facts-messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import { type EditTab, editPath } from '../completion.ts';
import { profileMessages } from '../messages.ts';

export function ProfileSections({ profile }: { profile: UserProfile }) {
  const t = useMessages(profileMessages);
  const language = useLanguage();
  const facts = factsOf(profile, language);
  const { about, experience, education } = profile;
  const edit = (title: string, tab: EditTab, field?: string) => ({
    title,
    action: <EditLink title={title} to={editPath(tab, field)} />,
  });
  return (
    <>
      <ProfileSection {...edit(t.about, 'basic')} none={about === '' && t.noAbout}>
        <Text>{about}</Text>
      </ProfileSection>
      <ProfileSection
        {...edit(t.experience, 'experience')}
        none={experience.length === 0 && t.noExperience}
      >
        <Entries entries={experienceEntries(experience, language)} />
      </ProfileSection>
      <ProfileSection
        {...edit(t.education, 'education')}
        none={education.length === 0 && t.noEducation}
      >
        <Entries entries={educationEntries(education, language)} />
      </ProfileSection>
      <ProfileSection {...edit(t.workFacts, 'basic', 'notice_period_days')}>
        {facts.length > 0 ? (
          <FactTable facts={facts} />
        ) : (
          <p className="text-body text-ink-2">{t.noWorkFacts}</p>
        )}
        {profile.current_ctc_lpa === null && profile.expected_ctc_lpa === null ? null : (
          <p className="mt-3.5 note">{t.ctcPrivate}</p>
        )}
        <p className="mt-3.5 border-t border-line pt-3.5 note">
          {workFactsMessages[language].visibility}: {visibilityLabels[language][profile.visibility]}
        </p>
      </ProfileSection>
    </>
  );
}

function EditLink({ title, to }: { title: string; to: string }) {
  const t = useMessages(profileMessages);
  return (
    <Link
      to={to}
      aria-label={t.editSection(title)}
      title={t.editSection(title)}
      className="-my-2 -mr-2 grid size-11 place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink"
    >
      <Icon of={Pencil} />
    </Link>
  );
}
