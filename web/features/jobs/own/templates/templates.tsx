import { ChevronDown } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { JobTemplate } from '../../../../../contract/jobs/job-templates.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { DialogButton } from '../../../../ui/overlays/dialog-button.tsx';
import { useDuplicateJob } from '../calls.ts';
import TemplateDialog from './template-dialog.tsx';
import { useListTemplate, useTemplates } from './template-calls.ts';
import { templateMessages } from './template-messages.ts';

/** The team's templates for new jobs; nothing if there are none. */
export function Templates() {
  const t = useMessages(templateMessages);
  const templates = useTemplates().data?.job_templates ?? [];
  if (templates.length === 0) return null;
  return (
    <Card className="mb-4 py-1 md:py-2">
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer items-center gap-3 font-strong">
          <span className="min-w-0 flex-1">{t.title(templates.length)}</span>
          <Icon of={ChevronDown} className="text-ink-2 group-open:rotate-180" />
        </summary>
        <ul className="mt-2 divide-y divide-line">
          {templates.map((template) => (
            <Template key={template.job_id} template={template} />
          ))}
        </ul>
      </details>
    </Card>
  );
}

function Template({ template }: { template: JobTemplate }) {
  const t = useMessages(templateMessages);
  const navigate = useNavigate();
  const duplicating = useDuplicateJob({
    failed: t.notUsed,
    done: { title: t.used, description: t.usedText },
    onDone: (draft) => navigate(`/hr/jobs/${draft.id}/edit`),
  });
  const listing = useListTemplate({
    failed: t.notKept,
    done: (_answer, { isListed }) =>
      isListed
        ? undefined
        : {
            title: t.dropped,
            description: t.droppedText,
            variant: 'default',
            action: {
              label: t.undo,
              onClick: () => void listing.run({ ...template, isListed: true }),
            },
          },
  });
  const { job_id: id, name, title, location } = template;

  return (
    <li className="flex flex-wrap items-center gap-1 py-2 md:gap-2">
      <span className="min-w-0 flex-1 basis-56">
        <span className="block font-strong break-words">{name}</span>
        <span className="block note">{[title, location].filter(Boolean).join(', ')}</span>
      </span>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t.chooseNamed(name)}
        busy={duplicating.isBusy}
        onClick={() => void duplicating.run({ id, status: 'draft' })}
      >
        {t.choose}
      </Button>
      <DialogButton label={t.rename} variant="quiet" size="sm" aria-label={t.renameNamed(name)}>
        {(close) => <TemplateDialog jobId={id} name={name} isNew={false} onClose={close} />}
      </DialogButton>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t.dropNamed(name)}
        onClick={() => void listing.run({ ...template, isListed: false })}
      >
        {t.drop}
      </Button>
    </li>
  );
}
