import { CircleAlert } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { flushSync } from 'react-dom';
import { isAbout, type Mistakes } from '../../lib/forms/mistakes.ts';
import type { FormOf } from '../../lib/forms/use-contract-form.ts';
import { Icon } from '../icon.tsx';

type WrongForm = Pick<FormOf<object>, 'mistakes' | 'idOf'>;

interface ErrorSummaryProps {
  title: string;
  form: WrongForm;
  /** Opens the part of the form that holds the wrong field. */
  reveal?: (mistakes: Mistakes) => void;
}

/** Shown above a refused form: what is wrong, in the order of the fields, with a link to each. */
export function ErrorSummary({ title, form, reveal }: ErrorSummaryProps) {
  const titleId = useId();
  if (Object.keys(form.mistakes).length === 0) return null;

  /** Not by the address: every line followed would be one more step on the way back. */
  function open(event: MouseEvent, { path, text, fieldId }: Line) {
    event.preventDefault();
    flushSync(() => reveal?.({ [path]: text }));
    const field = document.getElementById(fieldId);
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
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
                {line.fieldId ? (
                  <a
                    href={`#${line.fieldId}`}
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
  /** Empty for a mistake without a field. */
  fieldId: string;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Order and names of the fields are read from the page, so that they are always those that it shows: a
 * field is there before anything can be wrong with it.
 */
function linesOf({ mistakes, idOf }: WrongForm): Line[] {
  const wrong = Object.entries(mistakes).map(([path, text]) => ({ path, text, fieldId: '' }));
  const fields = [...document.querySelectorAll<Field>('input, select, textarea')];
  const isIn = (field: Field, { path }: Line) => isAbout(idOf(path), field.id);
  const lines = [
    ...fields.flatMap((field) =>
      wrong
        .filter((line) => isIn(field, line))
        .map((line) => ({ ...line, text: named(field, line.text), fieldId: field.id })),
    ),
    ...wrong.filter((line) => !fields.some((field) => isIn(field, line))),
  ];
  // A field of several inputs, and a mistake of several fields that none of them shows, are told once.
  const keyOf = ({ path, text, fieldId }: Line) => (fieldId ? path : text);
  return lines.filter((one, at) => lines.findIndex((line) => keyOf(line) === keyOf(one)) === at);
}

/** The message with the label of its field before it, unless it names the field itself. */
function named(field: Field, text: string): string {
  const label = field.labels?.[0]?.textContent.trim() ?? '';
  const [name = ''] = label.split(' (');
  return text.toLowerCase().includes(name.toLowerCase()) ? text : `${label}: ${text}`;
}
