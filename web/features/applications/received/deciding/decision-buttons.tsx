import { clsx } from 'clsx';
import { Undo2 } from 'lucide-react';
import type { Application } from '../../../../../contract/applications.ts';
import { todayInIndia } from '../../../../../contract/format/today.ts';
import { personName } from '../../../../../contract/format/names/person-name.ts';
import { dateText } from '../../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { MessageLink } from '../../../../parts/messages/message-link.tsx';
import { MayDo } from '../../../../parts/team/may-do.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Kbd } from '../../../../ui/panels/kbd.tsx';
import { type Decided, decisionIcons, decisionWord } from './decisions.ts';
import { receivedMessages } from '../received-messages.ts';
import { useMayUndo } from '../use-may-decide.ts';

interface DecisionButtonsProps {
  application: Application;
  busy: boolean;
  /** Whether the keyboard shortcuts are on. */
  showsKeys: boolean;
  onDecide: (application: Application, to: Decided) => void;
  onUndo: (id: number) => void;
}

/** Most likely first. */
export const decisionOrder: readonly Decided[] = [
  'hired',
  'accepted',
  'offered',
  'interview',
  'rejected',
  'reviewing',
];
const keyOf: Partial<Record<Decided, string>> = { accepted: 'A', interview: 'I', rejected: 'R' };
const variants = {
  // The offer has buttons for what comes next; this one is for somebody who joined without an offer.
  hired: 'secondary',
  offered: 'secondary',
  accepted: 'primary',
  interview: 'secondary',
  rejected: 'danger',
  reviewing: 'quiet',
} as const;

/** From the joining date on, the offer itself asks whether they came. */
const isJoiningAsked = ({ offer }: Application) =>
  offer?.state === 'accepted' && offer.joining_on <= todayInIndia();

/**
 * The possible decisions, most likely first, and a message. Marking as reviewing is not a decision;
 * it stands above them, so that they keep their places once it is gone.
 */
export function DecisionButtons(props: DecisionButtonsProps) {
  const { application, busy, showsKeys, onDecide } = props;
  const t = useMessages(receivedMessages);
  const language = useLanguage();
  const possible = decisionOrder.filter(
    (to) =>
      application.next_statuses.includes(to) && !(to === 'hired' && isJoiningAsked(application)),
  );
  const shown = possible.toSorted((a, b) => Number(b === 'reviewing') - Number(a === 'reviewing'));
  if (application.held) return <Held {...props} held={application.held} />;
  const message = (
    <MessageLink
      wide
      to={{ applicationId: application.id }}
      name={personName(application.user.username, language)}
      shortcut={showsKeys ? 'M' : undefined}
    />
  );
  if (possible.length === 0) {
    return (
      <div className="grid gap-2.5">
        <p className="note">{application.status === 'hired' ? t.noneAfterHiring : t.noActions}</p>
        {message}
      </div>
    );
  }
  return (
    <MayDo
      call="POST /barong/resource/applications/decisions"
      least="recruiter"
      says={t.recruitersDecide}
    >
      <div className="grid w-full grid-cols-2 gap-2.5 max-xs:grid-cols-1">
        {shown.map((to, index) => (
          <Button
            key={to}
            variant={variants[to]}
            icon={decisionIcons[to]}
            disabled={busy}
            className={clsx('px-2!', possible.length % 2 === 0 && index === 0 && 'col-span-full')}
            onClick={() => onDecide(application, to)}
          >
            {decisionWord(application.status, to, t)}
            {showsKeys ? <Key of={keyOf[to]} /> : null}
          </Button>
        ))}
        {message}
        {application.offer?.state === 'open' ? (
          <p className="col-span-full note">
            {t.offerWaits(dateText(application.offer.valid_until, language))}
          </p>
        ) : null}
      </div>
    </MayDo>
  );
}

interface HeldProps extends DecisionButtonsProps {
  held: NonNullable<Application['held']>;
}

/** A decision that has not taken effect yet. */
function Held({ application, held, busy, showsKeys, onUndo }: HeldProps) {
  const t = useMessages(receivedMessages);
  if (!useMayUndo(application)) return <p className="note">{t.heldBy(held.by.name)}</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="note">{t.heldByYou}</p>
      <Button
        variant="secondary"
        icon={Undo2}
        disabled={busy}
        onClick={() => onUndo(application.id)}
      >
        {t.undo}
        {showsKeys ? <Key of="U" /> : null}
      </Button>
    </div>
  );
}

function Key({ of }: { of: string | undefined }) {
  return of ? (
    <span aria-hidden="true" className="ml-1 max-lg:hidden">
      <Kbd>{of}</Kbd>
    </span>
  ) : null;
}
