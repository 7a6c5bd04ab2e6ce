import { useState } from 'react';
import { momentText } from '../../../contract/format/dates.ts';
import type { PaymentHistory } from '../../../contract/money/books.ts';
import { paise, rupeesText } from '../../../contract/money/paise.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { useIdInPath } from '../../lib/links/id-in-path.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { PageHead } from '../../ui/panels/page-head.tsx';
import { Buyer } from './buyer.tsx';
import { usePayment } from './calls.ts';
import { Documents, Events, Movements, Refunds } from './history-parts.tsx';
import { booksMessages } from './messages.ts';
import { PaymentState } from './payment-state.tsx';
import { RefundDialog } from './refund-dialog.tsx';

/** One payment with everything that happened to it. */
export default function PaymentPage() {
  const t = useMessages(booksMessages);
  const id = useIdInPath();
  const query = usePayment(id);
  return (
    <div className="grid gap-6 *:min-w-0">
      <PageHead title={t.paymentNumber(id)} back={{ to: '/admin/payments', label: t.payments }} />
      <Loaded query={query} failed={t.loadFailed}>
        {(payment) => <Whole payment={payment} />}
      </Loaded>
    </div>
  );
}

function Whole({ payment }: { payment: PaymentHistory }) {
  const t = useMessages(booksMessages);
  const [isRefunding, setRefunding] = useState(false);
  return (
    <>
      <Card className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="flex flex-wrap items-center gap-3">
            <span className="text-h2 tabular-nums">{rupeesText(paise(payment.amount_paise))}</span>
            <PaymentState payment={payment} />
          </p>
          {payment.left_paise > 0 ? (
            <Button variant="secondary" onClick={() => setRefunding(true)}>
              {t.giveBack}
            </Button>
          ) : null}
        </div>
        <Facts payment={payment} />
      </Card>
      {payment.refunds.length > 0 ? <Refunds refunds={payment.refunds} /> : null}
      <Documents documents={payment.documents} />
      <Movements movements={payment.movements} />
      <Events events={payment.events} />
      {isRefunding ? <RefundDialog payment={payment} onClose={() => setRefunding(false)} /> : null}
    </>
  );
}

function Facts({ payment }: { payment: PaymentHistory }) {
  const t = useMessages(booksMessages);
  const language = useLanguage();
  const moment = (at: string | null) => (at === null ? t.notYet : momentText(at, language));
  const facts = [
    [t.buyer, <Buyer key="buyer" buyer={payment.buyer} />],
    [t.plan, payment.plan ? `${payment.plan.name}, ${t[payment.plan.period]}` : t.nothingBought],
    [t.begun, moment(payment.created_at)],
    [t.paidAt, moment(payment.paid_at)],
    [t.left, rupeesText(paise(payment.left_paise))],
    [t.order, payment.order_id ?? t.notYet],
    [t.atGateway, payment.gateway_payment_id ?? t.notYet],
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-3 text-body md:grid-cols-3">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="note">{name}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
