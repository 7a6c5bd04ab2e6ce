import { useMessages } from '../../lib/messages.ts';
import { landingMessages } from './messages.ts';

export function Steps() {
  const t = useMessages(landingMessages);
  const steps = [
    [t.stepProfile, t.stepProfileText],
    [t.stepDiscover, t.stepDiscoverText],
    [t.stepApply, t.stepApplyText],
  ] as const;
  return (
    <section className="gutter-public mx-auto max-w-page pt-12 md:pt-18">
      <h2 className="text-h2">{t.how}</h2>
      <ol className="mt-6 grid gap-8 md:grid-cols-3 md:gap-10">
        {steps.map(([title, text], index) => (
          <li key={title} className="relative">
            <span
              aria-hidden="true"
              className="rounded-hang relative z-sticky grid size-12 place-items-center bg-brand text-h3 text-on-brand tabular-nums"
            >
              {index + 1}
            </span>
            {index < steps.length - 1 ? (
              <span className="stitch-strong absolute top-6 right-[-40px] left-12 border-t max-md:hidden" />
            ) : null}
            <h3 className="mt-4 text-h3">{title}</h3>
            <p className="mt-1 max-w-[42ch] text-body text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
