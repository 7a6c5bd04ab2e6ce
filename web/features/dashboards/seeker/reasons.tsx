import { Clock, Sparkles } from 'lucide-react';
import type { Reason, Recommendation } from '../../../../contract/jobs/recommendations.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { dashboardMessages } from '../messages.ts';
import { reasonMessages } from './reason-messages.ts';

const REASONS_SHOWN = 3;

interface ReasonsProps {
  recommendation: Recommendation;
}

/** The best reasons for a job in one line; a job without any is just new. */
export function ReasonLine({ recommendation: { job, reasons } }: ReasonsProps) {
  const t = useMessages(dashboardMessages);
  const words = useMessages(reasonMessages);
  const best = reasons.filter(({ points }) => points > 0).slice(0, REASONS_SHOWN);
  const skills = reasons.find(({ kind }) => kind === 'skills')?.words.join(', ');
  return (
    <span className="flex items-start gap-1.5 text-brand-ink" title={skills}>
      <Icon of={best.length > 0 ? Sparkles : Clock} size={16} className="mt-[3px]" />
      <span className="min-w-0 first-letter:uppercase [&>*>:first-child]:first-letter:uppercase">
        {best.length > 0 ? (
          <Facts of={best.map((one) => shortTextOf(one, job.skills, words))} />
        ) : (
          t.newest
        )}
      </span>
    </span>
  );
}

/** Reasons that hold for every seeker. */
const FOR_ALL: ReadonlySet<Reason['kind']> = new Set(['new', 'answers']);

/** All reasons with their points, which add up to the score; in a fold. */
export function ReasonPoints({ recommendation: { job, score, reasons } }: ReasonsProps) {
  const words = useMessages(reasonMessages);
  if (reasons.every(({ kind }) => FOR_ALL.has(kind))) return null;
  return (
    <details className="relative z-sticky text-ink-2 open:basis-full">
      <summary className="link inline-flex min-h-8 w-fit pointer-coarse:min-h-11 cursor-pointer items-center">
        {words.why(score)}
      </summary>
      <table className="mt-1 mb-2 border-collapse text-left tabular-nums">
        <caption className="sr-only">{words.whyOf(job.title)}</caption>
        <tbody>
          {reasons.map((reason) => (
            <tr key={reason.kind}>
              <th scope="row" className="py-0.5 pr-4 font-normal">
                {textOf(reason, job.skills, words)}
              </th>
              <td className="text-right">{signed(reason.points)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line font-strong text-ink">
            <th scope="row" className="py-0.5 pr-4">
              {words.all}
            </th>
            <td className="text-right">{score}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  );
}

type Words = (typeof reasonMessages)['en'];

function shortTextOf(reason: Reason, skills: readonly string[], words: Words): string {
  if (reason.kind === 'title') return words.alike;
  if (reason.kind === 'chosen_title') return words.alikeChosen(reason.words[0] ?? '');
  return textOf(reason, skills, words);
}

function textOf({ kind, words: names }: Reason, skills: readonly string[], words: Words): string {
  if (kind === 'title' || kind === 'chosen_title') return words[kind](names[0] ?? '');
  if (kind === 'skills') return words.skills(names.length, skills.length);
  return words[kind];
}

const signed = (points: number) => (points > 0 ? `+${points}` : `−${-points}`);
