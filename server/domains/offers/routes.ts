import { offers } from '../../../contract/offers.ts';
import { routes } from '../../platform/endpoints.ts';
import { answerOffer } from './answers.ts';
import {
  holdOffers,
  makeOffer,
  openLetter,
  openMyLetter,
  previewOffer,
  readMine,
  readOffers,
  sayJoining,
  withdrawOffer,
} from './offers.ts';

export const offerRoutes = routes(offers, {
  'GET /barong/resource/offers': ({ account, query, ...services }) =>
    readOffers(services, account, query),
  'POST /barong/resource/applications/offers': ({ db, account, body }) =>
    holdOffers(db, account, body),
  'POST /barong/resource/offers': ({ account, body, ...services }) =>
    makeOffer(services, account, body),
  'POST /barong/resource/offers/preview': ({ db, account, body }) =>
    previewOffer(db, account, body),
  'GET /barong/resource/offers/:id/letter.pdf': ({ db, account, params }) =>
    openLetter(db, account, params.id),
  'POST /barong/resource/offers/:id/withdrawal': ({ account, params, body, ...services }) =>
    withdrawOffer(services, account, params.id, body.note),
  'POST /barong/resource/offers/:id/joining': ({ account, params, body, ...services }) =>
    sayJoining(services, account, params.id, body),
  'GET /barong/resource/my/offers/:id': ({ account, params, ...services }) =>
    readMine(services, account, params.id),
  'GET /barong/resource/my/offers/:id/letter.pdf': ({ db, account, params }) =>
    openMyLetter(db, account, params.id),
  'POST /barong/resource/my/offers/:id/acceptance': ({ account, params, body, ...services }) =>
    answerOffer(services, account, { id: params.id, answer: 'accepted', note: body.note }),
  'POST /barong/resource/my/offers/:id/refusal': ({ account, params, body, ...services }) =>
    answerOffer(services, account, { id: params.id, answer: 'declined', note: body.note }),
});
