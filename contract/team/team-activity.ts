import { z } from 'zod';
import { applicationStatuses } from '../applications/statuses.ts';
import { TEAM_ACTIVITY_DAYS } from '../constants.ts';
import { endpoints } from '../endpoint.ts';
import { teamRoles } from './team-roles.ts';
import { listOf, paging } from '../lists.ts';

/** What can happen in a team. */
const teamEventKinds = [
  'invited',
  'invitation_withdrawn',
  'joined',
  'role_changed',
  'removed',
  'left',
  'became_owner',
] as const;
export type TeamEventKind = (typeof teamEventKinds)[number];

/** What members do with jobs, applications and letters, recorded only for this list. */
const workEventKinds = [
  'job_changed',
  'job_confirmed',
  'job_closed',
  'job_reopened',
  'job_deleted',
  'applications_exported',
  'figures_exported',
  'score_card_written',
  'score_card_waived',
  'note_written',
  'note_changed',
  'note_deleted',
  'tags_changed',
  'letter_added',
  'letter_changed',
  'letter_deleted',
] as const;
export type WorkEventKind = (typeof workEventKinds)[number];

/** What members do with jobs and applications, as the list of activity names it. */
const workKinds = [
  ...workEventKinds,
  'job_posted',
  'status_changed',
  'interview_moved',
  'interview_cancelled',
  'interview_missed',
  'offer_revised',
  'offer_withdrawn',
  'offer_not_joined',
] as const;

const Named = z.object({ id: z.number(), name: z.string() });

export const TeamActivity = z.object({
  at: z.string(),
  kind: z.enum([...teamEventKinds, ...workKinds]),
  /** Null if nobody in the team did it; the name is missing if the account was deleted. */
  actor: Named.nullable(),
  /** Whom a change of the team concerns. */
  member: Named.nullable(),
  role: z.enum(teamRoles).nullable(),
  job: z.object({ id: z.number(), title: z.string() }).nullable(),
  /** The fields of the job that were changed. */
  fields: z.array(z.string()),
  application: z
    .object({ id: z.number(), candidate_name: z.string(), status: z.enum(applicationStatuses) })
    .nullable(),
});
export type TeamActivity = z.output<typeof TeamActivity>;

export const teamActivity = endpoints({
  'GET /barong/resource/team/activity': {
    summary: `Who of the company did what with the team, jobs and applications in the last ${TEAM_ACTIVITY_DAYS} days, the newest first`,
    who: 'hr',
    query: paging(),
    output: listOf('activity', TeamActivity),
  },
});
