export type EmploymentType = 'full_time' | 'part_time' | 'contract' | 'internship' | 'freelance';
export type ExperienceLevel = 'entry' | 'junior' | 'mid' | 'senior' | 'lead' | 'executive';
export type WorkMode = 'remote' | 'hybrid' | 'onsite';

export type Industry =
  | 'Information Technology'
  | 'BPO and Customer Support'
  | 'Hospitals and Clinics'
  | 'Diagnostics'
  | 'Pharmaceuticals'
  | 'Schools and Colleges'
  | 'Coaching and Training'
  | 'Banking and Lending'
  | 'Insurance'
  | 'Accounting and Audit'
  | 'Legal Services'
  | 'Retail'
  | 'E-commerce'
  | 'Logistics and Warehousing'
  | 'Transport and Fleet'
  | 'Engineering and Manufacturing'
  | 'Automobile'
  | 'Textiles and Garments'
  | 'Construction and Infrastructure'
  | 'Real Estate'
  | 'Electrical and Solar'
  | 'Hotels and Resorts'
  | 'Restaurants and Catering'
  | 'Beauty and Wellness'
  | 'Security and Facility Services'
  | 'Agriculture and Food'
  | 'Media and Advertising'
  | 'Architecture and Interiors'
  | 'Telecom'
  | 'Government Contracting'
  | 'Social Sector'
  | 'Staffing and Recruitment'
  | 'Travel and Tourism';

/**
 * The part of a city that a job is in: shops and offices, industrial estates, or technology parks.
 */
export type Quarter = 'town' | 'industrial' | 'tech';

export interface DemoCompany {
  name: string;
  description: string;
  industry: Industry;
  website: string;
  /** Number of employees. */
  size: number;
  /** Head office, such as "Vijay Nagar, Indore". */
  location: string;
  founded: number;
  /** Cities where it hires, the most important first. */
  hiresIn: readonly string[];
}

/** One level of a career: its titles, years of experience and yearly pay in a tier-two city. */
export interface TradeLevel {
  level: ExperienceLevel;
  titles: readonly string[];
  years: readonly [min: number, max: number];
  payInr: readonly [min: number, max: number];
  /** Replaces the trade's education at this level. */
  education?: readonly string[];
}

export interface Trade {
  name: string;
  /** The industries that hire for this trade, weighted against the other trades there. */
  hiredBy: Partial<Record<Industry, number>>;
  levels: readonly TradeLevel[];
  /** First sentences; {company} and {city} are filled in. */
  intros: readonly string[];
  responsibilities: readonly string[];
  /** Duties for senior, lead and executive jobs only. */
  leadDuties?: readonly string[];
  education: readonly string[];
  /** Completes "2 to 4 years of experience …". */
  experienceIn: string;
  requirements: readonly string[];
  hours: readonly string[];
  benefits: readonly string[];
  /** The first two are in every job. */
  skills: readonly string[];
  types: readonly EmploymentType[];
  modes: readonly WorkMode[];
  quarter: Quarter;
  openings: readonly [min: number, max: number];
  /** How to apply: at a walk-in interview, or with the notice period in the application. */
  hiring: 'walk_in' | 'notice_period';
}

export interface DemoJob {
  companyName: string;
  title: string;
  /** Markdown. */
  description: string;
  location: string;
  otherLocations?: readonly string[];
  employmentType: EmploymentType;
  experienceLevel: ExperienceLevel | null;
  workMode: WorkMode | null;
  /** Rupees a year; null, like salaryMaxInr, if the pay is not disclosed. */
  salaryMinInr: number | null;
  salaryMaxInr: number | null;
  skills: readonly string[];
  openings: number;
  experienceMinYears: number;
  experienceMaxYears: number;
  /** 0 to 27, with fractions, so that the newest job is some minutes old. */
  postedDaysAgo: number;
  language: 'en' | 'hi';
}
