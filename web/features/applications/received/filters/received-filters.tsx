import type { ReactNode } from 'react';
import { applicationSources } from '../../../../../contract/applications/sources.ts';
import { applicationSourceLabels } from '../../../../../contract/format/application-sources.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { DateRangeField } from '../../../../ui/dates/date-range-field.tsx';
import { FilterSelect } from '../../../../ui/lists/filter-select.tsx';
import { ListFilters } from '../../../../ui/lists/list-filters.tsx';
import { filtersSet } from '../../../../lib/lists/filters-set.ts';
import { TagFilter } from '../../../../parts/candidate-notes/tag-filter.tsx';
import { AnswerFilters } from './answer-filters.tsx';
import { receivedList, type ReceivedAddress, scoreSteps } from '../received-list.ts';
import { receivedMessages } from '../received-messages.ts';
import type { Triage } from '../use-triage.tsx';

interface FiltersProps {
  address: ReceivedAddress;
  go: (change: Partial<ReceivedAddress>) => void;
}

/** The filters in the fold, by their names in the address. */
const filterFields = [
  ['from', 'to'],
  ['score_min'],
  ['tag'],
  ['source'],
  ['must'],
  ['question', 'answer', 'words', 'least', 'most'],
] as const;

/** The filters behind a button, so that the applications begin high on the page. */
export function FiltersButton({
  triage: { jobId, list, received },
  children,
}: {
  triage: Pick<Triage, 'jobId' | 'list' | 'received'>;
  /** Fields before the filters. */
  children?: ReactNode;
}) {
  return (
    <ListFilters
      behindButton
      set={filtersSet(receivedList, list, filterFields)}
      total={received.data?.meta.total ?? 0}
    >
      {children}
      <ReceivedFilters jobId={jobId} address={list.address} go={list.go} />
    </ListFilters>
  );
}

/** Filters by date, score and answers. */
function ReceivedFilters({ jobId, address, go }: FiltersProps & { jobId: number | null }) {
  const t = useMessages(receivedMessages);
  const language = useLanguage();
  return (
    <>
      <DateRangeField label={t.dates} range={address} onChange={go} className="min-w-0 basis-46" />
      <FilterSelect
        label={t.score}
        className="min-w-0 basis-40"
        any={t.anyScore}
        values={scoreSteps}
        value={address.score_min}
        nameOf={t.scoreFrom}
        onChange={(score_min) => go({ score_min })}
      />
      <TagFilter value={address.tag} onChange={(tag) => go({ tag })} className="min-w-0 basis-40" />
      <FilterSelect
        label={t.source}
        className="min-w-0 basis-40"
        any={t.anySource}
        values={applicationSources}
        value={address.source}
        nameOf={(source) => applicationSourceLabels[language][source]}
        onChange={(source) => go({ source })}
      />
      {jobId === null ? null : <AnswerFilters jobId={jobId} address={address} go={go} />}
    </>
  );
}
