import { placeName } from '../../../../contract/format/names/place-names.ts';
import { FileDown, MapPin } from 'lucide-react';
import type { Candidate } from '../../../../contract/applications.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { SkillTags } from '../../../parts/skills/skill-tag.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Avatar } from '../../../ui/panels/avatar.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { FileLink } from '../../../ui/panels/file-link.tsx';
import { candidateMessages } from '../messages.ts';

interface CandidateProps {
  candidate: Candidate;
}

interface HeadProps extends CandidateProps {
  /** The application that is shown; null for somebody who did not apply. */
  applicationId: number | null;
}

/** Who it is, the resume, and a link to where their application is decided. */
export function CandidateHead({ candidate, applicationId }: HeadProps) {
  const t = useMessages(candidateMessages);
  const language = useLanguage();
  const { id, name, profile, resumeFileName } = candidate;
  return (
    <Card as="section" className="flex flex-wrap items-start gap-x-5 gap-y-4 md:p-5">
      <Avatar id={id} name={name} size="lg" picture={profile.profilePictureUrl} />
      <div className="min-w-0 flex-1 basis-56">
        <h1 className="text-h1">{name}</h1>
        {profile.title ? <p className="text-body text-ink-2">{profile.title}</p> : null}
        {profile.location ? (
          <p className="mt-1 inline-flex items-start gap-1.5 note">
            <Icon of={MapPin} size={16} className="mt-[3px]" />
            <span className="min-w-0 wrap-anywhere">{placeName(profile.location, language)}</span>
          </p>
        ) : null}
        {profile.resumeUrl === null && applicationId !== null ? (
          <p className="mt-1 note">{t.noResume}</p>
        ) : null}
      </div>
      {applicationId === null ? null : (
        <LinkButton to={`/hr/applications?application=${applicationId}`} className="max-md:w-full">
          {t.openApplication}
        </LinkButton>
      )}
      {profile.resumeUrl ? (
        <FileLink
          to={profile.resumeUrl}
          variant="secondary"
          icon={FileDown}
          title={resumeFileName ?? undefined}
          className="max-md:w-full"
        >
          {t.downloadResume}
        </FileLink>
      ) : null}
    </Card>
  );
}

export function SkillsCard({ candidate: { skills } }: CandidateProps) {
  const t = useMessages(candidateMessages);
  return (
    <Card as="section" className="grid gap-2.5">
      <h2 className="text-h3">{t.skills}</h2>
      {skills.length > 0 ? (
        <SkillTags skills={skills} max={skills.length} />
      ) : (
        <p className="note">{t.noSkills}</p>
      )}
    </Card>
  );
}
