import { books } from '../../../contract/money/books.ts';
import { paise } from '../../../contract/money/paise.ts';
import { routes } from '../../platform/endpoints.ts';
import { refundByAdmin } from '../subscriptions/subscriptions.ts';
import { readHistory, readPayments, readSubscriptions } from './books.ts';
import { exportPayments, exportSubscriptions } from './exports.ts';
import { noteRefundTransfer, sendRefundAgain } from './refunds.ts';

export const bookRoutes = routes(books, {
  'GET /barong/admin/payments': ({ db, query, language }) => readPayments(db, query, language),
  'GET /barong/admin/payments/export.csv': ({ db, query, language }) =>
    exportPayments(db, query, language),
  'GET /barong/admin/payments/:id': ({ params, language, ...services }) =>
    readHistory(services, params.id, language),
  'POST /barong/admin/payments/:id/refunds': ({
    account,
    params,
    body,
    idempotencyKey,
    ...services
  }) =>
    refundByAdmin(services, account, {
      paymentId: params.id,
      key: idempotencyKey,
      amount: paise(body.amount_paise),
      left: paise(body.left_paise),
      reason: body.reason,
    }),
  'POST /barong/admin/refunds/:id/tries': async ({ db, params }) => {
    await sendRefundAgain(db, params.id);
    return { message: 'Refund sent again' };
  },
  'POST /barong/admin/refunds/:id/transfer': async ({ account, params, body, ...services }) => {
    await noteRefundTransfer(services, account.id, params.id, body);
    return { message: 'Refund noted as transferred' };
  },
  'GET /barong/admin/subscriptions': ({ db, query, language }) =>
    readSubscriptions(db, query, language),
  'GET /barong/admin/subscriptions/export.csv': ({ db, query, language }) =>
    exportSubscriptions(db, query, language),
});
