import { useState } from 'react';
import { deviceWords } from '../../../../contract/accounts/device.ts';
import type { SecurityEvent } from '../../../../contract/accounts/security-events.ts';
import { momentText } from '../../../lib/format/format.ts';
import { useGrowingListOf } from '../../../lib/lists/use-growing-list-of.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { activityWords } from '../../../parts/security/event-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { MoreRows } from '../../../ui/lists/more-rows.tsx';
import { SettingsSection } from '../../../parts/sections/settings-section.tsx';
import { activityMessages } from './activity-messages.ts';

/** The security events of the account; loaded only when its holder wants to see them. */
export function ActivitySection() {
  const t = useMessages(activityMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsSection title={t.title} note={t.note}>
      {isOpen ? (
        <Activity />
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
          {t.show}
        </Button>
      )}
    </SettingsSection>
  );
}

/** Takes the focus, because the button that opened the list is gone. */
const focusOnce = (list: HTMLUListElement | null) => list?.focus();

function Activity() {
  const t = useMessages(activityMessages);
  const events = useGrowingListOf('GET /barong/resource/security_events', {
    key: ['security-events'],
    rowsOf: ({ security_events }) => security_events,
  });
  return (
    <Loaded query={events}>
      {(rows) => (
        <>
          {rows.length === 0 ? <p className="text-body text-ink-2">{t.none}</p> : null}
          <ul
            aria-label={t.title}
            tabIndex={-1}
            ref={focusOnce}
            className="divide-y divide-line outline-none"
          >
            {rows.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </ul>
          <MoreRows list={events} label={t.more} />
        </>
      )}
    </Loaded>
  );
}

function EventRow({ event }: { event: SecurityEvent }) {
  const t = useMessages(activityMessages);
  const language = useLanguage();
  const { outcome, count, device, network, created_at, last_at } = event;
  const [first, last] = [momentText(created_at, language), momentText(last_at, language)];
  const place = network === 'many' ? t.manyNetworks : network && t.network(network);
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-2 font-strong">
        {activityWords(event, language)}
        {outcome === 'refused' ? <Badge tone="danger">{t.refused}</Badge> : null}
        {count > 1 ? <Badge>{t.times(count)}</Badge> : null}
      </p>
      <p className="note">{first === last ? last : t.fromTo(first, last)}</p>
      <p className="note break-all">
        {[device && deviceWords(event, language), place].filter(Boolean).join(', ')}
      </p>
    </li>
  );
}
