import { numberText } from '../../lib/format/format.ts';
import type { Bar } from './bar-chart.tsx';

/** How much of the first is left in each of the others. */
export function ShareChart({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const whole = Math.max(1, bars[0]?.value ?? 0);
  return (
    <ul aria-label={label} className="grid gap-3">
      {bars.map(({ label: name, value }) => (
        <li key={name} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 text-small">
          <span>{name}</span>
          <span className="tabular-nums">
            <strong className="font-strong">{numberText(value)}</strong>{' '}
            <span className="text-ink-2">{Math.round((value / whole) * 100)} %</span>
          </span>
          <svg aria-hidden className="col-span-2 block h-2.5 w-full">
            <rect width="100%" height="100%" rx="3" className="fill-sunken" />
            <rect
              width={`${((value / whole) * 100).toFixed(2)}%`}
              height="100%"
              rx="3"
              className="fill-brand"
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}
