import type { ManagedAccount } from '../../../contract/admin/managed-accounts.ts';
import { momentText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { activityWords } from '../../parts/security/event-words.ts';
import { StateChanges } from '../../parts/admins/account-history.tsx';
import { Badge } from '../../ui/badge.tsx';
import { SectionCard } from '../../ui/panels/section-card.tsx';
import { accountPageMessages } from './account-messages.ts';

/** Each change of the account's status, by whom and why. */
export function HistoryCard({ changes }: { changes: ManagedAccount['state_changes'] }) {
  const t = useMessages(accountPageMessages);
  return (
    <SectionCard title={t.history} none={changes.length === 0 && t.noHistory}>
      <StateChanges changes={changes} />
    </SectionCard>
  );
}

/** The newest events of the security log. */
export function SafetyCard({ events }: { events: ManagedAccount['security_events'] }) {
  const t = useMessages(accountPageMessages);
  const language = useLanguage();
  return (
    <SectionCard title={t.safety} none={events.length === 0 && t.noHistory}>
      <ul className="divide-y divide-line">
        {events.map((event) => (
          <li key={event.id} className="py-2 text-small last:pb-0">
            <p className="flex flex-wrap items-center gap-2">
              {activityWords(event, language)}
              {event.outcome === 'refused' ? <Badge tone="danger">{t.refused}</Badge> : null}
              {event.count > 1 ? <Badge>{t.times(event.count)}</Badge> : null}
            </p>
            <p className="text-ink-2">{momentText(event.last_at, language)}</p>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
