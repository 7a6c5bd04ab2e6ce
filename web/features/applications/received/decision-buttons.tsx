import type { Application } from '../../../../contract/applications.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Kbd } from '../../../ui/panels/kbd.tsx';
import { type Decided, decisionIcons, decisionWord } from './decisions.ts';
import { receivedMessages } from './received-messages.ts';

interface DecisionButtonsProps {
  application: Application;
  busy: boolean;
  /** Whether the keyboard shortcuts are on. */
  showsKeys: boolean;
  onDecide: (application: Application, to: Decided) => void;
}

const order: readonly Decided[] = [
  'hired',
  'accepted',
  'offered',
  'interview',
  'rejected',
  'reviewing',
];
const keyOf: Partial<Record<Decided, string>> = { accepted: 'A', interview: 'I', rejected: 'R' };
const variants = {
  hired: 'primary',
  offered: 'secondary',
  accepted: 'primary',
  interview: 'secondary',
  rejected: 'danger',
  reviewing: 'secondary',
} as const;

/** What the company can decide now, the likeliest first. */
export function DecisionButtons({ application, busy, showsKeys, onDecide }: DecisionButtonsProps) {
  const t = useMessages(receivedMessages);
  const possible = order.filter((to) => application.next_statuses.includes(to));
  if (possible.length === 0) {
    return (
      <p className="text-small text-ink-2">
        {application.status === 'hired' ? t.noneAfterHiring : t.noActions}
      </p>
    );
  }
  return (
    <div className="grid w-full grid-cols-2 gap-2.5 max-xs:grid-cols-1">
      {possible.map((to, index) => (
        <Button
          key={to}
          variant={variants[to]}
          icon={decisionIcons[to]}
          disabled={busy}
          className={possible.length % 2 === 1 && index === 0 ? 'col-span-2' : undefined}
          onClick={() => onDecide(application, to)}
        >
          {decisionWord(application.status, to, t)}
          {showsKeys && keyOf[to] ? (
            <span aria-hidden="true" className="ml-1 max-lg:hidden">
              <Kbd>{keyOf[to]}</Kbd>
            </span>
          ) : null}
        </Button>
      ))}
    </div>
  );
}
