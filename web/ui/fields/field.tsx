import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { defineMessages, useMessages } from '../../lib/messages.ts';
import { Icon } from '../icon.tsx';

const fieldMessages = defineMessages({
  en: { optional: 'Optional' },
  hi: { optional: 'ज़रूरी नहीं' },
});

/** Props of every field, in addition to the attributes of its input. */
export interface FieldWords {
  label: ReactNode;
  /** One line below the input, always visible. */
  hint?: ReactNode;
  /** What is wrong and how to fix it; marks the input as invalid. */
  error?: ReactNode;
  /** Shown at the right end of the label line: "Forgot password?". */
  aside?: ReactNode;
  /** For a field that may stay empty: says so at the right end of the label line. */
  optional?: boolean;
  /** Hides the label visually where the design already shows it (a search bar), except in `.shows-labels`. */
  labelHidden?: boolean;
  /** Placement only: width, margin, grid column. */
  className?: string;
}

interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Ids that connect an input to its label, hint and error. */
export function useFieldWiring(words: Pick<FieldWords, 'hint' | 'error'>, ownId?: string) {
  const made = useId();
  const id = ownId ?? made;
  const described = [words.error && `${id}-error`, words.hint && `${id}-hint`].filter(Boolean);
  const wiring: FieldWiring = {
    id,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    'aria-invalid': words.error ? true : undefined,
  };
  return wiring;
}

/** Label above, input, then the error and the hint. `id` must be the one the input was wired with. */
export function Field(props: FieldWords & { id: string; children: ReactNode }) {
  const t = useMessages(fieldMessages);
  const { id, label, hint, error, optional, labelHidden, className, children } = props;
  const { aside = optional && t.optional } = props;
  return (
    <div className={className}>
      <div
        className={
          labelHidden
            ? 'label-hidden'
            : 'mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3'
        }
      >
        <label htmlFor={id} className="text-small font-strong text-ink">
          {label}
        </label>
        {aside && <span className="note">{aside}</span>}
      </div>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

export function FieldNotes({
  id,
  hint,
  error,
}: {
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
}) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-small text-danger">
          <Icon of={CircleAlert} size={16} className="mt-[3px]" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-caption text-ink-2">
          {hint}
        </p>
      )}
    </>
  );
}
