import type {
  ScoreCard,
  ScoreCardForm,
  ScoreCards,
} from '../../../contract/score-cards/score-cards.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { companyOf, type SignedIn } from '../../platform/sessions.ts';
import { tellColleagues } from '../applications/applications.ts';
import { noteWork } from '../work-events/work-events.ts';
import {
  type CardRow,
  eraseOf,
  getApplication,
  keepCard,
  keepWaiver,
  listCards,
} from './queries.ts';

async function findApplication(db: Db, recruiter: SignedIn, id: number) {
  const viewer = { companyId: companyOf(recruiter), viewerId: recruiter.id, id };
  const application = orRefuse(await getApplication(db, viewer), 'resource.application.not_found');
  return application;
}

const presentCard = (row: CardRow, viewer: SignedIn): ScoreCard => ({
  by: { id: row.author_id, name: row.author_name },
  scores: row.scores,
  overall: row.overall,
  overall_evidence: row.overall_evidence,
  created_at: row.created_at,
  changed_at: row.changed_at,
  can_change: row.author_id === viewer.id && row.may_change,
});

/** Also works inside a transaction, as the answer to a change. */
export async function readScoreCards(db: Db, recruiter: SignedIn, id: number): Promise<ScoreCards> {
  const { is_hidden, has_waived, average, awaited } = await findApplication(db, recruiter, id);
  const cards = (await listCards(db, id)).map((row) => presentCard(row, recruiter));
  const others = cards.filter(({ by }) => by.id !== recruiter.id);
  return {
    mine: cards.find(({ by }) => by.id === recruiter.id) ?? null,
    others: is_hidden ? [] : others,
    hidden_count: is_hidden ? others.length : 0,
    has_waived,
    average,
    awaited,
  };
}

/** Refreshes colleagues' open pages, and records who did it. */
async function tellTeam(
  trx: Trx,
  recruiter: SignedIn,
  kind: 'score_card_written' | 'score_card_waived',
  application_id: number,
): Promise<void> {
  const company_id = companyOf(recruiter);
  await noteWork(trx, { kind, company_id, actor_id: recruiter.id, application_id });
  await tellColleagues(trx, company_id, [application_id]);
}

/** Writes one's own card, or changes it within a day while no colleague has written one. */
export const writeScoreCard = (
  db: Db,
  recruiter: SignedIn,
  id: number,
  form: ScoreCardForm,
): Promise<ScoreCards> =>
  db.transaction().execute(async (trx) => {
    const { has_ended, has_waived } = await findApplication(trx, recruiter, id);
    const card = { applicationId: id, authorId: recruiter.id };
    const isClosed = has_ended || has_waived;
    if (isClosed || !(await keepCard(trx, card, form))) throw refuse('resource.score_card.fixed');
    await tellTeam(trx, recruiter, 'score_card_written', id);
    return readScoreCards(trx, recruiter, id);
  });

/** Declines to write a card; from then on, the others' cards can be read. */
export const waiveScoreCard = (db: Db, recruiter: SignedIn, id: number): Promise<ScoreCards> =>
  db.transaction().execute(async (trx) => {
    await findApplication(trx, recruiter, id);
    const waiver = { applicationId: id, authorId: recruiter.id };
    if (!(await keepWaiver(trx, waiver))) throw refuse('resource.score_card.fixed');
    await tellTeam(trx, recruiter, 'score_card_waived', id);
    return readScoreCards(trx, recruiter, id);
  });

/** Erases the score cards about somebody who deletes their account, and their own refusals to write cards. */
export const eraseScoreCardsOf = (trx: Trx, accountId: number): Promise<void> =>
  eraseOf(trx, accountId);
