import type { ModerationAct } from '../../../../contract/moderation/acts.ts';
import type { ModerationCase } from '../../../../contract/moderation/moderation.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Acts } from './acts.tsx';
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
    <Acts
      of="jobs"
      id={job.id}
      caseKey={caseKey(job.id)}
      acts={acts}
      dangerous="removed"
      words={t}
      hint={t.reasonHint(job.language === 'hi' ? t.hindi : t.english)}
    />
  );
}
