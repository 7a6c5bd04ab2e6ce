import { numberText } from '../../../lib/format/format.ts';
import { useMessages } from '../../../lib/messages.ts';
import { PlanRoom, usePlanUsage } from '../../../parts/money/plan-room.tsx';
import { candidateMessages } from '../messages.ts';

/** Says, before somebody is opened, what that costs: it counts towards the whole team's plan. */
export function OpeningCost() {
  const t = useMessages(candidateMessages);
  const usage = usePlanUsage('candidateViews');
  return (
    <>
      {usage ? (
        <p className="text-small">
          {t.openingCost(numberText(usage.used), numberText(usage.most))}
        </p>
      ) : null}
      <PlanRoom allowance="candidateViews" plans="/hr/subscription" />
    </>
  );
}
