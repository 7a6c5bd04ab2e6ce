import { DASHBOARD_PAGE_SIZE, SEARCH_CANDIDATES_MAX } from '../../../contract/constants.ts';
import type { MissingSkill } from '../../../contract/jobs/recommendations.ts';
import type { Db } from '../../platform/database.ts';
import { countOpenJobs, skillKey } from '../search/search.ts';
import { listSavedSkills } from './queries.ts';
import { hasSkill } from './reasons.ts';
import { rankJobs } from './recommendations.ts';
import { readWishes } from './wishes.ts';

const SKILLS_SHOWN = 4;

/**
 * Skills that the seeker's saved and recommended jobs ask for and the profile lacks, the most frequent first, each
 * with the number of open jobs that ask for it: near the seeker if there are any. Recommendations count only once
 * something is known to choose them by; before, they are merely the newest jobs.
 */
export async function readMissingSkills(
  db: Db,
  seekerId: number,
): Promise<{ missing_skills: MissingSkill[] }> {
  const wishes = await readWishes(db, seekerId);
  const recommended =
    wishes.isPersonal || wishes.titles.length > 0
      ? (await rankJobs(db, seekerId, wishes)).slice(0, DASHBOARD_PAGE_SIZE)
      : [];
  const jobs = [
    ...(await listSavedSkills(db, seekerId)),
    ...recommended.map(({ job }) => job.skills),
  ];
  const asked = new Map<string, { skill: string; asked_by: number }>();
  for (const [key, skill] of jobs.flatMap((skills) => [...oneOfEach(skills)])) {
    if (hasSkill(wishes.skillKeys, key)) continue;
    const known = asked.get(key);
    asked.set(key, { skill: known?.skill ?? skill, asked_by: (known?.asked_by ?? 0) + 1 });
  }
  const most = [...asked.values()]
    .toSorted((a, b) => b.asked_by - a.asked_by)
    .slice(0, SKILLS_SHOWN);
  const missing_skills: MissingSkill[] = [];
  for (const { skill, asked_by } of most) {
    const opening = await countOpening(db, seekerId, skill, wishes.location);
    missing_skills.push({ skill, asked_by, of: jobs.length, ...opening });
  }
  return { missing_skills };
}

/** The skills of one job, each under its comparison key. */
const oneOfEach = (skills: readonly string[]) =>
  new Map(skills.map((skill) => [skillKey(skill), skill] as const).filter(([key]) => key !== ''));

async function countOpening(db: Db, seekerId: number, skill: string, near: string) {
  for (const location of near ? [near, ''] : ['']) {
    const open_jobs = await countOpenJobs(db, { skill: [skill], location }, seekerId);
    if (open_jobs > 0 || location === '') {
      return { location, open_jobs, capped: open_jobs === SEARCH_CANDIDATES_MAX };
    }
  }
  throw new Error('Nowhere was looked');
}
