import type { JobTemplate } from '../../../../../contract/jobs/job-templates.ts';
import { actOf } from '../../../../lib/api/use-act.ts';
import { api } from '../../../../lib/api/api.ts';
import { useReading } from '../../../../lib/api/use-reading.ts';

export const TEMPLATES_KEY = 'job_templates';

export const useTemplates = () =>
  useReading('GET /barong/resource/job_templates', { key: [TEMPLATES_KEY] });

/** Removes a job from the templates, or restores it. */
export const useListTemplate = actOf(
  async ({ job_id: id, name, isListed }: JobTemplate & { isListed: boolean }) => {
    if (isListed) {
      await api('PUT /barong/resource/jobs/:id/template', { params: { id }, body: { name } });
    } else await api('DELETE /barong/resource/jobs/:id/template', { params: { id } });
  },
  { refreshes: [[TEMPLATES_KEY]] },
);
