import { Check } from 'lucide-react';
import { useMessages } from '../../lib/messages.ts';
import { LinkButton } from '../../ui/button.tsx';
import { HangCard, RekhaGroup } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { dashboardMessages } from './messages.ts';

interface FirstStepsProps {
  /** Title and text of each step, in order. */
  steps: readonly (readonly [title: string, text: string])[];
  /** How many of them are done. */
  done?: number;
  /** Where the next step is taken, if nothing else on the page leads there. */
  to?: string;
}

/** For somebody who has just registered: what to do first, and what each step is good for. */
export function FirstSteps({ steps, done = 0, to }: FirstStepsProps) {
  const t = useMessages(dashboardMessages);
  return (
    <RekhaGroup as="ul" aria-label={t.steps} className="md:grid-cols-3">
      {steps.map(([title, text], index) => (
        <HangCard as="li" key={title}>
          {index < done ? (
            <p className="text-stat text-ok-ink">
              <Icon of={Check} size={32} className="inline" />
              <span className="sr-only">{t.stepDone}</span>
            </p>
          ) : (
            <p className="text-stat text-brand tabular-nums">{index + 1}</p>
          )}
          <h2 className="mt-1 text-h3">{title}</h2>
          <p className="mt-0.5 note">{text}</p>
          {index === done && to ? (
            <LinkButton to={to} size="sm" className="mt-3">
              {t.start}
            </LinkButton>
          ) : null}
        </HangCard>
      ))}
    </RekhaGroup>
  );
}
