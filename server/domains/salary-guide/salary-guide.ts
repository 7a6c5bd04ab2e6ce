/** What jobs for a role say that they pay. */
import { experienceLevelOf, experienceLevels } from '../../../contract/jobs/experience.ts';
import type { RolePay, SalaryGuide } from '../../../contract/jobs/salary-guide.ts';
import type { Db } from '../../platform/database.ts';
import {
  everyQuery,
  everyTermOf,
  frequentTitles,
  newestJobs,
  ofStatedPay,
  readPostedLocations,
  readSearchedLocation,
  readTitleTerms,
  wordsAndPlacesOf,
  wordsOf,
} from '../search/search.ts';
import { figureOf } from './figures.ts';
import { listPaid, listPaidTitled, type PaidJob, replaceRoles } from './queries.ts';

/** How many of the newest open jobs are read for a role. */
const OPEN_MAX = 2_000;
/** Closed jobs are read for the most frequent titles among the open ones, up to a limit for each. */
const TITLES_MAX = 20;
const OF_A_TITLE_MAX = 100;
const CITIES_SHOWN = 10;

interface RoleAndPlace {
  role: string;
  location: string;
}

export async function readSalaryGuide(
  db: Db,
  { role, location }: RoleAndPlace,
): Promise<SalaryGuide> {
  const place = readSearchedLocation(location);
  const everywhere = await paidJobsFor(db, { role, location: '' });
  const here = place.query === null ? everywhere : await paidJobsFor(db, { role, location });
  return {
    location_matched: place.label,
    here: figureOf(here.jobs),
    capped: here.isCut,
    levels: levelsOf(here.jobs),
    cities: citiesOf(everywhere.jobs),
  };
}

/** The newest jobs with stated pay whose title matches the role in the search, open or posted recently. */
async function paidJobsFor(
  db: Db,
  { role, location }: RoleAndPlace,
): Promise<{ jobs: PaidJob[]; isCut: boolean }> {
  const [terms = []] = await readTitleTerms(db, [role]);
  const title = everyTermOf(terms);
  if (title === null) return { jobs: [], isCut: false };
  const place = readSearchedLocation(location).query;
  const found = await newestJobs(db, [
    { title, anywhere: everyQuery([ofStatedPay, ...(place ? [place] : [])]), limit: OPEN_MAX },
  ]);
  const open = await listPaid(db, found);
  const lately = await listPaidTitled(db, frequentTitlesAmong(open, role), OF_A_TITLE_MAX);
  const isThere = place ? isIn(location) : () => true;
  const jobs = new Map([...open, ...lately.filter(isThere)].map((job) => [job.id, job]));
  return { jobs: [...jobs.values()], isCut: found.length === OPEN_MAX };
}

/** The typed role itself is included, because there may be no open job any more. */
function frequentTitlesAmong(jobs: readonly PaidJob[], role: string): string[] {
  const titles = Map.groupBy(jobs, ({ title }) => title.toLowerCase());
  const frequent = [...titles].toSorted(([, a], [, b]) => b.length - a.length);
  const names = frequent.slice(0, TITLES_MAX).map(([title]) => title);
  return [...new Set([role.toLowerCase(), ...names])];
}

/** Whether a job that the search no longer contains is at the place. */
function isIn(location: string): (job: PaidJob) => boolean {
  const wanted = wordsAndPlacesOf(location).flat();
  return (job) => {
    const places = [job.location, ...job.other_locations].map(
      (text) => ` ${wordsOf(text).join(' ')} `,
    );
    return wanted.some((name) => places.some((text) => text.includes(` ${name} `)));
  };
}

function levelsOf(jobs: readonly PaidJob[]): SalaryGuide['levels'] {
  const byLevel = Map.groupBy(
    jobs,
    ({ experience_level: level, experience_min_years: years }) =>
      level ?? (years === null ? null : experienceLevelOf(years)),
  );
  return experienceLevels.flatMap((level) => {
    const ofLevel = byLevel.get(level);
    return ofLevel ? [{ level, ...figureOf(ofLevel) }] : [];
  });
}

/** A job counts in each of its cities. */
function citiesOf(jobs: readonly PaidJob[]): SalaryGuide['cities'] {
  const byCity = new Map<string, PaidJob[]>();
  for (const job of jobs) {
    for (const city of readPostedLocations([job.location, ...job.other_locations]).cities) {
      const known = byCity.get(city);
      if (known) known.push(job);
      else byCity.set(city, [job]);
    }
  }
  const figures = [...byCity].flatMap(([city, those]) => {
    const { pay, ...counts } = figureOf(those);
    return pay ? [{ city, ...counts, pay }] : [];
  });
  return figures
    .toSorted((a, b) => b.pay.median - a.pay.median || b.jobs - a.jobs)
    .slice(0, CITIES_SHOWN);
}

/** How many titles are searched for roles, and how many roles are shown. */
const TITLES_COUNTED = 60;
const ROLES_SHOWN = 30;

/** Calculates the figures of frequent roles in advance, because a visitor would wait too long for them. */
export async function countRolePay(db: Db): Promise<void> {
  const counted: RolePay[] = [];
  for (const role of await frequentTitles(db, TITLES_COUNTED)) {
    const { jobs } = await paidJobsFor(db, { role, location: '' });
    const { pay, ...counts } = figureOf(jobs);
    if (pay) counted.push({ role, ...counts, pay });
  }
  const roles = counted.toSorted((a, b) => b.jobs - a.jobs).slice(0, ROLES_SHOWN);
  await db.transaction().execute((trx) => replaceRoles(trx, roles));
}
