import { clsx } from 'clsx';
import { CalendarClock, Handshake, Hourglass, PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MyApplication } from '../../../../contract/applications.ts';
import type { ContactRequest } from '../../../../contract/candidates/contact-requests.ts';
import type { Language } from '../../../../contract/endpoint.ts';
import { interviewTimeText } from '../../../../contract/interviews/time-text.ts';
import type { Job } from '../../../../contract/jobs.ts';
import { daysUntil } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { CONTACT_REQUESTS_PATH, jobPath } from '../../../../contract/format/page-paths.ts';
import { isCalledOff, isReplyDue } from '../../../parts/applications/last-change.ts';
import { lastChangeMessages } from '../../../parts/applications/last-change-messages.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon, type IconType } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { dashboardMessages } from '../messages.ts';
import { interviewPath } from './interviews-card.tsx';

type Good = 'interview' | 'offered' | 'accepted';

/** What needs the seeker's attention: a company's answer or question, or a saved job that closes. */
export type Due =
  | { is: Good; application: MyApplication }
  | { is: 'contact'; request: ContactRequest }
  | { is: 'closing'; job: Job };

const WEEKS_MS = 14 * 86_400_000;

/**
 * The most urgent first: offers, invitations, companies that ask for contact, acceptances, and the saved job that
 * closes first.
 */
export function dueOf(
  answered: readonly MyApplication[],
  requests: readonly ContactRequest[],
  closing: Job | undefined,
): Due[] {
  const now = Date.now();
  const lately = answered.filter(({ updated_at }) => now - Date.parse(updated_at) < WEEKS_MS);
  const of = (is: Good) =>
    lately
      .filter((one) => one.status === is && !isSettled(one, now))
      .map((application) => ({ is, application }));
  return [
    ...of('offered'),
    ...of('interview'),
    ...requests
      .filter(({ agreed }) => agreed === null)
      .map((request) => ({ is: 'contact' as const, request })),
    ...of('accepted'),
    ...(closing ? [{ is: 'closing' as const, job: closing }] : []),
  ].slice(0, DUE_SHOWN);
}

const DUE_SHOWN = 3;

/** Whether nothing is left to do: the interview has begun or was called off, or the seeker has answered. */
function isSettled(application: MyApplication, now: number): boolean {
  const { status, interview, offer } = application;
  if (status === 'offered') return offer?.state === 'accepted' || offer?.state === 'declined';
  if (status !== 'interview') return false;
  if (isReplyDue(application)) return false;
  const hasBegun = interview?.starts_at ? Date.parse(interview.starts_at) < now : false;
  return hasBegun || isCalledOff(application);
}

interface DueListProps {
  due: readonly Due[];
  applyButton: (job: Job) => ReactNode;
}

export function DueList({ due, applyButton }: DueListProps) {
  const t = useMessages(dashboardMessages);
  return (
    <Card
      as="ul"
      flush
      aria-label={t.due}
      className="grid divide-line max-lg:divide-y lg:auto-cols-fr lg:grid-flow-col lg:divide-x"
    >
      {due.map((one) =>
        one.is === 'closing' ? (
          <Row
            key={`job ${one.job.id}`}
            icon={Hourglass}
            tint="bg-time-tint text-time-ink"
            title={t.savedCloses(daysUntil(one.job.expires_at))}
            about={jobIn(one.job)}
            to={jobPath(one.job)}
            action={applyButton(one.job)}
            grows
          />
        ) : one.is === 'contact' ? (
          <Asked key={`request ${one.request.id}`} request={one.request} />
        ) : (
          <Answered key={one.application.id} {...one} />
        ),
      )}
    </Card>
  );
}

function Asked({ request: { company_name, job } }: { request: ContactRequest }) {
  const t = useMessages(dashboardMessages);
  return (
    <Row
      icon={Handshake}
      tint="bg-brand-tint text-brand-ink"
      title={t.contactAsked}
      about={{ name: company_name, more: job?.title }}
      to={CONTACT_REQUESTS_PATH}
      action={
        <LinkButton size="sm" to={CONTACT_REQUESTS_PATH}>
          {t.answer}
        </LinkButton>
      }
    />
  );
}

function Answered({ is, application }: { is: Good; application: MyApplication }) {
  const t = useMessages(dashboardMessages);
  const words = useMessages(lastChangeMessages);
  const language = useLanguage();
  const isMeeting = is === 'interview';
  const mustChoose =
    isMeeting && application.interview?.state === 'proposed' && !application.interview.times_passed;
  const { offer } = application;
  const inTracker = `/user/applications?application=${application.id}`;
  const to = {
    interview: interviewPath(application),
    offered: offer ? `/user/offers/${offer.id}` : inTracker,
    accepted: inTracker,
  }[is];
  return (
    <Row
      icon={isMeeting ? CalendarClock : PartyPopper}
      tint={isMeeting ? 'bg-meet-tint text-meet-ink' : 'bg-ok-tint text-ok-ink'}
      title={
        mustChoose
          ? t.chooseTime
          : {
              interview: isReplyDue(application)
                ? words.replyDue
                : meetingText(application, language, t),
              offered: offer && offer.state !== 'open' ? t.offerNews : t.offered,
              accepted: t.shortlisted,
            }[is]
      }
      about={jobIn(application.job)}
      to={to}
      action={
        <LinkButton size="sm" to={to}>
          {mustChoose ? t.choose : t.read}
        </LinkButton>
      }
    />
  );
}

function meetingText(
  { interview }: MyApplication,
  language: Language,
  t: (typeof dashboardMessages)['en'],
): string {
  if (!interview) return t.invitedSoon;
  if (interview.times_passed) return t.timesPassed;
  return interview.starts_at
    ? t.interviewAt(interviewTimeText(interview.starts_at, language))
    : t.invited;
}

interface About {
  /** The text of the link. */
  name: string;
  more?: string | undefined;
  language?: Job['language'] | undefined;
}

const jobIn = (
  job: Pick<Job, 'title' | 'company_name'> & Partial<Pick<Job, 'language'>>,
): About => ({
  name: job.title,
  more: job.company_name,
  language: job.language,
});

interface RowProps {
  icon: IconType;
  tint: string;
  title: string;
  about: About;
  to: string;
  action: ReactNode;
  /** Whether the action may get a second button later: it has its place from the beginning. */
  grows?: boolean;
}

const Row = ({ icon, tint, title, about, to, action, grows }: RowProps) => (
  <li className="relative flex flex-wrap items-center gap-x-3.5 gap-y-2 p-3.5 md:p-4">
    <span className={`grid size-10 shrink-0 place-items-center rounded-md ${tint}`}>
      <Icon of={icon} />
    </span>
    <div className="min-w-0 flex-1 basis-40">
      <p className="text-body font-strong">{title}</p>
      <p className="note" lang={about.language}>
        <Link to={to} className="link-cover">
          {about.name}
        </Link>
        {about.more ? <span className="block max-md:hidden">{about.more}</span> : null}
      </p>
    </div>
    <div
      className={clsx(
        'relative z-sticky',
        grows ? 'max-md:basis-full max-md:pl-13.5 md:ml-auto md:min-w-62 md:text-right' : 'ml-auto',
      )}
    >
      {action}
    </div>
  </li>
);
