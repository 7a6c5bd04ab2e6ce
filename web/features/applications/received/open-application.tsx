import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { SidePanel } from '../side-panel.tsx';
import { CandidatePanel } from './candidate-panel.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import type { useApplication } from './received-calls.ts';
import { receivedMessages } from './received-messages.ts';

interface OpenApplicationProps extends Omit<ComponentProps<typeof DecisionButtons>, 'application'> {
  openId: number | null;
  opened: ReturnType<typeof useApplication>;
  /** Where it stands in the list, and the ways to its neighbours; null on the board. */
  walk: { place: number; total: number; next: () => void; previous: () => void } | null;
  onClose: () => void;
}

/** The open application beside the list, with what can be decided. */
export function OpenApplication({
  openId,
  opened,
  walk,
  onClose,
  ...decisions
}: OpenApplicationProps) {
  const t = useMessages(receivedMessages);
  return (
    <SidePanel
      open={openId !== null}
      onClose={onClose}
      title={walk && walk.place > 0 ? t.position(walk.place, walk.total) : t.details}
      aside={
        walk ? (
          <>
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
