import { describe, expect, test } from 'vitest';
import { type Compared, isSameJob } from './copies.ts';

const text =
  'Sews the uniforms of schools on overlock and single needle machines, checks each piece, keeps the machine clean and helps new colleagues in the first weeks of their work.';
const job = (more: Partial<Compared> = {}): Compared => ({
  title: 'Senior Tailor',
  description: text,
  location: 'Sanwer Road, Indore',
  employment_type: 'full_time',
  work_mode: 'onsite',
  salary_min_inr: 216_000,
  salary_max_inr: 264_000,
  ...more,
});

describe('postings that are one job', () => {
  test.each<[string, Partial<Compared>]>([
    ['as it is', {}],
    [
      'in another case and punctuation',
      { title: 'SENIOR  tailor.', location: 'Sanwer Road Indore' },
    ],
    ['at a place that is said less exactly', { location: 'Indore' }],
    [
      'of which a source says less',
      { employment_type: null, work_mode: null, salary_min_inr: null, salary_max_inr: null },
    ],
    ['whose text a source has cut', { description: text.slice(0, 120) }],
    ['without a text', { description: '' }],
    ['with pay that overlaps', { salary_min_inr: 250_000, salary_max_inr: 300_000 }],
    [
      'with a line of the source around its text',
      { description: `About us. ${text} Apply now on our portal.` },
    ],
    ['of which one source names the shift', { description: `${text} Night shift.` }],
  ])('%s', (_, other) => {
    expect(isSameJob(job(), job(other))).toBe(true);
    expect(isSameJob(job(other), job())).toBe(true);
  });
});

describe('postings that are two jobs', () => {
  const night = { description: `${text} Night shift, 10 pm to 6 am.` };
  test.each<[string, Partial<Compared>, Partial<Compared>?]>([
    ['two shifts of the same role', { description: `${text} Day shift.` }, night],
    [
      'two shifts in the title',
      { title: 'Senior Tailor, day shift' },
      { title: 'Senior Tailor, night shift' },
    ],
    ['दो पालियाँ', { description: `${text} रात की पाली` }, { description: `${text} सुबह की पाली` }],
    ['another place', { location: 'Bhopal' }],
    ['another area of the city', { location: 'Vijay Nagar, Indore' }],
    ['another title', { title: 'Tailor' }],
    ['another kind of work', { employment_type: 'internship' }],
    ['at home and at the mill', { work_mode: 'remote' }],
    ['pay that does not overlap', { salary_min_inr: 400_000, salary_max_inr: 500_000 }],
    [
      'another text',
      {
        description:
          'Plans the weekly cutting of woollen cloth, buys thread from mills, and answers for four cutters and two helpers in the new hall near the ring road.',
      },
    ],
    ['an unknown place', { location: '' }],
  ])('%s', (_, other, one = {}) => {
    expect(isSameJob(job(one), job(other))).toBe(false);
    expect(isSameJob(job(other), job(one))).toBe(false);
  });
});
