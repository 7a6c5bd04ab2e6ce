import type { ApplicationStatus } from '../../../../../contract/applications.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { applicationStatusLabels, valuesOf } from '../../../../parts/labels.ts';
import type { TabRow } from '../../../../ui/lists/list-tabs.tsx';
import { receivedMessages } from '../received-messages.ts';
import type { Triage } from '../use-triage.tsx';

/**
 * Shown only while somebody is at these stages: beside an open panel their chips would need another
 * row.
 */
const shownIfAny = new Set<ApplicationStatus>(['offered', 'hired', 'unanswered']);
/**
 * Only the answer clock sets it, and few companies ever let it: no chip is expected while the
 * counts load.
 */
const RARE: ApplicationStatus = 'unanswered';

/**
 * A chip for each stage with its count. `oneAtATime` is the stage to show if the address names none; then there is no
 * chip for all.
 */
export function useStageChips(
  { list, received }: Pick<Triage, 'list' | 'received'>,
  oneAtATime?: ApplicationStatus,
): TabRow {
  const t = useMessages(receivedMessages);
  const labels = applicationStatusLabels[useLanguage()];
  const counts = received.data?.counts;
  const chosen = list.address.status;
  const stages = valuesOf(applicationStatusLabels)
    .filter((one) => {
      const count = counts?.[one] ?? (one === RARE ? 0 : undefined);
      return !shownIfAny.has(one) || count !== 0 || chosen.includes(one);
    })
    .map((one) => {
      const choice = list.choice({ status: [one] });
      const current = choice.current || (chosen.length === 0 && one === oneAtATime);
      return { ...choice, current, label: labels[one], count: counts?.[one] };
    });
  const all = { ...list.choice({ status: [] }), label: t.all, count: counts?.all };
  const waiting = { ...list.choice({}), label: t.waiting, count: counts?.waiting };
  return {
    label: t.statuses,
    look: 'chips',
    tabs: [
      ...(oneAtATime ? [] : [all]),
      // Placed before the stages: at their end, a phone would not show what is chosen.
      ...(chosen.includes('waiting') ? [waiting] : []),
      ...stages,
    ],
  };
}
