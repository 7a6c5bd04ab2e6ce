import { numberText } from '../../lib/format/format.ts';
import type { Bar } from './bar-chart.tsx';

interface ShareChartProps {
  label: string;
  bars: readonly Bar[];
  /** What counts as 100%: the first bar, which contains all later ones, or the sum of all bars. */
  of?: 'first' | 'all' | undefined;
}

export function ShareChart({ label, bars, of = 'first' }: ShareChartProps) {
  const all = bars.reduce((sum, { value }) => sum + value, 0);
  const whole = of === 'all' ? all : (bars[0]?.value ?? 0);
  /** If the whole is nothing, every share is 0. */
  const percentOf = (value: number) => (whole === 0 ? 0 : (value / whole) * 100);
  return (
    <ul aria-label={label} className="grid gap-3">
      {bars.map(({ label: name, value }) => (
        <li key={name} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 text-small">
          <span>{name}</span>
          <span className="tabular-nums">
            <strong className="font-strong">{numberText(value)}</strong>
            {whole === 0 ? null : (
              <span className="text-ink-2"> {Math.round(percentOf(value))}%</span>
            )}
          </span>
          <svg aria-hidden className="col-span-2 block h-2.5 w-full">
            <rect width="100%" height="100%" rx="3" className="fill-sunken" />
            <rect
              width={`${percentOf(value).toFixed(2)}%`}
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
