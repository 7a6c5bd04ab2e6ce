import { cities, neighbourhoods } from './cities.ts';
import { type ChosenJob, chosenJobs } from './chosen-jobs.ts';
import { companies } from './companies.ts';
import { describeJob } from './describe.ts';
import { titleFits } from './fit.ts';
import { hindiJobs } from './hindi.ts';
import { type Random, seededRandom } from './random.ts';
import { skillsFor } from './skills.ts';
import { trades } from './trades/index.ts';
import type {
  DemoCompany,
  DemoJob,
  EmploymentType,
  ExperienceLevel,
  Industry,
  Trade,
  TradeLevel,
  WorkMode,
} from './types.ts';

const levelWeights: Record<ExperienceLevel, number> = {
  entry: 22,
  junior: 38,
  mid: 24,
  senior: 11,
  lead: 4,
  executive: 1.5,
};
const smallestStaff: Partial<Record<ExperienceLevel, number>> = { lead: 60, executive: 200 };

/**
 * The careers that a company could post: every level of every trade it hires, with fitting titles.
 */
function careers(company: DemoCompany): { trade: Trade; steps: TradeLevel[]; weight: number }[] {
  return trades.flatMap((trade) => {
    const weight = trade.hiredBy[company.industry];
    if (weight === undefined) return [];
    const steps = trade.levels.flatMap((step) => {
      const titles = step.titles.filter((title) => titleFits(company, title));
      const tooSmall = company.size < (smallestStaff[step.level] ?? 0);
      return titles.length > 0 && !tooSmall ? [{ ...step, titles }] : [];
    });
    return steps.length > 0 ? [{ trade, steps, weight }] : [];
  });
}

function jobCount(company: DemoCompany, random: Random): number {
  if (company.size <= 50) return random.between(5, 7);
  if (company.size <= 150) return random.between(7, 10);
  if (company.size <= 500) return random.between(9, 12);
  return company.size <= 1200 ? random.between(12, 15) : random.between(15, 19);
}

function employmentType(
  trade: Trade,
  level: ExperienceLevel,
  title: string,
  random: Random,
): EmploymentType {
  if (/\bintern\b|article assistant|industrial trainee/i.test(title)) return 'internship';
  if (/part time/i.test(title)) return 'part_time';
  if (/on contract|\(contract\)|outsourced/i.test(title)) return 'contract';
  const type = random.pick(trade.types);
  if (type === 'internship') return level === 'entry' ? type : 'full_time';
  // A job that leads a shift or a shop is not part-time.
  const leads = /manager|supervisor|in-charge|lead|head|chef|captain|controller|officer/i.test(
    title,
  );
  const learns = /trainee|apprentice|fresher/i.test(title);
  const isByTheHour = type === 'part_time' || type === 'freelance';
  return (leads || learns || level === 'lead' || level === 'executive') && isByTheHour
    ? 'full_time'
    : type;
}

/** Rounds pay as people quote it: to the month below ₹6 lakh a year, to half a lakh above. */
function rounded(yearlyInr: number): number {
  const unit = yearlyInr < 600_000 ? 6_000 : 50_000;
  return Math.max(unit, Math.round(yearlyInr / unit) * unit);
}

function pay(
  step: TradeLevel,
  type: EmploymentType,
  city: string,
  random: Random,
): [number, number] | [null, null] {
  const undisclosed = {
    full_time: 0.11,
    contract: 0.11,
    part_time: 0.12,
    internship: 0.1,
    freelance: 0.5,
  };
  if (random.chance(undisclosed[type])) return [null, null];
  const share = type === 'part_time' ? 0.55 : type === 'internship' ? 0.7 : 1;
  const factor = (cities[city]?.pay ?? 1) * share;
  const [low, high] = step.payInr;
  const from = low + random.next() * (high - low) * 0.45;
  const to = Math.min(high * 1.08, from * (1.15 + random.next() * 0.35));
  const min = rounded(from * factor);
  return [min, Math.max(min, rounded(to * factor))];
}

function location(city: string, trade: Trade, mode: WorkMode | null, random: Random): string {
  const isBare = mode === 'remote' || random.chance(0.25);
  if (isBare && city !== 'Goa') return city;
  return `${random.pick(neighbourhoods(city, trade.quarter))}, ${city}`;
}

function yearsRequired([low, high]: readonly [number, number], random: Random) {
  const min = low === 0 ? 0 : random.between(low, Math.max(low, Math.ceil((low + high) / 2) - 1));
  return { min, max: Math.max(min + 1, high - random.between(0, 1)) };
}

// A plant is in one or two towns, while field staff work in all.
const industriesWithPlants: ReadonlySet<Industry> = new Set<Industry>([
  'Pharmaceuticals',
  'Engineering and Manufacturing',
  'Automobile',
  'Textiles and Garments',
  'Agriculture and Food',
]);

const placesFor = (company: DemoCompany, trade: Trade) =>
  trade.quarter === 'industrial' && industriesWithPlants.has(company.industry)
    ? company.hiresIn.slice(0, 2)
    : company.hiresIn;

/** Many helpers, some skilled workers, one head; never a large part of the whole staff. */
function openingsFor(
  trade: Trade,
  level: ExperienceLevel,
  company: DemoCompany,
  random: Random,
): number {
  const [fewest, most] = trade.openings;
  const share = { entry: 1, junior: 0.6, mid: 0.15, senior: 0, lead: 0, executive: 0 }[level];
  const wanted = random.between(fewest, most) * share;
  return Math.max(1, Math.min(Math.round(wanted), Math.ceil(company.size / 30)));
}

interface Opening {
  company: DemoCompany;
  trade: Trade;
  step: TradeLevel;
  title: string;
  city: string;
  postedDaysAgo: number;
  /** Set for a job written by hand. */
  fixed?: Pick<
    DemoJob,
    'location' | 'otherLocations' | 'openings' | 'employmentType' | 'experienceLevel' | 'workMode'
  >;
}

function describeOpening(opening: Opening, random: Random): DemoJob {
  const { company, trade, step, title, city, postedDaysAgo, fixed } = opening;
  const type = fixed?.employmentType ?? employmentType(trade, step.level, title, random);
  const mode = random.pick(trade.modes);
  const experience = yearsRequired(step.years, random);
  const [salaryMinInr, salaryMaxInr] = pay(step, type, city, random);
  return {
    companyName: company.name,
    title,
    description: describeJob({ company, trade, step, title, city, experience }, random),
    location: location(city, trade, mode, random),
    employmentType: type,
    experienceLevel: random.chance(0.04) ? null : step.level,
    workMode: random.chance(0.05) ? null : mode,
    salaryMinInr,
    salaryMaxInr,
    skills: skillsFor(trade, title, random),
    openings: openingsFor(trade, step.level, company, random),
    experienceMinYears: experience.min,
    experienceMaxYears: experience.max,
    postedDaysAgo,
    language: 'en',
    ...fixed,
  };
}

function chooseOpening(
  company: DemoCompany,
  options: ReturnType<typeof careers>,
  random: Random,
): Opening {
  const { trade, steps } = random.weighted(options.map((option) => [option, option.weight]));
  const step = random.weighted(steps.map((each) => [each, levelWeights[each.level]]));
  const [home = 'Indore', ...others] = placesFor(company, trade);
  return {
    company,
    trade,
    step,
    title: random.pick(step.titles),
    city: others.length === 0 || random.chance(0.5) ? home : random.pick(others),
    // Squared, so that about half of the jobs are from the last week.
    postedDaysAgo: Math.round(random.next() ** 2 * 27 * 1_000) / 1_000,
  };
}

/** A job of a demo recruiter, which stays the same because applications refer to it. */
function chosenOpening(company: DemoCompany, job: ChosenJob): Opening {
  const { title, location: place, otherLocations, postedDaysAgo, openings } = job;
  const trade = trades.find(({ levels }) => levels.some((level) => level.titles.includes(title)));
  const step = trade?.levels.find((level) => level.titles.includes(title));
  if (!trade || !step) throw new Error(`No trade has the title ${title}`);
  return {
    company,
    trade,
    step,
    title,
    city: place.split(', ').at(-1) ?? place,
    postedDaysAgo,
    fixed: {
      location: place,
      ...(otherLocations && { otherLocations }),
      openings,
      employmentType: title.includes('Intern') ? 'internship' : 'full_time',
      experienceLevel: step.level,
      workMode: trade.modes[0] ?? 'onsite',
    },
  };
}

function jobsOf(company: DemoCompany): DemoJob[] {
  const random = seededRandom(company.name);
  const chosen = chosenJobs[company.name];
  if (chosen) return chosen.map((job) => describeOpening(chosenOpening(company, job), random));
  const options = careers(company);
  const wanted = jobCount(company, random);
  const jobs = new Map<string, DemoJob>();
  for (let tries = 0; jobs.size < wanted && tries < wanted * 20; tries += 1) {
    const job = describeOpening(chooseOpening(company, options, random), random);
    const alike = [...jobs.values()].filter((other) => other.title === job.title).length;
    const key = `${job.title}|${job.location}`;
    if (alike < 2 && !jobs.has(key)) jobs.set(key, job);
  }
  return [...jobs.values()];
}

/**
 * All demo jobs, the same on every call: about two thousand in English and some three dozen in
 * Hindi.
 */
export function buildJobs(): DemoJob[] {
  return [...companies.flatMap(jobsOf), ...hindiJobs(companies)];
}
