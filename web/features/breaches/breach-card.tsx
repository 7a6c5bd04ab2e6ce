import { useState } from 'react';
import type { Breach } from '../../../contract/breaches/breaches.ts';
import { type BreachNotice, breachNotices } from '../../../contract/breaches/breach-kinds.ts';
import { momentText, numberText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Term } from '../../ui/term.tsx';
import { DialogButton } from '../../ui/overlays/dialog-button.tsx';
import { breachMessages } from './messages.ts';
import { NoticesDialog } from './notices-dialog.tsx';

const texts = ['happened', 'consequences', 'measures', 'findings', 'advice'] as const;

/** One entry, with what is due when. */
export function BreachCard({ breach, onChange }: { breach: Breach; onChange: () => void }) {
  const t = useMessages(breachMessages);
  const language = useLanguage();
  const { id, began_at, people_count } = breach;
  return (
    <Card as="article" className="grid gap-4">
      <h2 className="text-h3">{t.number(id)}</h2>
      <dl className="grid gap-3 text-small break-words whitespace-pre-line *:min-w-0 md:grid-cols-2">
        <Term name={t.noticed}>{momentText(breach.noticed_at, language)}</Term>
        <Term name={t.began}>{began_at ? momentText(began_at, language) : t.unknown}</Term>
        <Term name={t.kinds}>{breach.data_kinds.map((kind) => t[kind]).join(', ')}</Term>
        <Term name={t.people}>{people_count === null ? t.unknown : numberText(people_count)}</Term>
        {texts.map((name) =>
          breach[name] ? (
            <Term key={name} name={t[name]}>
              {breach[name]}
            </Term>
          ) : null,
        )}
      </dl>
      <section aria-label={t.notices}>
        <ul className="grid gap-2 text-small">
          {breachNotices.map((notice) => (
            <li key={notice} className="flex flex-wrap items-center gap-2">
              {t[notice]} <Due breach={breach} notice={notice} />
            </li>
          ))}
        </ul>
      </section>
      <p className="text-caption text-ink-2">
        {t.changedBy(momentText(breach.changed_at, language), breach.changed_by ?? t.somebody)}
      </p>
      <div className="flex flex-wrap gap-3">
        <DialogButton
          label={t.draft}
          size="sm"
          variant={breachNotices.some((notice) => isDue(breach, notice)) ? 'primary' : 'secondary'}
        >
          {(close) => <NoticesDialog breach={breach} onClose={close} />}
        </DialogButton>
        <Button size="sm" variant="secondary" onClick={onChange}>
          {t.change}
        </Button>
      </div>
    </Card>
  );
}

/** Whether a notice still has to be sent; where nobody is concerned, there is nobody to tell. */
const isDue = (breach: Breach, notice: BreachNotice): boolean =>
  !breach[notice] && !(notice === 'people_told_at' && breach.people_count === 0);

/** When a notice was sent, or by when it has to be; red if that is now or overdue. */
function Due({ breach, notice }: { breach: Breach; notice: BreachNotice }) {
  const t = useMessages(breachMessages);
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  const sent = breach[notice];
  if (sent) return <Badge tone="ok">{t.sent(momentText(sent, language))}</Badge>;
  if (!isDue(breach, notice)) return <Badge>{t.notNeeded}</Badge>;
  if (notice !== 'board_detailed_at') return <Badge tone="danger">{t.atOnce}</Badge>;
  const when = momentText(breach.details_due_at, language);
  if (Date.parse(breach.details_due_at) < now)
    return <Badge tone="danger">{t.overdue(when)}</Badge>;
  return <Badge tone="time">{t.dueBy(when)}</Badge>;
}
