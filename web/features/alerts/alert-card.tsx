import { Link } from 'react-router';
import type { Alert } from '../../../contract/alerts.ts';
import {
  type AlertFrequency,
  alertFrequencies,
} from '../../../contract/alerts/alert-frequencies.ts';
import { daysAgoText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { jobPath } from '../../../contract/format/page-paths.ts';
import { SearchWords, useSearchWords } from '../../parts/alerts/search-words.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { type Change, toastOf, useAlertChange } from './calls.ts';
import { alertsMessages } from './messages.ts';
import type { ToastWords } from '../../lib/toast.ts';
import { DOT } from '../../lib/format/separator.ts';

/** How many of the jobs in the last mail are named. */
const JOBS_NAMED = 5;

/** One alert: what it looks for, how often it is sent, what was sent last. */
export function AlertCard({ alert, onRename }: { alert: Alert; onRename: () => void }) {
  const t = useMessages(alertsMessages);
  const words = useSearchWords(alert.search, alert.company_name);
  const act = useActs(alert);
  const { name, paused } = alert;
  return (
    <Card as="article" className="grid gap-3">
      <h2 className="flex flex-wrap items-center gap-2 text-h3">
        <span className="min-w-0 break-words">{name}</span>
        {paused ? <Badge>{t.paused}</Badge> : null}
      </h2>
      <SearchWords words={words} />
      <LastSent alert={alert} />
      <div className="flex flex-wrap items-center gap-2.5">
        <SelectField
          small
          labelHidden
          label={t.frequencyOf(name)}
          value={alert.frequency}
          disabled={act.isBusy}
          options={alertFrequencies.map((value) => ({ value, label: t[value] }))}
          onChange={({ target }) => void act.send(target.value as AlertFrequency)}
        />
        <LinkButton to={alert.path} variant="secondary" size="sm" aria-label={t.openOf(name)}>
          {t.open}
        </LinkButton>
        {/* Grouped, so that none of them is alone on a line while the others share one. */}
        <span className="-mx-2 flex flex-wrap">
          <Button
            variant="quiet"
            size="sm"
            aria-label={paused ? t.goOnOf(name) : t.pauseOf(name)}
            onClick={() => void act.pause(!paused)}
          >
            {paused ? t.goOn : t.pause}
          </Button>
          <Button variant="quiet" size="sm" aria-label={t.renameOf(name)} onClick={onRename}>
            {t.rename}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            aria-label={t.removeOf(name)}
            onClick={() => void act.remove()}
          >
            {t.remove}
          </Button>
        </span>
      </div>
    </Card>
  );
}

function useActs({ id, name }: Alert) {
  const t = useMessages(alertsMessages);
  const toastId = toastOf(id);
  const { isBusy, run } = useAlertChange({
    failed: t.failed,
    done: (_answer, { change }) => ({
      id: toastId,
      ...said(change, { name, t }),
      ...(change === 'delete' && {
        variant: 'default',
        action: { label: t.undo, onClick: () => void run({ id, change: 'restore' }) },
      }),
    }),
  });
  return {
    isBusy,
    send: (frequency: AlertFrequency) => run({ id, change: { frequency } }),
    pause: (paused: boolean) => run({ id, change: { paused } }),
    remove: () => run({ id, change: 'delete' }),
  };
}

/** What a toast says about a change, with the alert that it is about. */
function said(
  change: Change,
  { name, t }: { name: string; t: (typeof alertsMessages)['en'] },
): Pick<ToastWords, 'title' | 'description'> {
  if (change === 'delete') return { title: t.removed, description: name };
  if (change === 'restore') return { title: t.back, description: name };
  const { frequency, paused } = change;
  if (frequency) return { title: t.frequencyChanged, description: `${name}: ${t[frequency]}` };
  return { title: paused ? t.pauseSaved : t.goOnSaved, description: name };
}

function LastSent({ alert }: { alert: Alert }) {
  const t = useMessages(alertsMessages);
  const language = useLanguage();
  const { last_sent_at, last_count, last_jobs } = alert;
  if (!last_sent_at) return <p className="note">{t.nothingSent}</p>;
  const named = last_jobs.slice(0, JOBS_NAMED);
  return (
    <div className="grid gap-1 text-small">
      <p className="text-ink-2">{t.lastSent(last_count, daysAgoText(last_sent_at, language))}</p>
      <ul className="grid gap-1">
        {named.map((job) => (
          <li key={job.id} className="break-words">
            <Link
              to={`${jobPath(job)}?from=alert`}
              className="inline-block min-h-6 wrap-anywhere text-brand underline"
            >
              {job.title}
            </Link>
            {DOT}
            {job.company_name}
            {job.open ? null : (
              <span className="text-ink-2">
                {DOT}
                {t.closed}
              </span>
            )}
          </li>
        ))}
      </ul>
      {last_count > named.length ? (
        <p className="text-ink-2">{t.more(last_count - named.length)}</p>
      ) : null}
    </div>
  );
}
