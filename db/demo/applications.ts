import type { ApplicationEvent, TrackerStatus } from '../../contract/applications.ts';
import type { OfferTerms } from '../../contract/offers/offer-terms.ts';
import type { ScoreCardForm } from '../../contract/score-cards/score-cards.ts';
import { kaveriSoft, sharmaAgro } from './companies.ts';
import { imran, priya } from './people.ts';

export interface DemoEvent {
  kind: ApplicationEvent['kind'];
  status: ApplicationEvent['status'];
  by: 'seeker' | 'recruiter';
  daysAgo: number;
  note?: string;
}

/** An application that a seeker sent elsewhere and entered by hand. */
export interface DemoOutsideApplication {
  seeker: string;
  jobTitle: string;
  companyName: string;
  location: string;
  status: TrackerStatus;
  daysAgo: number;
  note: string;
  /** In how many days the seeker wants to ask again. */
  followUpInDays?: number;
}

type DemoScore = Pick<ScoreCardForm, 'overall' | 'overall_evidence' | 'scores'>;

export interface DemoApplication {
  seeker: string;
  companyName: string;
  jobTitle: string;
  letter: string;
  /** The seeker's private note. */
  privateNote?: string;
  /** This many days from now, in the past if negative, at eleven in the morning or at another hour. */
  interview?: {
    inDays: number;
    hour?: number;
    minutes: number;
    place: string;
    bring: string;
    /** The recruiter's score card afterwards. */
    score?: DemoScore;
    /** The candidate did not come. */
    missed?: true;
  };
  /** The terms of the offer made with the last event, in days from now. */
  offer?: {
    validInDays: number;
    joiningInDays: number;
    note: string;
    terms: Omit<OfferTerms, 'joining_on'>;
  };
  /** In the order in which they happened; the last status is the application's. */
  events: readonly DemoEvent[];
}

const applied = (daysAgo: number): DemoEvent => ({
  kind: 'applied',
  status: 'pending',
  by: 'seeker',
  daysAgo,
});
const viewed = (daysAgo: number): DemoEvent => ({
  kind: 'viewed',
  status: 'pending',
  by: 'recruiter',
  daysAgo,
});
const moved = (status: DemoEvent['status'], daysAgo: number, note?: string): DemoEvent => ({
  kind: 'status_changed',
  status,
  by: 'recruiter',
  daysAgo,
  ...(note === undefined ? {} : { note }),
});

export const applications: readonly DemoApplication[] = [
  {
    seeker: priya,
    companyName: sharmaAgro,
    jobTitle: 'Accounts Executive',
    letter:
      'Dear Mr Sharma,\n\nfor three years I have kept the books of a hardware trader with four counters: purchase and sales in Tally Prime, GSTR-1 and GSTR-3B workings, e-way bills and the debtor list every Monday. Mandi bills and cess are new to me, but I grew up in Ujjain, where my uncle has a shop in the anaj mandi.\n\nI live in Vijay Nagar and can join after 30 days.\n\nRegards,\nPriya Solanki',
    privateNote: 'Take the Tally certificate along. Ask about Saturdays and the Diwali bonus.',
    events: [
      applied(11.2),
      viewed(10.1),
      moved('reviewing', 10.05),
      moved('interview', 7.9, 'We will ask you to reconcile one month in Tally.'),
    ],
    interview: {
      inDays: 3,
      minutes: 45,
      place: 'Sharma Agro Traders, 12 Siyaganj, first floor, Indore',
      bring: 'Tally certificate, last salary slip',
    },
  },
  {
    seeker: priya,
    companyName: sharmaAgro,
    jobTitle: 'Senior Accountant',
    letter:
      'Dear hiring team,\n\nI have also applied for your post of Accounts Executive. Should you find that my five years fit the senior post better, I would like to be considered for it: I prepare the balance sheet schedules for our auditor on my own since last year.\n\nRegards,\nPriya Solanki',
    events: [applied(5.4), viewed(4.2), moved('reviewing', 4.1)],
  },
  {
    seeker: priya,
    companyName: kaveriSoft,
    jobTitle: 'Accounts Executive',
    letter:
      'Dear hiring team,\n\nI have kept the books of trading firms in Indore and Ujjain for five years. Tally Prime, GST returns, TDS and bank reconciliation are my daily work. I could move to Bengaluru in two months.\n\nRegards,\nPriya Solanki',
    events: [
      applied(16.3),
      viewed(14.8),
      moved('reviewing', 14.7),
      moved(
        'rejected',
        12.5,
        'Thank you for applying. We chose a person who has worked with software revenue and foreign invoices. Your GST work is strong; please apply again for posts of that kind.',
      ),
    ],
  },
  {
    seeker: priya,
    companyName: kaveriSoft,
    jobTitle: 'Implementation Consultant',
    letter:
      'Dear hiring team,\n\nour counters use a billing program much like yours, and I was the one who set it up and taught 22 colleagues. I know what a shopkeeper asks on the first day: how do I cancel a bill? I would like to do that work for more shops.\n\nRegards,\nPriya Solanki',
    events: [applied(3.1)],
  },
  {
    seeker: imran,
    companyName: sharmaAgro,
    jobTitle: 'Maintenance Electrician',
    letter:
      'Sir,\n\nI look after 60 motors and two DG sets in an oil mill at Dewas. Cleaning lines, elevators and packing machines of a dal plant have the same starters and panels. Wireman permit and diploma are in order.\n\nI can join within 15 days and will come from Dewas by bus until I find a room.\n\nRegards,\nImran Qureshi',
    events: [
      applied(15.6),
      viewed(15.1),
      moved(
        'interview',
        13.9,
        'Please come to the packing unit on Sanwer Road with your permit. A small wiring test will be taken.',
      ),
      moved('offered', 2.4, 'Good test. Please read the letter and answer by the day it names.'),
    ],
    offer: {
      validInDays: 4,
      joiningInDays: 19,
      note: 'Good test. Please read the letter and answer by the day it names.',
      terms: {
        language: 'hi',
        designation: 'Maintenance Electrician',
        pay_period: 'month',
        ctc_inr: 252_000,
        variable_inr: 0,
        basic_inr: 132_000,
        da_inr: 12_000,
        place: 'Packing unit, Sanwer Road, Indore',
        probation_months: 6,
        notice_days: 30,
        hours_a_day: 8,
        weekly_off: ['sun'],
        skill: 'skilled',
        duties:
          'Motors, starters, panels and DG sets of the dal plant: daily checks, repairs, and the log of every fault.',
        leave: '12 casual, 18 earned, holidays as listed',
        epfo: true,
        esic: false,
        father_name: '',
        lin: '',
        growth: 'Senior electrician after two years; pay is reviewed each April',
        health_check: true,
      },
    },
  },
  {
    seeker: imran,
    companyName: sharmaAgro,
    jobTitle: 'Pick-up Van Driver (LMV)',
    letter:
      'Sir,\n\nI also have an LMV licence and know all roads between Dewas and Indore. I apply in case the electrician post is filled.\n\nRegards,\nImran Qureshi',
    events: [applied(8.8), { kind: 'withdrawn', status: 'withdrawn', by: 'seeker', daysAgo: 6.1 }],
  },
  {
    seeker: imran,
    companyName: sharmaAgro,
    jobTitle: 'Store Keeper',
    letter:
      'Sir,\n\nyour store at Dewas is ten minutes from my house. I kept the spares store of the panel shop for a year, with GRN, bin cards and a monthly count.\n\nRegards,\nImran Qureshi',
    events: [applied(0.6)],
  },
];

export const outsideApplications: readonly DemoOutsideApplication[] = [
  {
    seeker: priya,
    jobTitle: 'GST and Taxation Associate',
    companyName: 'Kothari Jain & Associates',
    location: 'Palasia, Indore',
    status: 'Interviewing',
    daysAgo: 9,
    note: 'Found through Neha, who works there. Second talk is with the partner.',
    followUpInDays: 3,
  },
  {
    seeker: priya,
    jobTitle: 'Junior Accountant',
    companyName: 'Malwa Cold Storage',
    location: 'Dewas Naka, Indore',
    status: 'Rejected',
    daysAgo: 23,
    note: '',
  },
];
