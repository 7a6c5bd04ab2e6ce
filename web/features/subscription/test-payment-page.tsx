import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paise, rupeesText } from '../../../contract/money/paise.ts';
import type { TestPaying } from '../../../contract/money/test-payments.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { useIdInPath } from '../../lib/links/id-in-path.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { useTestOrder, useTestPayment } from './calls.ts';
import { subscriptionMessages } from './messages.ts';

/** The checkout of test payments, which can simulate everything that happens at a real one. */
export default function TestPaymentPage() {
  const t = useMessages(subscriptionMessages);
  const id = useIdInPath();
  const query = useTestOrder(id);
  const role = useSession()?.user?.role === 'hr' ? 'hr' : 'user';
  const page = `/${role}/subscription`;
  return (
    <div className="grid max-w-140 gap-4">
      <title>{`${t.testTitle} · ${PORTAL}`}</title>
      <h1 className="text-h1">{t.testTitle}</h1>
      <NoticeBar>{t.testIntro}</NoticeBar>
      <Loaded query={query} failed={t.orderFailed}>
        {(order) =>
          order.is_open ? (
            <Paying id={id} amount={rupeesText(paise(order.amount_paise))} page={page} />
          ) : (
            <NoticeBar
              action={
                <LinkButton to={page} variant="quiet" size="sm">
                  {t.back}
                </LinkButton>
              }
            >
              {t.alreadyPaid}
            </NoticeBar>
          )
        }
      </Loaded>
    </div>
  );
}

function Paying({ id, amount, page }: { id: number; amount: string; page: string }) {
  const t = useMessages(subscriptionMessages);
  const navigate = useNavigate();
  const payment = useTestPayment({
    failed: t.payFailed,
    done: (isPaid) =>
      isPaid
        ? undefined
        : { title: t.payFailed, description: t.payFailedText, variant: 'destructive' },
    onDone: (isPaid) => (isPaid ? navigate(page) : undefined),
  });
  const [paying, setPaying] = useState<TestPaying>({
    outcome: 'paid',
    webhook: 'once',
    renewals: 'succeed',
    refunds: 'succeed',
  });
  const set = (part: Partial<TestPaying>) => setPaying({ ...paying, ...part });
  return (
    <Card className="grid gap-4">
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-body">{t.amount}</span>
        <span className="text-h2">{amount}</span>
      </p>
      <SelectField
        label={t.outcome}
        value={paying.outcome}
        onChange={(event) => set({ outcome: event.target.value as TestPaying['outcome'] })}
        options={[
          { value: 'paid', label: t.paid },
          { value: 'slow', label: t.slow },
          { value: 'twice', label: t.twice },
          { value: 'failed', label: t.fails },
        ]}
      />
      <SelectField
        label={t.webhook}
        value={paying.webhook}
        onChange={(event) => set({ webhook: event.target.value as TestPaying['webhook'] })}
        options={[
          { value: 'once', label: t.once },
          { value: 'late', label: t.late },
          { value: 'twice', label: t.doubled },
          { value: 'disordered', label: t.disordered },
          { value: 'never', label: t.never },
        ]}
      />
      <SelectField
        label={t.renewals}
        value={paying.renewals}
        onChange={(event) => set({ renewals: event.target.value as TestPaying['renewals'] })}
        options={[
          { value: 'succeed', label: t.succeed },
          { value: 'fail', label: t.fail },
        ]}
      />
      <SelectField
        label={t.refunds}
        value={paying.refunds}
        onChange={(event) => set({ refunds: event.target.value as TestPaying['refunds'] })}
        options={[
          { value: 'succeed', label: t.refundsSucceed },
          { value: 'fail_once', label: t.refundsFailOnce },
          { value: 'fail', label: t.refundsFail },
        ]}
      />
      <div className="grid gap-3">
        <Button wide onClick={() => void payment.run({ id, body: paying })} busy={payment.isBusy}>
          {t.pay(amount)}
        </Button>
        <LinkButton wide variant="secondary" to={page}>
          {t.leave}
        </LinkButton>
      </div>
    </Card>
  );
}
