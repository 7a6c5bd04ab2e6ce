import { clsx } from 'clsx';
import { mustHavesMet } from '../../../contract/format/questions.ts';
import type { SentAnswer } from '../../../contract/jobs/questions.ts';
import { useMessages } from '../../lib/messages.ts';
import { questionMessages } from './question-messages.ts';

/** A mark for each must-have, filled if it is met; nothing if the job has none. */
export function MustHavesMet({ answers }: { answers: readonly SentAnswer[] }) {
  const t = useMessages(questionMessages);
  const musts = mustHavesMet(answers);
  if (!musts) return null;
  const { met, of } = musts;
  return (
    <span className="inline-flex items-center gap-2 text-small whitespace-nowrap">
      <span aria-hidden="true" className="flex gap-0.5">
        {Array.from({ length: of }, (_, place) => (
          <span
            key={place}
            className={clsx(
              'h-3.5 w-2 rounded-[2px] border',
              place < met
                ? 'border-brand bg-brand forced-colors:bg-[CanvasText]'
                : 'border-line-strong',
            )}
          />
        ))}
      </span>
      <span>
        {t.metOf(met, of)} <span className="sr-only">{t.mustHavesMet}</span>
      </span>
    </span>
  );
}
