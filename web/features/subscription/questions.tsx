import { ChevronDown, LifeBuoy } from 'lucide-react';
import { useMessages } from '../../lib/messages.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { subscriptionMessages } from './messages.ts';

/** Five common questions. */
export function Questions() {
  const t = useMessages(subscriptionMessages);
  const questions = [
    [t.q1, t.a1],
    [t.q2, t.a2],
    [t.q3, t.a3],
    [t.q4, t.a4],
    [t.q5, t.a5],
  ] as const;
  return (
    <Card as="section" className="grid gap-1 wrap-anywhere">
      <h2 className="text-h3">{t.questions}</h2>
      <div className="divide-y divide-line">
        {questions.map(([question, answer]) => (
          <details key={question} className="group py-1">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-body font-medium [&::-webkit-details-marker]:hidden">
              {question}
              <Icon of={ChevronDown} className="transition-transform group-open:rotate-180" />
            </summary>
            <p className="pb-3 text-body text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </Card>
  );
}

export function Support() {
  const t = useMessages(subscriptionMessages);
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-h3">{t.support}</h2>
      <p className="note">{t.supportText}</p>
      <LinkButton to="/contact" variant="secondary" icon={LifeBuoy} wide>
        {t.supportAction}
      </LinkButton>
    </Card>
  );
}
