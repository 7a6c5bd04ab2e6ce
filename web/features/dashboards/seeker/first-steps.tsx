import { useMessages } from '../../../lib/messages.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { HangCard, RekhaGroup } from '../../../ui/card.tsx';
import { dashboardMessages } from '../messages.ts';

/** For a new seeker: the first step has a button, the others say why they are useful. */
export function FirstSteps() {
  const t = useMessages(dashboardMessages);
  const steps = [
    [t.stepProfile, t.stepProfileText],
    [t.stepSave, t.stepSaveText],
    [t.stepApply, t.stepApplyText],
  ];
  return (
    <RekhaGroup as="ul" aria-label={t.steps} className="md:grid-cols-3">
      {steps.map(([title, text], index) => (
        <HangCard as="li" key={title}>
          <p className="text-stat text-brand tabular-nums">{index + 1}</p>
          <h2 className="mt-1 text-h3">{title}</h2>
          <p className="mt-0.5 text-small text-ink-2">{text}</p>
          {index === 0 ? (
            <LinkButton to="/profile/edit" size="sm" className="mt-3">
              {t.start}
            </LinkButton>
          ) : null}
        </HangCard>
      ))}
    </RekhaGroup>
  );
}
