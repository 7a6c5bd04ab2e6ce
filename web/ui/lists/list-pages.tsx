import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Meta } from '../../../contract/lists.ts';
import { totalText } from '../../lib/format/format.ts';
import { useMessages } from '../../lib/messages.ts';
import { LinkButton } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { Icon, type IconType } from '../icon.tsx';
import { listMessages } from './list-messages.ts';

interface ListPagesProps {
  meta: Meta;
  /** The URL of a page, which keeps all filters. */
  hrefFor: (page: number) => string;
  className?: string;
}

const STEP =
  'grid min-h-11 min-w-11 place-items-center rounded-md px-2 text-small font-medium tabular-nums';

/**
 * The shown part of the total, with links to the other pages, so that a page can be shared, opened in a
 * new tab and found by search engines; nothing for a single page.
 */
export function ListPages({ meta, hrefFor, className }: ListPagesProps) {
  const t = useMessages(listMessages);
  const { page, limit, total, totalPages } = meta;
  if (totalPages <= 1) return null;
  return (
    <nav
      aria-label={t.pages}
      className={clsx('flex flex-wrap items-center justify-between gap-3', className)}
    >
      <p className="note tabular-nums">
        {page > totalPages
          ? null
          : t.range((page - 1) * limit + 1, Math.min(page * limit, total), totalText(meta))}
      </p>
      <ul className="flex items-center gap-1">
        <li>
          <Arrow
            icon={ChevronLeft}
            label={t.previous}
            to={page > 1 ? hrefFor(page - 1) : undefined}
          />
        </li>
        {pageWindow(page, totalPages).map((entry, index) => (
          <li key={entry === 'gap' ? `gap-${index}` : entry} className="hidden md:block">
            {entry === 'gap' ? (
              <span className={clsx(STEP, 'text-ink-3')}>…</span>
            ) : (
              <Link
                to={hrefFor(entry)}
                aria-label={t.page(entry)}
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
          <span className="sr-only">{t.page(page)}</span>
          <span aria-hidden="true">
            {page} / {totalPages}
          </span>
        </li>
        <li>
          <Arrow
            icon={ChevronRight}
            label={t.next}
            to={page < totalPages ? hrefFor(page + 1) : undefined}
          />
        </li>
      </ul>
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

/**
 * The page numbers to offer: the first, the last, and the neighbours of the current one; 'gap'
 * where some are left out. At most seven entries, so that the row keeps its width.
 * A gap of a single page is filled with that page. Pages count from 1; no pages give [].
 */
export function pageWindow(page: number, pages: number): (number | 'gap')[] {
  if (pages <= 7) return Array.from({ length: Math.max(0, pages) }, (_, index) => index + 1);
  const current = Math.min(Math.max(1, page), pages);
  if (current <= 4) return [1, 2, 3, 4, 5, 'gap', pages];
  if (current >= pages - 3) return [1, 'gap', pages - 4, pages - 3, pages - 2, pages - 1, pages];
  return [1, 'gap', current - 1, current, current + 1, 'gap', pages];
}

/** Whether the address names a page beyond the last one. */
export const isBeyond = ({ page, totalPages }: Meta) => totalPages > 0 && page > totalPages;

/** The list has rows, but not on this page. */
export function BeyondLastPage({ pages, firstPath }: { pages: number; firstPath: string }) {
  const t = useMessages(listMessages);
  return (
    <EmptyState
      title={t.beyond}
      actions={
        <LinkButton variant="secondary" to={firstPath}>
          {t.firstPage}
        </LinkButton>
      }
    >
      {t.beyondText(pages)}
    </EmptyState>
  );
}
