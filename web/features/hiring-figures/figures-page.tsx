import { listAddress, oneOf } from '../../lib/lists/list-address.ts';
import { dotted } from '../../lib/format/separator.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useMessages } from '../../lib/messages.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { LinkTabs } from '../../ui/lists/link-tabs.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { PageHead } from '../../ui/panels/page-head.tsx';
import { AnswersCard, DaysCard, SourcesCard, StagesCard, StaysCard } from './chart-cards.tsx';
import { usePlaceAndDay } from './place-and-day.tsx';
import { ClosingCard } from './closing-card.tsx';
import { useFigures } from './figures-calls.ts';
import { figuresMessages } from './figures-messages.ts';
import { TimesCard } from './times-card.tsx';

const periods = { '30': 30, '90': 90, '365': 365 } as const;
const periodNames = Object.keys(periods) as (keyof typeof periods)[];

const figuresList = listAddress({
  path: '/hr/figures',
  filters: { days: oneOf(periodNames, '30') },
  // The job to show figures about.
  opens: 'job',
});

/** Figures about how a company's hiring is going. */
export default function FiguresPage() {
  const t = useMessages(figuresMessages);
  const list = useListAddress(figuresList);
  const { days, open: job } = list.address;
  const period = { days: periods[days], ...(job === null ? {} : { job_id: job }) };
  const query = useFigures(period);
  const placeAndDayOf = usePlaceAndDay();
  return (
    <div className="grid gap-4 xl:gap-5">
      <PageHead title={t.title} intro={t.intro} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <LinkTabs
          label={t.period}
          preventScrollReset
          tabs={periodNames.map((name) => ({
            ...list.choice({ days: name }),
            label: t.days(name),
          }))}
        />
        <SelectField
          label={t.job}
          small
          className="w-full md:w-72"
          value={job === null ? '' : String(job)}
          placeholder={t.allJobs}
          options={(query.data?.jobs ?? []).map(({ id, title, ...where }) => ({
            value: String(id),
            label: dotted([title, placeAndDayOf(where)]),
          }))}
          onChange={({ target }) => list.go({ open: Number(target.value) || null })}
        />
      </div>
      <Loaded query={query} failed={t.failed} shapes={['h-64', 'h-64']}>
        {(figures) => (
          <>
            <DaysCard figures={figures} period={period} />
            <div className="grid items-start gap-4 lg:grid-cols-2 xl:gap-5">
              <StagesCard figures={figures} period={period} />
              <SourcesCard figures={figures} period={period} />
            </div>
            <div className="grid items-start gap-4 lg:grid-cols-2 xl:gap-5">
              <AnswersCard figures={figures} period={period} />
              <StaysCard figures={figures} period={period} />
            </div>
            <TimesCard times={figures.times} period={period} />
            <ClosingCard closing={figures.closing} period={period} />
          </>
        )}
      </Loaded>
    </div>
  );
}
