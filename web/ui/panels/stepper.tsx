import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Icon } from '../icon.tsx';
import { DOT } from '../../lib/format/separator.ts';

interface StepperProps {
  label: string;
  steps: readonly string[];
  /** The index of the open step, from 0. */
  current: number;
  /** The text on phones: "Step 2 of 4". */
  position: string;
  /** Whether an earlier step is complete; by default all of them are. */
  done?: readonly boolean[];
  /** Screen-reader text before a finished step: "Done". */
  doneLabel: string;
  /** Makes earlier steps clickable. */
  onStep?: (index: number) => void;
}

/** Steps as joined tiles; on phones a sentence and a bar. */
export function Stepper(props: StepperProps) {
  const { label, steps, current, position, done: areDone, doneLabel, onStep } = props;
  return (
    <nav aria-label={label}>
      <div className="md:hidden">
        <p className="note">
          {position}
          {DOT}
          <span className="font-strong text-ink">{steps[current]}</span>
        </p>
        <div className="mt-2 h-1 rounded-full bg-line">
          <div
            className="h-full rounded-full bg-brand"
            style={{ width: `${(100 * (current + 1)) / steps.length}%` }}
          />
        </div>
      </div>
      <ol className="hidden md:flex">
        {steps.map((step, index) => {
          const isPassed = index < current;
          const done = isPassed && areDone?.[index] !== false;
          const words = (
            <>
              <span
                className={clsx(
                  'grid size-9 place-items-center rounded-tile text-body font-strong',
                  done && 'bg-ok text-on-ok',
                  index === current && 'bg-brand text-on-brand',
                  !done &&
                    index !== current &&
                    'border-[1.5px] border-line-strong bg-surface text-ink-2',
                )}
              >
                {done ? <Icon of={Check} /> : index + 1}
              </span>
              <span
                className={clsx('text-small', index === current ? 'font-strong' : 'text-ink-2')}
              >
                {done && <span className="sr-only">{doneLabel}: </span>}
                {step}
              </span>
            </>
          );
          return (
            <li
              key={step}
              aria-current={index === current ? 'step' : undefined}
              className="relative min-w-36 flex-1 last:flex-none"
            >
              {index < steps.length - 1 && (
                <span
                  className={clsx(
                    'absolute top-[17px] right-0.5 left-10',
                    done ? 'border-t-[1.5px] border-ok' : 'stitch-strong',
                  )}
                />
              )}
              {isPassed && onStep ? (
                <button
                  type="button"
                  onClick={() => onStep(index)}
                  className="grid justify-items-start gap-1.5 rounded-md text-left hover:[&>span:last-child]:underline"
                >
                  {words}
                </button>
              ) : (
                <span className="grid justify-items-start gap-1.5">{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
