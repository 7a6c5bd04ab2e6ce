import type { HrProfile } from '../../../../contract/companies.ts';

/** The form's values: texts, as typed. */
interface CompanyFields {
  company_name: string;
  industry: string;
  company_description: string;
  company_location: string;
  company_size: string;
  founded: string;
  company_website: string;
  linkedin_url: string;
  /** Empty until the company has chosen. */
  hires_for: '' | 'itself' | 'clients';
  /** The version that the form is based on; 0 for a new company. */
  version: number;
}

const textOf = (value: string | number | null | undefined) =>
  value === null || value === undefined ? '' : String(value);

/** The company details that the recruiter gave at registration. */
export interface CompanyHints {
  company_name: string | null;
  company_website: string | null;
  industry: string | null;
  company_size: number | null;
}

/** The form values of a company, or of one that is only known from its recruiter's registration. */
export function fieldsOf(profile: HrProfile | null, hints?: CompanyHints): CompanyFields {
  const known = profile ?? hints;
  return {
    company_name: textOf(known?.company_name),
    industry: textOf(known?.industry),
    company_description: textOf(profile?.company_description),
    company_location: textOf(profile?.company_location),
    company_size: textOf(known?.company_size),
    founded: textOf(profile?.founded),
    company_website: textOf(known?.company_website),
    linkedin_url: textOf(profile?.linkedin_url),
    hires_for: profile === null ? '' : profile.is_consultant ? 'clients' : 'itself',
    version: profile?.version ?? 0,
  };
}

/** People type `kaveri.in`; https is added, and an error is reported only if it cannot be a web address. */
export const withScheme = (address: string): string => {
  const trimmed = address.trim();
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/u.test(trimmed) ? `https://${trimmed}` : trimmed;
};

/** The body that is sent. */
export const sentFields = (fields: CompanyFields) => ({
  company_name: fields.company_name,
  industry: fields.industry,
  company_description: fields.company_description,
  company_location: fields.company_location,
  company_size: fields.company_size.trim(),
  founded: fields.founded.trim(),
  company_website: withScheme(fields.company_website),
  linkedin_url: withScheme(fields.linkedin_url),
  is_consultant: fields.hires_for === '' ? null : fields.hires_for === 'clients',
});

/** Suggestions that others search by; anything else may be typed too. */
export const industrySuggestions = [
  'Agriculture',
  'Automobile',
  'Banking and Finance',
  'BPO and Customer Support',
  'Construction and Real Estate',
  'Education and Training',
  'Food and Restaurants',
  'Government and NGO',
  'Hospitals and Clinics',
  'Hotels and Travel',
  'Information Technology',
  'Logistics and Warehousing',
  'Manufacturing',
  'Media and Advertising',
  'Pharmaceuticals',
  'Retail and E-commerce',
  'Security and Facility Services',
  'Software',
  'Staffing and Recruitment',
  'Telecom',
  'Textiles and Garments',
] as const;
