import { Link } from 'react-router';
import type { CategoryWithJobs } from '../../../contract/categories/categories.ts';
import { numberText } from '../../lib/format/format.ts';
import { useMessages } from '../../lib/messages.ts';
import { landingMessages } from './messages.ts';

/** Links into the search, each with how many jobs it finds; without any, the section is left out. */
export function KindsOfWork({ categories }: { categories: CategoryWithJobs[] }) {
  const t = useMessages(landingMessages);
  if (categories.length === 0) return null;
  return (
    <section className="gutter-public mx-auto max-w-page pt-12 md:pt-18">
      <h2 className="text-h2">{t.kinds}</h2>
      <ul className="mt-6 grid grid-cols-2 gap-3 md:grid-cols-4">
        {categories.map(({ name, search, open_jobs, capped }) => (
          <li key={`${name} ${search}`} className="grid">
            <Link
              to={`/jobs?${new URLSearchParams({ search })}`}
              className="flex flex-col justify-between gap-1 rounded-lg border border-line bg-surface p-4 hover:border-line-strong hover:shadow-lift"
            >
              <span className="text-body font-strong wrap-anywhere text-ink">{name}</span>
              <span className="note tabular-nums">
                {t.jobs(
                  capped ? `${numberText(open_jobs)}+` : numberText(open_jobs),
                  open_jobs === 1,
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
