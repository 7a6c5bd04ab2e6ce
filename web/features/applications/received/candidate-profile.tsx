import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Candidate } from '../../../../contract/applications.ts';
import { dateText } from '../../../lib/format/format.ts';
import { spanText } from '../../../lib/months/months.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { FactTable } from '../../../parts/profile/fact-table.tsx';
import { factsOf, scoreText } from '../../../parts/profile/work-facts.ts';
import { SkillTags } from '../../../parts/skills/skill-tag.tsx';
import { StatusBadge } from '../../../parts/applications/application-badges.tsx';
import { receivedMessages } from './received-messages.ts';
import { dotted } from '../../../lib/format/separator.ts';

interface CandidateProfileProps {
  candidate: Candidate;
  /** The open application; the candidate's others are listed. */
  applicationId: number;
}

/** The profile as it was sent. */
export function CandidateProfile({ candidate, applicationId }: CandidateProfileProps) {
  const t = useMessages(receivedMessages);
  const language = useLanguage();
  const { about, skills, experience, education } = candidate;
  const facts = factsOf(candidate, language);
  const parts = [...skills, ...experience, ...education, ...facts];
  const isEmpty = !about && parts.length === 0;
  const others = candidate.applications.filter(({ id }) => id !== applicationId);
  return (
    <div className="grid gap-5">
      {isEmpty ? <p className="text-body text-ink-2">{t.emptyProfile}</p> : null}
      {about ? (
        <ProfileSection title={t.about}>
          <p className="text-body whitespace-pre-line">{about}</p>
        </ProfileSection>
      ) : null}
      {facts.length > 0 ? (
        <ProfileSection title={t.facts}>
          <FactTable facts={facts} />
        </ProfileSection>
      ) : null}
      {skills.length > 0 ? (
        <ProfileSection title={t.skills}>
          <SkillTags skills={skills} max={skills.length} />
        </ProfileSection>
      ) : null}
      {experience.length > 0 ? (
        <ProfileSection title={t.experience}>
          {experience.map((entry) => (
            <Entry
              key={entry.id}
              title={entry.title}
              place={[entry.company, entry.location]}
              months={spanText(entry, language, t.today)}
              text={entry.description}
              skills={entry.skills}
            />
          ))}
        </ProfileSection>
      ) : null}
      {education.length > 0 ? (
        <ProfileSection title={t.education}>
          {education.map((entry) => (
            <Entry
              key={entry.id}
              title={[entry.degree, entry.field].filter(Boolean).join(', ')}
              place={[entry.institution, entry.location, scoreText(entry, language)]}
              months={spanText(entry, language, t.today)}
              text={entry.description}
              skills={[]}
            />
          ))}
        </ProfileSection>
      ) : null}
      {others.length > 0 ? (
        <ProfileSection title={t.otherApplications}>
          {others.map((other) => (
            <p key={other.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
              <Link to={`/hr/applications?application=${other.id}`} className="link">
                {other.job_title}
              </Link>
              <span className="text-ink-2">{dateText(other.created_at, language)}</span>
              <StatusBadge status={other.status} />
            </p>
          ))}
        </ProfileSection>
      ) : null}
      <p className="text-caption text-ink-2">{t.snapshot}</p>
    </div>
  );
}

function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2.5">
      <h3 className="text-h3">{title}</h3>
      {children}
    </section>
  );
}

interface EntryProps {
  title: string;
  place: string[];
  months: string;
  text: string;
  skills: readonly string[];
}

function Entry({ title, place, months, text, skills }: EntryProps) {
  return (
    <div>
      <p className="text-body font-strong">{title}</p>
      <p className="note">{dotted(place)}</p>
      {months ? <p className="note tabular-nums">{months}</p> : null}
      {text ? <p className="mt-1 text-small whitespace-pre-line">{text}</p> : null}
      {skills.length > 0 ? (
        <div className="mt-1.5">
          <SkillTags skills={skills} max={skills.length} />
        </div>
      ) : null}
    </div>
  );
}
