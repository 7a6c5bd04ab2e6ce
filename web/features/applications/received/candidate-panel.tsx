import { placeName } from '../../../../contract/format/names/place-names.ts';
import { clsx } from 'clsx';
import { FileDown, Mail, MapPin, Phone } from 'lucide-react';
import type { Application, ApplicationStatus } from '../../../../contract/applications.ts';
import { applicationSourceLabels } from '../../../../contract/format/application-sources.ts';
import { dateText } from '../../../lib/format/format.ts';
import { personName } from '../../../../contract/format/names/person-name.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Avatar } from '../../../ui/panels/avatar.tsx';
import { FileLink } from '../../../ui/panels/file-link.tsx';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { Icon, type IconType } from '../../../ui/icon.tsx';
import {
  ctcText,
  experienceText,
  type Fact,
  noticeText,
} from '../../../parts/profile/work-facts.ts';
import { AnswerLine } from '../../../parts/applications/answer-line.tsx';
import { StatusBadge } from '../../../parts/applications/application-badges.tsx';
import { TagsPart } from '../../../parts/candidate-notes/tags-part.tsx';
import { CompanyInterview } from './company-interview.tsx';
import { ScoreBadge } from '../../../parts/scores/score-badge.tsx';
import { CompanyOffer } from '../offers/company-offer.tsx';
import { ScoreCardsSection } from '../scores/score-cards-section.tsx';
import { CandidateParts } from './candidate-parts.tsx';
import { useCandidate, useFreshPictures } from './received-calls.ts';
import { receivedMessages } from './received-messages.ts';

/** Statuses after an interview, or possibly after one without an invitation. */
const scored = new Set<ApplicationStatus>([
  'interview',
  'offered',
  'hired',
  'accepted',
  'rejected',
  'unanswered',
]);

/** Statuses with a possible offer. */
const offered = new Set<ApplicationStatus>(['offered', 'hired']);

interface CandidatePanelProps {
  application: Application;
  /** Whether the keyboard shortcuts are on. */
  showsKeys?: boolean;
}

/**
 * The candidate beside the list: who they are, what they sent, which begins in the first view, and how to reach them.
 */
export function CandidatePanel({ application, showsKeys = false }: CandidatePanelProps) {
  const t = useMessages(receivedMessages);
  const language = useLanguage();
  const query = useCandidate(application.id);
  const name = personName(application.user.username, language);
  return (
    <div className="grid gap-4">
      <Head application={application} name={name} />
      <AnswerLine application={application} />
      <ComparedFacts application={application} />
      {application.is_hidden ? <NoticeBar>{t.hidden}</NoticeBar> : null}
      {application.status === 'interview' ? <CompanyInterview application={application} /> : null}
      {offered.has(application.status) ? <CompanyOffer application={application} /> : null}
      <CandidateParts application={application} query={query} showsKeys={showsKeys} />
      {scored.has(application.status) ? (
        <ScoreCardsSection applicationId={application.id} name={name} />
      ) : null}
      <AroundIt
        application={application}
        phone={query.data?.phone ?? null}
        resumeFileName={query.data?.resumeFileName ?? null}
      />
    </div>
  );
}

interface OfCandidate {
  application: Application;
  name: string;
}

function Head({ application, name }: OfCandidate) {
  const t = useMessages(receivedMessages);
  const language = useLanguage();
  const freshPictures = useFreshPictures();
  const { user } = application;
  return (
    <div className="flex gap-4">
      <Avatar
        id={user.id}
        name={name}
        size="lg"
        picture={user.profile.profilePictureUrl}
        onStale={freshPictures}
      />
      <div className="min-w-0">
        <h2 className="text-h2">{name}</h2>
        <p className="note">{user.profile.title}</p>
        <p className="note">
          {t.appliedFor(application.job.title, dateText(application.created_at, language))}
        </p>
        <div className="mt-1.5 flex flex-wrap gap-1.5">
          <StatusBadge status={application.status} />
          <ScoreBadge score={application.score} />
        </div>
      </div>
    </div>
  );
}

interface AroundItProps extends Pick<OfCandidate, 'application'> {
  phone: string | null;
  resumeFileName: string | null;
}

/** How to reach the candidate, the resume as a file, and where the application came from. */
function AroundIt({ application, phone, resumeFileName }: AroundItProps) {
  const t = useMessages(receivedMessages);
  const language = useLanguage();
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-h3">{t.aroundIt}</h3>
      <Contact application={application} phone={phone} />
      <ResumeLink application={application} name={resumeFileName} />
      <p className="note">
        {application.referred_by === null
          ? t.cameBy(applicationSourceLabels[language][application.source])
          : t.referredBy(personName(application.referred_by, language))}
      </p>
      {application.is_hidden ? null : <TagsPart candidateId={application.user_id} />}
    </section>
  );
}

/** Facts to compare candidates by, side by side; unknown ones are left out. */
function ComparedFacts({ application }: { application: Application }) {
  const t = useMessages(receivedMessages);
  const language = useLanguage();
  const { total_experience_months: months, expected_ctc_lpa: pay } = application;
  const facts: Fact[] = [
    [t.expects, ctcText(pay, language)],
    [t.notice, noticeText(application, language)],
    [t.totalExperience, months > 0 ? experienceText(months, language) : ''],
  ];
  const known = facts.filter(([, text]) => text !== '');
  if (known.length === 0) return null;
  return (
    <dl className="grid auto-cols-auto grid-flow-col divide-x divide-line rounded-lg border border-line">
      {known.map(([name, text]) => (
        <div key={name} className="px-3 py-2">
          <dt className="text-caption text-ink-2">{name}</dt>
          <dd className="text-small font-strong wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Address and number, if the candidate shares them with this company. */
function Contact({ application, phone }: { application: Application; phone: string | null }) {
  const t = useMessages(receivedMessages);
  const language = useLanguage();
  const { email, profile } = application.user;
  const ways: [IconType, string | null | undefined, scheme?: string][] = [
    [Mail, email, 'mailto:'],
    [Phone, phone, 'tel:'],
    [MapPin, placeName(profile.location, language)],
  ];
  return (
    <ul aria-label={t.contact} className="grid gap-1 text-small">
      {email || application.is_hidden ? null : <li className="text-ink-2">{t.contactNotShared}</li>}
      {ways.map(([icon, text, scheme]) =>
        text ? (
          <li key={text} className="flex items-center gap-2">
            <Icon of={icon} size={16} className="text-ink-2" />
            {scheme ? (
              <a
                className={clsx('link min-w-0 break-words', scheme === 'tel:' && 'tabular-nums')}
                href={scheme + text}
              >
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ) : null,
      )}
    </ul>
  );
}

function ResumeLink({ application, name }: { application: Application; name: string | null }) {
  const t = useMessages(receivedMessages);
  const { resumeUrl } = application.user.profile;
  if (application.is_hidden) return null;
  if (!resumeUrl) return <p className="note">{t.noResume}</p>;
  return (
    <FileLink
      to={resumeUrl}
      variant="secondary"
      icon={FileDown}
      title={name ?? undefined}
      className="justify-self-start"
    >
      {t.downloadResume}
    </FileLink>
  );
}
