import { FileText } from 'lucide-react';
import { useState } from 'react';
import { dateText } from '../../../contract/format/dates.ts';
import { paise, rupeesText } from '../../../contract/money/paise.ts';
import type { SubscriptionPayment } from '../../../contract/money/subscriptions.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { FileLink } from '../../ui/panels/file-link.tsx';
import { useRefund } from './calls.ts';
import { subscriptionMessages } from './messages.ts';
import { dotted } from '../../lib/format/separator.ts';

/** Past payments with their invoices, and refunds within seven days. */
export function PaymentsSection({
  payments,
  mayRefund,
}: {
  payments: readonly SubscriptionPayment[];
  mayRefund: boolean;
}) {
  const t = useMessages(subscriptionMessages);
  const role = useSession()?.user?.role;
  const [refunded, setRefunded] = useState<SubscriptionPayment>();
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h2">{t.payments}</h2>
        {mayRefund ? (
          <LinkButton
            to={role === 'hr' ? '/hr/invoices' : '/user/invoices'}
            variant="secondary"
            size="sm"
          >
            {t.toInvoices}
          </LinkButton>
        ) : null}
      </div>
      {payments.length === 0 ? (
        <p className="text-body text-ink-2">{t.noPayments}</p>
      ) : (
        <Card as="ul" flush className="divide-y divide-line">
          {payments.map((payment) => (
            <li key={payment.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3.5">
              <PaymentLine payment={payment} />
              {mayRefund && payment.refundable_until !== null ? (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={t.refundOf(payment.plan_name)}
                  onClick={() => setRefunded(payment)}
                >
                  {t.refund}
                </Button>
              ) : null}
            </li>
          ))}
        </Card>
      )}
      {refunded ? <Refund payment={refunded} onClose={() => setRefunded(undefined)} /> : null}
    </section>
  );
}

function PaymentLine({ payment }: { payment: SubscriptionPayment }) {
  const t = useMessages(subscriptionMessages);
  const language = useLanguage();
  const { plan_name, paid_at, amount_paise, state, refunded_paise } = payment;
  const { invoice_number, invoice_url, refundable_until } = payment;
  return (
    <>
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-body font-medium">
          {plan_name}, {rupeesText(paise(amount_paise))}
        </p>
        <p className="note">
          {dotted([
            dateText(paid_at, language),
            invoice_number === null ? null : t.invoice(invoice_number),
            refunded_paise > 0 && state === 'paid'
              ? t.partBack(rupeesText(paise(refunded_paise)))
              : null,
            refundable_until === null ? null : t.refundUntil(dateText(refundable_until, language)),
          ])}
        </p>
      </div>
      {invoice_url === null ? null : (
        <FileLink
          size="sm"
          variant="quiet"
          icon={FileText}
          to={invoice_url}
          aria-label={t.openInvoice(invoice_number ?? '')}
        >
          {t.invoicePdf}
        </FileLink>
      )}
      {payment.is_test ? <Badge>{t.test}</Badge> : null}
      {state === 'paid' ? null : <Badge tone="outline">{t[state]}</Badge>}
    </>
  );
}

function Refund({ payment, onClose }: { payment: SubscriptionPayment; onClose: () => void }) {
  const t = useMessages(subscriptionMessages);
  const refund = useRefund({ failed: t.refundFailed, done: t.refundDone, onDone: onClose });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t.refundTitle}
      description={t.refundText(rupeesText(paise(payment.amount_paise - payment.refunded_paise)))}
      confirmLabel={t.refund}
      keeps
      danger
      busy={refund.isBusy}
      onConfirm={() => void refund.run(payment.id)}
    />
  );
}
