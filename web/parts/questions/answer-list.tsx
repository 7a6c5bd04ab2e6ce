import { CircleAlert, CircleCheck } from 'lucide-react';
import { answerText, mustHaveText } from '../../../contract/format/questions.ts';
import type { SentAnswer } from '../../../contract/jobs/questions.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { questionMessages } from './question-messages.ts';
import { DOT } from '../../lib/format/separator.ts';

/** Questions as they were asked, with the answers. */
export function AnswerList({ answers }: { answers: readonly SentAnswer[] }) {
  const t = useMessages(questionMessages);
  const language = useLanguage();
  return (
    <dl className="grid gap-3">
      {answers.map((one) => (
        <div key={one.text} className="text-small">
          <dt className="text-ink-2">{one.text}</dt>
          <dd className="mt-0.5 flex items-start gap-2 text-body font-medium">
            {one.meets_must_have ? (
              <>
                <Icon of={CircleCheck} className="mt-0.5 text-ok" />
                <span className="sr-only">{t.meets}: </span>
              </>
            ) : null}
            <span className="min-w-0 break-words whitespace-pre-line">
              {answerText(one, one.answer, language)}
            </span>
          </dd>
          {one.meets_must_have === false ? (
            <dd className="mt-1 grid justify-items-start gap-1">
              <Badge tone="outline" icon={CircleAlert}>
                {t.missed}
                {DOT}
                {mustHaveText(one, language)}
              </Badge>
              <span className="break-words whitespace-pre-line">
                {t.explained(one.explanation)}
              </span>
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}
