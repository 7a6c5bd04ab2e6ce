import { addRecruiter } from '../../../db/world/people.ts';
import type { Session } from '../../../contract/accounts.ts';
import { apply } from '../hiring.ts';
import type { Portal } from '../portal.ts';

interface Owners {
  seeker: Session;
  recruiter: Session;
  company: { id: number };
  /** Makes one to apply for. */
  job: () => Promise<number>;
  /** In every text. */
  secret: string;
}

/** Interviews and offers of the recruiter, with applications of the seeker. */
export function interviewMakers(
  portal: Portal,
  { seeker, recruiter, company, job, secret }: Owners,
) {
  const LATER = '2099-01-15T05:30:00.000Z';
  const interview = async (times: object) => {
    const { body } = await portal.call('POST /barong/resource/interviews', {
      as: recruiter,
      body: {
        application_id: (await apply(portal, seeker, await job(), { cover_letter: secret })).id,
        place: secret,
        ...times,
      },
    });
    return body.id;
  };

  const begun = async (more: object) => {
    const id = await interview({ starts_at: LATER });
    const set = { starts_at: new Date(Date.now() - 60_000), ...more };
    await portal.db.updateTable('interviews').set(set).where('id', '=', id).execute();
    return id;
  };

  const interviewedApplication = async () => {
    const { id } = await apply(portal, seeker, await job(), { cover_letter: secret });
    await portal.call('PUT /barong/resource/applications/:id/status', {
      as: recruiter,
      params: { id },
      body: { status: 'interview' },
    });
    return id;
  };
  const offer = async () => {
    const { body } = await portal.call('POST /barong/resource/offers', {
      as: recruiter,
      body: {
        application_id: await interviewedApplication(),
        designation: secret,
        ctc_inr: 240_000,
        joining_on: '2099-02-01',
        valid_until: '2099-01-20',
        place: secret,
        duties: secret,
      },
    });
    return body.id;
  };
  const dueOffer = async () => {
    const id = await offer();
    const set = { state: 'accepted', joining_on: '2026-01-01' } as const;
    await portal.db.updateTable('offers').set(set).where('id', '=', id).execute();
    return id;
  };

  return {
    interview: () => interview({ starts_at: LATER }),
    interviewedApplication,
    offer,
    dueOffer,
    begunInterview: () => begun({}),
    missedInterview: () =>
      begun({ missed_by_candidate_at: new Date(), missed_by_company_at: new Date() }),
    // With a colleague, because the recruiter is only one of several by then.
    offeredInterview: async () =>
      interview({
        slots: [LATER],
        panel: [(await addRecruiter(portal.db, company.id, { team_role: 'recruiter' })).id],
      }),
  };
}
