import type { EmploymentType, JobDetail } from '../../../../contract/jobs.ts';
import { rupeesOfPeriod } from '../../../../contract/format/said-pay.ts';
import { PORTAL } from '../../../../contract/portal-settings/portal-name.ts';
import { jobPath } from '../../../../contract/format/page-paths.ts';

/** The employment types in the words of schema.org and Google's job search. */
const employmentTypes: Record<EmploymentType, string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
  freelance: 'CONTRACTOR',
};

const MONTHS_PER_YEAR = 12;
const india = { '@type': 'Country', name: 'IN' };

/**
 * schema.org JobPosting as the text of a script element: `<` is escaped, so that no title or
 * description can end the element. Only for jobs that are open.
 */
export function jobJsonLd(job: JobDetail, publicUrl: string): string {
  const sections = [
    job.introduction_html,
    job.responsibilities_html,
    job.requirements_html,
    job.benefits_html,
  ];
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    url: new URL(jobPath(job), publicUrl).href,
    identifier: { '@type': 'PropertyValue', name: PORTAL, value: String(job.id) },
    title: job.title,
    description: sections.filter(Boolean).join('\n'),
    // Google does not list jobs without a date, but the day on which an imported job was first seen
    // would be a false one.
    datePosted: job.is_date_given ? job.posted_at : undefined,
    validThrough: job.expires_at,
    employmentType: job.employment_type ? employmentTypes[job.employment_type] : undefined,
    hiringOrganization: {
      '@type': 'Organization',
      name: job.client_name ?? job.company_name,
      // A consultant's website is not that of its client.
      sameAs: job.client_name
        ? undefined
        : (job.company.website ?? `${publicUrl}/companies/${job.company_id}`),
    },
    jobLocation: job.locations.length > 1 ? job.locations.map(placeOf) : placeOf(job.location),
    ...(job.work_mode === 'remote'
      ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: india }
      : {}),
    baseSalary: baseSalary(job),
    experienceRequirements: experienceRequirements(job),
    responsibilities: textOf(job.responsibilities),
    qualifications: textOf(job.requirements),
    jobBenefits: textOf(job.benefits),
    skills: job.skills.length > 0 ? job.skills.join(', ') : undefined,
    totalJobOpenings: job.openings,
    directApply: job.company_claimed,
  }).replaceAll('<', String.raw`\u003c`);
}

const textOf = (lines: readonly string[]) => (lines.length > 0 ? lines.join('\n') : undefined);

const placeOf = (addressLocality: string) => ({
  '@type': 'Place',
  address: { '@type': 'PostalAddress', addressLocality, addressCountry: 'IN' },
});

/** Google objects to 0 months, and has these words instead. */
function experienceRequirements({ experience_min_years: years }: JobDetail) {
  if (years === null) return undefined;
  return years === 0
    ? 'no requirements'
    : {
        '@type': 'OccupationalExperienceRequirements',
        monthsOfExperience: years * MONTHS_PER_YEAR,
      };
}

function baseSalary({ salary_min: least, salary_max: most, salary_period: period }: JobDetail) {
  if (least === null && most === null) return undefined;
  const rupees = (lakhs: number | null) =>
    lakhs === null ? undefined : rupeesOfPeriod(lakhs, period);
  return {
    '@type': 'MonetaryAmount',
    currency: 'INR',
    value: {
      '@type': 'QuantitativeValue',
      minValue: rupees(least),
      maxValue: rupees(most),
      unitText: period.toUpperCase(),
    },
  };
}
