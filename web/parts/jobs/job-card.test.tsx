import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Job } from '../../../contract/jobs.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { markupOf } from '../../lib/test-markup.tsx';
import { JobCard, type JobCardProps } from './job-card.tsx';
import { sampleListedJob } from './sample-listed-job.ts';
import { DOT } from '../../lib/format/separator.ts';

beforeEach(
  () => void vi.useFakeTimers({ now: new Date('2026-11-20T06:00:00Z'), toFake: ['Date'] }),
);
afterEach(() => void vi.useRealTimers());

const card = (
  job: Partial<Job> = {},
  props: Partial<JobCardProps> = {},
  language: Language = 'en',
) => markupOf(<JobCard job={sampleListedJob(job)} {...props} />, { language });
const factsIn = (html: string) =>
  [...html.matchAll(/<svg.*?<\/svg>([^<]+)<\/li>/g)].map(([, fact]) => fact);

describe('a job in a list', () => {
  test('is an article whose heading is the only link to its page', () => {
    const html = card();
    expect(html).toMatch(/^<article/);
    expect(html.match(/<a\b/g)).toHaveLength(1);
    expect(html).toMatch(/<h3[^>]*><a[^>]*>Staff Nurse<\/a><\/h3>/);
    expect(html).toContain('href="/jobs/7/staff-nurse-nashik-maharashtra"');
    expect(card({}, { headingLevel: 'h2' })).toMatch(/<h2[^>]*><a/);
  });

  test('says so if its source gave no date', () => {
    expect(card()).toContain('Posted 2 days ago');
    const job = { is_date_given: false };
    expect(card(job)).toContain('<span>Date not given</span>');
    expect(card(job)).not.toContain('Posted');
    expect(card(job, {}, 'hi')).toContain('तारीख नहीं दी गई');
  });

  test('says that its company was checked, and for whom a consultant hires', () => {
    const whose = (job: Partial<Job>, language?: Language) =>
      card(job, {}, language)
        .match(/<p class="note">(.*?)<\/p>/)?.[1]
        ?.replaceAll(/<[^>]+>/g, '');
    expect(whose({})).toBe('Godavari Hospital');
    const job = { company_checked: true, client_name: 'Narmada Mills' };
    expect(whose(job)).toBe('Godavari Hospital ✓ Checked, for Narmada Mills');
    expect(whose(job, 'hi')).toBe('Godavari Hospital ✓ जाँची हुई, Narmada Mills के लिए');
  });

  test('shows company, pay and the known facts, in this order, and a work mode other than on-site', () => {
    const html = card({ experience_min_years: 1, experience_max_years: 3 });
    expect(html).toContain('Godavari Hospital');
    expect(html).toContain('₹2.4–3.6 LPA');
    expect(factsIn(html)).toEqual(['Nashik, Maharashtra', 'Full-time', '1–3 years']);
  });

  test('says that there is no vacancy yet, because people apply from the card too', () => {
    expect(factsIn(card({ is_for_later: true }))).toContain('Pool for later');
    expect(factsIn(card({ is_for_later: true }, {}, 'hi'))).toContain('बाद के लिए सूची');
  });

  test('names the first of several places and the number of others', () => {
    const html = card({ location: 'Nashik', locations: ['Nashik', 'Pune', 'Surat'] });
    expect(factsIn(html)[0]).toBe('Nashik +2');
  });

  test('says within how many days the company answers, and how often once that is known', () => {
    expect(card()).toContain('<span>Answers within 14 days</span>');
    expect(card({ answers_in_time_percent: 82 })).toContain(
      `Answers within 14 days${DOT}82% in time`,
    );
    expect(card({}, {}, 'hi')).toContain('14 दिन में जवाब');
    expect(card({ answer_days: null })).not.toContain('Answers');
    expect(card({ state: 'closed' })).not.toContain('Answers');
  });

  test('leaves out facts that the job does not have', () => {
    const html = card({
      employment_type: null,
      experience_level: null,
      work_mode: null,
      salary_min: null,
      salary_max: null,
      skills: [],
    });
    expect(factsIn(html)).toEqual(['Nashik, Maharashtra']);
    expect(html).toContain('Not disclosed');
    expect(html).not.toMatch(/undefined|null|NaN/);
  });

  test('shows the level when no years are required', () => {
    expect(factsIn(card())).toContain('Entry');
  });

  test('shows three skills, or the given number, and counts the rest', () => {
    const skills = ['GNM', 'ICU', 'OT', 'BLS', 'ACLS'];
    expect(card({ skills })).toContain('+2');
    expect(card({ skills }, { skillsMax: 5 })).not.toMatch(/\+\d/);
  });

  test('is marked with the language of the job, whatever the language of the page', () => {
    const html = card({ title: 'नर्स', language: 'hi' }, { showPreview: true });
    expect(html).toMatch(/<a[^>]*lang="hi"[^>]*>नर्स/);
    expect(html).toMatch(/<p[^>]*lang="hi"[^>]*>Cares for patients/);
    expect(html).toContain('href="/jobs/7/नर्स-nashik-maharashtra"');
  });

  test('has its other texts in the language of the page', () => {
    const html = card({}, {}, 'hi');
    expect(html).toContain('₹2.4–3.6 लाख सालाना');
    expect(factsIn(html)).toContain('फ़ुल-टाइम');
  });
});

describe('the bottom line of a card', () => {
  test.each([
    ['2026-11-20T05:00:00Z', 'Posted today'],
    ['2026-11-19T05:00:00Z', 'Posted yesterday'],
    ['2026-11-18T05:00:00Z', 'Posted 2 days ago'],
    ['2026-09-01T05:00:00Z', 'Posted 01 Sep 2026'],
  ])('of a job of %s says %s', (posted_at, words) => {
    expect(card({ posted_at })).toContain(words);
  });

  test.each([
    ['2026-11-20T10:00:00Z', 'Closes today', 'आज बंद होगी'],
    ['2026-11-21T10:00:00Z', 'Closes tomorrow', 'कल बंद होगी'],
    ['2026-11-27T10:00:00Z', 'Closes in 7 days', '7 दिन में बंद होगी'],
  ])('of a job that ends %s says %s', (expires_at, english, hindi) => {
    expect(card({ expires_at })).toContain(english);
    expect(card({ expires_at }, {}, 'hi')).toContain(hindi);
  });

  test('does not mention an end that is far away', () => {
    expect(card({ expires_at: '2026-11-28T10:00:00Z' })).not.toContain('Closes');
  });

  test.each(['draft', 'closed', 'expired'] as const)(
    'of a %s job says that it is no longer open',
    (state) => {
      expect(card({ state })).toContain('Posting no longer active');
      expect(card({ state }, { showClock: false })).not.toContain('Posting no longer active');
    },
  );

  test('is missing if it would contain only the day of posting, which is beside the pay', () => {
    const html = card({ answer_days: null });
    expect(html).not.toContain('class="stitch ');
    expect(html).toMatch(/LPA<\/p><span[^>]*><span[^>]*>Posted 2 days ago/);
    expect(card({ answer_days: null }, { state: 'Applied' })).toContain('class="stitch ');
  });

  test('can show a status in place of its date', () => {
    const html = card({}, { state: 'Applied' });
    expect(html).toContain('Applied');
    expect(html).not.toContain('Posted');
  });
});

test('actions are above the link that covers the card, so that they can be pressed', () => {
  const html = card({}, { corner: <button type="button">Save</button>, actions: 'Apply' });
  expect(html).toMatch(/<div class="relative z-sticky[^"]*"><button type="button">Save/);
  expect(html).toMatch(/<div class="relative z-sticky[^"]*">Apply/);
});
