/**
 * Appeals of people who were shut out or whose profile was hidden, and of companies whose jobs were
 * held. An appeal is never decided by the admin who took the decision.
 */
import type { Days } from '../../platform/calendar/days-in-india.ts';
import type { Answer } from '../../../contract/endpoint.ts';
import type { Appeal, AppealCase, appeals } from '../../../contract/admin/appeals.ts';
import type { Paging } from '../../../contract/lists.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt, HOUR_SECONDS } from '../../platform/limits/attempts.ts';
import type { Db } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { recordAct } from '../../platform/security-events.ts';
import { adminWords } from '../admins/facts.ts';
import { changeOfLink, changeOne } from '../managed-accounts/managed-accounts.ts';
import {
  readOwn,
  readOwnModeration,
  releaseJob,
  releaseProfile,
} from '../moderation/moderation.ts';
import { mailAnswer } from './mails.ts';
import {
  countOpenAppeals,
  findAppeal,
  findCase,
  getDecision,
  getHolder,
  insertAppeal,
  listAppeals,
  markDecided,
} from './queries.ts';

/**
 * How often links to appeals may be opened from one network in an hour; a mobile network has many
 * people.
 */
const FROM_A_NETWORK = 100;

interface Opening {
  token: string;
  from: { address: string };
}

/** The change of state that the link is about; a token that is not ours finds nothing. */
async function readChange(
  { db, seal }: Pick<Services, 'db' | 'seal'>,
  { token, from }: Opening,
): Promise<number> {
  const key = attemptKey('appeal', { address: from.address });
  await countAttempt(db, { key, most: FROM_A_NETWORK, seconds: HOUR_SECONDS });
  const changeId = changeOfLink(seal, token);
  if (changeId === null) throw refuse('resource.appeal.not_found');
  return changeId;
}

export async function readCase(
  services: Pick<Services, 'db' | 'seal'>,
  opening: Opening,
): Promise<AppealCase> {
  const found = orRefuse(
    await findCase(services.db, await readChange(services, opening)),
    'resource.appeal.not_found',
  );
  const { state, reason, since, text, created_at, decided_at, lifted, answer } = found;
  const appeal =
    text === null || created_at === null
      ? null
      : { text, created_at, decided_at, lifted, answer: answer ?? '' };
  return { state, reason, since, appeal };
}

export async function writeAppeal(
  services: Pick<Services, 'db' | 'seal'>,
  { text, ...opening }: Opening & { text: string },
): Promise<{ id: number }> {
  const state_change_id = await readChange(services, opening);
  return services.db.transaction().execute(async (trx) => {
    const found = orRefuse(await findCase(trx, state_change_id), 'resource.appeal.not_found');
    const { account_id } = found;
    const written = orRefuse(
      await insertAppeal(trx, { account_id, state_change_id, text }),
      'resource.appeal.exists',
    );
    return written;
  });
}

/** Appeals against the last action on one's own job, unless that released it. */
export const appealForJob = (
  db: Db,
  recruiter: { id: number; company_id: number | null },
  jobId: number,
  text: string,
): Promise<{ id: number }> =>
  db.transaction().execute(async (trx) => {
    const { acts } = await readOwn(trx, recruiter, jobId);
    const [last] = acts;
    if (!last || last.act === 'released') throw refuse('resource.moderation.not_found');
    const appeal = { account_id: recruiter.id, moderation_act_id: last.id, text };
    const written = orRefuse(await insertAppeal(trx, appeal), 'resource.appeal.exists');
    return written;
  });

/** Appeals against the last action on one's own profile, unless that showed it again. */
export const appealForProfile = (
  db: Db,
  accountId: number,
  text: string,
): Promise<{ id: number }> =>
  db.transaction().execute(async (trx) => {
    const [last] = (await readOwnModeration(trx, accountId)).acts;
    if (!last || last.act === 'released') throw refuse('resource.moderation.not_found');
    const appeal = { account_id: accountId, moderation_act_id: last.id, text };
    const written = orRefuse(await insertAppeal(trx, appeal), 'resource.appeal.exists');
    return written;
  });

type Appeals = Answer<(typeof appeals)['GET /barong/admin/appeals']>;

export async function readAppeals(
  db: Db,
  adminId: number,
  query: Paging & Days & { status: 'open' | 'decided' },
): Promise<Appeals> {
  const { rows, meta } = await listAppeals(db, adminId, query);
  return { appeals: rows, open_count: await countOpenAppeals(db), meta };
}

interface Decision {
  lifted: boolean;
  answer: string;
}

/**
 * Decides an appeal. If it is granted, the account is let in again, or the job or profile is shown.
 * The person who appealed is told why.
 */
export const decideAppeal = (
  { db, seal, publicUrl }: Pick<Services, 'db' | 'seal' | 'publicUrl'>,
  id: number,
  adminId: number,
  { lifted, answer }: Decision,
): Promise<Appeal> =>
  db.transaction().execute(async (trx) => {
    const appeal = orRefuse(await findAppeal(trx, adminId, id), 'resource.appeal.not_found');
    if (appeal.mine) throw refuse('resource.appeal.own_decision');
    if (!(await markDecided(trx, id, { lifted, answer, decided_by: adminId }))) {
      const first = await getDecision(trx, id);
      const how = first.lifted ? { en: 'granted', hi: 'मंज़ूर' } : { en: 'not granted', hi: 'नामंज़ूर' };
      const values = { by: adminWords(first.by), how };
      throw refuse('resource.appeal.decided', { values, reason: first.answer });
    }
    const holder = await getHolder(trx, appeal.account_id);
    const { job, is_about_profile, account_id } = appeal;
    if (lifted && job) {
      await releaseJob({ trx, seal, publicUrl }, { id: job.id, reason: answer, adminId });
    }
    if (lifted && is_about_profile) {
      await releaseProfile({ trx, seal, publicUrl }, { id: account_id, reason: answer, adminId });
    }
    const isAboutAccount = !job && !is_about_profile;
    // An account that was let in or deleted in the meantime stays as it is.
    if (lifted && isAboutAccount && (holder.state === 'inactive' || holder.state === 'banned')) {
      const change = { uid: holder.uid, state: 'active' as const, reason: answer, isTold: false };
      await changeOne({ trx, seal, publicUrl }, adminId, change);
    }
    await recordAct(trx, { act: 'appeal_decided', subject: ['appeal', id], after: { lifted } });
    await mailAnswer(trx, holder, {
      lifted,
      answer,
      job,
      isAboutProfile: is_about_profile,
      publicUrl,
    });
    return (await findAppeal(trx, adminId, id)) ?? appeal;
  });
