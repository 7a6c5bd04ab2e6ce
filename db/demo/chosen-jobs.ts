import { kaveriSoft, sharmaAgro } from './companies.ts';

export interface ChosenJob {
  title: string;
  location: string;
  openings: number;
  postedDaysAgo: number;
  otherLocations?: readonly string[];
}

/**
 * The jobs of the two demo recruiters, written by hand so that they fit their companies and
 * applications.
 */
export const chosenJobs: Readonly<Record<string, readonly ChosenJob[]>> = {
  [sharmaAgro]: [
    { title: 'Accounts Executive', location: 'Siyaganj, Indore', openings: 1, postedDaysAgo: 12.4 },
    { title: 'Senior Accountant', location: 'Siyaganj, Indore', openings: 1, postedDaysAgo: 6.2 },
    {
      title: 'Sales Officer',
      location: 'Freeganj, Ujjain',
      openings: 3,
      postedDaysAgo: 2.1,
      otherLocations: ['Dewas', 'Indore'],
    },
    {
      title: 'Pick-up Van Driver (LMV)',
      location: 'Siyaganj, Indore',
      openings: 2,
      postedDaysAgo: 9.7,
    },
    {
      title: 'Warehouse Supervisor',
      location: 'Dewas Naka, Indore',
      openings: 1,
      postedDaysAgo: 4.6,
    },
    { title: 'Store Keeper', location: 'A. B. Road, Dewas', openings: 1, postedDaysAgo: 1.3 },
    { title: 'Mandi Purchase Assistant', location: 'Ujjain', openings: 2, postedDaysAgo: 18.5 },
    {
      title: 'Procurement Executive - Grains',
      location: 'Khandwa',
      openings: 1,
      postedDaysAgo: 7.9,
    },
    {
      title: 'Maintenance Electrician',
      location: 'Sanwer Road, Indore',
      openings: 1,
      postedDaysAgo: 16.8,
    },
    {
      title: 'QC Executive - Food',
      location: 'Sanwer Road, Indore',
      openings: 1,
      postedDaysAgo: 0.4,
    },
    {
      title: 'Dispatch Executive',
      location: 'Dewas Naka, Indore',
      openings: 1,
      postedDaysAgo: 11.2,
    },
    { title: 'Computer Operator', location: 'Siyaganj, Indore', openings: 1, postedDaysAgo: 22.6 },
  ],
  [kaveriSoft]: [
    {
      title: 'Backend Engineer',
      location: 'HSR Layout, Bengaluru',
      openings: 2,
      postedDaysAgo: 3.2,
    },
    {
      title: 'Senior Frontend Engineer',
      location: 'HSR Layout, Bengaluru',
      openings: 1,
      postedDaysAgo: 8.4,
    },
    {
      title: 'React Developer',
      location: 'HSR Layout, Bengaluru',
      openings: 1,
      postedDaysAgo: 0.2,
    },
    { title: 'Java Developer', location: 'Hebbal, Mysuru', openings: 2, postedDaysAgo: 5.7 },
    {
      title: 'Automation Test Engineer',
      location: 'HSR Layout, Bengaluru',
      openings: 1,
      postedDaysAgo: 13.1,
    },
    {
      title: 'DevOps Engineer',
      location: 'HSR Layout, Bengaluru',
      openings: 1,
      postedDaysAgo: 10.6,
    },
    {
      title: 'Product Designer',
      location: 'HSR Layout, Bengaluru',
      openings: 1,
      postedDaysAgo: 1.8,
    },
    {
      title: 'Implementation Consultant',
      location: 'Hebbal, Mysuru',
      openings: 3,
      postedDaysAgo: 9.3,
    },
    {
      title: 'Technical Writer',
      location: 'HSR Layout, Bengaluru',
      openings: 1,
      postedDaysAgo: 19.4,
    },
    { title: 'Data Analyst', location: 'HSR Layout, Bengaluru', openings: 1, postedDaysAgo: 6.9 },
    {
      title: 'Accounts Executive',
      location: 'HSR Layout, Bengaluru',
      openings: 1,
      postedDaysAgo: 17.5,
    },
    { title: 'HR Executive', location: 'HSR Layout, Bengaluru', openings: 1, postedDaysAgo: 2.7 },
    {
      title: 'UI Design Intern',
      location: 'HSR Layout, Bengaluru',
      openings: 2,
      postedDaysAgo: 4.3,
    },
    {
      title: 'Technical Lead',
      location: 'HSR Layout, Bengaluru',
      openings: 1,
      postedDaysAgo: 24.1,
    },
  ],
};
