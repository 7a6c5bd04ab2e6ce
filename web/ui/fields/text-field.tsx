import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Field, useFieldWiring } from './field.tsx';
import type { FieldWords } from './field.tsx';
import { Icon } from '../icon.tsx';
import type { IconType } from '../icon.tsx';
import { tooLongFor } from './too-long.tsx';

interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'className'> {
  icon?: IconType;
  /** Shown inside at the right end: a unit, or a button. */
  end?: ReactNode;
  /** Leaves room for a text button in `end`. */
  wideEnd?: boolean;
  /** 40 px high instead of 48, for toolbars. */
  small?: boolean;
  /** Suggestions while typing; other values are allowed too. */
  suggestions?: readonly string[];
}

export function TextField(props: TextFieldProps) {
  const tooLong = tooLongFor(props.value, props.maxLength);
  const { label, hint, error = tooLong, aside, optional, labelHidden, className, ...own } = props;
  const { icon, end, wideEnd, small, suggestions, maxLength, ...input } = own;
  // What is searched for or filtered by is cut by the server, too.
  const mayCut = small || input.type === 'search' || input.value === undefined;
  const wiring = useFieldWiring({ hint, error }, input.id);
  const listId = `${wiring.id}-suggestions`;
  return (
    <Field {...{ label, hint, error, aside, optional, labelHidden, className }} id={wiring.id}>
      <div className="relative">
        {icon && (
          <Icon
            of={icon}
            className="pointer-events-none absolute inset-y-0 left-3.5 my-auto text-ink-2"
          />
        )}
        <input
          type="text"
          list={suggestions && listId}
          {...input}
          {...wiring}
          maxLength={mayCut ? maxLength : undefined}
          className={clsx(
            'control',
            small && 'control-sm',
            icon && 'pl-11',
            suggestions && 'pr-11',
            end && (wideEnd ? 'pr-[calc(52px+3.75rem)]' : 'pr-14'),
          )}
        />
        {suggestions && !end && (
          <Icon
            of={ChevronDown}
            className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-2"
          />
        )}
        {end && <span className="absolute inset-y-0 right-1.5 flex items-center note">{end}</span>}
      </div>
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((word) => (
            <option key={word} value={word}>
              {word}
            </option>
          ))}
        </datalist>
      )}
    </Field>
  );
}
