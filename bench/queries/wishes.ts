import type { Query } from './query.ts';
import { roles } from './roles.ts';

const towns = ['Bengaluru', 'Hyderabad', 'Pune', 'Mumbai', 'Chennai', 'Delhi', 'Noida', 'Gurugram'];
const LAKH = 100_000;

type Wish = (role: string, town: string) => Pick<Query, 'typed' | 'wanted'>;

/** Complete requests: a role with a place, pay, level, work mode or hours. */
const wishes: readonly Wish[] = [
  (role, town) => ({ typed: `${role} in ${town.toLowerCase()}`, wanted: { places: [town] } }),
  (role, town) => ({ typed: `${role} ${town}`, wanted: { places: [town] } }),
  (role) => ({ typed: `${role} above 10 lakhs`, wanted: { payAtLeast: 10 * LAKH } }),
  (role) => ({ typed: `${role} 5 lpa`, wanted: { payAtLeast: 5 * LAKH } }),
  (role) => ({ typed: `remote ${role}`, wanted: { mode: 'remote' } }),
  (role) => ({ typed: `${role} work from home`, wanted: { mode: 'remote' } }),
  (role) => ({ typed: `senior ${role} jobs`, wanted: {} }),
  (role) => ({ typed: `part time ${role}`, wanted: { type: 'part_time' } }),
  (role) => ({ typed: `${role} internship`, wanted: { type: 'internship' } }),
  (role, town) => ({ typed: `i want ${role} job in ${town}`, wanted: { places: [town] } }),
  (role, town) => ({ typed: `${town} mein ${role} ki naukri`, wanted: { places: [town] } }),
  (role) => ({ typed: `looking for ${role} jobs with good salary`, wanted: {} }),
];

const near: Readonly<Record<string, readonly string[]>> = {
  Delhi: ['Delhi', 'Delhi NCR', 'Noida', 'Gurugram'],
  Noida: ['Noida', 'Greater Noida', 'Delhi NCR'],
  Gurugram: ['Gurugram', 'Delhi NCR'],
};

export const wholeWishes: readonly Query[] = roles.slice(0, 60).flatMap(([role, title], index) =>
  [0, 5].map((shift) => {
    const wish = wishes[(index + shift) % wishes.length];
    const town = towns[(index + shift) % towns.length] ?? 'Pune';
    const { typed, wanted } = wish?.(role, town) ?? { typed: role, wanted: {} };
    const places = wanted.places?.flatMap((place) => near[place] ?? [place]);
    return { typed, wanted: { ...wanted, title, ...(places ? { places } : {}) } };
  }),
);
