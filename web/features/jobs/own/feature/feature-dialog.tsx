import {
  CHECKED_LEVEL,
  FEATURED_DAYS_AT_ONCE,
  SLOW_BELOW_PERCENT,
} from '../../../../../contract/constants.ts';
import type { OwnJob } from '../../../../../contract/jobs.ts';
import { useReading } from '../../../../lib/api/use-reading.ts';
import { daysUntil } from '../../../../lib/format/format.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { useOwnCompany } from '../../../../parts/companies/own-company.ts';
import { PlanRoom, usePlanUsage } from '../../../../parts/money/plan-room.tsx';
import { LinkButton } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Skeleton } from '../../../../ui/lists/skeleton.tsx';
import { NoticeBar } from '../../../../ui/notice-bar.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { useFreshOwnJobs } from '../calls.ts';
import { featureMessages } from './feature-messages.ts';

/** A single day is offered first, because the free plan has few. */
const FIRST_CHOICE = '1';

/** Why the server would refuse, whatever the days; null if it would not, undefined while that is not known. */
function useHindrance(): 'unchecked' | 'slow' | null | undefined {
  const own = useOwnCompany();
  const id = own.data?.id;
  const { data: company, isLoading } = useReading('GET /barong/public/companies/:id', {
    key: ['company', id],
    params: { id: id ?? 0 },
    enabled: id !== undefined,
    staleTime: 0,
  });
  if (!company) return own.isPending || isLoading ? undefined : null;
  if (company.evidence.level < CHECKED_LEVEL) return 'unchecked';
  return company.answers && company.answers.in_time_percent < SLOW_BELOW_PERCENT ? 'slow' : null;
}

/** Features an open job for some days, or changes their number. */
export default function FeatureDialog({ job, onClose }: { job: OwnJob; onClose: () => void }) {
  const t = useMessages(featureMessages);
  const refetch = useFreshOwnJobs(['plan-usage']);
  const hindrance = useHindrance();
  const usage = usePlanUsage('featuredDays');
  const most = Math.min(FEATURED_DAYS_AT_ONCE, daysUntil(job.expires_at) + 1);
  const form = useContractForm('PUT /barong/resource/jobs/:id/featured_days', {
    params: { id: job.id },
    start: {
      days: job.featured_until ? String(daysUntil(job.featured_until) + 1) : FIRST_CHOICE,
    },
    body: ({ days }) => ({ days: Number(days) }),
    check: ({ days }) => ({
      days:
        /^\d+$/.test(days) && Number(days) >= 1 && Number(days) <= most
          ? undefined
          : t.invalid(most),
    }),
    failed: t.failed,
    saved: t.featured,
    onSaved: async () => {
      onClose();
      await refetch();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t.title(job.title)}
      description={t.text}
      sendLabel={t.feature}
      onClose={onClose}
      first={
        hindrance === 'unchecked' ? (
          <LinkButton to="/hr/profile#evidence">{t.toEvidence}</LinkButton>
        ) : hindrance === 'slow' ? (
          <LinkButton to="/hr/applications?status=waiting&sort=answer_due">
            {t.toAnswers}
          </LinkButton>
        ) : undefined
      }
      notice={hindrance ? <NoticeBar tone="danger">{t[hindrance]}</NoticeBar> : undefined}
    >
      {hindrance === undefined ? <Skeleton className="h-24" /> : null}
      {hindrance === null ? (
        <>
          {usage ? <p className="note">{t.used(usage.used, usage.most)}</p> : null}
          <PlanRoom allowance="featuredDays" plans="/hr/subscription" />
          <TextField
            {...form.field('days')}
            label={t.days}
            hint={t.daysHint}
            inputMode="numeric"
            autoComplete="off"
            autoFocus
            required
          />
        </>
      ) : null}
    </FormDialog>
  );
}
