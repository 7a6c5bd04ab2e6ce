import { expect, test } from 'vitest';
import { type JobChoice, ofEachJobChoice } from '../../../../contract/jobs/choices/job-choices.ts';
import { Numbering } from './numbering.ts';
import { type CountsOfValues, type JobRow, Segment } from './segment.ts';
import { Values } from './values.ts';
import { GrowingLists } from './word-lists.ts';

const jobWith = (skills: string[]): JobRow => ({
  job_id: 1,
  posted_us: 0,
  expires_ms: 0,
  company_id: 1,
  salary_min_inr: null,
  salary_max_inr: null,
  is_slow_to_answer: false,
  conditions: [],
  experience_years: [],
  cities: [],
  skills,
  title: 'Tailor',
  tsv: "'tailor':1A",
  employment_type: null,
  ...ofEachJobChoice<Record<JobChoice, null>>(() => null),
  industry: null,
});

test('texts of jobs are read in any order', () => {
  const names = { words: new Numbering(), forms: new Numbering(), values: new Values() };
  const segment = new Segment(names, () => new GrowingLists(), 0);
  segment.add(jobWith([]));
  segment.add({ ...jobWith([]), title: 'Gas Welder', tsv: "'gas':1A 'welder':2A" });
  const lengthAt = (slot: number) => segment.textOf(slot).titleLength;
  expect([1, 1, 0, 1, 0, 0].map(lengthAt)).toEqual([2, 2, 1, 2, 1, 1]);
});

test('an imported job may have any number of skills, and each is counted', () => {
  const names = { words: new Numbering(), forms: new Numbering(), values: new Values() };
  const segment = new Segment(names, () => new GrowingLists(), 0);
  const skills = Array.from({ length: 500 }, (_, nth) => `Skill ${nth}`);
  segment.add(jobWith(['Sewing']));
  segment.add(jobWith(skills));
  expect(segment.valuesOf(1)).toHaveLength(500);
  const counted: CountsOfValues = {
    counts: new Uint32Array(1_000),
    numbers: new Uint32Array(1_000),
    size: 0,
  };
  for (const slot of [0, 1, 1]) segment.countValues(slot, counted);
  expect(counted.size).toBe(501);
  expect([...counted.counts.subarray(0, 502)]).toEqual([1, ...skills.map(() => 2), 0]);
});
