import { Mail, SquareKanban, Table2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { applicationSources } from '../../../../../contract/applications/sources.ts';
import { applicationSourceLabels } from '../../../../../contract/format/application-sources.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { DateRangeField } from '../../../../ui/dates/date-range-field.tsx';
import { Segmented } from '../../../../ui/fields/segmented.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TagFilter } from '../../../../parts/candidate-notes/tag-filter.tsx';
import { AnswerFilters } from './answer-filters.tsx';
import { ExportReceived } from '../export-received.tsx';
import { useOwnJobs } from '../received-calls.ts';
import { receivedList, type ReceivedAddress, scoreSteps } from '../received-list.ts';
import { receivedMessages } from '../received-messages.ts';

interface FiltersProps {
  address: ReceivedAddress;
  go: (change: Partial<ReceivedAddress>) => void;
}

/** The letters of the company, the list as a file, and the two views of the same applications. */
export function ReceivedActions({
  jobId,
  address,
  go,
  showsViews,
}: FiltersProps & { jobId: number | null; showsViews: boolean }) {
  const t = useMessages(receivedMessages);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <LinkButton variant="secondary" icon={Mail} to="/hr/letters">
        {t.letters}
      </LinkButton>
      <ExportReceived jobId={jobId} address={address} />
      {showsViews ? (
        <Segmented
          label={t.view}
          value={address.view}
          onChange={(view) => go({ view, status: [], open: null })}
          segments={[
            { value: 'table', label: t.table, icon: Table2 },
            { value: 'board', label: t.board, icon: SquareKanban },
          ]}
        />
      ) : null}
    </div>
  );
}

/** The filters below, by their names in the address. */
export const filterFields = [
  ['from', 'to'],
  ['score_min'],
  ['tag'],
  ['source'],
  ['must'],
  ['question', 'answer', 'least', 'most'],
] as const;

/** When the applications were sent, how they were judged and what was answered. */
export function ReceivedFilters({ jobId, address, go }: FiltersProps & { jobId: number | null }) {
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

/** One job of the company, or all: each has an address of its own. */
export function JobSwitch({
  jobId,
  view,
}: {
  jobId: number | null;
  view: ReceivedAddress['view'];
}) {
  const query = receivedList.queryOf({ view });
  const t = useMessages(receivedMessages);
  const navigate = useNavigate();
  const { data } = useOwnJobs();
  const jobs = data?.jobs.filter((job) => job.application_count > 0 || job.id === jobId) ?? [];
  return (
    <SelectField
      small
      label={t.job}
      labelHidden
      className="min-w-0 flex-1 basis-60 max-lg:md:basis-44"
      placeholder={t.allJobs}
      value={jobId === null ? '' : String(jobId)}
      options={jobs.map(({ id, title, application_count }) => ({
        value: String(id),
        label: `${title} (${application_count})`,
      }))}
      onChange={({ target }) =>
        void navigate(
          (target.value ? `${receivedList.path}/${target.value}` : receivedList.path) + query,
        )
      }
    />
  );
}
