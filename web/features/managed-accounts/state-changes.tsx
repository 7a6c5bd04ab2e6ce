import { Ban, CircleCheck, CircleOff } from 'lucide-react';
import { useState } from 'react';
import type { StateChange } from '../../../contract/admin/managed-accounts.ts';
import type { ManagedState } from '../../../contract/admin/managed-states.ts';
import type { Answer } from '../../../contract/endpoint.ts';
import type { Contract } from '../../../contract/index.ts';
import { ACCOUNT_REASON_MAX_LENGTH, ACCOUNTS_AT_ONCE } from '../../../contract/constants.ts';
import { useReading } from '../../lib/api/use-reading.ts';
import { useRefetch } from '../../lib/api/use-refetch.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { useMayAsAdmin } from '../../parts/admins/admin-calls.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Loaded, type Loading } from '../../ui/lists/loaded.tsx';
import { SelectionBar } from '../../ui/lists/selection/selection-bar.tsx';
import type { Selection } from '../../ui/lists/selection/use-selection.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { allowed } from './allowed.ts';
import { ACCOUNTS } from './calls.ts';
import { stateChangeMessages } from './messages.ts';

export const SELECTED_MOST = ACCOUNTS_AT_ONCE;

/** What a change of status needs to know of an account. */
interface Account {
  uid: string;
  username: string;
  role: 'user' | 'hr';
  state: ManagedState;
}

const icons = { active: CircleCheck, inactive: CircleOff, banned: Ban };

/** An active account can be shut out in either way; one that is shut out can be let in, or banned after all. */
const possible: Record<ManagedState, readonly StateChange[]> = {
  active: ['inactive', 'banned'],
  pending: ['active', 'inactive', 'banned'],
  inactive: ['active', 'banned'],
  banned: ['active'],
};

/** Buttons that change the status of one account, each with a confirmation. */
export function StateButtons({ account }: { account: Account }) {
  const mayChange = useMayAsAdmin(allowed.change);
  return mayChange ? <Changes accounts={[account]} to={possible[account.state]} /> : null;
}

interface ChangeSelectedProps<Row> {
  selection: Selection<Row>;
  accountOf: (row: Row) => Account;
}

/** Changes the status of all selected accounts in one call. */
export function ChangeSelected<Row>({ selection, accountOf }: ChangeSelectedProps<Row>) {
  const t = useMessages(stateChangeMessages);
  const accounts = selection.chosen.map(accountOf);
  return (
    <SelectionBar
      selection={selection}
      label={t.selection}
      selected={t.selected(accounts.length)}
      clearLabel={t.clear}
    >
      <Changes accounts={accounts} to={['active', 'inactive', 'banned']} onDone={selection.clear} />
    </SelectionBar>
  );
}

interface ChangesProps {
  accounts: readonly Account[];
  to: readonly StateChange[];
  onDone?: () => void;
}

function Changes({ accounts, to, onDone }: ChangesProps) {
  const t = useMessages(stateChangeMessages);
  const [asked, setAsked] = useState<StateChange | null>(null);
  return (
    <>
      {to.map((state) => (
        <Button
          key={state}
          size="sm"
          variant={state === 'banned' ? 'danger' : 'secondary'}
          icon={icons[state]}
          onClick={() => setAsked(state)}
        >
          {t[state]}
        </Button>
      ))}
      {asked ? (
        <ChangeDialog
          accounts={accounts}
          state={asked}
          onClose={(isDone) => {
            setAsked(null);
            if (isDone) onDone?.();
          }}
        />
      ) : null}
    </>
  );
}

interface ChangeDialogProps {
  accounts: readonly Account[];
  state: StateChange;
  onClose: (isDone: boolean) => void;
}

const titles = {
  active: ['titleOneActive', 'titleManyActive'],
  inactive: ['titleOneInactive', 'titleManyInactive'],
  banned: ['titleOneBanned', 'titleManyBanned'],
} as const;
const meanings = { active: 'whatActive', inactive: 'whatInactive', banned: 'whatBanned' } as const;

/**
 * Says what will happen before it happens, and asks for a reason. Changing several accounts needs a higher admin
 * role, so that is a call of its own.
 */
function ChangeDialog({ accounts, state, onClose }: ChangeDialogProps) {
  const [one] = accounts;
  const isOne = one && accounts.length === 1;
  return isOne ? (
    <OneDialog account={one} state={state} onClose={onClose} />
  ) : (
    <SeveralDialog accounts={accounts} state={state} onClose={onClose} />
  );
}

const CHANGE_ONE = 'POST /barong/admin/users/update';
const CHANGE_SEVERAL = 'POST /barong/admin/users/bulk_update';

/** The initial values, words and outcome of a form for a change. */
function useChange(
  accounts: readonly Account[],
  state: StateChange,
  onClose: ChangeDialogProps['onClose'],
) {
  const t = useMessages(stateChangeMessages);
  return {
    start: { reason: '' },
    check: ({ reason }: { reason: string }) => ({
      reason: state === 'banned' && !reason.trim() ? t.sayWhy : undefined,
    }),
    failed: accounts.some(({ role }) => role === 'hr') ? t.hrFailed : t.userFailed,
    saved: t.done,
    onSaved: () => onClose(true),
    onAnswer: useRefetch([ACCOUNTS]),
  };
}

interface OneDialogProps extends Omit<ChangeDialogProps, 'accounts'> {
  account: Account;
}

function OneDialog({ account, state, onClose }: OneDialogProps) {
  const t = useMessages(stateChangeMessages);
  const { uid } = account;
  const form = useContractForm(CHANGE_ONE, {
    ...useChange([account], state, onClose),
    body: ({ reason }) => ({ uid, state, reason }),
  });
  const effects = useReading(CHANGE_ONE, {
    key: ['account-effects', uid, state],
    body: { uid, state, dry_run: true },
    select: (found) => ({ ...found, changed: 1, unchanged: 0 }),
    ...asked,
  });
  return (
    <Dialog title={t[titles[state][0]](account.username)} {...{ state, onClose, form, effects }} />
  );
}

function SeveralDialog({ accounts, state, onClose }: ChangeDialogProps) {
  const t = useMessages(stateChangeMessages);
  const uids = accounts.map(({ uid }) => uid);
  const form = useContractForm(CHANGE_SEVERAL, {
    ...useChange(accounts, state, onClose),
    body: ({ reason }) => ({ uids, state, reason }),
  });
  const effects = useReading(CHANGE_SEVERAL, {
    key: ['account-effects', uids, state],
    body: { uids, state, dry_run: true },
    ...asked,
  });
  return <Dialog title={t[titles[state][1]](uids.length)} {...{ state, onClose, form, effects }} />;
}

/** Never cached, because the effects are those at this moment. */
const asked = { staleTime: 0, gcTime: 0 };

interface DialogProps extends Pick<ChangeDialogProps, 'state' | 'onClose'> {
  title: string;
  effects: Loading<Effects>;
  form: ReturnType<typeof useContractForm<typeof CHANGE_ONE, { reason: string }>>;
}

function Dialog({ title, state, effects, form, onClose }: DialogProps) {
  const t = useMessages(stateChangeMessages);
  return (
    <ConfirmDialog
      onClose={() => onClose(false)}
      title={title}
      description={
        <div className="grid gap-2">
          <p>{t[meanings[state]]}</p>
          <Loaded query={effects} loading={<p className="text-small">{t.looking}</p>}>
            {(found) => <EffectList effects={found} />}
          </Loaded>
        </div>
      }
      confirmLabel={t[state]}
      danger={state !== 'active'}
      form={form}
    >
      <TextArea
        {...form.field('reason')}
        label={t.reason}
        required={state === 'banned'}
        optional={state !== 'banned'}
        hint={state === 'active' ? undefined : t.reasonHint}
        rows={3}
        maxLength={ACCOUNT_REASON_MAX_LENGTH}
      />
    </ConfirmDialog>
  );
}

type Effects = Answer<Contract[typeof CHANGE_SEVERAL]>;

/** What would happen, according to the server. */
function EffectList({ effects }: { effects: Effects }) {
  const t = useMessages(stateChangeMessages);
  const { changed, unchanged, jobs_hidden: hidden, seekers_told: told } = effects;
  return (
    <ul className="list-disc pl-5 text-small">
      <li>{t.changed(changed)}</li>
      {unchanged > 0 ? <li>{t.unchanged(unchanged)}</li> : null}
      {hidden > 0 ? <li>{t.jobsHidden(hidden)}</li> : null}
      {told > 0 ? <li>{t.seekersTold(told)}</li> : null}
    </ul>
  );
}
