import type { AdminRole } from '../../contract/admin/admin-roles.ts';
import type { Education, Experience, KnownLanguage } from '../../contract/profiles.ts';
import type { Visibility, WorkAuthorisation } from '../../contract/profiles/choices.ts';
import type { TeamRole } from '../../contract/team/team-roles.ts';
import { kaveriSoft, sharmaAgro } from './companies.ts';

export interface DemoProfile {
  title: string;
  location: string;
  about: string;
  skills: readonly string[];
  experience: readonly Experience[];
  education: readonly Education[];
  notice_period_days: number;
  current_ctc_inr: number;
  expected_ctc_inr: number;
  preferred_locations: readonly string[];
  languages: readonly KnownLanguage[];
  work_authorisation: WorkAuthorisation;
  defaultCoverLetter: string;
  /** Who may find them; the default, if left out. */
  visibility?: Visibility;
}

interface Person {
  email: string;
  name: string;
}

/** A seeker. */
export interface DemoSeeker extends Person {
  role: 'user';
  profile: DemoProfile;
}

export type DemoPerson =
  | (DemoSeeker & {
      savedSkill: string;
      /** The code in the address of a public profile; real ones cannot be guessed. */
      publicCode?: string;
    })
  | (Person & { role: 'hr'; companyName: string })
  | (Person & { role: 'admin'; adminRole: AdminRole });

/** An account as it was opened. */
export interface Registered extends Person {
  role: DemoPerson['role'];
  companyName?: string | undefined;
  team_role?: TeamRole | null;
  admin_role?: AdminRole | null;
  /** Whether nobody knows the password. */
  hasSecret?: boolean;
  daysAgo: number;
}

/** The password of all demo accounts, which exist only with the demo. */
export const DEMO_PASSWORD = 'Demo-vritti-1';

export const priya = 'priya@demo.vritti.example';
export const imran = 'imran@demo.vritti.example';
export const anil = 'anil@demo.vritti.example';
export const lakshmi = 'lakshmi@demo.vritti.example';

export const people: readonly DemoPerson[] = [
  {
    role: 'user',
    email: priya,
    name: 'Priya Solanki',
    savedSkill: 'Tally',
    profile: {
      title: 'Accounts Executive',
      location: 'Vijay Nagar, Indore',
      about:
        'I keep the books of a trading company: Tally entries, GST workings, bank reconciliation and the monthly MIS. I close each month by the 5th and like it when the trial balance agrees at the first try. Looking for a firm in Indore where I can learn costing.',
      skills: [
        'Tally',
        'GST',
        'TDS',
        'MS Excel',
        'Bank Reconciliation',
        'E-way Bill',
        'Accounts Payable',
      ],
      experience: [
        {
          id: 'priya-work-1',
          title: 'Accounts Executive',
          company: 'Mahakal Hardware Stores',
          location: 'Indore',
          startDate: '2023-07',
          endDate: null,
          current: true,
          description:
            'Purchase and sales entries of four counters, GSTR-1 and GSTR-3B workings, e-way bills, debtor follow-up and salary sheet of 22 people.',
          skills: ['Tally', 'GST', 'E-way Bill', 'MS Excel'],
        },
        {
          id: 'priya-work-2',
          title: 'Accounts Assistant',
          company: 'Joshi Tiwari and Sons, Tax Consultants',
          location: 'Ujjain',
          startDate: '2021-08',
          endDate: '2023-06',
          current: false,
          description:
            'Vouching, bank reconciliation and GST returns for some thirty small traders.',
          skills: ['Bank Reconciliation', 'GST'],
        },
      ],
      education: [
        {
          id: 'priya-study-1',
          degree: 'B.Com',
          institution: 'Rani Ahilya Girls College',
          field: 'Commerce with Computer Applications',
          location: 'Ujjain',
          startDate: '2018-07',
          endDate: '2021-05',
          current: false,
          description: 'First division. Tally certificate course in the second year.',
          score: 68,
          scoreKind: 'percent',
        },
      ],
      notice_period_days: 30,
      current_ctc_inr: 312_000,
      expected_ctc_inr: 384_000,
      preferred_locations: ['Indore', 'Ujjain'],
      languages: [
        { language: 'Hindi', read: true, write: true, speak: true },
        { language: 'English', read: true, write: true, speak: false },
      ],
      work_authorisation: 'citizen',
      defaultCoverLetter:
        'Dear hiring team,\n\nI have kept the books of trading firms in Indore and Ujjain for five years. Tally Prime, GST returns, TDS, bank reconciliation and e-way bills are my daily work, and I close each month by the 5th.\n\nMy notice period is 30 days. I would be glad to show you a month that I closed.\n\nRegards,\nPriya Solanki',
    },
  },
  {
    role: 'user',
    email: imran,
    name: 'Imran Qureshi',
    savedSkill: 'Electrical Wiring',
    publicCode: 'imran-qureshi-of-the-demo',
    profile: {
      title: 'Maintenance Electrician (Diploma)',
      location: 'Dewas',
      about:
        'Diploma in electrical engineering and six years on the shop floor. Motors, starters, panels, DG set and yearly shutdowns. I hold a wireman permit of Madhya Pradesh and test before I touch.',
      skills: [
        'Electrical Maintenance',
        'Electrical Wiring',
        'Panel Wiring',
        'Motor Repair',
        'DG Set',
        'Earthing',
        'PLC Basics',
      ],
      experience: [
        {
          id: 'imran-work-1',
          title: 'Maintenance Electrician',
          company: 'Nagdhaman Oil Mill',
          location: 'Dewas',
          startDate: '2022-04',
          endDate: null,
          current: true,
          description:
            'Breakdown and preventive maintenance of 60 motors, two DG sets and an 11 kV yard, in three shifts.',
          skills: ['Electrical Maintenance', 'Motor Repair', 'DG Set'],
        },
        {
          id: 'imran-work-2',
          title: 'Electrician',
          company: 'Prakash Panel Works',
          location: 'Pithampur',
          startDate: '2020-01',
          endDate: '2022-03',
          current: false,
          description:
            'Wiring and testing of MCC and PCC panels; site commissioning in Ratlam and Khandwa.',
          skills: ['Panel Wiring', 'Earthing'],
        },
      ],
      education: [
        {
          id: 'imran-study-1',
          degree: 'Diploma',
          institution: 'Vindhya Institute of Technology',
          field: 'Electrical Engineering',
          location: 'Bhopal',
          startDate: '2016-07',
          endDate: '2019-06',
          current: false,
          description: 'Project on power factor correction in a dal mill.',
          score: 71,
          scoreKind: 'percent',
        },
      ],
      notice_period_days: 15,
      current_ctc_inr: 276_000,
      expected_ctc_inr: 330_000,
      preferred_locations: ['Dewas', 'Indore', 'Pithampur'],
      languages: [
        { language: 'Hindi', read: true, write: true, speak: true },
        { language: 'Urdu', read: true, write: false, speak: true },
      ],
      work_authorisation: 'citizen',
      defaultCoverLetter:
        'Sir or Madam,\n\nI am a diploma electrician with six years in plant maintenance: motors, starters, panels and DG sets. I am used to shifts and to short shutdowns, and I have a valid wireman permit.\n\nI live in Dewas and can join within 15 days.\n\nRegards,\nImran Qureshi',
    },
  },
  { role: 'hr', email: anil, name: 'Anil Sharma', companyName: sharmaAgro },
  { role: 'hr', email: lakshmi, name: 'Lakshmi Gowda', companyName: kaveriSoft },
  {
    role: 'admin',
    adminRole: 'owner',
    email: 'admin@demo.vritti.example',
    name: 'Meenakshi Rao',
  },
  {
    role: 'admin',
    adminRole: 'support',
    email: 'support@demo.vritti.example',
    name: 'Joseph Thomas',
  },
  {
    role: 'admin',
    adminRole: 'moderator',
    email: 'moderator@demo.vritti.example',
    name: 'Farah Siddiqui',
  },
  {
    role: 'admin',
    adminRole: 'finance',
    email: 'finance@demo.vritti.example',
    name: 'Harpreet Bedi',
  },
  {
    role: 'admin',
    adminRole: 'data_protection',
    email: 'data@demo.vritti.example',
    name: 'Ananya Sen',
  },
];
