import { Link } from 'react-router';
import type { UserProfile } from '../../../../contract/profiles.ts';
import { completionOf, completionWeights } from '../../../../contract/profiles/completion.ts';
import { useMessages } from '../../../lib/messages.ts';
import { ProgressBar } from '../../../ui/panels/progress-bar.tsx';
import { completionPlaces, editPath } from '../completion.ts';
import { profileMessages } from '../messages.ts';

interface CompletionProps {
  profile: UserProfile | null;
  /** How many missing things to name; by default all. */
  most?: number;
  className?: string;
}

/** How complete the profile is, with each missing item as a link to where it is filled in. */
export function Completion({ profile, most = Infinity, className }: CompletionProps) {
  const t = useMessages(profileMessages);
  const { percent, missing } = completionOf(profile);
  return (
    <div className={className}>
      <div className="flex items-baseline justify-between gap-3 text-small">
        <span>{t.completion}</span>
        <span className="font-strong tabular-nums">{t.completionValue(percent)}</span>
      </div>
      <ProgressBar label={t.completion} percent={percent} className="mt-2" />
      {missing.length === 0 ? (
        <p className="mt-2 note">{t.complete}</p>
      ) : (
        <>
          <p className="mt-3 note">{t.missing}</p>
          <ul className="text-small">
            {missing.slice(0, most).map((part) => (
              <li key={part} className="flex min-h-9 items-center justify-between gap-3">
                <Link to={editPath(completionPlaces[part].tab, part)} className="link touch-room">
                  {t[completionPlaces[part].label]}
                </Link>
                <span className="text-ink-2 tabular-nums">{t.points(completionWeights[part])}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
