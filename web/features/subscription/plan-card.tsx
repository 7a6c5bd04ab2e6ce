import { Check } from 'lucide-react';
import { dateText } from '../../../contract/format/dates.ts';
import { paise, rupeesText } from '../../../contract/money/paise.ts';
import type { Plan, Subscription } from '../../../contract/money/subscriptions.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { HangCard } from '../../ui/card.tsx';
import { Prose } from '../../ui/prose.tsx';
import { subscriptionMessages } from './messages.ts';
import { useChoosing } from './use-choosing.ts';

interface PlanCardProps {
  plan: Plan;
  subscription: Subscription | null;
  mayBuy: boolean;
}

/** A plan with its price, its tax, its allowances, and one button. */
export function PlanCard({ plan, subscription, mayBuy }: PlanCardProps) {
  const t = useMessages(subscriptionMessages);
  const isCurrent = subscription ? plan.id === subscription.plan_id : plan.choice === 'current';
  return (
    <HangCard as="article" className="grid content-start gap-4 wrap-anywhere">
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h3 className="text-h3">{plan.name}</h3>
        {isCurrent ? (
          <Badge tone="outline" icon={Check}>
            {t.current}
          </Badge>
        ) : plan.is_featured ? (
          <Badge tone="brand">{t.recommended}</Badge>
        ) : null}
      </div>
      <Price plan={plan} />
      <p className="note">{plan.description}</p>
      <Prose small>
        <ul>
          {plan.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </Prose>
      {mayBuy ? <PlanButton plan={plan} subscription={subscription} /> : null}
    </HangCard>
  );
}

function Price({ plan }: { plan: Plan }) {
  const t = useMessages(subscriptionMessages);
  const rupees = (amount: number) => rupeesText(paise(amount));
  const tax = () => {
    if (plan.price_paise === 0) return t.free;
    if (plan.gst_paise === 0) return t.noGst;
    return t.gst(rupees(plan.gst_paise), rupees(plan.total_paise), t[plan.period]);
  };
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="text-h1">{rupees(plan.price_paise)}</span>
        {plan.price_paise === 0 ? null : <span className="note">{t[plan.period]}</span>}
      </p>
      <p className="note">{tax()}</p>
    </div>
  );
}

function PlanButton({ plan, subscription }: Omit<PlanCardProps, 'mayBuy'>) {
  const t = useMessages(subscriptionMessages);
  const language = useLanguage();
  const { choose, busyWith } = useChoosing();
  const ends = subscription ? dateText(subscription.expires_at, language) : '';
  // The free plan has no button: canceling the paid plan chooses it, and it follows by itself when
  // that ends.
  const comesByItself = plan.choice === 'waits' && plan.price_paise === 0;
  if (plan.choice === 'cancel' || comesByItself) return null;
  if (plan.choice === 'current' || plan.choice === 'waits') {
    const waits = plan.choice === 'waits';
    return (
      <div className="grid gap-1.5">
        <Button wide disabled>
          {waits ? t.resubscribe : t.currentPlan}
        </Button>
        {waits ? <p className="text-center text-caption text-ink-2">{t.from(ends)}</p> : null}
      </div>
    );
  }
  const hint = {
    buy: null,
    pay_due: null,
    keep: null,
    later: t.later,
    upgrade: plan.now_paise === null ? null : t.upgradeNow(rupeesText(paise(plan.now_paise))),
  }[plan.choice];
  const variant = plan.choice === 'later' ? 'secondary' : 'primary';
  return (
    <div className="grid gap-1.5">
      <Button wide variant={variant} onClick={() => choose(plan)} busy={busyWith === plan.id}>
        {plan.choice === 'keep' ? t.keep(plan.name) : t.choose(plan.name)}
      </Button>
      {hint ? <p className="text-center text-caption text-ink-2">{hint}</p> : null}
    </div>
  );
}
