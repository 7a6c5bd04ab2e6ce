import { Link } from 'react-router';
import type { Candidate } from '../../../../contract/applications.ts';
import { dateText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { StatusBadge } from '../../../parts/applications/application-badges.tsx';
import { ScoreBadge } from '../../../parts/scores/score-badge.tsx';
import {
  educationEntries,
  Entries,
  experienceEntries,
  Text,
} from '../../../parts/profile/entries.tsx';
import { FactTable } from '../../../parts/profile/fact-table.tsx';
import { ProfileSection } from '../../../parts/profile/profile-section.tsx';
import { factsOf } from '../../../parts/profile/work-facts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CardList } from '../../../ui/lists/card-list.tsx';
import { candidateMessages } from '../messages.ts';

interface PartProps {
  candidate: Candidate;
}

const ENTRIES_SHOWN = 2;

interface OverviewProps extends PartProps {
  onMore: (part: 'experience' | 'education') => void;
}

/** The summary, the facts, and the newest two of work and education. */
export function Overview({ candidate, onMore }: OverviewProps) {
  const t = useMessages(candidateMessages);
  const facts = factsOf(candidate, useLanguage());
  const { about, experience, education } = candidate;
  const more = (part: 'experience' | 'education', label: string) =>
    candidate[part].length > ENTRIES_SHOWN ? (
      <Button variant="quiet" size="sm" className="mt-3" onClick={() => onMore(part)}>
        {label}
      </Button>
    ) : null;
  return (
    <div className="grid gap-4 xl:gap-5">
      <ProfileSection title={t.about} none={!about && t.noAbout}>
        <Text>{about}</Text>
      </ProfileSection>
      {facts.length > 0 ? (
        <ProfileSection title={t.facts}>
          <FactTable facts={facts} />
        </ProfileSection>
      ) : null}
      <ProfileSection title={t.experience} more={more('experience', t.allExperience)}>
        <Experience candidate={{ ...candidate, experience: experience.slice(0, ENTRIES_SHOWN) }} />
      </ProfileSection>
      <ProfileSection title={t.education} more={more('education', t.allEducation)}>
        <Education candidate={{ ...candidate, education: education.slice(0, ENTRIES_SHOWN) }} />
      </ProfileSection>
    </div>
  );
}

export function Experience({ candidate: { experience } }: PartProps) {
  const t = useMessages(candidateMessages);
  const language = useLanguage();
  return experience.length > 0 ? (
    <Entries entries={experienceEntries(experience, language)} />
  ) : (
    <p className="text-body text-ink-2">{t.noExperience}</p>
  );
}

export function Education({ candidate: { education } }: PartProps) {
  const t = useMessages(candidateMessages);
  const language = useLanguage();
  return education.length > 0 ? (
    <Entries entries={educationEntries(education, language)} />
  ) : (
    <p className="text-body text-ink-2">{t.noEducation}</p>
  );
}

/** The applications to this company; those to others are none of its business. */
export function Applications({ candidate: { applications } }: PartProps) {
  const t = useMessages(candidateMessages);
  const language = useLanguage();
  return (
    <CardList rows={applications}>
      {({ id, job_title, status, score, created_at }) => (
        <Card interactive className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
          <div className="min-w-0">
            <h2 className="text-h3">
              <Link to={`/hr/applications?application=${id}`} className="link link-cover">
                {job_title}
              </Link>
            </h2>
            <p className="note">{t.appliedOn(dateText(created_at, language))}</p>
          </div>
          <span className="flex flex-wrap items-center gap-2">
            <ScoreBadge score={score} />
            <StatusBadge status={status} />
          </span>
        </Card>
      )}
    </CardList>
  );
}
