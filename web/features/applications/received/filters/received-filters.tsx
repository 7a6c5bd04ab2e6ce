import type { ReactNode } from 'react';
import { applicationSources } from '../../../../../contract/applications/sources.ts';
import { applicationSourceLabels } from '../../../../../contract/format/application-sources.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { DateRangeField } from '../../../../ui/dates/date-range-field.tsx';
import { ListFilters } from '../../../../ui/lists/list-filters.tsx';
import { filtersSet } from '../../../../lib/lists/filters-set.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
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
      <DateRangeField
        label={t.dates}
        placeholder={t.anyDate}
        range={{ from: address.from ?? '', to: address.to ?? '' }}
        onChange={({ from, to }) => go({ from: from || undefined, to: to || undefined })}
        className="min-w-0 basis-46"
      />
      <SelectField
        small
        label={t.score}
        labelHidden
        className="min-w-0 basis-40"
        placeholder={t.anyScore}
        value={address.score_min ?? ''}
        options={scoreSteps.map((least) => ({
          value: least,
          label: t.scoreFrom(least),
        }))}
        onChange={({ target }) =>
          go({ score_min: scoreSteps.find((step) => step === target.value) })
        }
      />
      <TagFilter
        labelHidden
        value={address.tag}
        onChange={(tag) => go({ tag })}
        className="min-w-0 basis-40"
      />
      <SelectField
        small
        label={t.source}
        labelHidden
        className="min-w-0 basis-40"
        placeholder={t.anySource}
        value={address.source ?? ''}
        options={applicationSources.map((source) => ({
          value: source,
          label: applicationSourceLabels[language][source],
        }))}
        onChange={({ target }) =>
          go({ source: applicationSources.find((source) => source === target.value) })
        }
      />
      {jobId === null ? null : <AnswerFilters jobId={jobId} address={address} go={go} />}
    </>
  );
}
