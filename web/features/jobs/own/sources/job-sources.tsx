import { useReading } from '../../../../lib/api/use-reading.ts';
import { dateText } from '../../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { Card } from '../../../../ui/card.tsx';
import { sourcesMessages } from './sources-messages.ts';

const own = ['hand', 'list', 'feed'] as const;
const isOwn = (source: string): source is (typeof own)[number] =>
  (own as readonly string[]).includes(source);

/** The sources of a job, the original one first; nothing while there is only one. */
export function JobSources({ id }: { id: number }) {
  const t = useMessages(sourcesMessages);
  const language = useLanguage();
  const { data } = useReading('GET /barong/resource/jobs/:id/sources', {
    key: ['job_sources', id],
    params: { id },
  });
  const sources = data?.sources ?? [];
  if (sources.length < 2) return null;
  return (
    <Card as="section" className="mt-5 max-w-prose">
      <h2 className="text-h3">{t.title}</h2>
      <p className="note">{t.text}</p>
      <ul className="mt-2 grid gap-1.5 text-body">
        {sources.map(({ source, url, first_said_at, last_said_at }) => (
          <li key={`${source} ${first_said_at}`}>
            {url === null ? (
              <strong className="font-strong">{isOwn(source) ? t[source] : source}</strong>
            ) : (
              <a href={url} className="link" rel="nofollow noopener" target="_blank">
                {source}
              </a>
            )}
            ,{' '}
            <span className="text-ink-2">
              {last_said_at === null
                ? t.first(dateText(first_said_at, language))
                : t.since(dateText(first_said_at, language), dateText(last_said_at, language))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
