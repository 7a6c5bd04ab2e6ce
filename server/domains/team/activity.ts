import type { Answer } from '../../../contract/endpoint.ts';
import type { teamActivity } from '../../../contract/team/team-activity.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Db } from '../../platform/database.ts';
import { companyOf, type SignedIn } from '../../platform/sessions.ts';
import { listActivity } from './activity-queries.ts';

type Activity = Answer<(typeof teamActivity)['GET /barong/resource/team/activity']>;

/** What members did with the company's team, jobs and applications. */
export async function readActivity(db: Db, recruiter: SignedIn, paging: Paging): Promise<Activity> {
  const { rows, meta } = await listActivity(db, companyOf(recruiter), paging);
  const activity = rows.map(
    ({ actor_id, actor_name, member_id, member_name, job_id, job_title, ...row }) => {
      const { at, kind, role, fields, application_id, candidate_name, status } = row;
      return {
        at,
        kind,
        role,
        fields: fields ?? [],
        actor: actor_id === null ? null : { id: actor_id, name: actor_name ?? '' },
        member: member_id === null ? null : { id: member_id, name: member_name ?? '' },
        job: job_id === null ? null : { id: job_id, title: job_title ?? '' },
        application:
          application_id === null || status === null
            ? null
            : { id: application_id, candidate_name: candidate_name ?? '', status },
      };
    },
  );
  return { activity, meta };
}
