import { filtersSet } from '../../../lib/lists/filters-set.ts';
import { useListAddress } from '../../../lib/lists/use-list-address.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { DOT } from '../../../lib/format/separator.ts';
import { dateText } from '../../../../contract/format/dates.ts';
import { numberText } from '../../../lib/format/format.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { ListFilters } from '../../../ui/lists/list-filters.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { useCandidates } from '../calls.ts';
import { candidateMessages } from '../messages.ts';
import { MayDo } from '../../../parts/team/may-do.tsx';
import { SavedSearches } from '../saved/saved-searches.tsx';
import { CandidateCard } from './candidate-card.tsx';
import { CandidateFilters } from './candidate-filters.tsx';
import { type CandidatesAddress, candidatesList } from './candidates-list.ts';
import { PlanRoom, usePlanUsage } from '../../../parts/money/plan-room.tsx';

const GRID = 'grid gap-3.5 lg:grid-cols-2';

const fields = [['place'], ['experience'], ['available'], ['tag'], ['pay'], ['status']] as const;

/** Why nobody is shown, and what helps. */
function whyNone(
  t: (typeof candidateMessages)['en'],
  {
    isUnchecked,
    isFiltered,
    cleared,
  }: { isUnchecked: boolean; isFiltered: boolean; cleared: string },
) {
  if (isUnchecked) {
    return {
      title: t.notChecked,
      text: t.notCheckedText,
      actions: <LinkButton to="/hr/profile">{t.companyProfile}</LinkButton>,
    };
  }
  if (!isFiltered) return { title: t.noneFound, text: t.noneFoundText };
  return {
    title: t.noneFits,
    text: t.noneFitsText,
    actions: (
      <LinkButton variant="secondary" to={cleared}>
        {t.clearAll}
      </LinkButton>
    ),
  };
}

/** People who applied to the company, or chose to be found, with a search. */
export default function CandidatesPage() {
  const t = useMessages(candidateMessages);
  const language = useLanguage();
  const list = useListAddress(candidatesList);
  const query = useCandidates(list.address);
  const isFound = list.address.source === 'found';
  const cleared = candidatesList.pathOf({ source: list.address.source });
  const here = list.pathOf({ page: 1, open: null, saved: undefined, since: undefined });
  const isFiltered = here !== cleared;
  const isNew = new Set(query.data?.new_ids);
  const { since } = list.address;
  const total = query.data?.meta.total ?? 0;
  const isUnchecked = isFound && query.data?.company_is_checked === false;
  return (
    <>
      <ListPage
        title={t.title}
        intro={isFound ? t.foundIntro : t.intro}
        list={list}
        query={query}
        rowsOf={({ candidates }) => candidates}
        shape="h-56 rounded-lg"
        shapesClass={GRID}
        tabs={{
          label: t.sources,
          tabs: [
            { to: candidatesList.pathOf(), current: !isFound, label: t.applied },
            {
              to: candidatesList.pathOf({ source: 'found' }),
              current: isFound,
              label: t.discoverable,
            },
          ],
        }}
        // People whose contact details are hidden cannot be found by their address either.
        search={
          isFound
            ? { label: t.searchFound, hint: t.searchFoundHint }
            : { label: t.search, hint: t.searchHint }
        }
        filters={<Filters list={list} total={total} />}
        heading={
          // Its searches would find nobody either.
          isUnchecked ? undefined : (
            <div className="grid gap-3">
              {isFound ? <OpeningCost /> : null}
              <SavedSearches address={list.address} here={here} isFiltered={isFiltered} />
              <h2 className="note" aria-live="polite">
                {t.found(numberText(total))}
                {since && isNew.size > 0 ? (
                  <>
                    {DOT}
                    {t.newOnes(numberText(isNew.size), dateText(since, language))}
                  </>
                ) : null}
              </h2>
            </div>
          )
        }
        failed={t.failed}
        none={{
          title: t.none,
          text: t.noneText,
          actions: (
            <MayDo call="POST /barong/resource/jobs" least="recruiter">
              <LinkButton to="/hr/jobs/create">{t.postJob}</LinkButton>
            </MayDo>
          ),
        }}
        // The second tab is a filter of the list.
        noneFits={{ ...whyNone(t, { isUnchecked, isFiltered, cleared }), clearLabel: null }}
        renderCard={(candidate) => (
          <CandidateCard
            candidate={candidate}
            newSince={isNew.has(candidate.id) ? since : undefined}
          />
        )}
        cardsClass={GRID}
      />
    </>
  );
}

interface FiltersProps {
  list: ReturnType<typeof useListAddress<CandidatesAddress>>;
  total: number;
}

function Filters({ list, total }: FiltersProps) {
  const t = useMessages(candidateMessages);
  const change = (to: Partial<CandidatesAddress>) => list.go(to, { replace: true });
  return (
    <>
      <p className="self-center text-caption text-ink-2 max-lg:order-last max-lg:w-full lg:flex-[1_1_16rem]">
        {t.searchHelp}
      </p>
      {/* A row of their own, which they fill: beside the search, the last one stood alone below it. */}
      <div className="max-lg:contents lg:flex lg:w-full lg:gap-2.5">
        <ListFilters set={filtersSet(candidatesList, list, fields)} total={total}>
          <CandidateFilters address={list.address} change={change} />
        </ListFilters>
      </div>
    </>
  );
}

/** Says, before somebody is opened, what that costs: it counts towards the whole team's plan. */
function OpeningCost() {
  const t = useMessages(candidateMessages);
  const usage = usePlanUsage('candidateViews');
  return (
    <>
      {usage ? (
        <p className="text-small">
          {t.openingCost(numberText(usage.used), numberText(usage.most))}
        </p>
      ) : null}
      <PlanRoom allowance="candidateViews" plans="/hr/subscription" />
    </>
  );
}
