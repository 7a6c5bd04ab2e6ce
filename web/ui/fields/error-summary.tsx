import { CircleAlert } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { flushSync } from 'react-dom';
import { byPlace, fieldOf, type Mistakes } from '../../lib/forms/mistakes.ts';
import type { FormOf } from '../../lib/forms/use-contract-form.ts';
import { Icon } from '../icon.tsx';

type WrongForm = Pick<FormOf<object>, 'mistakes' | 'idOf'>;

interface ErrorSummaryProps {
  title: string;
  form: WrongForm;
  /** Opens the part of the form that contains the invalid field. */
  reveal?: (mistakes: Mistakes) => void;
}

/** Shown above a refused form: the errors in the order of the fields, with a link to each. */
export function ErrorSummary({ title, form, reveal }: ErrorSummaryProps) {
  const titleId = useId();
  if (Object.keys(form.mistakes).length === 0) return null;

  /** Handled without the address, so that following links adds no steps to the history. */
  function open(event: MouseEvent, { path, text, field }: Line) {
    event.preventDefault();
    flushSync(() => reveal?.({ [path]: text }));
    field?.closest('details')?.setAttribute('open', '');
    // In a group of fields, the first one gets the focus.
    const control = field?.querySelector<HTMLElement>('input, select, textarea') ?? field;
    control?.focus();
  }

  return (
    <div
      role="alert"
      aria-labelledby={titleId}
      className="rounded-md bg-danger-tint px-4 py-3 text-danger-ink"
    >
      <div className="flex gap-3">
        <Icon of={CircleAlert} className="mt-0.5" />
        <div>
          <p id={titleId} className="text-body font-strong">
            {title}
          </p>
          <ul className="mt-1 grid gap-1 text-small">
            {linesOf(form).map((line) => (
              <li key={line.path}>
                {line.field ? (
                  <a
                    href={`#${line.field.id}`}
                    onClick={(event) => open(event, line)}
                    className="inline-block min-h-6 underline underline-offset-3"
                  >
                    {line.text}
                  </a>
                ) : (
                  line.text
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

interface Line {
  path: string;
  text: string;
  field: HTMLElement | null;
}

/**
 * Order and names are read from the page, so that they always match what it shows: a field is rendered before it can
 * have an error. An error without a field comes last.
 */
function linesOf({ mistakes, idOf }: WrongForm): Line[] {
  const lines = Object.entries(mistakes)
    .map(([path, text]): Line => {
      const field = fieldOf(idOf(''), path);
      return { path, field, text: field ? named(field, text) : text };
    })
    .toSorted((one, other) =>
      one.field && other.field ? byPlace(one.field, other.field) : one.field ? -1 : 1,
    );
  const keyOf = ({ text, field }: Line) => `${field?.id ?? ''} ${text}`;
  return lines.filter((one, at) => lines.findIndex((line) => keyOf(line) === keyOf(one)) === at);
}

/** The message with the label of its field before it, unless it names the field itself. */
function named(field: HTMLElement, text: string): string {
  const labels = 'labels' in field ? (field as HTMLInputElement).labels : null;
  const label = labels?.[0]?.textContent.trim() ?? '';
  const [name = ''] = label.split(' (');
  return text.toLowerCase().includes(name.toLowerCase()) ? text : `${label}: ${text}`;
}
