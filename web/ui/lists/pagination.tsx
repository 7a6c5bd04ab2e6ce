import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { Icon } from '../icon.tsx';
import type { IconType } from '../icon.tsx';
import { pageWindow } from './page-window.ts';

interface PaginationProps {
  page: number;
  pages: number;
  /** The URL of a page, which keeps all filters. */
  hrefFor: (page: number) => string;
  labels: {
    /** Accessible name of the navigation: "Pages of jobs". */
    nav: string;
    previous: string;
    next: string;
    /** Accessible name of one page: "Page 3". */
    page: (page: number) => string;
  };
  /** The shown part of the total, such as "1–20 of 186" or "1–20 of more than 1,000". */
  summary?: string;
}

const STEP =
  'grid min-h-11 min-w-11 place-items-center rounded-md px-2 text-small font-medium tabular-nums';

/** Links, so that a page can be shared, opened in a new tab and found by search engines. */
export function Pagination({ page, pages, hrefFor, labels, summary }: PaginationProps) {
  if (pages <= 1 && !summary) return null;
  return (
    <nav aria-label={labels.nav} className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-small text-ink-2 tabular-nums">{summary}</p>
      {pages > 1 && (
        <ul className="flex items-center gap-1">
          <li>
            <Arrow
              icon={ChevronLeft}
              label={labels.previous}
              to={page > 1 ? hrefFor(page - 1) : undefined}
            />
          </li>
          {pageWindow(page, pages).map((entry, index) => (
            <li key={entry === 'gap' ? `gap-${index}` : entry} className="hidden md:block">
              {entry === 'gap' ? (
                <span className={clsx(STEP, 'text-ink-3')}>…</span>
              ) : (
                <Link
                  to={hrefFor(entry)}
                  aria-label={labels.page(entry)}
                  aria-current={entry === page ? 'page' : undefined}
                  className={clsx(
                    STEP,
                    entry === page
                      ? 'rounded-t-none border-t-3 border-brand pb-[3px] font-strong text-brand-ink'
                      : 'text-ink-2 hover:bg-sunken hover:text-ink',
                  )}
                >
                  {entry}
                </Link>
              )}
            </li>
          ))}
          <li className="px-2 text-small font-medium tabular-nums md:hidden" aria-current="page">
            <span className="sr-only">{labels.page(page)}</span>
            <span aria-hidden="true">
              {page} / {pages}
            </span>
          </li>
          <li>
            <Arrow
              icon={ChevronRight}
              label={labels.next}
              to={page < pages ? hrefFor(page + 1) : undefined}
            />
          </li>
        </ul>
      )}
    </nav>
  );
}

function Arrow({ icon, label, to }: { icon: IconType; label: string; to?: string }) {
  const face = <Icon of={icon} />;
  if (!to) {
    return (
      <span className={clsx(STEP, 'text-line-strong opacity-50')} aria-hidden="true">
        {face}
      </span>
    );
  }
  return (
    <Link
      to={to}
      aria-label={label}
      title={label}
      className={clsx(STEP, 'text-ink hover:bg-sunken')}
    >
      {face}
    </Link>
  );
}
