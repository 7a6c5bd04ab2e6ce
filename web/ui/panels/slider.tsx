import { Slider as Radix } from 'radix-ui';

export type Range = readonly [number, number];

interface SliderProps {
  /** Accessible name of the group: "Salary". */
  label: string;
  /** Accessible names of the thumbs: "Minimum salary", "Maximum salary". */
  thumbLabels: readonly [string, string];
  min: number;
  max: number;
  value: Range;
  /** Called on every move. */
  onChange: (value: Range) => void;
  /** Called when the thumb or key is released: the time to search. */
  onCommit?: (value: Range) => void;
  /** The value in words, shown and announced: "₹2 LPA or more". */
  valueText: (value: Range) => string;
  /** One end in words, for screen readers. Default: the number. */
  thumbText?: (value: number) => string;
}

/** A range with two thumbs; the arrow keys move by one step, Page keys by ten. */
export function Slider(props: SliderProps) {
  const { label, thumbLabels, min, max, value, onChange, onCommit } = props;
  const thumbText = props.thumbText ?? String;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <span className="text-small font-strong">{label}</span>
        <span className="note tabular-nums">{props.valueText(value)}</span>
      </div>
      <Radix.Root
        min={min}
        max={max}
        value={[...value]}
        onValueChange={([low = min, high = max]) => onChange([low, high])}
        onValueCommit={([low = min, high = max]) => onCommit?.([low, high])}
        className="relative flex h-11 touch-none items-center select-none"
      >
        <Radix.Track className="relative h-1 flex-1 rounded-full bg-line forced-colors:border">
          <Radix.Range className="absolute h-full rounded-full bg-brand" />
        </Radix.Track>
        {thumbLabels.map((thumbLabel, end) => (
          <Radix.Thumb
            key={thumbLabel}
            aria-label={thumbLabel}
            aria-valuetext={thumbText(value[end] ?? min)}
            className="block size-6 cursor-grab rounded-full border-3 border-brand bg-surface transition-colors after:absolute after:-inset-2.5 after:content-[''] hover:bg-brand-tint active:cursor-grabbing"
          />
        ))}
      </Radix.Root>
    </div>
  );
}
