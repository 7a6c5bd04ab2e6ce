import type { Application } from '../../../../../contract/applications.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectionBar } from '../../../../ui/lists/selection/selection-bar.tsx';
import type { Selection } from '../../../../ui/lists/selection/use-selection.ts';
import { decisionOrder } from './decision-buttons.tsx';
import { type Decided, decisionIcons, decisionWord } from './decisions.ts';
import { receivedMessages } from '../received-messages.ts';

interface DecideSelectedProps {
  selection: Selection<Application>;
  busy: boolean;
  onDecide: (applications: readonly Application[], to: Decided) => void;
}

/** Makes one decision about all selected applications. */
export function DecideSelected({ selection, busy, onDecide }: DecideSelectedProps) {
  const t = useMessages(receivedMessages);
  const { chosen } = selection;
  const possible = decisionOrder.filter((to) =>
    chosen.some(({ next_statuses }) => next_statuses.includes(to)),
  );
  return (
    <SelectionBar
      selection={selection}
      label={t.selectionActions}
      selected={t.selected(chosen.length)}
      clearLabel={t.clearSelection}
    >
      {possible.map((to) => (
        <Button
          key={to}
          size="sm"
          variant={to === 'rejected' ? 'danger' : 'secondary'}
          icon={decisionIcons[to]}
          disabled={busy}
          onClick={() => onDecide(chosen, to)}
        >
          {decisionWord('pending', to, t)}
        </Button>
      ))}
    </SelectionBar>
  );
}
