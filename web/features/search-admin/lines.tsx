import { PenLine, Trash2 } from 'lucide-react';
import type { Answer } from '../../../contract/endpoint.ts';
import type { Contract } from '../../../contract/index.ts';
import type { Synonym } from '../../../contract/search-synonyms.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/lists/skeleton.tsx';
import { SkillTags } from '../../parts/skills/skill-tag.tsx';
import { synonymMessages } from './messages.ts';

interface LinesProps {
  query: {
    data: Answer<Contract['GET /barong/admin/search_synonyms']> | undefined;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  hrefFor: (page: number) => string;
  onEdit: (line: Synonym) => void;
  onRemove: (line: Synonym) => void;
}

/** Enough to know a line by. */
const shortOf = ({ phrases }: Synonym) => phrases.slice(0, 2).join(', ');

/** The lines that are kept, each with its words; last changed first. */
export function Lines({ query, hrefFor, onEdit, onRemove }: LinesProps) {
  const t = useMessages(synonymMessages);
  const { data, isError, isFetching, refetch } = query;
  if (!data) {
    return isError ? (
      <NoticeBar
        tone="danger"
        role="alert"
        className="mt-4"
        action={
          <Button size="sm" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            {t.tryAgain}
          </Button>
        }
      >
        {t.loadFailed}
      </NoticeBar>
    ) : (
      <SkeletonGroup label={t.loading} className="mt-4 grid gap-3">
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
      </SkeletonGroup>
    );
  }
  const { search_synonyms: lines, meta } = data;
  if (lines.length === 0) return <EmptyState title={t.none}>{t.noneText}</EmptyState>;
  return (
    <>
      <output className="mt-4 block text-small text-ink-2">{t.count(meta.total)}</output>
      <ul aria-label={t.lines} aria-busy={isFetching} className="mt-1 mb-3">
        {lines.map((line) => (
          <li
            key={line.id}
            className="flex items-center gap-2 border-t border-line py-2 first:border-t-0"
          >
            <div className="min-w-0 flex-1">
              <SkillTags skills={line.phrases} max={line.phrases.length} />
            </div>
            <span className="flex shrink-0">
              <IconButton
                icon={PenLine}
                label={t.edit(shortOf(line))}
                onClick={() => onEdit(line)}
              />
              <IconButton
                icon={Trash2}
                label={t.remove(shortOf(line))}
                onClick={() => onRemove(line)}
              />
            </span>
          </li>
        ))}
      </ul>
      <Pagination
        page={meta.page}
        pages={meta.totalPages}
        hrefFor={hrefFor}
        labels={{ nav: t.pages, previous: t.previous, next: t.next, page: t.page }}
      />
    </>
  );
}
