import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { idIn } from '../../lib/links/id-in-path.ts';
import { useMessages } from '../../lib/messages.ts';
import { toast } from '../../lib/toast.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { useOpening, useThread } from './calls.ts';
import { ConversationList } from './list/conversation-list.tsx';
import { conversationMessages } from './messages.ts';
import { useConversationsPath, useOwnRole } from './own-role.ts';
import { Thread } from './thread/thread.tsx';

const onHeight = (onChange: () => void) => {
  visualViewport?.addEventListener('resize', onChange);
  return () => visualViewport?.removeEventListener('resize', onChange);
};
const seenHeight = () => `${visualViewport?.height ?? window.innerHeight}px`;

/** The height left by an on-screen keyboard, so that the field stays above it. */
const useSeenHeight = (): string => useSyncExternalStore(onHeight, seenHeight, () => '100dvh');

/** The conversations of a seeker or a recruiter; on a phone either the list or one of them. */
export default function MessagesPage() {
  const t = useMessages(conversationMessages);
  const role = useOwnRole();
  const { id } = useParams();
  const [asked] = useSearchParams();
  const kind = role === 'hr' && asked.get('kind') === 'team' ? 'team' : 'candidate';
  const isOpening = useOpeningFromAddress();
  const isOpen = id !== undefined;
  return (
    <>
      <title>{`${t.title} · ${PORTAL}`}</title>
      <div className="bg-surface md:grid md:h-[calc(100dvh-9.5rem)] md:min-h-104 md:grid-cols-[minmax(15rem,21rem)_minmax(0,1fr)] md:overflow-hidden md:rounded-lg md:border md:border-line max-md:-mx-4 max-md:-my-5 max-md:min-h-[calc(100dvh-8rem)] max-md:has-data-whole-screen:m-0 max-md:has-data-whole-screen:min-h-0">
        <div
          className={isOpen ? 'min-h-0 max-md:hidden md:flex md:flex-col' : 'flex min-h-0 flex-col'}
        >
          <ConversationList kind={kind} openId={idIn(id)} />
        </div>
        {isOpen ? (
          <OpenThread key={id} id={idIn(id)} />
        ) : (
          <div className="grid content-center border-l border-line bg-page max-md:hidden">
            {isOpening ? (
              <output className="text-center text-body text-ink-2">{t.opening}</output>
            ) : (
              <EmptyState title={t.select}>{t.selectText}</EmptyState>
            )}
          </div>
        )}
      </div>
    </>
  );
}

function OpenThread({ id }: { id: number | null }) {
  const t = useMessages(conversationMessages);
  const height = useSeenHeight();
  return (
    <div
      data-whole-screen=""
      // Used on phones only; elsewhere the layout sets the height.
      style={{ ['--seen-height' as string]: height }}
      className="flex min-h-0 min-w-0 flex-col border-line bg-page max-md:h-(--seen-height) md:border-l"
    >
      {/* On a phone the list is hidden, and with it its heading. */}
      <h1 className="sr-only md:hidden">{t.title}</h1>
      {id === null ? <NotFound /> : <ThreadById id={id} />}
    </div>
  );
}

function ThreadById({ id }: { id: number }) {
  const t = useMessages(conversationMessages);
  const list = useConversationsPath();
  const query = useThread(id);
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  return (
    <>
      {/* A conversation that is shown has its own way back; on a phone nothing else leads away. */}
      {query.data === undefined && !isMissing ? (
        <BackLink to={list} className="px-4 md:hidden">
          {t.allConversations}
        </BackLink>
      ) : null}
      <Loaded
        query={query}
        failed={t.threadFailed}
        text={t.error}
        missing={<NotFound />}
        className="p-4"
      >
        {(thread) => <Thread thread={thread} />}
      </Loaded>
    </>
  );
}

function NotFound() {
  const t = useMessages(conversationMessages);
  return (
    <EmptyState
      title={t.notFound}
      actions={<LinkButton to={useConversationsPath()}>{t.allConversations}</LinkButton>}
    >
      {t.notFoundText}
    </EmptyState>
  );
}

/**
 * If the address names somebody, opens or begins the conversation with them. An invalid id fails as an unknown one
 * does.
 */
function useOpeningFromAddress(): boolean {
  const t = useMessages(conversationMessages);
  const [asked] = useSearchParams();
  const navigate = useNavigate();
  const application = asked.get('applicationId');
  const account = asked.get('userId');
  const base = useConversationsPath();
  const leave = () => navigate(base, { replace: true });
  const { run, isBusy } = useOpening({
    failed: t.createFailed,
    onDone: ({ id }) => navigate(`${base}/${id}`, { replace: true }),
    onFailed: leave,
  });
  const open = useEffectEvent(() => {
    if (!application && !account) return;
    const [application_id, user_id] = [idIn(application), idIn(account)];
    if (application_id) void run({ application_id });
    else if (user_id) void run({ user_id });
    else {
      toast({ variant: 'destructive', title: t.createFailed });
      void leave();
    }
  });
  useEffect(() => open(), [application, account]);
  return isBusy;
}
