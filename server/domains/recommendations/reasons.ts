import {
  type Reason,
  recommendationLosses as losses,
  recommendationPoints as most,
} from '../../../contract/jobs/recommendations.ts';
import { levelBeginsAtYears } from '../../../contract/jobs/experience.ts';
import { type Rarity, skillKey } from '../search/search.ts';
import type { Candidate } from './queries.ts';
import { similarity } from './similarity.ts';
import type { WishedTitle, Wishes } from './wishes.ts';

/** A job the seeker marked "Less like this". */
export interface LessLikeThis {
  terms: WishedTitle['terms'];
  company_id: number;
}

interface Known {
  wishes: Wishes;
  less: readonly LessLikeThis[];
  rarity: Rarity;
  now: number;
}

const NONE: readonly string[] = [];

/** Why the job fits and why not, the weightiest reason first; their points add up to its score. */
export function reasonsFor(job: Candidate, known: Known): Reason[] {
  const reasons = [
    titleReason(job, known),
    skillsReason(job, known),
    placeReason(job, known.wishes),
    experienceReason(job, known.wishes),
    payReason(job, known.wishes),
    typeReason(job, known.wishes),
    languageReason(job, known.wishes),
    freshnessReason(job, known.now),
    job.is_claimed ? reason('answers', most.answers) : undefined,
    ...lessReasons(job, known),
  ];
  return reasons
    .filter((one) => one !== undefined)
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

const reason = (kind: Reason['kind'], points: number, words = NONE): Reason => ({
  kind,
  points: Math.round(points),
  words: [...words],
});

function titleReason(job: Candidate, { wishes, rarity }: Known) {
  const alike = wishes.titles.map(({ text, from, terms, share }) => ({
    text,
    kind: from === 'profile' ? ('title' as const) : ('chosen_title' as const),
    points: most.title * share * similarity(terms, job.title_words, rarity),
  }));
  const best = alike.toSorted((a, b) => b.points - a.points)[0];
  return best && reason(best.kind, best.points, [best.text]);
}

/** How much missing skills count, compared with those that are present. */
const MISSING_SHARE = 0.5;

function skillsReason(job: Candidate, { wishes, rarity }: Known) {
  let matched = 0;
  let missing = 0;
  const words: string[] = [];
  for (const skill of job.skills) {
    const key = skillKey(skill);
    if (!key) continue;
    const weight = rarity.ofSkill(key);
    if (hasSkill(wishes.skillKeys, key)) {
      matched += weight;
      words.push(skill);
    } else missing += weight;
  }
  if (matched === 0) return undefined;
  return reason('skills', (most.skills * matched) / (matched + MISSING_SHARE * missing), words);
}

/** "Tally ERP" includes "Tally", and vice versa. */
export function hasSkill(own: ReadonlySet<string>, key: string): boolean {
  if (own.has(key)) return true;
  const asked = key.split('_');
  return [...own].some((one) => {
    const mine = one.split('_');
    const [fewer, more] = mine.length < asked.length ? [mine, asked] : [asked, mine];
    return fewer.join('').length > 2 && fewer.every((word) => more.includes(word));
  });
}

const AREA_SHARE = 0.75;
const STATE_SHARE = 0.25;

function placeReason(job: Candidate, { places, placesFrom }: Wishes) {
  if (!places.area && !places.state) return undefined;
  const [city, area, state] =
    placesFrom === 'profile'
      ? (['city', 'area', 'state'] as const)
      : (['chosen_place', 'chosen_place', 'chosen_state'] as const);
  if (job.is_in_city) return reason(city, most.place);
  if (job.is_in_area) return reason(area, most.place * AREA_SHARE);
  if (job.is_remote) return reason('remote', most.place * AREA_SHARE);
  if (job.is_in_state) return reason(state, most.place * STATE_SHARE);
  return job.is_nowhere ? undefined : reason('elsewhere', -losses.place);
}

/** Somebody a year short is often hired; each further year costs more. */
const LOSS_PER_YEAR = 4;

function experienceReason(job: Candidate, { years }: Wishes) {
  const least =
    job.experience_min_years ??
    (job.experience_level === null ? null : levelBeginsAtYears[job.experience_level]);
  if (years === null || least === null) return undefined;
  const tooFew = least - years;
  const tooMany = job.experience_max_years === null ? 0 : years - job.experience_max_years;
  if (tooFew <= 0 && tooMany <= 0) return reason('experience', most.experience);
  const points = most.experience - LOSS_PER_YEAR * Math.max(tooFew * 2, tooMany);
  const kind = tooFew > 0 ? 'more_experience' : 'less_experience';
  return reason(kind, Math.max(-losses.experience, points));
}

/** Pay below this share of the expected pay counts against a job. */
const CLOSE_SHARE = 0.8;

function payReason({ salary_max_inr }: Candidate, { paysInr }: Wishes) {
  if (salary_max_inr === null || paysInr === null) return undefined;
  if (salary_max_inr >= paysInr) return reason('pay', most.pay);
  return salary_max_inr < paysInr * CLOSE_SHARE ? reason('less_pay', -losses.pay) : undefined;
}

function typeReason({ employment_type }: Candidate, { types }: Wishes) {
  if (employment_type === null || types.length === 0) return undefined;
  if (types.includes(employment_type)) return reason('type', most.type);
  return reason('other_type', employment_type === 'internship' ? -losses.type : -losses.type / 5);
}

const namesOf = { en: ['english', 'अंग्रेज़ी', 'अंग्रेजी'], hi: ['hindi', 'हिन्दी', 'हिंदी'] };

function languageReason({ language }: Candidate, { languages }: Wishes) {
  if (languages.length === 0) return undefined;
  return languages.some((one) => namesOf[language].includes(one))
    ? reason('language', most.language)
    : reason('other_language', -losses.language);
}

const DAY_MS = 86_400_000;
const NEW_DAYS = 7;
const RECENT_DAYS = 30;

function freshnessReason({ posted_at, is_date_given }: Candidate, now: number) {
  if (!is_date_given) return undefined;
  const days = (now - Date.parse(posted_at)) / DAY_MS;
  if (days > RECENT_DAYS) return undefined;
  return reason('new', days <= NEW_DAYS ? most.freshness : most.freshness / 2);
}

/** Titles at least this similar count as the same kind of work. */
const SAME_KIND = 0.5;

function lessReasons(job: Candidate, { less, rarity }: Known): Reason[] {
  const alike = Math.max(0, ...less.map(({ terms }) => similarity(terms, job.title_words, rarity)));
  return [
    ...(alike >= SAME_KIND ? [reason('less_kind', -losses.less_kind * alike)] : []),
    ...(less.some(({ company_id }) => company_id === job.company_id)
      ? [reason('less_company', -losses.less_company)]
      : []),
  ];
}
