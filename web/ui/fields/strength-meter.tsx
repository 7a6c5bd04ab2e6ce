import { clsx } from 'clsx';

interface StrengthMeterProps {
  /** Accessible name: "Password strength". */
  label: string;
  /** The number of filled bars, up to four; 0 shows nothing. */
  step: 0 | 1 | 2 | 3 | 4;
  /** The strength in words: "Weak". */
  word: string;
}

const fills = ['', 'bg-danger', 'bg-time', 'bg-info', 'bg-ok'] as const;

/** Four bars and a word; the bars are decorative, and the word is announced when it changes. */
export function StrengthMeter({ label, step, word }: StrengthMeterProps) {
  return (
    <div className="mt-2 flex min-h-5 items-center">
      <div aria-hidden="true" className="grid flex-1 grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((bar) => (
          <span
            key={bar}
            className={clsx(
              'h-1 rounded-full forced-colors:border',
              bar <= step ? clsx(fills[step], 'forced-colors:bg-[Highlight]') : 'bg-sunken',
            )}
          />
        ))}
      </div>
      <output className="text-caption text-ink-2">
        {word && (
          <span className="ml-3">
            <span className="sr-only">{label}: </span>
            {word}
          </span>
        )}
      </output>
    </div>
  );
}
