import { z } from 'zod';
import { answersInOrder } from './applications/answer-filters.ts';
import { CompanyFilters, CompanyList, ofJob } from './applications/company-filters.ts';
import { eventKinds } from './applications/event-kinds.ts';
import { Origin } from './applications/referrals.ts';
import { FollowUpDay, PrivateNote } from './applications/private-notes.ts';
import { applicationStatuses, trackerStatuses } from './applications/statuses.ts';
import { endpoints, roles } from './endpoint.ts';
import { idParams } from './fields/ids.ts';
import { SentAnswer } from './jobs/questions.ts';
import { salaryPeriods } from './jobs/salary-period.ts';
import { employmentTypes, experienceLevels, jobStates } from './jobs.ts';
import { anyOf, listOf, paging, searchText, several } from './lists.ts';
import { Day } from './fields/optional-fields.ts';
import { Education, Experience, Pay, WorkFacts } from './profiles.ts';
import { InterviewBrief } from './interviews/interview-brief.ts';
import { OfferBrief } from './offers/offer-brief.ts';
import { NOTE_MAX_LENGTH } from './fields/max-lengths.ts';
import { seenText } from './fields/texts.ts';

export type { ApplicationStatus, TrackerStatus } from './applications/statuses.ts';

/** One thing that happened to an application; `viewed` means that the company opened it. */
export const ApplicationEvent = z.object({
  id: z.number(),
  kind: z.enum(eventKinds),
  status: z.enum(applicationStatuses),
  /** The clock acts when time has passed; it has no name. */
  by: z.object({ role: z.enum([...roles, 'clock']), name: z.string() }),
  note: z.string().nullable(),
  /** When and where an interview is to be, if the company said so: an address, or a link. */
  interview_at: z.string().nullable(),
  interview_place: z.string().nullable(),
  created_at: z.string(),
});
export type ApplicationEvent = z.output<typeof ApplicationEvent>;

/** The event as the company sees it: with the company's own reason. */
export const CompanyEvent = ApplicationEvent.extend({ reason: z.string().nullable() });
export type CompanyEvent = z.output<typeof CompanyEvent>;

/** When the company has promised to answer; an invitation to an interview starts the days again. */
export const AnswerClock = z.object({
  /** The end of the promised day in India. */
  due_at: z.string(),
  /** The company's first answer since the application was sent. */
  answered_at: z.string().nullable(),
  /** The promised day has passed without an answer, or before the answer. */
  late: z.boolean(),
});
export type AnswerClock = z.output<typeof AnswerClock>;

const ApplicationBase = z.object({
  id: z.number(),
  status: z.enum(applicationStatuses),
  /** Null where nobody promised: the company had no account when the application was sent. */
  answer: AnswerClock.nullable(),
  cover_letter: z.string(),
  /** To the questions of the job, as they were asked. */
  answers: z.array(SentAnswer),
  /** The newest one. */
  offer: OfferBrief.nullable(),
  /** The newest one, unless it was cancelled or the application has ended. */
  interview: InterviewBrief.nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  user_id: z.number(),
});

/** Who applied, as they were when they did. */
const Applicant = z.object({
  id: z.number(),
  username: z.string(),
  /** Empty while the company may not read it, and where it was not kept with the application. */
  email: z.string(),
  profile: z.object({
    title: z.string().nullable(),
    location: z.string().nullable(),
    skills: z.array(z.string()),
  }),
});

/** An application as its seeker sees it. */
export const MyApplication = ApplicationBase.extend({
  tracker_status: z.enum(trackerStatuses),
  user: Applicant,
  job: z.object({
    id: z.number(),
    title: z.string(),
    company_id: z.number(),
    company_name: z.string(),
    company_claimed: z.boolean(),
    location: z.string(),
    employment_type: z.enum(employmentTypes).nullable(),
    experience_level: z.enum(experienceLevels).nullable(),
    salary_min: z.number().nullable(),
    salary_max: z.number().nullable(),
    salary_period: z.enum(salaryPeriods),
    state: z.enum([...jobStates, 'deleted']),
  }),
  resume_name: z.string().nullable(),
  /** Since when the company has been able to read address and number; null while it cannot. */
  contact_shared_at: z.string().nullable(),
  events: z.array(ApplicationEvent),
  /** Written by the seeker for themselves alone; '' if there is none. */
  private_note: z.string(),
  note_changed_at: z.string().nullable(),
  follow_up_on: z.string().nullable(),
});
export type MyApplication = z.output<typeof MyApplication>;

/** What recruiters compare candidates by, as it was when they applied. */
const Compared = {
  total_experience_months: WorkFacts.shape.total_experience_months,
  notice_period_days: WorkFacts.shape.notice_period_days,
  last_working_day: WorkFacts.shape.last_working_day,
  /** Null unless the seeker shared it with this application. */
  expected_ctc_lpa: Pay.shape.expected_ctc_lpa,
};

/** An application as the company sees it. */
export const Application = ApplicationBase.extend({
  /**
   * Whether the candidate is still anonymous. Until they are shortlisted, their name is a code and
   * their id 0.
   */
  is_hidden: z.boolean(),
  user: Applicant.extend({
    profile: Applicant.shape.profile.extend({
      profilePictureUrl: z.string().nullable(),
      resumeUrl: z.string().nullable(),
    }),
  }),
  job: z.object({
    id: z.number(),
    title: z.string(),
    company_name: z.string(),
    location: z.string(),
    salary_period: z.enum(salaryPeriods),
  }),
  ...Compared,
  ...Origin.shape,
  /** The average of the score cards, from 1 to 4; null without one that the viewer may see. */
  score: z.number().nullable(),
  /** Why it was rejected: a name of the short list, or the company's own words. */
  reason: z.string().nullable(),
  /** The statuses that the company may choose now. */
  next_statuses: z.array(z.enum(applicationStatuses)),
  /** Set while the recruiter who decided can undo it: the candidate does not know of it before `until`. */
  held: z
    .object({ until: z.string(), by: z.object({ id: z.number(), name: z.string() }) })
    .nullable(),
});
export type Application = z.output<typeof Application>;

const CandidateApplication = z.object({
  /** The average of its score cards that the viewer may see. */
  score: z.number().nullable(),
  id: z.number(),
  job_title: z.string(),
  company_name: z.string(),
  status: z.enum(applicationStatuses),
  created_at: z.string(),
});

/**
 * A candidate in a list: as they were when they last applied or, if the company only found them, as
 * their profile is now.
 */
export const ListedCandidate = z.object({
  id: z.number(),
  is_hidden: z.boolean(),
  name: z.string(),
  /** Null unless `contact` is `shared`; so is the phone number. */
  email: z.string().nullable(),
  /**
   * Whether the company may know how to reach them. `shared`: they agreed, or said so when they
   * applied; `hidden`: nobody has asked them; `asked`: they have not answered yet; `declined`: they
   * said no.
   */
  contact: z.enum(['shared', 'hidden', 'asked', 'declined']),
  profile: z.object({
    title: z.string().nullable(),
    location: z.string().nullable(),
    skills: z.array(z.string()),
    resumeUrl: z.string().nullable(),
    profilePictureUrl: z.string().nullable(),
  }),
  ...Compared,
  /** This candidate's applications to the viewer's company, newest first. */
  recent_applications: z.array(CandidateApplication),
});
export type ListedCandidate = z.output<typeof ListedCandidate>;

/** The candidate as they were when they applied, or as their profile is now. */
export const Candidate = ListedCandidate.extend({
  /** The company's question, while `contact` is `asked` or `declined`. */
  contact_request: z
    .object({
      /** Null if the question was about no job in particular. */
      job_title: z.string().nullable(),
      asked_at: z.string(),
      /** The company may not ask again before this. */
      ask_again_from: z.string(),
    })
    .nullable(),
  phone: z.string().nullable(),
  title: z.string().nullable(),
  location: z.string().nullable(),
  about: z.string().nullable(),
  summary: z.string().nullable(),
  skills: z.array(z.string()),
  experience: z.array(Experience),
  education: z.array(Education),
  ...WorkFacts.shape,
  ...Pay.shape,
  contactDetails: z.object({
    phone: z.string().nullable(),
    linkedin: z.string().nullable(),
    website: z.string().nullable(),
  }),
  resumeUrl: z.string().nullable(),
  resumeFileName: z.string().nullable(),
  profilePictureUrl: z.string().nullable(),
  /** The same as `recent_applications`: the specification has two names for them. */
  applications: z.array(CandidateApplication),
  events: z.array(CompanyEvent),
});
export type Candidate = z.output<typeof Candidate>;

export const MyApplicationFilters = z.object({
  search: searchText(),
  /** `waiting` is every status in which the company still owes an answer. */
  status: anyOf([...trackerStatuses, ...applicationStatuses, 'waiting']),
  employment_type: several(z.enum(employmentTypes)),
  /** The least experience, in years, that the job asks for; 0 is Entry Level. */
  experience_years: z.coerce.number().int().min(0).max(60).optional(),
  /** `from` and `to` are both included; days are those of Asia/Kolkata. */
  from: Day.optional(),
  to: Day.optional(),
});
export type MyApplicationFilters = z.output<typeof MyApplicationFilters>;

const note = seenText(NOTE_MAX_LENGTH).optional();

/** A company's decision on an application, with its notes. */
export const Decision = z.object({
  status: z.enum(applicationStatuses),
  /** The company's own reason, kept in its history and never shown to the seeker. */
  reason: note,
  /** Shown to the seeker, in the mail and in the timeline. */
  visible_note: note,
  /** Older name of `visible_note`, which wins when both are sent. */
  note,
});
export type Decision = z.output<typeof Decision>;

export const CompanyApplications = listOf('applications', Application, {
  /**
   * The ids of this page in order, including those that `applications` lacks because they are
   * `known`.
   */
  ids: z.array(z.number()),
  /** How many applications have each status, whatever the status filter. */
  counts: z.record(z.enum([...applicationStatuses, 'waiting', 'all']), z.number()),
  /** How many of these await an answer that is due within a week or overdue. */
  due_within_week: z.number(),
  /**
   * The percentage of applications that the company answers in time, as everybody sees it; null
   * while too few are counted.
   */
  answers_in_time_percent: z.number().nullable(),
});
export type CompanyApplications = z.output<typeof CompanyApplications>;

/** How many applications have each tracker status, whatever the status filter. */
export const TrackerCounts = z.record(z.enum(['all', 'waiting', ...trackerStatuses]), z.number());
export type TrackerCounts = z.output<typeof TrackerCounts>;

export const applications = endpoints({
  'GET /barong/resource/my/applications': {
    summary: "The seeker's applications, newest first, each with its timeline",
    who: 'user',
    query: paging().extend(MyApplicationFilters.shape),
    output: listOf('applications', MyApplication, { counts: TrackerCounts }),
  },
  'GET /barong/resource/my/applications/:id': {
    summary: "One of the seeker's applications",
    who: 'user',
    params: idParams({ application: 'seeker' }),
    output: MyApplication,
    errors: ['resource.application.not_found'],
  },
  'PUT /barong/resource/my/applications/:id/note': {
    summary:
      'Keep a private note about an application, and a day to ask again; nobody else sees them',
    who: 'user',
    params: idParams({ application: 'seeker' }),
    body: z.object({ note: PrivateNote, follow_up_on: FollowUpDay.default(null) }),
    example: { note: 'Ask about Saturdays.', follow_up_on: '2026-12-01' },
    output: MyApplication,
    errors: ['resource.application.not_found'],
  },
  'GET /barong/resource/my/applied_jobs': {
    summary: 'The jobs the seeker has applied to, and whether a letter is kept for the next',
    who: 'user',
    output: z.object({
      applied_jobs: z.array(
        z.object({
          job_id: z.number(),
          application_id: z.number(),
          status: z.enum(applicationStatuses),
          created_at: z.string(),
          answer: AnswerClock.nullable(),
        }),
      ),
      /** If true, an application may be sent without `cover_letter`. */
      has_default_letter: z.boolean(),
    }),
  },
  'GET /barong/resource/applications': {
    summary: "Applications to the company's jobs",
    who: 'hr',
    query: CompanyList.extend(ofJob).check(answersInOrder),
    output: CompanyApplications,
    errors: ['resource.application.answer_range'],
  },
  'GET /barong/resource/applications.csv': {
    summary: "Applications to the company's jobs as CSV, with the same filters and order",
    who: 'hr',
    team: 'recruiter',
    query: CompanyFilters.extend(ofJob).check(answersInOrder),
    output: 'file',
    errors: ['resource.application.answer_range'],
  },
  'GET /barong/resource/applications/:id': {
    summary: "One application to one of the company's jobs",
    who: 'hr',
    params: idParams({ application: 'recruiter' }),
    output: Application,
    errors: ['resource.application.not_found'],
  },
  'GET /barong/resource/jobs/:id/applications': {
    summary: "Applications to one of the company's jobs",
    who: 'hr',
    params: idParams({ job: 'recruiter', draft: 'recruiter' }),
    query: CompanyList.check(answersInOrder),
    output: CompanyApplications,
    errors: ['resource.job.not_found', 'resource.application.answer_range'],
  },
  'PUT /barong/resource/applications/:id/status': {
    summary: 'Accept, reject or move an application; the seeker is told',
    who: 'hr',
    params: idParams({ application: 'recruiter' }),
    body: Decision,
    example: { status: 'accepted', visible_note: 'Please come on Monday at ten.' },
    output: Application,
    errors: [
      'resource.application.not_found',
      'resource.application.invalid_transition',
      'resource.offer.waiting',
      'request.too_many_requests',
    ],
  },
  'GET /barong/resource/applications/:id/candidate': {
    summary: 'The candidate as they were when they applied; the seeker sees that it was opened',
    who: 'hr',
    params: idParams({ application: 'recruiter' }),
    output: Candidate,
    errors: ['resource.application.not_found'],
  },
  'GET /barong/resource/applications/:id/resume': {
    summary: 'The resume that was sent with the application',
    who: 'hr',
    signed: true,
    params: idParams({ application: 'recruiter' }),
    output: 'file',
    errors: [
      'resource.application.not_found',
      'resource.application.reviewed_blind',
      'resource.resume.not_found',
    ],
  },
});
