import type { Meta } from '../../../contract/lists.ts';
import { useMessages } from '../../lib/messages.ts';
import { LinkButton } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { listMessages } from './list-messages.ts';
import { Pagination } from './pagination.tsx';

/** A search counts only up to a limit; `total` is then that limit. */
type CountedMeta = Meta & { total_capped?: boolean };

interface ListPagesProps {
  meta: CountedMeta;
  hrefFor: (page: number) => string;
  className?: string;
}

/** The shown part of the total, with links to the other pages; nothing for a single page. */
export function ListPages({ meta, hrefFor, className }: ListPagesProps) {
  const t = useMessages(listMessages);
  const { page, limit, total, totalPages } = meta;
  if (totalPages <= 1) return null;
  const range = meta.total_capped ? t.rangeOfMore : t.range;
  return (
    <div className={className}>
      <Pagination
        page={page}
        pages={totalPages}
        hrefFor={hrefFor}
        labels={{ nav: t.pages, previous: t.previous, next: t.next, page: t.page }}
        summary={
          page > totalPages
            ? undefined
            : range((page - 1) * limit + 1, Math.min(page * limit, total), total)
        }
      />
    </div>
  );
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
