import { Link } from 'react-router';
import type { AuditEntry, AuditFilter } from '../../../contract/admin/audit.ts';
import { adminActs, type AuditAct, auditActs } from '../../../contract/admin/audit-acts.ts';
import { apiFile } from '../../lib/api/api.ts';
import { momentText } from '../../lib/format/format.ts';
import { day, listAddress, oneOf } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { adminRoleMessages } from '../../parts/admins/admin-role-messages.ts';
import { activityName } from '../../parts/security/event-words.ts';
import { DateRangeField } from '../../ui/dates/date-range-field.tsx';
import { FilterSelect } from '../../ui/lists/filter-select.tsx';
import { SaveButton } from '../../ui/files/saving.tsx';
import { DataTable, Td, Tr } from '../../ui/lists/data-table.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { adminActMessages, auditMessages } from './messages.ts';
import { dotted } from '../../lib/format/separator.ts';
import { useListOf } from '../../lib/lists/use-list-of.ts';

const useAuditEntries = (filter: AuditFilter, page: number) =>
  useListOf('GET /barong/admin/audit_entries', { key: ['audit'], query: { ...filter, page } });

const auditList = listAddress({
  path: '/admin/audit',
  filters: { act: oneOf(auditActs), from: day, to: day },
});

/** Who did what to what, when and from where, newest first. */
export default function AuditPage() {
  const t = useMessages(auditMessages);
  const wordOf = useActWords();
  const list = useListAddress(auditList);
  const { search, act, from, to, page } = list.address;
  const filter = { search, act, from, to };
  const query = useAuditEntries(filter, page);
  return (
    <ListPage
      title={t.title}
      intro={t.intro}
      actions={
        <SaveButton
          fetch={() => apiFile('GET /barong/admin/audit_entries/export.csv', { query: filter })}
        />
      }
      list={list}
      query={query}
      rowsOf={(found) => found.audit_entries}
      search={{ label: t.search }}
      filters={
        <>
          <FilterSelect
            label={t.act}
            any={t.anyAct}
            values={auditActs}
            value={act}
            nameOf={wordOf}
            onChange={(chosen) => list.go({ act: chosen })}
          />
          <DateRangeField
            label={t.days}
            range={{ from, to }}
            onChange={list.go}
            className="w-full md:w-46"
          />
        </>
      }
      count={t.count}
      failed={t.failed}
      none={{ title: t.none, text: t.noneText }}
      noneFits={{ title: t.noneFits, text: t.noneFitsText, clearLabel: t.showAll }}
    >
      {(entries) => <Entries entries={entries} />}
    </ListPage>
  );
}

type AdminAct = (typeof adminActs)[number];
const isAdminAct = (act: AuditAct): act is AdminAct =>
  (adminActs as readonly string[]).includes(act);

function useActWords(): (act: AuditAct) => string {
  const acts = useMessages(adminActMessages);
  const language = useLanguage();
  return (act) => (isAdminAct(act) ? acts[act] : activityName(act, language));
}

function Entries({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useMessages(auditMessages);
  const wordOf = useActWords();
  const language = useLanguage();
  return (
    <DataTable framed caption={t.title} cardsBelow="lg" head={[t.when, t.who, t.what, t.to, t.how]}>
      {entries.map((entry) => (
        <Tr key={entry.id}>
          <Td label={t.when} className="whitespace-nowrap">
            <span title={entry.seq === null ? t.waits : t.place(entry.seq)}>
              {momentText(entry.at, language)}
            </span>
          </Td>
          <Td label={t.who}>
            <Who entry={entry} />
          </Td>
          <Td label={t.what} className="font-medium">
            <span className="grid wrap-anywhere">
              {wordOf(entry.act)}
              <span className="text-caption font-normal text-ink-2" lang="en">
                {entry.route}
              </span>
            </span>
          </Td>
          <Td label={t.to}>
            <Subject entry={entry} />
          </Td>
          <Td label={t.how}>
            <Change before={entry.before} after={entry.after} />
          </Td>
        </Tr>
      ))}
    </DataTable>
  );
}

/** Name and role at the time, and from where. */
function Who({ entry }: { entry: AuditEntry }) {
  const t = useMessages(auditMessages);
  const { actor_id, actor_name, actor_role, network, browser, system, route } = entry;
  const nobody = route?.includes('/') ? t.somebody : t.server;
  const place = dotted([network, browser, system]);
  return (
    <span className="grid wrap-anywhere">
      <bdi>{actor_id === null ? nobody : (actor_name ?? t.account(actor_id))}</bdi>
      <span className="text-caption text-ink-2">{dotted([useRoleWords(actor_role), place])}</span>
    </span>
  );
}

/** The role at the time in words; an admin has a second one, as in `admin moderator`. */
function useRoleWords(role: string | null) {
  const { user, hr, admin } = useMessages(auditMessages);
  const words: Record<string, string> = { user, hr, admin, ...useMessages(adminRoleMessages) };
  return dotted((role ?? '').split(' ').map((part) => words[part] ?? part));
}

function Subject({ entry: { subject, subject_id, subject_name } }: { entry: AuditEntry }) {
  const t = useMessages(auditMessages);
  if (subject === null || subject_id === null) return '–';
  if (subject === 'payment') {
    return (
      <Link to={`/admin/payments/${subject_id}`} className="link">
        {t.payment(subject_id)}
      </Link>
    );
  }
  return (
    <span className="grid wrap-anywhere">
      {t[subject](subject_id)}
      {subject_name ? <bdi className="text-caption text-ink-2">{subject_name}</bdi> : null}
    </span>
  );
}

type Values = AuditEntry['before'];

/** Each value, in the form `state: active → banned`. */
function Change({ before, after }: { before: Values; after: Values }) {
  const t = useMessages(auditMessages);
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return '–';
  const valueOf = (values: Values, name: string) => String(values?.[name] ?? '–');
  return (
    <ul className="grid wrap-anywhere" lang="en">
      {names.map((name) => (
        <li key={name}>
          <code className="text-caption text-ink-2">{name}</code>{' '}
          {before && name in before
            ? t.from(valueOf(before, name), valueOf(after, name))
            : valueOf(after, name)}
        </li>
      ))}
    </ul>
  );
}
