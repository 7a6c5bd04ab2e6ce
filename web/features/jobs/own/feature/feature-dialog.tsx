import { useQueryClient } from '@tanstack/react-query';
import { FEATURED_DAYS_AT_ONCE } from '../../../../../contract/constants.ts';
import type { OwnJob } from '../../../../../contract/jobs.ts';
import { daysUntil } from '../../../../lib/format/format.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { PlanRoom, usePlanUsage } from '../../../../parts/money/plan-room.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { refreshOwnJobs } from '../calls.ts';
import { featureMessages } from './feature-messages.ts';

/** A single day is offered first, because the free plan has few. */
const FIRST_CHOICE = '1';

/** Features an open job for some days, or changes their number. */
export default function FeatureDialog({ job, onClose }: { job: OwnJob; onClose: () => void }) {
  const t = useMessages(featureMessages);
  const queries = useQueryClient();
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
      await Promise.all([
        refreshOwnJobs(queries),
        queries.invalidateQueries({ queryKey: ['plan-usage'] }),
      ]);
    },
  });
  return (
    <FormDialog
      form={form}
      title={t.title(job.title)}
      description={t.text}
      cancelLabel={t.cancel}
      sendLabel={t.feature}
      onClose={onClose}
    >
      {usage ? <p className="text-small text-ink-2">{t.used(usage.used, usage.most)}</p> : null}
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
    </FormDialog>
  );
}
