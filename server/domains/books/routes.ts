import { books } from '../../../contract/money/books.ts';
import { paise } from '../../../contract/money/paise.ts';
import { routes } from '../../platform/endpoints.ts';
import { recordAct } from '../../platform/security-events.ts';
import { noteTransfer, tryRefundAgain } from '../payments/payments.ts';
import { refundByAdmin } from '../subscriptions/subscriptions.ts';
import { readHistory, readPayments, readSubscriptions } from './books.ts';
import { exportPayments, exportSubscriptions } from './exports.ts';

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
    await db.transaction().execute(async (trx) => {
      await tryRefundAgain(trx, params.id);
      await recordAct(trx, { act: 'refund_tried_again', subject: ['refund', params.id] });
    });
    return { message: 'Refund sent again' };
  },
  'POST /barong/admin/refunds/:id/transfer': async ({ db, publicUrl, account, params, body }) => {
    const { reference, transferred_on: day } = body;
    await db.transaction().execute(async (trx) => {
      await noteTransfer({ trx, publicUrl }, params.id, { reference, day, by: account.id });
      await recordAct(trx, {
        act: 'refund_transferred',
        subject: ['refund', params.id],
        // The number is stored with the refund, which may be erased; this entry is kept.
        after: { transferred_on: day },
      });
    });
    return { message: 'Refund noted as transferred' };
  },
  'GET /barong/admin/subscriptions': ({ db, query, language }) =>
    readSubscriptions(db, query, language),
  'GET /barong/admin/subscriptions/export.csv': ({ db, query, language }) =>
    exportSubscriptions(db, query, language),
});
