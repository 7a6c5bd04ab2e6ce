import { clsx } from 'clsx';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import type { IconType } from '../icon.tsx';

interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: IconType;
}

interface SegmentedProps<Value extends string> {
  /** Accessible name of the group: "View", "I am". */
  label: ReactNode;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  wide?: boolean;
  name?: string;
  className?: string;
}

/** Two or three views of the same thing; arrow keys move between them as in any radio group. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, segments, value, onChange, wide, name, className } = props;
  const madeName = useId();
  return (
    <fieldset
      className={clsx(
        'min-w-0 rounded-lg bg-sunken p-[3px]',
        wide ? 'grid auto-cols-fr grid-flow-col' : 'inline-flex max-w-full flex-wrap wrap-anywhere',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {segments.map((segment) => (
        <label
          key={segment.value}
          className="relative inline-flex min-h-[42px] pointer-coarse:min-h-11 items-center justify-center gap-2 rounded-[9px] px-3 text-center note font-medium transition-colors hover:text-ink has-checked:bg-surface has-checked:font-strong has-checked:text-ink has-checked:shadow-lift has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand forced-colors:has-checked:border"
        >
          <input
            type="radio"
            name={name ?? madeName}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
            className="sr-only"
          />
          {segment.icon && <Icon of={segment.icon} size={16} />}
          <span>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
