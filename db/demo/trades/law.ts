import type { Trade } from '../types.ts';
import { officeBenefits } from './benefits.ts';

export const legal: Trade = {
  name: 'Law',
  hiredBy: { 'Legal Services': 18, 'Real Estate': 1, 'Banking and Lending': 1 },
  levels: [
    {
      level: 'entry',
      titles: ['Legal Intern', 'Junior Advocate', 'Court Clerk (Munshi)'],
      years: [0, 1],
      payInr: [120_000, 240_000],
      education: ['LL.B final year or LL.B', 'Graduate with knowledge of court filing'],
    },
    {
      level: 'junior',
      titles: [
        'Associate - Litigation',
        'Legal Executive',
        'Paralegal - Contracts',
        'Trademark Executive',
      ],
      years: [1, 4],
      payInr: [300_000, 600_000],
    },
    {
      level: 'mid',
      titles: [
        'Senior Associate - Corporate',
        'Legal Officer - Recovery',
        'Title Search Advocate',
        'Labour Law Consultant',
      ],
      years: [4, 8],
      payInr: [660_000, 1_300_000],
    },
    {
      level: 'senior',
      titles: ['Legal Manager', 'Principal Associate - Arbitration'],
      years: [7, 14],
      payInr: [1_400_000, 2_400_000],
    },
  ],
  intros: [
    '{company} practises before the district courts, the High Court and tribunals from {city}.',
    'We have room in our {city} chamber for a lawyer who reads the whole file.',
  ],
  responsibilities: [
    'Draft notices, plaints, written statements and affidavits',
    'Appear in court, take dates and update the case diary',
    'Research judgements and prepare short notes for arguments',
    'Review vendor, lease and employment contracts',
    'Do title search and prepare due diligence reports',
    'File trademark applications and reply to objections',
    'Coordinate with clients, notaries and registrar offices',
    'Follow cause list and e-filing portals daily',
  ],
  leadDuties: [
    'Lead matters and brief senior counsel',
    'Advise client management on risk and settlement',
  ],
  education: [
    'LL.B or B.A. LL.B, enrolled with the State Bar Council',
    'LL.B from a recognised university',
  ],
  experienceIn: 'in a chamber, law firm or legal department',
  requirements: [
    'Good drafting in English; Hindi drafting is an advantage',
    'Used to SCC Online, Manupatra and e-Courts',
    'Bar Council enrolment and AIBE cleared',
    'Keeps client matters confidential',
    'Ready for court and office on the same day',
  ],
  hours: ['10 am to 7 pm, Monday to Saturday', 'Court hours plus chamber until 7:30 pm'],
  benefits: [
    'Library and research subscriptions',
    'Independent matters after one year',
    'Court travel paid',
    ...officeBenefits.slice(3, 7),
  ],
  skills: [
    'Legal Drafting',
    'Legal Research',
    'Litigation',
    'Contract Review',
    'Due Diligence',
    'Trademark',
    'E-filing',
    'Labour Law',
    'Arbitration',
  ],
  types: ['full_time', 'full_time', 'full_time', 'internship', 'freelance'],
  modes: ['onsite', 'onsite', 'hybrid'],
  quarter: 'town',
  openings: [1, 2],
  hiring: 'notice_period',
};
