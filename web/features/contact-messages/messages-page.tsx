import { useSearchParams } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { pageOf } from '../../lib/page-number.ts';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { LinkTabs } from '../../ui/lists/link-tabs.tsx';
import { LoadFailed } from '../../ui/lists/load-failed.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/lists/skeleton.tsx';
import { type Status, useContactMessages } from './calls.ts';
import { MessageCard } from './message-card.tsx';
import { contactListMessages } from './messages.ts';

const pathOf = (status: Status, page = 1) => {
  const query = new URLSearchParams({
    ...(status === 'answered' ? { status } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return query.size > 0 ? `/admin/contact?${query}` : '/admin/contact';
};

/** What people wrote to the operator: who waits longest stands first. */
export default function ContactMessagesPage() {
  const t = useMessages(contactListMessages);
  const [params] = useSearchParams();
  const status: Status = params.get('status') === 'answered' ? 'answered' : 'open';
  const page = pageOf(params);
  const list = useContactMessages(status, page);
  const { data: found, isPending } = list;
  return (
    <>
      <title>{`${t.title} · Vritti`}</title>
      <h1 className="text-h1">{t.title}</h1>
      <p className="mt-1 max-w-prose text-small text-ink-2">{t.intro}</p>
      <LinkTabs
        label={t.lists}
        className="mt-4 mb-4"
        tabs={[
          {
            to: pathOf('open'),
            current: status === 'open',
            label: t.open,
            count: found?.open_count ?? 0,
          },
          { to: pathOf('answered'), current: status === 'answered', label: t.answered },
        ]}
      />
      {found ? (
        <>
          {found.contact_messages.length === 0 ? (
            <EmptyState title={status === 'open' ? t.noneOpen : t.noneAnswered}>
              {status === 'open' ? t.noneOpenText : t.noneAnsweredText}
            </EmptyState>
          ) : (
            <div className="grid gap-3">
              {found.contact_messages.map((message) => (
                <MessageCard key={message.id} message={message} />
              ))}
            </div>
          )}
          <div className="mt-5">
            <Pagination
              page={page}
              pages={found.meta.totalPages}
              hrefFor={(wanted) => pathOf(status, wanted)}
              labels={{ nav: t.pages, previous: t.previous, next: t.next, page: t.page }}
            />
          </div>
        </>
      ) : isPending ? (
        <SkeletonGroup label={t.loading} className="grid gap-3">
          <Skeleton className="h-44 w-full rounded-lg" />
          <Skeleton className="h-44 w-full rounded-lg" />
        </SkeletonGroup>
      ) : (
        <LoadFailed text={t.loadFailed} label={t.tryAgain} query={list} />
      )}
    </>
  );
}
