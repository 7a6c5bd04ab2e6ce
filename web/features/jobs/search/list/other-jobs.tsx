import type { JobResults } from '../../../../../contract/jobs.ts';
import { placeName } from '../../../../../contract/format/names/place-names.ts';
import { atLeastText, numberText } from '../../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { ChipLink } from '../../../../ui/lists/chip.tsx';
import { countFilters, type JobSearch, linkTo, noSearch } from '../job-search.ts';
import { noJobsMessages } from '../no-jobs-messages.ts';
import { JobList } from './job-list.tsx';

interface OtherJobsProps {
  search: JobSearch;
  /** The words that no job has all of. */
  words: string;
  others: NonNullable<NonNullable<JobResults['nothing']>['others']>;
}

/** If even a wider search finds nothing: the newest jobs without these words, or of all jobs. */
export function OtherJobs({ search, words, others }: OtherJobsProps) {
  const t = useMessages(noJobsMessages);
  const language = useLanguage();
  const { kept_words, keeps_filters, total, capped, newest } = others;
  const kept = { ...(keeps_filters ? search : noSearch), search: kept_words, view: search.view };
  const isNarrow = countFilters(search) > 0 || search.location !== '';
  const ofAll = isNarrow ? t.newestOfAll : t.newest;
  const withoutFilters = kept_words === '' ? ofAll : t.newestUnfiltered;
  const keptWords = new Set(kept_words.split(' '));
  const left = words.split(' ').filter((word) => !keptWords.has(word));
  const heading = keeps_filters ? t.newestWithout(left.join(' ')) : withoutFilters;
  const countText = (count: number, isAtLeast: boolean) =>
    isAtLeast ? atLeastText(count) : numberText(count);
  return (
    <section aria-labelledby="other-jobs" className="border-t border-line pt-5">
      <h2 id="other-jobs" className="mb-3 text-h3 [overflow-wrap:anywhere]">
        {heading}
      </h2>
      <JobList
        jobs={newest}
        morePlaces={[]}
        why={[]}
        view={search.view}
        gridClass="md:grid-cols-2 xl:grid-cols-3"
      />
      {total > newest.length ? (
        <p className="mt-4 flex justify-center">
          <LinkButton to={linkTo(kept, { page: 1 })} variant="quiet">
            {t.seeAll(countText(total, capped))}
          </LinkButton>
        </p>
      ) : null}
      {others.places.length > 0 ? (
        <div className="mt-5 text-center note">
          <p>{t.cities}</p>
          <ul className="mt-2 flex flex-wrap justify-center gap-2">
            {others.places.map(({ value, count }) => (
              <li key={value}>
                <ChipLink
                  to={linkTo(kept, { location: value, page: 1 })}
                  count={countText(count, others.places_capped)}
                >
                  {placeName(value, language)}
                </ChipLink>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}
