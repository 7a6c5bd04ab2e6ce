import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';
import { addDays, addMonths, formatDay, inMonth, monthOf, weekdayOf, weeksOf } from './calendar.ts';

interface MonthGridProps {
  /** YYYY-MM */
  month: string;
  locale: string;
  /** The chosen range, both days included; empty texts if nothing is chosen. */
  from: string;
  to: string;
  /** The one day that can be reached with Tab. */
  focused: string;
  /** Later days cannot be chosen. */
  latest: string;
  onChoose: (day: string) => void;
  onFocusDay: (day: string) => void;
}

const moves: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => inMonth(day, addMonths(monthOf(day), -1)),
  PageDown: (day) => inMonth(day, addMonths(monthOf(day), 1)),
};

/** One month as a table of days; arrow keys move by day and week, Page keys by month. */
export function MonthGrid(props: MonthGridProps) {
  const { month, locale, from, to, focused, latest, onChoose, onFocusDay } = props;
  const name = formatDay(`${month}-01`, locale, { month: 'long', year: 'numeric' });
  // Any week gives the seven names; 1 November 2026 is a Sunday.
  const weekdays = Array.from({ length: 7 }, (_, index) => addDays('2026-11-01', index));

  function move(event: KeyboardEvent, day: string) {
    const next = moves[event.key]?.(day);
    if (!next) return;
    event.preventDefault();
    onFocusDay(next > latest ? latest : next);
  }

  return (
    <table className="border-separate border-spacing-y-0.5" aria-label={name}>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th
              key={day}
              scope="col"
              className="h-8 w-10 text-caption font-medium text-ink-3"
              abbr={formatDay(day, locale, { weekday: 'long' })}
            >
              {formatDay(day, locale, { weekday: 'narrow' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) => (
              <td
                key={day ?? `blank-${index}`}
                className={clsx(
                  'p-0 text-center',
                  day && from && to && day >= from && day <= to && 'bg-brand-tint',
                  day && day === from && 'rounded-l-md',
                  day && day === (to || from) && 'rounded-r-md',
                )}
              >
                {day ? (
                  <button
                    type="button"
                    data-day={day}
                    tabIndex={day === focused ? 0 : -1}
                    disabled={day > latest}
                    aria-pressed={day === from || day === to}
                    aria-label={formatDay(day, locale, { dateStyle: 'full' })}
                    onClick={() => onChoose(day)}
                    onKeyDown={(event) => move(event, day)}
                    className={clsx(
                      'grid h-10 w-full min-w-10 place-items-center rounded-md text-small tabular-nums disabled:text-ink-3 disabled:opacity-60',
                      day === from || day === to
                        ? 'bg-brand font-strong text-on-brand'
                        : 'enabled:hover:bg-sunken',
                    )}
                  >
                    {Number(day.slice(8))}
                  </button>
                ) : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
