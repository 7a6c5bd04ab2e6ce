import { contactMessages } from '../../../contract/contact/contact-messages.ts';
import { routes } from '../../platform/endpoints.ts';
import { markContactMessage, readContactMessages, writeToOperator } from './contact-messages.ts';

export const contactMessageRoutes = routes(contactMessages, {
  'POST /barong/public/contact_messages': ({ body, language, from, ...services }) => {
    const { name, email, topic, message, request_number } = body;
    const written = { name, email, topic, message, request_number, language };
    return writeToOperator(services, written, from);
  },
  'GET /barong/admin/contact_messages': ({ db, query }) => readContactMessages(db, query),
  'PUT /barong/admin/contact_messages/:id': ({ db, account, params, body }) =>
    markContactMessage(db, params.id, { answered: body.answered, adminId: account.id }),
});
