import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { Popover as Radix } from 'radix-ui';
import { type RefObject, useRef, useState } from 'react';
import { addMonths, formatDay, monthOf, todayIn } from './calendar.ts';
import { locales } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { useMinWidth } from '../../lib/screen/use-min-width.ts';
import { Button } from '../button.tsx';
import { dateMessages } from './date-messages.ts';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { MonthGrid } from './month-grid.tsx';

interface DateRange {
  /** YYYY-MM-DD, both included; empty for no bound. */
  from: string;
  to: string;
}

/** The same in an address, which leaves out what has no bound. */
type Days = { [Bound in keyof DateRange]?: string | undefined };

export interface DateRangeFieldProps {
  label: string;
  range: Days;
  onChange: (range: Days) => void;
  className?: string;
}

/**
 * Days up to today, in two months, or one on a phone: the first click starts the range, the second ends it.
 */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, onChange, className } = props;
  const { from = '', to = '' } = props.range;
  const range = { from, to };
  const t = useMessages(dateMessages);
  const locale = locales[useLanguage()];
  const [isOpen, setOpen] = useState(false);
  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen}>
      <div className={className}>
        {/* The button's name includes it too. */}
        <p aria-hidden="true" className="label-hidden text-small font-strong">
          {label}
        </p>
        <Radix.Trigger asChild>
          <button
            type="button"
            className="control control-sm flex w-full items-center gap-2 text-left"
          >
            <Icon of={CalendarDays} className="shrink-0 text-ink-2" />
            <span className="sr-only">{label}: </span>
            <span className="min-w-0 flex-1 truncate">{rangeText(range, locale) || t.any}</span>
          </button>
        </Radix.Trigger>
      </div>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          onOpenAutoFocus={focusDayOf}
          className="z-dialog max-h-(--radix-popover-content-available-height) overflow-y-auto rounded-lg bg-surface p-3 shadow-float outline-none motion-safe:animate-pop forced-colors:border"
        >
          <Months
            range={range}
            locale={locale}
            today={todayIn('Asia/Kolkata')}
            onChoose={(chosen) => {
              onChange({ from: chosen.from || undefined, to: chosen.to || undefined });
              setOpen(false);
            }}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Focuses a day, so that arrow keys work at once. */
function focusDayOf(event: Event) {
  event.preventDefault();
  const layer = event.currentTarget instanceof Element ? event.currentTarget : null;
  layer?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
}

/** "01 Oct 2026 – 30 Nov 2026"; empty without bounds. */
export function rangeText({ from, to }: DateRange, locale: string): string {
  const day = (text: string) =>
    formatDay(text, locale, { day: '2-digit', month: 'short', year: 'numeric' });
  if (from && to) return from === to ? day(from) : `${day(from)} – ${day(to)}`;
  if (from) return `${day(from)} –`;
  return to ? `– ${day(to)}` : '';
}

interface MonthsProps {
  range: DateRange;
  locale: string;
  today: string;
  onChoose: (range: DateRange) => void;
}

function Months({ range, locale, today, onChoose }: MonthsProps) {
  const t = useMessages(dateMessages);
  const [start, setStart] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const { months, focused, focusDay, turn } = useShownMonths(range.to || today, today, box);
  const shown: DateRange = start ? { from: start, to: '' } : range;

  function choose(day: string) {
    if (!start) setStart(day);
    else onChoose(day < start ? { from: day, to: start } : { from: start, to: day });
  }

  return (
    <div ref={box} className="grid gap-2">
      <div className="grid gap-4 md:grid-cols-2">
        {months.map((month, index) => (
          <div key={month}>
            <div className="flex min-h-11 items-center justify-center">
              {index === 0 ? (
                <IconButton icon={ChevronLeft} label={t.previous} onClick={() => turn(-1)} />
              ) : (
                <span className="w-11" />
              )}
              <p aria-hidden="true" className="flex-1 text-center text-body font-strong">
                {formatDay(`${month}-01`, locale, { month: 'long', year: 'numeric' })}
              </p>
              {month === months.at(-1) ? (
                <IconButton
                  icon={ChevronRight}
                  label={t.next}
                  disabled={month >= monthOf(today)}
                  onClick={() => turn(1)}
                />
              ) : (
                <span className="w-11" />
              )}
            </div>
            <MonthGrid
              month={month}
              locale={locale}
              {...shown}
              focused={focused}
              latest={today}
              onChoose={choose}
              onFocusDay={focusDay}
            />
          </div>
        ))}
      </div>
      <div className="flex min-h-11 items-center justify-between gap-3 border-t border-line pt-2">
        <p className="note" aria-live="polite">
          {start ? t.pickEnd : t.pickStart}
        </p>
        <Button variant="quiet" size="sm" onClick={() => onChoose({ from: '', to: '' })}>
          {t.any}
        </Button>
      </div>
    </div>
  );
}

/** The months in sight, one on a phone and else two, and the day among them that has the focus. */
function useShownMonths(first: string, today: string, box: RefObject<HTMLDivElement | null>) {
  const [focused, setFocused] = useState(first);
  const [last, setLast] = useState(monthOf(first));
  const months = useMinWidth('md') ? [addMonths(last, -1), last] : [last];

  function focusDay(day: string) {
    setFocused(day);
    const month = monthOf(day);
    if (month > last) setLast(month);
    else if (!months.includes(month)) setLast(addMonths(month, months.length - 1));
    // The day may be in a month that is only rendered now.
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus(),
    );
  }

  function turn(by: number) {
    setLast(addMonths(last, by));
    const turned = months.map((month) => addMonths(month, by));
    const day = `${turned[0]}-01`;
    if (!turned.includes(monthOf(focused))) setFocused(day > today ? today : day);
  }

  return { months, focused, focusDay, turn };
}
