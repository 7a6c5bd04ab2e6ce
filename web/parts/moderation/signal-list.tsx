import type { Signal } from '../../../contract/moderation/signals.ts';
import { useLanguage } from '../../lib/messages.ts';
import { signalLabels } from './signal-labels.ts';

/** The signals against a posting, each with the words that triggered it. */
export function SignalList({ signals }: { signals: readonly Signal[] }) {
  const language = useLanguage();
  return (
    <ul className="grid gap-1 text-small">
      {signals.map(({ kind, words }) => (
        <li key={kind} className="wrap-anywhere">
          {signalLabels[language][kind]}
          {words.length > 0 ? (
            <span dir="auto" className="text-ink-2">
              : {words.map((some) => `“${some}”`).join(', ')}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
