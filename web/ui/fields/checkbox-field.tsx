import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { FieldNotes, useFieldWiring } from './field.tsx';

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** The number of results for this choice, at the right end. */
  count?: number | string;
  className?: string;
}

/** A checkbox in a row of 44 px; the whole row is clickable. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, error, count, className, ...input } = props;
  const wiring = useFieldWiring({ hint, error }, input.id);
  return (
    <div className={className}>
      <label
        className={clsx(
          'flex min-h-11 items-start gap-3 py-[10px] text-body pointer-fine:min-h-9 pointer-fine:py-1.5',
          input.disabled && 'cursor-not-allowed text-ink-3',
        )}
      >
        <input {...input} {...wiring} type="checkbox" className="tick mt-[calc(0.75rem-10px)]" />
        <span className="min-w-0 flex-1">{label}</span>
        {count !== undefined && <span className="note tabular-nums">{count}</span>}
      </label>
      {hint || error ? (
        <div className="-mt-2 pl-8">
          <FieldNotes id={wiring.id} hint={hint} error={error} />
        </div>
      ) : null}
    </div>
  );
}
