import { ArrowDownWideNarrow, ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import type { JobResults } from '../../../../contract/jobs.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import { LinkTabs } from '../../../ui/lists/link-tabs.tsx';
import { type JobSearch, linkTo, jobSorts, sortOf } from './job-search.ts';
import { jobsMessages } from '../messages.ts';

interface SortProps {
  search: JobSearch;
}

type Found = Pick<JobResults, 'meta' | 'reading'>;

function useSorts({ search }: SortProps) {
  const t = useMessages(jobsMessages);
  const labels = { newest: t.newest, relevance: t.relevance, salary: t.highestSalary };
  return jobSorts.map((sort) => ({
    label: labels[sort],
    to: linkTo(search, { sort }),
    current: sort === sortOf(search),
  }));
}

/** The orders as tabs, if there is room for them; "Most Relevant" explains what it goes by. */
export function SortTabs({ found, ...props }: SortProps & { found: Found }) {
  const t = useMessages(jobsMessages);
  const { search } = props;
  const { meta, reading } = found;
  return (
    <>
      <LinkTabs
        className="mt-1 max-md:hidden"
        label={t.sort}
        preventScrollReset
        tabs={useSorts(props)}
      />
      {sortOf(search) === 'relevance' && search.search && meta.total > 0 ? (
        <p className="mt-2 text-caption text-ink-2 max-md:hidden">
          {/* Says nothing about which jobs come first if no job qualifies. */}
          {reading?.first_tier === 0 || reading?.have_all_words === 0 ? null : t.titlesFirst}{' '}
          {reading?.undisclosed_pay ? null : t.undisclosedLower}
        </p>
      ) : null}
    </>
  );
}

/**
 * The orders as a one-line menu for phones, which works without scripts and closes after a choice.
 * Beside chips it shrinks to an icon.
 */
export function SortMenu({ isShort, ...props }: SortProps & { isShort: boolean }) {
  const t = useMessages(jobsMessages);
  const sorts = useSorts(props);
  const chosen = sorts.find(({ current }) => current);
  return (
    <details key={chosen?.label} className="relative print:hidden">
      <summary className="flex min-h-11 list-none items-center gap-1 text-body text-brand-ink [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{t.sort}: </span>
        <span className={isShort ? 'sr-only' : undefined}>{chosen?.label}</span>
        {isShort ? <Icon of={ArrowDownWideNarrow} size={20} /> : null}
        <Icon of={ChevronDown} size={16} />
      </summary>
      <nav
        aria-label={t.sort}
        className="absolute right-0 z-nav grid w-56 rounded-lg border border-line bg-surface p-1.5 shadow-float"
      >
        {sorts.map(({ label, to, current }) => (
          <Link
            key={to}
            to={to}
            preventScrollReset
            aria-current={current ? 'page' : undefined}
            className="flex min-h-11 items-center rounded-md px-3 text-body hover:bg-sunken aria-[current]:font-strong aria-[current]:text-brand-ink"
          >
            {label}
          </Link>
        ))}
        <p className="px-3 text-caption text-ink-2">{t.undisclosedLower}</p>
      </nav>
    </details>
  );
}
