import { CircleCheck, CircleDashed } from 'lucide-react';
import { useState } from 'react';
import type { HrProfile } from '../../../../../contract/companies.ts';
import { dateText } from '../../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { Card } from '../../../../ui/card.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { JobCard } from '../../../../parts/jobs/job-card.tsx';
import { jobFormMessages } from './form-messages.ts';
import { type JobFields, previewOf, ticksOf } from './job-fields.ts';

interface JobPreviewProps {
  fields: JobFields;
  endsAt: string | null;
  company: HrProfile;
  /** "Kept on this device 10:42 am". */
  keptText: string | null;
}

/** The job's card as visitors will see it, and how to improve it. */
export function JobPreview({ fields, endsAt, company, keptText }: JobPreviewProps) {
  const t = useMessages(jobFormMessages);
  const language = useLanguage();
  const [openedAt] = useState(() => new Date().toISOString());
  const job = previewOf(fields, company, openedAt, endsAt);
  const done = ticksOf(fields);
  return (
    <div className="grid gap-4">
      <div>
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 className="text-body font-strong">{t.preview}</h2>
          <p className="text-caption text-ink-2">{keptText}</p>
        </div>
        <div inert>
          <JobCard job={{ ...job, title: job.title || t.previewTitle }} />
        </div>
        <p className="mt-2 text-caption text-ink-2">
          {t.closesOn(dateText(job.expires_at, language))}
        </p>
      </div>
      <Card as="section">
        <h2 className="text-h3">{t.ready}</h2>
        <ul className="mt-3 grid gap-2">
          <Ready done={company.complete}>{t.ready_company}</Ready>
          <Ready done={done.role}>{t.ready_role}</Ready>
          <Ready done={done.payShown}>{t.ready_pay}</Ready>
          <Ready done={done.place}>{t.ready_place}</Ready>
          <Ready done={done.skills}>{t.ready_skills}</Ready>
          <Ready done={done.goodText}>{t.ready_text}</Ready>
        </ul>
        <p className="mt-3 text-caption text-ink-2">{t.payWhy}</p>
      </Card>
    </div>
  );
}

function Ready({ done, children }: { done: boolean; children: string }) {
  const t = useMessages(jobFormMessages);
  return (
    <li className="flex items-start gap-2.5 text-small">
      <Icon of={done ? CircleCheck : CircleDashed} className={done ? 'text-ok' : 'text-ink-3'} />
      <span className={done ? '' : 'text-ink-2'}>
        {children}
        <span className="sr-only">: {done ? t.readyDone : t.readyOpen}</span>
      </span>
    </li>
  );
}
