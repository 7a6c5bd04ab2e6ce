import { contactMessages } from '../../../contract/contact/contact-messages.ts';
import { routes } from '../../platform/endpoints.ts';
import {
  answerContactMessage,
  markContactMessage,
  readContactMessages,
  readState,
  writeToOperator,
} from './contact-messages.ts';

export const contactMessageRoutes = routes(contactMessages, {
  'POST /barong/public/contact_messages': ({ body, language, from, ...services }) => {
    const { name, email, topic, message, request_number } = body;
    const written = { name, email, topic, message, request_number, language };
    return writeToOperator(services, written, from);
  },
  'POST /barong/public/contact_messages/state': ({ body, from, ...services }) =>
    readState(services, { token: body.token, from }),
  'GET /barong/admin/contact_messages': ({ db, account, query }) =>
    readContactMessages(db, account.admin_role, query),
  'PUT /barong/admin/contact_messages/:id': ({ db, account, params, body }) =>
    markContactMessage(db, params.id, { answered: body.answered, admin: account }),
  'POST /barong/admin/contact_messages/:id/answer': ({ account, params, body, ...services }) =>
    answerContactMessage(services, params.id, { ...body, admin: account }),
});
