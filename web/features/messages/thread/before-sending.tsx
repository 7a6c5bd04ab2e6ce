import { useEffect, useState } from 'react';
import type { MessageWarning } from '../../../../contract/message-check/warnings.ts';
import { useMessages } from '../../../lib/messages.ts';
import { careMessages } from './care-messages.ts';
import { Reasons } from './care-note.tsx';

const PAUSE_MS = 500;

/** Shows, shortly after typing stops, what the candidate would be warned about. */
export function BeforeSending({ text }: { text: string }) {
  const t = useMessages(careMessages);
  const [found, setFound] = useState<readonly MessageWarning[]>([]);
  useEffect(() => {
    let isCurrent = true;
    async function look() {
      const { warningsOf } = await import('../../../../contract/message-check/message-check.ts');
      if (isCurrent) setFound(warningsOf(text));
    }
    // If the rules cannot be loaded, the message can still be sent.
    const timer = setTimeout(() => void look().catch(() => undefined), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  if (found.length === 0 || text === '') return null;
  return (
    <output className="grid gap-1 rounded-md bg-time-tint px-3 py-2 text-small">
      <span className="font-strong">{t.willBeSeen}</span>
      <Reasons warnings={found} />
      <span className="text-ink-2">{t.otherwise}</span>
    </output>
  );
}
