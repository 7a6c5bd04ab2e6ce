import type { Company } from '../../../contract/companies.ts';
import type { ChangedJob, Job, JobDetail, OwnJob } from '../../../contract/jobs.ts';
import { lakhsOf } from '../../../contract/jobs/lakhs.ts';
import { sectionsOf } from '../../../contract/jobs/sections/sections.ts';
import type { DescriptionHtml } from '../../../db/tables/jobs.ts';
import { presentAnswers } from '../companies/companies.ts';
import { plainTextOf, previewOf } from '../../platform/markdown.ts';
import type { JobRow, OwnCardRow, OwnJobRow, WholeJobRow } from './queries.ts';
import { presentQuestion } from './questions.ts';
import { renderDescription } from './rendering.ts';

/** A job with the given form of its description. */
const present = (
  { salary_min_inr, salary_max_inr, other_locations, ...row }: JobRow,
  description: string,
): Job => ({
  ...row,
  locations: [row.location, ...other_locations].filter((place) => place !== ''),
  description,
  salary_min: lakhsOf(salary_min_inr),
  salary_max: lakhsOf(salary_max_inr),
  expired: row.state === 'expired',
});

/** A job for a card, with a short plain-text preview. */
export const presentCard = (row: JobRow): Job => present(row, previewOf(row.description));

/** A job with its description as written. */
export const presentWhole = (row: WholeJobRow): Job => present(row, row.description);

export const presentChanged = (row: WholeJobRow): ChangedJob => ({
  ...presentWhole(row),
  version: row.version,
});

/** A job in the shape of the API's form. */
export const formOf = ({ salary_min_inr, salary_max_inr, life_days, ...job }: OwnJobRow) => ({
  ...job,
  salary_min: lakhsOf(salary_min_inr),
  salary_max: lakhsOf(salary_max_inr),
  expires_in_days: life_days,
});

/** A job for the company's own list, with the address of its page even if that is not public. */
export function presentOwnCard(row: OwnCardRow, publicUrl: string): OwnJob {
  const { lacks, waiting_count, featured_until } = row;
  const page =
    row.state === 'active'
      ? `/jobs/${row.id}`
      : `/jobs/preview/${row.id}#preview=${row.preview_token}`;
  const isConfirmedRegularly =
    row.source === null &&
    row.feed_id === null &&
    (row.state === 'active' || row.state === 'paused');
  const confirm_by = isConfirmedRegularly ? row.confirm_by : null;
  const preview_url = publicUrl + page;
  return { ...presentCard(row), preview_url, confirm_by, lacks, waiting_count, featured_until };
}

/** The sections of a description as its page shows them. */
export const presentSections = (html: DescriptionHtml) => ({
  introduction_html: html.introduction,
  responsibilities_html: html.responsibilities,
  requirements_html: html.requirements,
  benefits_html: html.benefits,
});

/** Each section as the plain text of its lines, without their bullets. */
function linesOfSections(description: string) {
  const { responsibilities, requirements, benefits } = sectionsOf(description);
  const linesOf = (text: string | null) =>
    (text ?? '').split('\n').map(plainTextOf).filter(Boolean);
  return {
    responsibilities: linesOf(responsibilities),
    requirements: linesOf(requirements),
    benefits: linesOf(benefits),
  };
}

/** A job for its own page, with the description split into sections, and its company. */
export function presentDetail(row: WholeJobRow, company: Company): JobDetail {
  const html = row.description_html ?? renderDescription(row.description);
  return {
    ...row,
    ...presentWhole(row),
    expires_in_days: row.life_days,
    ...presentSections(html),
    ...linesOfSections(row.description),
    questions: row.questions.map(presentQuestion),
    answers: presentAnswers(row),
    company: {
      id: company.id,
      name: company.name,
      description: company.description,
      industry: company.industry,
      website: company.website,
      size_text: company.size_text,
      headquarters: company.headquarters,
      active_jobs: company.active_jobs,
      answers: company.answers,
      evidence: company.evidence,
    },
  };
}
