import { scoreCards } from '../../../contract/score-cards/score-cards.ts';
import { routes } from '../../platform/endpoints.ts';
import { readScoreCards, waiveScoreCard, writeScoreCard } from './score-cards.ts';

export const scoreCardRoutes = routes(scoreCards, {
  'GET /barong/resource/applications/:id/score_cards': ({ db, account, params }) =>
    readScoreCards(db, account, params.id),
  'PUT /barong/resource/applications/:id/score_card': ({ db, account, params, body }) =>
    writeScoreCard(db, account, params.id, body),
  'POST /barong/resource/applications/:id/score_card/waiver': ({ db, account, params }) =>
    waiveScoreCard(db, account, params.id),
});
