import { ChevronDown, ChevronUp, Undo2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { useCanUndo } from '../../../parts/applications/use-undo.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { SidePanel } from '../side-panel.tsx';
import { CandidatePanel } from './candidate-panel.tsx';
import { DecisionButtons } from './deciding/decision-buttons.tsx';
import { lastDueDay } from './due-soon.ts';
import type { useApplication } from './received-calls.ts';
import { receivedMessages } from './received-messages.ts';
import type { Progress } from './use-progress.ts';

interface OpenApplicationProps extends Omit<
  ComponentProps<typeof DecisionButtons>,
  'application' | 'onUndo'
> {
  openId: number | null;
  opened: ReturnType<typeof useApplication>;
  /** Moves to its neighbours in the list; null on the board. */
  walk: { next: () => void; previous: () => void } | null;
  /** The reviewer's progress through the list; null if unknown. */
  progress: Progress | null;
  /** Undoes the last decision, or the one about this application. */
  onUndo: (id?: number) => void;
  onClose: () => void;
}

/** The open application beside the list, with what can be decided. */
export function OpenApplication({
  openId,
  opened,
  walk,
  progress,
  onClose,
  ...decisions
}: OpenApplicationProps) {
  const t = useMessages(receivedMessages);
  const language = useLanguage();
  const canUndo = useCanUndo();
  return (
    <SidePanel
      open={openId !== null}
      onClose={onClose}
      title={progress ? words(t, progress, lastDueDay(language)) : t.details}
      percent={progress ? (100 * progress.place) / progress.total : undefined}
      aside={
        walk ? (
          <>
            <IconButton
              icon={Undo2}
              label={t.undo}
              disabled={!canUndo}
              className="disabled:bg-transparent! lg:hidden"
              onClick={() => decisions.onUndo()}
            />
            <IconButton icon={ChevronUp} label={t.previous} onClick={walk.previous} />
            <IconButton icon={ChevronDown} label={t.next} onClick={walk.next} />
          </>
        ) : null
      }
      footer={opened.data ? <DecisionButtons application={opened.data} {...decisions} /> : null}
    >
      <Opened opened={opened} showsKeys={decisions.showsKeys} />
    </SidePanel>
  );
}

const words = (
  t: (typeof receivedMessages)['en'],
  { place, total, isDue }: Progress,
  lastDay: string,
) => (isDue ? t.positionDue(place, total, lastDay) : t.position(place, total));

function Opened({ opened, showsKeys }: Pick<OpenApplicationProps, 'opened' | 'showsKeys'>) {
  const t = useMessages(receivedMessages);
  return (
    <Loaded
      query={opened}
      failed={t.failed}
      missing={<p className="text-body">{t.notFound}</p>}
      shapes={['h-16 w-60', 'h-40']}
    >
      {(application) => (
        <CandidatePanel key={application.id} application={application} showsKeys={showsKeys} />
      )}
    </Loaded>
  );
}
