import { BriefcaseBusiness, Building2, Clock, House, MapPin } from 'lucide-react';
import type { Job } from '../../../contract/jobs.ts';
import { yearsText } from '../../lib/format/format.ts';
import { employmentTypeLabels, experienceLevelLabels, workModeLabels } from '../labels.ts';
import { useLanguage } from '../../lib/messages.ts';
import { Icon, type IconType } from '../../ui/icon.tsx';

type Facts = Pick<
  Job,
  | 'location'
  | 'employment_type'
  | 'experience_level'
  | 'experience_min_years'
  | 'experience_max_years'
  | 'work_mode'
>;

/** Place, type, experience and work mode in one line that may wrap; only what the job says. */
export function JobFacts({ job }: { job: Facts }) {
  const language = useLanguage();
  const level = job.experience_level && experienceLevelLabels[language][job.experience_level];
  const workMode = job.work_mode && workModeLabels[language][job.work_mode];
  const facts: [IconType, string | null][] = [
    // Some write "Remote" where the place stands.
    [MapPin, job.location === workMode ? null : job.location],
    [BriefcaseBusiness, job.employment_type && employmentTypeLabels[language][job.employment_type]],
    [Clock, yearsText(job, language) ?? level],
    [job.work_mode === 'remote' ? House : Building2, workMode],
  ];
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-2">
      {facts.map(([icon, text]) =>
        text ? (
          <li key={text} className="inline-flex items-center gap-1.5">
            <Icon of={icon} size={16} />
            {text}
          </li>
        ) : null,
      )}
    </ul>
  );
}
