import { clsx } from 'clsx';
import { BoardView } from './board/board-view.tsx';
import { DecideSelected } from './deciding/decide-selected.tsx';
import { KeysCard } from './list/keys-card.tsx';
import { ListView } from './list/list-view.tsx';
import { OpenApplication } from './open-application.tsx';
import { useTriage } from './use-triage.tsx';

/**
 * The applications to every job of the company, or to one job; the list stays while an application
 * is open.
 */
export function Received({ jobId }: { jobId: number | null }) {
  const triage = useTriage(jobId);
  const { isBoard, openId, opened, walk, progress, selection, decisions, keys, acts, close } =
    triage;
  return (
    <>
      <div data-wide className="flex items-start gap-5 print:block">
        <div className={clsx('min-w-0 flex-1', openId !== null && 'print:hidden')}>
          {isBoard ? <BoardView triage={triage} /> : <ListView triage={triage} />}
          <DecideSelected
            selection={selection}
            busy={decisions.isBusy}
            onDecide={decisions.decide}
          />
        </div>
        {openId === null && !isBoard ? <KeysCard {...keys} /> : null}
        <OpenApplication
          openId={openId}
          opened={opened}
          walk={isBoard ? null : walk}
          progress={progress}
          busy={decisions.isBusy}
          showsKeys={keys.isOn}
          onDecide={acts.onDecide}
          onUndo={(id) => decisions.undo(id === undefined ? undefined : [id])}
          onClose={close}
        />
      </div>
      {decisions.dialog}
    </>
  );
}

export default function ReceivedPage() {
  return <Received jobId={null} />;
}
