import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { appMessages } from './app-messages.ts';

/** No line is shown for a page that loads within this time. */
const LINE_AFTER_MS = 400;
const WORDS_AFTER_MS = 8_000;

/** A moving line at the top while the next page is loading; after a while also in words. */
export function NavigationLine() {
  return useNavigation().state === 'idle' ? null : <MovingLine />;
}

export function MovingLine() {
  const t = useMessages(appMessages);
  const waited_ms = useWaited(LINE_AFTER_MS);
  if (waited_ms === 0) return null;
  return (
    <div className="fixed inset-x-0 top-0 z-dialog">
      <div className="h-1 overflow-hidden bg-brand-tint">
        <div className="h-full w-1/3 animate-pass bg-brand motion-reduce:w-full motion-reduce:animate-none" />
      </div>
      <output className="block text-center text-small">
        {waited_ms < WORDS_AFTER_MS ? (
          <span className="sr-only">{t.loading}</span>
        ) : (
          <span className="inline-block rounded-b-md border border-t-0 border-line bg-surface px-3 py-1.5">
            {t.stillTrying}
          </span>
        )}
      </output>
    </div>
  );
}

/** How long the component has been on the page, in whole steps. */
function useWaited(step_ms: number): number {
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSteps((count) => count + 1), step_ms);
    return () => clearInterval(timer);
  }, [step_ms]);
  return steps * step_ms;
}
