import { CircleSlash } from 'lucide-react';
import { useState } from 'react';
import { dateText } from '../../../contract/format/dates.ts';
import { paise, rupeesText } from '../../../contract/money/paise.ts';
import type { Subscription, Subscriptions } from '../../../contract/money/subscriptions.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useCancellation } from './calls.ts';
import { subscriptionMessages } from './messages.ts';
import { useChoosing } from './use-choosing.ts';

/** The present plan, when it renews or ends, and a way to cancel it in two clicks. */
export function CurrentPlan({ found: { subscription, plans, may_buy } }: { found: Subscriptions }) {
  const t = useMessages(subscriptionMessages);
  const [asks, setAsks] = useState(false);
  const { choose, busyWith } = useChoosing();
  const free = plans.find(({ price_paise }) => price_paise === 0);
  const due = subscription?.payment_due
    ? plans.find(({ id }) => id === subscription.plan_id)
    : undefined;
  return (
    <Card as="section" className="flex flex-wrap items-center justify-between gap-4">
      <div className="grid min-w-0 gap-1">
        <h2 className="flex flex-wrap items-center gap-2 text-h3">
          <span className="sr-only">{t.current}: </span>
          {subscription?.plan_name ?? free?.name}
          {subscription ? <StateBadge subscription={subscription} /> : null}
        </h2>
        <p className="note">{subscription ? <Course subscription={subscription} /> : t.freeText}</p>
      </div>
      {subscription && may_buy ? (
        <div className="flex flex-wrap gap-3">
          {due ? (
            <Button onClick={() => choose(due)} busy={busyWith === due.id}>
              {t.payNow}
            </Button>
          ) : null}
          {subscription.status === 'active' ? (
            <Button variant="danger" onClick={() => setAsks(true)}>
              {t.cancel}
            </Button>
          ) : null}
        </div>
      ) : null}
      {asks && subscription ? (
        <Cancellation subscription={subscription} onClose={() => setAsks(false)} />
      ) : null}
    </Card>
  );
}

function StateBadge({ subscription }: { subscription: Subscription }) {
  const t = useMessages(subscriptionMessages);
  if (subscription.payment_due) {
    return <Badge tone="danger">{t.due}</Badge>;
  }
  return subscription.status === 'active' ? (
    <Badge tone="ok">{t.active}</Badge>
  ) : (
    <Badge tone="outline" icon={CircleSlash}>
      {t.canceled}
    </Badge>
  );
}

/** What happens next, in a sentence or two. */
function Course({ subscription }: { subscription: Subscription }) {
  const t = useMessages(subscriptionMessages);
  const language = useLanguage();
  const { status, expires_at, next_plan_name, next_try_at, payment_due } = subscription;
  const day = dateText(expires_at, language);
  const price = rupeesText(paise(subscription.next_total_paise));
  const course = () => {
    if (status === 'canceled') return t.endsCanceled(day);
    if (payment_due) return t.dueText(price);
    return subscription.renews_by_itself ? t.renews(day, price) : t.ends(day);
  };
  return [
    course(),
    next_plan_name === null ? '' : t.becomes(next_plan_name, day),
    payment_due && next_try_at ? t.nextTry(dateText(next_try_at, language)) : '',
  ]
    .join(' ')
    .trim();
}

function Cancellation({
  subscription: { id, expires_at },
  onClose,
}: {
  subscription: Subscription;
  onClose: () => void;
}) {
  const t = useMessages(subscriptionMessages);
  const language = useLanguage();
  const isRecruiter = useSession()?.user?.role === 'hr';
  const cancellation = useCancellation({
    failed: () =>
      isRecruiter
        ? { title: t.cancelFailedHr }
        : { title: t.cancelFailed, description: t.cancelFailedText },
    done: t.cancelDone,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t.cancelTitle}
      description={`${t.cancelAsk} ${t.keepUntil(dateText(expires_at, language))}`}
      confirmLabel={t.cancel}
      keeps
      danger
      busy={cancellation.isBusy}
      onConfirm={() => void cancellation.run(id)}
    />
  );
}
