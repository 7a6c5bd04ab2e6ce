import { BriefcaseBusiness, Building2, Clock, Hourglass, House, MapPin } from 'lucide-react';
import type { Job } from '../../../contract/jobs.ts';
import { placeText, yearsText } from './job-words.ts';
import { employmentTypeLabels, experienceLevelLabels, workModeLabels } from '../labels.ts';
import { dotted } from '../../lib/format/separator.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { jobPartsMessages } from './messages.ts';

type Facts = Pick<
  Job,
  | 'location'
  | 'locations'
  | 'employment_type'
  | 'experience_level'
  | 'experience_min_years'
  | 'experience_max_years'
  | 'work_mode'
  | 'is_for_later'
>;

interface JobFactsProps {
  job: Facts;
  /** Shows the level beside the years; otherwise it is shown only if there are no years. */
  showsLevel?: boolean;
}

/**
 * Place, type, experience, the work mode unless people come every day, and that there is no vacancy yet, in one line
 * that may wrap; only known facts.
 */
export function JobFacts({ job, showsLevel }: JobFactsProps) {
  const t = useMessages(jobPartsMessages);
  const language = useLanguage();
  const level = job.experience_level && experienceLevelLabels[language][job.experience_level];
  const years = yearsText(job, language);
  // "On-site" adds nothing to the place.
  const workMode =
    job.work_mode && job.work_mode !== 'onsite' ? workModeLabels[language][job.work_mode] : null;
  return (
    <FactList
      facts={[
        // Some employers write "Remote" as the place.
        [MapPin, job.location === workMode ? null : placeText(job, language)],
        [
          BriefcaseBusiness,
          job.employment_type && employmentTypeLabels[language][job.employment_type],
        ],
        [Clock, showsLevel ? dotted([level, years]) : (years ?? level)],
        [job.work_mode === 'remote' ? House : Building2, workMode],
        [Hourglass, job.is_for_later ? t.forLater : null],
      ]}
    />
  );
}
