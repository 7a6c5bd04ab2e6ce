import { letterTemplates } from '../../../contract/applications/letter-templates.ts';
import { routes } from '../../platform/endpoints.ts';
import {
  addLetterTemplate,
  changeLetterTemplate,
  readLetterTemplates,
  removeLetterTemplate,
} from './letter-templates.ts';

export const letterTemplateRoutes = routes(letterTemplates, {
  'GET /barong/resource/letter_templates': ({ db, account, query }) =>
    readLetterTemplates(db, account, query),
  'POST /barong/resource/letter_templates': ({ db, account, body, idempotencyKey }) =>
    addLetterTemplate(db, account, body, idempotencyKey),
  'PUT /barong/resource/letter_templates/:id': ({ db, account, params, body, ifMatch }) =>
    changeLetterTemplate(db, account, { id: params.id, form: body, ifMatch }),
  'DELETE /barong/resource/letter_templates/:id': async ({ db, account, params }) => {
    await removeLetterTemplate(db, account, params.id);
    return { message: 'Letter deleted' };
  },
});
