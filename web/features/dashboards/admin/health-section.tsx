import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Health, HealthPart, HealthState } from '../../../../contract/admin/health.ts';
import { sizeText } from '../../../../contract/format/size.ts';
import { momentText, numberText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { useHealth } from '../calls.ts';
import { healthMessages } from './health-messages.ts';

const badges = {
  good: ['ok', CircleCheck],
  watch: ['time', TriangleAlert],
  bad: ['danger', CircleAlert],
  unknown: ['mute', CircleHelp],
} as const satisfies Record<HealthState, unknown>;

const parts: readonly HealthPart[] = [
  'queue',
  'mail',
  'database',
  'disk',
  'backup',
  'search',
  'statements',
];

/** The health of the portal itself, and what to do about problems. */
export function HealthSection() {
  const t = useMessages(healthMessages);
  return (
    <section aria-labelledby="health" className="mt-6">
      <h2 id="health" className="text-h2">
        {t.title}
      </h2>
      <p className="mb-3 text-body text-ink-2">{t.intro}</p>
      <Loaded query={useHealth()} failed={t.loadFailed} shapes={['h-64']}>
        {(health) => (
          <ul aria-labelledby="health" className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
            {parts.map((part) => (
              <HealthItem key={part} part={part} health={health} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function HealthItem({ part, health }: { part: HealthPart; health: Health }) {
  const t = useMessages(healthMessages);
  const { state, cause } = health[part];
  const [tone, icon] = badges[state];
  return (
    <Card
      as="li"
      className={clsx('grid content-start gap-2', part === 'statements' && 'md:col-span-full')}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-h3">{t[part]}</h3>
        <Badge tone={tone} icon={icon}>
          {t[state]}
        </Badge>
      </div>
      <div className="note break-words">
        <Facts part={part} health={health} />
      </div>
      {cause ? <p className="text-body">{t[cause]}</p> : null}
    </Card>
  );
}

function Facts({ part, health }: { part: HealthPart; health: Health }): ReactElement {
  const t = useMessages(healthMessages);
  const language = useLanguage();
  const { disk, database, backup, search } = health;
  switch (part) {
    case 'queue':
    case 'mail': {
      const { waiting, retried, given_up, oldest_seconds } = health[part];
      return (
        <p>
          {t.tasks(numberText(waiting), numberText(retried), numberText(given_up))}{' '}
          {waiting > 0 ? t.oldest(Math.floor(oldest_seconds / 60)) : null}
        </p>
      );
    }
    case 'disk':
      return (
        <>
          {disk.disks.map(({ places, free_bytes, total_bytes }) => (
            <p key={places.join()}>
              {t.free(
                places.map((place) => t[`${place}Place`]).join(', '),
                sizeText(free_bytes),
                sizeText(total_bytes),
              )}
            </p>
          ))}
        </>
      );
    case 'database':
      return (
        <>
          <p>{t.connections(database.connections, database.connections_most)}</p>
          <p>{t.answers(sizeText(database.size_bytes), Math.ceil(database.answer_ms))}</p>
        </>
      );
    case 'backup': {
      const newest = backup.newest_at && momentText(backup.newest_at, language);
      return (
        <>
          <p>{newest ? t.newest(newest) : t.noBackup}</p>
          <p>{t.folder(backup.folder)}</p>
        </>
      );
    }
    case 'statements':
      return <Statements statements={health.statements} />;
    default:
      return (
        <p>
          {search.p95_ms === null || search.slowest_ms === null
            ? t.noSearch
            : t.searches(
                numberText(search.count),
                numberText(Math.ceil(search.p95_ms)),
                numberText(Math.ceil(search.slowest_ms)),
              )}
        </p>
      );
  }
}

/** The slowest statements with their SQL, for tuning the database. */
function Statements({ statements: { slowest } }: { statements: Health['statements'] }) {
  const t = useMessages(healthMessages);
  if (slowest.length === 0) return <p>{t.noStatement}</p>;
  return (
    <ul className="grid gap-2">
      {slowest.map(({ name, text, count, total_ms, longest_ms }) => (
        <li key={text}>
          <details>
            <summary className="cursor-pointer text-ink">
              <code>{name}</code>
            </summary>
            <code className="text-caption break-words">{text}</code>
          </details>
          {t.statement(
            numberText(count),
            numberText(Math.ceil(total_ms)),
            numberText(Math.ceil(longest_ms)),
          )}
        </li>
      ))}
    </ul>
  );
}
