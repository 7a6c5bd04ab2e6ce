import type { Db } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { recordAct } from '../../platform/security-events.ts';
import { noteTransfer, tryRefundAgain } from '../payments/payments.ts';

// What admins do about refunds that the gateway could not carry out.

export const sendRefundAgain = (db: Db, id: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await tryRefundAgain(trx, id);
    await recordAct(trx, { act: 'refund_tried_again', subject: ['refund', id] });
  });

/** Notes that the operator has transferred the money. */
export const noteRefundTransfer = (
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  adminId: number,
  id: number,
  { reference, transferred_on: day }: { reference: string; transferred_on: string },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await noteTransfer({ trx, publicUrl }, id, { reference, day, by: adminId });
    await recordAct(trx, {
      act: 'refund_transferred',
      subject: ['refund', id],
      // The number is stored with the refund, which may be erased; this entry is kept.
      after: { transferred_on: day },
    });
  });
