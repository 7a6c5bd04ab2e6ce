import type { ModerationAct } from '../../../../contract/moderation/acts.ts';
import type { ModerationCase } from '../../../../contract/moderation/moderation.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { ActDialog, Acts, useActForm } from './acts.tsx';
import { caseKey } from './calls.ts';
import { caseMessages } from './case-messages.ts';

const possible = ({ state }: ModerationCase['job']): readonly ModerationAct[] => {
  if (state === 'deleted') return [];
  if (state === 'removed') return ['released'];
  return state === 'held' ? ['released', 'removed', 'warned'] : ['held', 'removed', 'warned'];
};

/** The actions that a moderator can take on a job in its present state. */
export function ActButtons({ job }: { job: ModerationCase['job'] }) {
  const t = useMessages(caseMessages);
  const acts = possible(job);
  if (acts.length === 0) return <p className="note">{t.nothingToDo}</p>;
  return (
    <Acts acts={acts} dangerous="removed" words={t}>
      {(act, close) => <JobActDialog job={job} act={act} onClose={close} />}
    </Acts>
  );
}

interface JobActDialogProps {
  job: ModerationCase['job'];
  act: ModerationAct;
  onClose: () => void;
}

function JobActDialog({ job: { id, language }, act, onClose }: JobActDialogProps) {
  const t = useMessages(caseMessages);
  const form = useContractForm('POST /barong/admin/moderation/jobs/:id/acts', {
    ...useActForm(act, { key: caseKey(id), onClose }),
    params: { id },
    saved: t.done,
  });
  return (
    <ActDialog
      act={act}
      isDangerous={act === 'removed'}
      words={t}
      hint={t.reasonHint(language === 'hi' ? t.hindi : t.english)}
      form={form}
      onClose={onClose}
    />
  );
}
