import { useEffect, useRef, useState } from 'react';
import { formMessages } from '../../lib/forms/form-messages.ts';
import type { AnyForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { NoticeBar } from '../notice-bar.tsx';

/**
 * Says that somebody else has saved first, and asks whose version to continue with. Accepting
 * theirs can be undone here, because a toast cannot be reached from within a dialog.
 */
export function StaleNotice({ form: { stale } }: { form: Pick<AnyForm, 'stale'> }) {
  const t = useMessages(formMessages);
  const [taken, setTaken] = useState<{ undo: () => void }>();
  const box = useRef<HTMLDivElement>(null);
  const isStale = stale !== null;
  // Scrolled to, because somebody who saves at the end of a long form would not see its beginning.
  useEffect(() => {
    if (isStale) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isStale]);
  if (stale) {
    return (
      <div ref={box} className="scroll-my-5">
        <NoticeBar
          tone="time"
          role="alert"
          action={
            <div className="flex flex-wrap gap-x-4">
              <Choice onChoose={() => setTaken({ undo: stale.takeTheirs() })}>
                {t.takeTheirs}
              </Choice>
              <Choice onChoose={stale.keepMine}>{t.keepMine}</Choice>
            </div>
          }
        >
          {t.stale}
        </NoticeBar>
      </div>
    );
  }
  if (!taken) return null;
  function undo() {
    taken?.undo();
    setTaken(undefined);
  }
  return <NoticeBar action={<Choice onChoose={undo}>{t.undo}</Choice>}>{t.tookTheirs}</NoticeBar>;
}

function Choice({ onChoose, children }: { onChoose: () => void; children: string }) {
  return (
    <button type="button" className="min-h-6 underline" onClick={onChoose}>
      {children}
    </button>
  );
}
