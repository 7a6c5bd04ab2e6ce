import { useId, useState } from 'react';
import type { Conversation } from '../../../../contract/conversations.ts';
import { useDelayed } from '../../../lib/forms/use-delayed.ts';
import { useMessages } from '../../../lib/messages.ts';
import { LinkButton, Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { LinkTabs } from '../../../ui/lists/link-tabs.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { MoreRows } from '../../../ui/lists/more-rows.tsx';
import { useArrowKeys } from './arrow-keys.ts';
import { PlanRoom } from '../../../parts/money/plan-room.tsx';
import { useMayDo, MayDo } from '../../../parts/team/may-do.tsx';
import { type ConversationKind, useConversations, useOpening } from '../calls.ts';
import { conversationMessages } from '../messages.ts';
import { useConversationsPath, useOwnRole } from '../own-role.ts';
import { ConversationRow } from './conversation-row.tsx';
import { useNavigate } from 'react-router';

interface ConversationListProps {
  kind: ConversationKind;
  openId: number | null;
}

/** All conversations, unread ones first; recruiters also have their team's. */
export function ConversationList({ kind, openId }: ConversationListProps) {
  const role = useOwnRole();
  const t = useMessages(conversationMessages);
  const heading = useId();
  const [typed, setTyped] = useState('');
  const search = useDelayed(typed.trim());
  const query = useConversations(kind, search);
  const base = useConversationsPath();
  const label = role === 'hr' ? t.searchPeople : t.searchCompanies;
  const inKind = kind === 'team' ? '?kind=team' : '';
  return (
    <section aria-labelledby={heading} className="flex min-h-0 flex-col">
      <div className="grid gap-3 px-4 pt-4 pb-3">
        <h1 id={heading} className="text-h1">
          {t.title}
        </h1>
        <SearchField
          small
          label={label}
          placeholder={label}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onClear={() => setTyped('')}
          clearLabel={t.clearSearch}
        />
      </div>
      {role === 'hr' ? (
        <LinkTabs
          label={t.kinds}
          preventScrollReset
          className="px-2"
          tabs={[
            { to: base, label: t.candidates, current: kind === 'candidate' },
            { to: `${base}?kind=team`, label: t.teams, current: kind === 'team' },
          ]}
        />
      ) : null}
      {role === 'hr' && kind === 'candidate' ? (
        <div className="px-4 py-2 empty:hidden">
          <PlanRoom allowance="newConversations" plans="/hr/subscription" />
        </div>
      ) : null}
      <div className="min-h-0 flex-1 border-t border-line md:overflow-y-auto">
        <Loaded
          query={query}
          failed={t.listFailed}
          text={t.error}
          otherwise={t.fetchFailed}
          className="p-4"
        >
          {(found) =>
            found.length > 0 ? (
              <Rows
                conversations={found}
                openId={openId}
                pathOf={(id) => `${base}/${id}${inKind}`}
              />
            ) : (
              <None kind={kind} isSearch={search !== ''} />
            )
          }
        </Loaded>
        <div className="p-4 empty:hidden">
          <MoreRows list={query} label={t.showMore} wide />
        </div>
      </div>
    </section>
  );
}

interface RowsProps {
  conversations: readonly Conversation[];
  openId: number | null;
  pathOf: (id: number) => string;
}

function Rows({ conversations, openId, pathOf }: RowsProps) {
  const t = useMessages(conversationMessages);
  const list = useArrowKeys<HTMLUListElement>();
  return (
    <ul ref={list} aria-label={t.conversations}>
      {conversations.map((conversation) => (
        <li key={conversation.id}>
          <ConversationRow
            conversation={conversation}
            to={pathOf(conversation.id)}
            current={conversation.id === openId}
          />
        </li>
      ))}
    </ul>
  );
}

interface NoneProps {
  kind: ConversationKind;
  isSearch: boolean;
}

function None({ kind, isSearch }: NoneProps) {
  const role = useOwnRole();
  const t = useMessages(conversationMessages);
  const mayWrite = useMayDo('POST /barong/resource/conversations', 'recruiter');
  if (isSearch) return <EmptyState title={t.noneFound}>{t.noneFoundText}</EmptyState>;
  if (kind === 'team') {
    return (
      <EmptyState title={t.noneTeam} actions={<StartTeam />}>
        {t.noneTeamText}
      </EmptyState>
    );
  }
  const way =
    role === 'hr' ? (
      <LinkButton to="/hr/applications">{t.toApplications}</LinkButton>
    ) : (
      <LinkButton to="/user/jobs">{t.findJobs}</LinkButton>
    );
  return (
    <EmptyState title={t.noneTitle} actions={way}>
      {role === 'hr' ? (mayWrite ? t.noneRecruiter : t.noneViewer) : t.noneSeeker}
    </EmptyState>
  );
}

/** Opens the thread of the recruiter's own team. */
function StartTeam() {
  const t = useMessages(conversationMessages);
  const navigate = useNavigate();
  const opening = useOpening({
    failed: t.createFailed,
    onDone: ({ id }) => navigate(`/hr/messages/${id}?kind=team`),
  });
  return (
    <MayDo call="POST /barong/resource/conversations/team" least="viewer">
      <Button busy={opening.isBusy} onClick={() => void opening.run('team')}>
        {t.startTeam}
      </Button>
    </MayDo>
  );
}
