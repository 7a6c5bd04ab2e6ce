import { placeName } from '../../../../contract/format/names/place-names.ts';
import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import type { ListedCandidate } from '../../../../contract/applications.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { StatusBadge } from '../../../parts/applications/application-badges.tsx';
import { ctcText, experienceText, noticeText } from '../../../parts/profile/work-facts.ts';
import { SkillTags } from '../../../parts/skills/skill-tag.tsx';
import { dateText } from '../../../../contract/format/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Avatar } from '../../../ui/panels/avatar.tsx';
import { FileLink } from '../../../ui/panels/file-link.tsx';
import { candidateMessages } from '../messages.ts';

const APPLICATIONS_SHOWN = 3;
const SKILLS_SHOWN = 5;

interface CandidateCardProps {
  candidate: ListedCandidate;
  /** The moment since when they are new, if a mail told of them. */
  newSince?: string | undefined;
}

/** Who they are, what they can do, and what they applied for. */
export function CandidateCard({ candidate, newSince }: CandidateCardProps) {
  const t = useMessages(candidateMessages);
  const language = useLanguage();
  const { id, name, profile, recent_applications } = candidate;
  const path = `/hr/candidates/${id}`;
  const { contact } = candidate;
  // An application already says how to reach the candidate.
  const isAsked = recent_applications.length === 0 && contact !== 'hidden';
  const answer = isAsked ? t[`contact_${contact}`] : '';
  return (
    <Card as="article" className="grid h-full grid-rows-[auto_1fr_auto] gap-3.5">
      <div className="flex items-start gap-3.5">
        <Avatar id={id} name={name} picture={profile.profilePictureUrl} />
        <div className="min-w-0">
          {newSince ? (
            <Badge tone="brand" className="mb-1">
              {t.newSince(dateText(newSince, language))}
            </Badge>
          ) : null}
          <h2 className="text-h3">
            <Link to={path} className="link touch-room inline-block min-h-6">
              {name}
            </Link>
          </h2>
          <p className="note break-words">
            <Facts of={[profile.title, placeName(profile.location, language)]} />
          </p>
          <KnownFacts candidate={candidate} />
          {answer ? <p className="mt-0.5 text-small">{answer}</p> : null}
        </div>
      </div>
      <div className="grid content-start gap-3.5">
        <SkillTags skills={profile.skills} max={SKILLS_SHOWN} />
        {recent_applications.length > 0 ? (
          <ul aria-label={t.recent} className="grid gap-1.5 text-small">
            {recent_applications.slice(0, APPLICATIONS_SHOWN).map((application) => (
              <li key={application.id} className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <StatusBadge status={application.status} />
                <span className="min-w-0 break-words">{application.job_title}</span>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2.5 border-t border-dashed border-line pt-3.5">
        <LinkButton size="sm" variant="soft" to={path} aria-label={t.viewProfileOf(name)}>
          {t.viewProfile}
        </LinkButton>
        {profile.resumeUrl ? (
          <FileLink
            size="sm"
            variant="quiet"
            icon={FileText}
            to={profile.resumeUrl}
            aria-label={t.resumeOf(name)}
          >
            {t.resume}
          </FileLink>
        ) : null}
      </div>
    </Card>
  );
}

const canStartAtOnce = ({ notice_period_days, last_working_day }: ListedCandidate) =>
  notice_period_days === 0 && !last_working_day;

/** The known facts: experience, notice and pay. */
function KnownFacts({ candidate }: { candidate: ListedCandidate }) {
  const t = useMessages(candidateMessages);
  const language = useLanguage();
  const { total_experience_months: months } = candidate;
  const notice = noticeText(candidate, language);
  const pay = ctcText(candidate.expected_ctc_lpa, language);
  const facts = [
    months > 0 ? experienceText(months, language) : '',
    notice && (canStartAtOnce(candidate) ? notice : t.notice(notice)),
    pay && t.expects(pay),
  ];
  return facts.some(Boolean) ? (
    <p className="mt-0.5 text-small tabular-nums">
      <Facts of={facts} />
    </p>
  ) : null;
}
