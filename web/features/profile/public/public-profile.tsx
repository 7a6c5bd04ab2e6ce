import { placeName } from '../../../../contract/format/names/place-names.ts';
import { MapPin } from 'lucide-react';
import type { PublicProfile } from '../../../../contract/profiles/sharing.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import {
  educationEntries,
  Entries,
  experienceEntries,
  Text,
} from '../../../parts/profile/entries.tsx';
import { FactTable } from '../../../parts/profile/fact-table.tsx';
import { ProfileSection } from '../../../parts/profile/profile-section.tsx';
import {
  experienceText,
  type Fact,
  languageText,
  noticeText,
} from '../../../parts/profile/work-facts.ts';
import { workFactsMessages } from '../../../parts/profile/work-facts-messages.ts';
import { SkillTags } from '../../../parts/skills/skill-tag.tsx';
import { Avatar } from '../../../ui/panels/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { profileMessages } from '../messages.ts';
import { publicMessages } from './public-messages.ts';

/** What a seeker shows to everybody with the address; empty fields are left out. */
export function PublicProfileView({ profile, code }: { profile: PublicProfile; code: string }) {
  const t = useMessages(profileMessages);
  const words = useMessages(publicMessages);
  const language = useLanguage();
  const { glance, preferences } = useFacts(profile);
  return (
    <article className="gutter-public mx-auto grid max-w-200 gap-4 py-5 md:py-8">
      <Card className="md:p-5">
        <header className="flex items-start gap-4 md:gap-5">
          <Avatar id={0} name={profile.name} size="lg" picture={profile.picture_url} />
          <div className="min-w-0">
            <h1 className="text-h1">{profile.name}</h1>
            {profile.title ? <p className="text-body text-ink-2">{profile.title}</p> : null}
            {profile.location ? (
              <p className="mt-1 inline-flex items-start gap-1.5 note">
                <Icon of={MapPin} size={16} className="mt-[3px]" />
                <span className="break-words">{placeName(profile.location, language)}</span>
              </p>
            ) : null}
          </div>
        </header>
        {profile.skills.length > 0 ? (
          <div className="mt-4">
            <h2 className="sr-only">{t.skills}</h2>
            <SkillTags skills={profile.skills} max={profile.skills.length} />
          </div>
        ) : null}
      </Card>
      {profile.about !== '' ? (
        <ProfileSection title={t.about}>
          <Text>{profile.about}</Text>
        </ProfileSection>
      ) : null}
      {glance.length > 0 ? (
        <ProfileSection title={words.facts}>
          <FactTable facts={glance} />
        </ProfileSection>
      ) : null}
      {profile.experience.length > 0 ? (
        <ProfileSection title={t.experience}>
          <Entries entries={experienceEntries(profile.experience, language)} />
        </ProfileSection>
      ) : null}
      {profile.education.length > 0 ? (
        <ProfileSection title={t.education}>
          <Entries entries={educationEntries(profile.education, language)} />
        </ProfileSection>
      ) : null}
      {preferences.length > 0 ? (
        <ProfileSection title={words.preferences}>
          <FactTable facts={preferences} />
        </ProfileSection>
      ) : null}
      <p className="note">
        {words.contact} {words.contactText}
      </p>
      {/* The form to report it is a page without scripts. */}
      <a
        href={`/report?profile=${code}`}
        rel="nofollow"
        className="link justify-self-start text-small"
      >
        {words.report}
      </a>
    </article>
  );
}

function useFacts(profile: PublicProfile): Record<'glance' | 'preferences', Fact[]> {
  const language = useLanguage();
  const t = workFactsMessages[language];
  const { total_experience_months: months, languages, job_preferences: wishes } = profile;
  const known = (facts: Fact[]) => facts.filter(([, text]) => text !== '');
  return {
    glance: known([
      [t.totalExperience, months > 0 ? experienceText(months, language) : ''],
      [t.languages, languages.map((one) => languageText(one, language)).join('; ')],
    ]),
    preferences: known([
      [
        t.preferredLocations,
        (wishes?.preferred_locations ?? []).map((place) => placeName(place, language)).join(', '),
      ],
      [t.noticePeriod, wishes ? noticeText(wishes, language) : ''],
    ]),
  };
}
