import type {
  AnswerClock,
  Application,
  ApplicationEvent,
  Candidate,
  CompanyEvent,
  ListedCandidate,
  MyApplication,
} from '../../../contract/applications.ts';
import { trackerStatusOf } from '../../../contract/applications/statuses.ts';
import type { CandidateSnapshot } from '../../../db/tables/applications.ts';
import { lakhsOf } from '../../../contract/jobs/lakhs.ts';
import { totalExperienceMonths } from '../../../contract/profiles/total-experience.ts';
import { pictureAddress } from '../../platform/pictures/addresses.ts';
import type { Seal } from '../../platform/secrets/seal.ts';
import type { SignedAddress } from '../../platform/files/signed-addresses.ts';
import type { listApplicationsOf, ReceivedRow, SentRow } from './received/received-queries.ts';
import type { EventRow } from './queries.ts';
import { nextStatuses } from './states.ts';
import type { TrackedRow } from './tracker/tracker-queries.ts';

const presentEvent = (event: EventRow): ApplicationEvent => ({
  id: event.id,
  kind: event.kind,
  status: event.status,
  by: { role: event.actor_role ?? 'clock', name: event.actor_name ?? '' },
  note: event.note,
  interview_at: event.interview_at,
  interview_place: event.interview_place,
  created_at: event.created_at,
});

/** The event for the company, which knows the candidate by the name that was sent. */
const presentCompanyEvent = (event: EventRow, candidateName: string): CompanyEvent => {
  const { by, ...presented } = presentEvent(event);
  const name = by.role === 'user' ? candidateName : by.name;
  return { ...presented, by: { ...by, name }, reason: event.reason };
};

export const presentClock = ({
  answer_due_at: due_at,
  answered_at,
  is_late: late,
}: Pick<TrackedRow, 'answer_due_at' | 'answered_at' | 'is_late'>): AnswerClock | null =>
  due_at === null ? null : { due_at, answered_at, late };

/** The head of a profile, as it was sent. */
const headOf = ({ title, location, skills }: CandidateSnapshot) => ({
  title: title || null,
  location: location || null,
  skills,
});

/** An application for its seeker. */
export const presentMine = (row: TrackedRow, events: EventRow[]): MyApplication => ({
  id: row.id,
  status: row.status,
  tracker_status: trackerStatusOf(row.status),
  answer: presentClock(row),
  cover_letter: row.cover_letter,
  answers: row.answers,
  created_at: row.created_at,
  updated_at: row.updated_at,
  user_id: row.seeker_id,
  user: {
    id: row.seeker_id,
    username: row.candidate.name,
    email: row.candidate.email ?? '',
    profile: headOf(row.candidate),
  },
  job: {
    id: row.job_id,
    title: row.title,
    company_id: row.company_id,
    company_name: row.company_name,
    company_claimed: row.company_claimed,
    location: row.location,
    employment_type: row.employment_type,
    experience_level: row.experience_level,
    salary_min: lakhsOf(row.salary_min_inr),
    salary_max: lakhsOf(row.salary_max_inr),
    salary_period: row.salary_period,
    state: row.job_state,
  },
  resume_name: row.resume_name,
  interview: row.interview,
  offer: row.offer,
  contact_shared_at: row.contact_shared_at,
  events: events.filter((event) => event.application_id === row.id).map(presentEvent),
  private_note: row.private_note ?? '',
  note_changed_at: row.note_changed_at,
  follow_up_on: row.follow_up_on,
});

/** The services that sign the addresses of files. */
interface Addresses {
  addressOf: SignedAddress;
  seal: Seal;
}

const resumeUrlOf = ({ id, resume_id }: ReceivedRow, { addressOf }: Addresses) =>
  resume_id === null ? null : addressOf('GET /barong/resource/applications/:id/resume', { id });

/** The head of the profile, with the addresses of picture and resume. */
const presentHead = (row: ReceivedRow, addresses: Addresses): ListedCandidate['profile'] => ({
  ...headOf(row.candidate),
  profilePictureUrl: pictureAddress(addresses.seal, row.picture_id),
  resumeUrl: resumeUrlOf(row, addresses),
});

const presentCompared = ({ candidate, created_at }: ReceivedRow) => ({
  total_experience_months:
    candidate.total_experience_months ??
    totalExperienceMonths(candidate.experience, Date.parse(created_at)),
  notice_period_days: candidate.notice_period_days ?? null,
  last_working_day: candidate.last_working_day ?? null,
  expected_ctc_lpa: lakhsOf(candidate.expected_ctc_inr) ?? null,
});

/** An application for the company: the candidate as they were when they applied. */
export const presentReceived = (row: ReceivedRow, addresses: Addresses): Application => ({
  id: row.id,
  status: row.status,
  answer: presentClock(row),
  cover_letter: row.cover_letter,
  answers: row.answers,
  created_at: row.created_at,
  updated_at: row.updated_at,
  is_hidden: row.is_hidden,
  user_id: row.seeker_id,
  user: {
    id: row.seeker_id,
    username: row.candidate.name,
    email: row.email,
    profile: presentHead(row, addresses),
  },
  job: {
    id: row.job_id,
    title: row.job_title,
    company_name: row.company_name,
    location: row.job_location,
    salary_period: row.salary_period,
  },
  ...presentCompared(row),
  source: row.source,
  referred_by: row.referred_by,
  score: row.score,
  offer: row.offer,
  interview: row.interview,
  reason: row.reason,
  next_statuses:
    row.has_left || row.takes_effect_at ? [] : nextStatuses(row.status, row.offer?.state ?? null),
  held:
    row.takes_effect_at && row.decided_by
      ? {
          until: row.takes_effect_at,
          by: { id: row.decided_by, name: row.decided_by_name ?? '' },
        }
      : null,
});

type SentApplications = Awaited<ReturnType<typeof listApplicationsOf>>;

const APPLICATIONS_MOST = 20;

const sentBy = (seekerId: number, applications: SentApplications) =>
  applications
    .filter(({ seeker_id }) => seeker_id === seekerId)
    .slice(0, APPLICATIONS_MOST)
    .map(({ id, job_title, company_name, status, score, created_at }) => ({
      id,
      job_title,
      company_name,
      status,
      score,
      created_at,
    }));

/** The candidate in a list of the company, as they were when they sent this application. */
export const presentListed = (
  row: ReceivedRow,
  applications: SentApplications,
  addresses: Addresses,
): ListedCandidate => ({
  id: row.seeker_id,
  is_hidden: row.is_hidden,
  name: row.candidate.name,
  email: row.email || null,
  contact: row.contact,
  profile: presentHead(row, addresses),
  ...presentCompared(row),
  recent_applications: sentBy(row.seeker_id, applications),
});

/**
 * The candidate for the company, with e-mail address and phone number as far as the seeker shares them.
 */
export function presentCandidate(
  row: SentRow,
  events: EventRow[],
  applications: SentApplications,
  addresses: Addresses,
): Candidate {
  const { candidate } = row;
  const { phone, title, location, about, skills, experience, education } = candidate;
  const listed = presentListed(row, applications, addresses);
  return {
    ...listed,
    contact_request: row.is_hidden ? null : row.contact_request,
    phone,
    title: title || null,
    location: location || null,
    about: about || null,
    summary: about || null,
    skills,
    experience,
    education,
    preferred_locations: candidate.preferred_locations ?? [],
    languages: candidate.languages ?? [],
    work_authorisation: candidate.work_authorisation ?? null,
    current_ctc_lpa: lakhsOf(candidate.current_ctc_inr) ?? null,
    contactDetails: { phone, linkedin: null, website: null },
    resumeUrl: listed.profile.resumeUrl,
    resumeFileName: row.resume_name,
    profilePictureUrl: listed.profile.profilePictureUrl,
    applications: listed.recent_applications,
    events: events.map((event) => presentCompanyEvent(event, listed.name)),
  };
}
