import { Link } from 'react-router';
import { placeName } from '../../../../contract/format/names/place-names.ts';
import type { MissingSkill } from '../../../../contract/jobs/recommendations.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/lists/skeleton.tsx';
import type { useMissingSkills } from '../calls.ts';
import { dashboardMessages } from '../messages.ts';

/** Skills that saved and recommended jobs ask for and the profile lacks; each links to the jobs that need it. */
export function SkillsCard({ skills }: { skills: ReturnType<typeof useMissingSkills> }) {
  const t = useMessages(dashboardMessages);
  const language = useLanguage();
  const { data, isPending } = skills;
  if (data?.missing_skills.length === 0 || (!data && !isPending)) return null;
  return (
    <Card as="section" aria-label={t.skills}>
      <h2 className="text-h3">{t.skills}</h2>
      {data ? (
        <ul className="mt-1 grid gap-3">
          {data.missing_skills.map((missing) => (
            <li key={missing.skill}>
              <p className="text-body break-words">
                <span className="font-strong">{missing.skill}</span>
                <span className="block note">{t.askedBy(missing.asked_by, missing.of)}</span>
              </p>
              <Link to={searchFor(missing)} className="link touch-room text-small">
                {t.opens(missing.open_jobs, missing.capped, placeName(missing.location, language))}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonGroup label={t.skills} className="mt-2 grid gap-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </SkeletonGroup>
      )}
    </Card>
  );
}

/** The search that finds the jobs that were counted. */
const searchFor = ({ skill, location }: MissingSkill) =>
  `/user/jobs?${new URLSearchParams({ skill, ...(location ? { location } : {}) })}`;
