import { useState } from 'react';
import { type PlanPeriod, isNear } from '../../../contract/money/plan-levels.ts';
import type { Subscriptions } from '../../../contract/money/subscriptions.ts';
import { useMessages } from '../../lib/messages.ts';
import { NoCompanyYet } from '../../parts/companies/no-company-yet.tsx';
import { useMayDo } from '../../parts/team/may-do.tsx';
import { RekhaGroup, Card } from '../../ui/card.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { PageHead } from '../../ui/panels/page-head.tsx';
import { useSubscriptions } from './calls.ts';
import { CurrentPlan } from './current-plan.tsx';
import { subscriptionMessages } from './messages.ts';
import { PaymentsSection } from './payments-section.tsx';
import { PlanCard } from './plan-card.tsx';
import { Questions, Support } from './questions.tsx';
import { numberText } from '../../../contract/format/pay.ts';
import { ProgressBar } from '../../ui/panels/progress-bar.tsx';

/** What somebody or their company has bought, can buy, uses and has paid. */
export default function SubscriptionPage() {
  const t = useMessages(subscriptionMessages);
  const query = useSubscriptions();
  return (
    <div className="grid gap-4 *:min-w-0">
      <PageHead title={t.title} intro={t.intro} />
      <Loaded
        query={query}
        failed={t.failed}
        missing={<NoCompanyYet />}
        shapes={['h-20', 'h-96', 'h-96']}
      >
        {(found) => <Found found={found} />}
      </Loaded>
      <div className="grid items-start gap-4 md:grid-cols-[2fr_1fr]">
        <Questions />
        <Support />
      </div>
    </div>
  );
}

function Found({ found }: { found: Subscriptions }) {
  const t = useMessages(subscriptionMessages);
  const [period, setPeriod] = useState<PlanPeriod>(found.subscription?.period ?? 'month');
  const { subscription, plans } = found;
  const mayBuy = useMayDo('POST /barong/resource/subscriptions', 'owner') && found.may_buy;
  const shown = plans.filter((plan) => plan.period === period || plan.price_paise === 0);
  return (
    <>
      {found.is_test ? <NoticeBar>{t.testMode}</NoticeBar> : null}
      {found.payment_pending ? <NoticeBar tone="time">{t.pending}</NoticeBar> : null}
      {mayBuy ? null : <NoticeBar>{t.ownersOnly}</NoticeBar>}
      <CurrentPlan found={found} />
      <section className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-h2">{t.plans}</h2>
          <Segmented
            label={t.period}
            value={period}
            onChange={setPeriod}
            segments={[
              { value: 'month', label: t.monthly },
              { value: 'year', label: t.yearly },
            ]}
          />
        </div>
        <RekhaGroup className={shown.length > 2 ? 'md:grid-cols-3' : 'md:grid-cols-2'}>
          {shown.map((plan) => (
            <PlanCard key={plan.id} plan={plan} subscription={subscription} mayBuy={mayBuy} />
          ))}
        </RekhaGroup>
      </section>
      <Usage usage={found.usage} />
      <PaymentsSection payments={found.payments} mayRefund={mayBuy} />
    </>
  );
}

/** How much of what the plan gives is in use. */
function Usage({ usage }: { usage: Subscriptions['usage'] }) {
  const t = useMessages(subscriptionMessages);
  return (
    <section className="grid gap-3">
      <h2 className="text-h2">{t.usage}</h2>
      <Card as="ul" className="grid gap-4 md:grid-cols-3">
        {usage.map(({ allowance, name, used, most }) => (
          <li key={allowance} className="grid content-start gap-1.5">
            <span className="text-small first-letter:uppercase">
              {t.used(name, numberText(used), numberText(most))}
            </span>
            <ProgressBar label={name} percent={(100 * used) / most} />
            {isNear(used, most) ? (
              <span className="text-caption text-danger-ink">{t.near}</span>
            ) : null}
          </li>
        ))}
      </Card>
    </section>
  );
}
