import type { HrProfile } from '../../../../contract/companies.ts';

/** What the form holds: texts, as they are typed. */
interface CompanyFields {
  company_name: string;
  industry: string;
  company_description: string;
  company_location: string;
  company_size: string;
  founded: string;
  company_website: string;
  linkedin_url: string;
  /** Empty before the company has said it. */
  hires_for: '' | 'itself' | 'clients';
  /** Of which the form is a change; 0 for a new company. */
  version: number;
}

const textOf = (value: string | number | null | undefined) =>
  value === null || value === undefined ? '' : String(value);

/** What the recruiter said of the company at registration. */
export interface CompanyHints {
  company_name: string | null;
  company_website: string | null;
  industry: string | null;
  company_size: number | null;
}

/** The form of a company, or of one that is only known from its recruiter's registration. */
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

/** People type `kaveri.in`; the product wants https and says so only when that cannot be meant. */
export const withScheme = (address: string): string => {
  const trimmed = address.trim();
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/u.test(trimmed) ? `https://${trimmed}` : trimmed;
};

/** What is sent. */
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

/** Names that people find each other by; anything else may be written too. */
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
