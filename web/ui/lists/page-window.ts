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
