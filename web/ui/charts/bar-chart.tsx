import { clsx } from 'clsx';
import { numberText } from '../../lib/format/format.ts';

export interface Bar {
  /** The label below the bar, if there is room. */
  label: string;
  value: number;
}

interface BarChartProps {
  /** The text alternative of the picture. */
  label: string;
  bars: readonly Bar[];
  /** Whether the last bar is still growing, like today's. */
  lastIsOpen?: boolean;
}

/** With more bars than this, there is no room for a label below each. */
const NAMED_MOST = 10;

const TOP = 12;
const BASE = 86;
const percent = (share: number) => `${share.toFixed(3)}%`;

/** Columns over time, over the full width. */
export function BarChart({ label, bars, lastIsOpen = false }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const step = 100 / Math.max(1, bars.length);
  const isNamed = bars.length <= NAMED_MOST;
  const last = bars.length - 1;
  return (
    <figure aria-label={label}>
      <svg aria-hidden className="block h-44 w-full overflow-visible text-caption">
        {[TOP, (TOP + BASE) / 2, BASE].map((y) => (
          <line key={y} x1="0" x2="100%" y1={percent(y)} y2={percent(y)} className="stroke-line" />
        ))}
        {bars.map(({ label: name, value }, at) => {
          const height = (value / most) * (BASE - TOP);
          const middle = percent((at + 0.5) * step);
          return (
            <g key={name}>
              <rect
                x={percent((at + (isNamed ? 0.22 : 0.1)) * step)}
                width={percent(step * (isNamed ? 0.56 : 0.8))}
                y={percent(BASE - height)}
                height={percent(height)}
                className={clsx(at === last && lastIsOpen ? 'fill-time' : 'fill-brand')}
              />
              {isNamed ? (
                <>
                  <text
                    x={middle}
                    y={percent(BASE - height - 2)}
                    textAnchor="middle"
                    className="fill-ink tabular-nums"
                  >
                    {numberText(value)}
                  </text>
                  <text x={middle} y="98%" textAnchor="middle" className="fill-ink-2">
                    {name}
                  </text>
                </>
              ) : null}
            </g>
          );
        })}
        {isNamed ? null : (
          <>
            <text x="0" y={percent(TOP - 3)} className="fill-ink-2 tabular-nums">
              {numberText(most)}
            </text>
            <text x="0" y="98%" className="fill-ink-2">
              {bars[0]?.label}
            </text>
            <text x="100%" y="98%" textAnchor="end" className="fill-ink-2">
              {bars[last]?.label}
            </text>
          </>
        )}
      </svg>
    </figure>
  );
}
