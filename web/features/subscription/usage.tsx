import { numberText } from '../../../contract/format/pay.ts';
import { isNear } from '../../../contract/money/plan-levels.ts';
import type { Subscriptions } from '../../../contract/money/subscriptions.ts';
import { useMessages } from '../../lib/messages.ts';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/panels/progress-bar.tsx';
import { subscriptionMessages } from './messages.ts';

/** How much of what the plan gives is in use. */
export function Usage({ usage }: { usage: Subscriptions['usage'] }) {
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
