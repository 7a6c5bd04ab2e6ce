import { numberText } from '../../../lib/format/format.ts';
import { useMessages } from '../../../lib/messages.ts';
import { PlanRoom, usePlanUsage } from '../../../parts/money/plan-room.tsx';
import { candidateMessages } from '../messages.ts';

/** What it costs to open somebody who was found, before one does: a viewer uses what the whole team has. */
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
