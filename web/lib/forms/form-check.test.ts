import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CompanyForm } from '../../../contract/companies.ts';
import { errors } from '../../../contract/errors.ts';
import { JobForm } from '../../../contract/jobs.ts';
import { ProfileForm } from '../../../contract/profiles.ts';
import { mistakesIn } from './form-check.ts';

const checked = (schema: z.ZodType, values: unknown, language: 'en' | 'hi' = 'en') =>
  mistakesIn(async () => schema, values, language);

const posting = {
  title: 'Tailor',
  description: 'Stitch school uniforms.',
  location: 'Tiruppur',
  employment_type: 'full_time',
};

describe('checking a form before it is sent', () => {
  test('finds no mistakes in valid values', async () => {
    expect(await checked(JobForm, posting)).toEqual({});
    expect(await checked(ProfileForm, { name: 'Asha' })).toEqual({});
  });

  test('finds every mistake at once, with the server’s messages', async () => {
    const wrong = { ...posting, title: ' ', location: '', salary_min: 9, salary_max: 8 };
    expect(await checked(JobForm, wrong)).toEqual({
      title: errors['resource.job.missing_title'].en,
      location: errors['resource.job.missing_location'].en,
      salary_min: errors['resource.job.salary_range'].en,
    });
  });

  test('gives the messages in the language of the page', async () => {
    expect(await checked(CompanyForm, { company_name: 'A', industry: 'B' }, 'hi')).toEqual({
      company_description: errors['resource.hr_profile.missing_description'].hi,
    });
  });

  test('says how long a text may be', async () => {
    const mistakes = await checked(JobForm, { ...posting, title: 'x'.repeat(121) });
    expect(mistakes['title']).toContain('120');
  });

  test('names the path of a nested mistake', async () => {
    const experience = [{ id: '1' }, { id: '2', startDate: 'yesterday' }];
    expect(Object.keys(await checked(ProfileForm, { name: 'Asha', experience }))).toEqual([
      'experience.1.startDate',
    ]);
  });

  test('compiles nothing at run time, as the content security policy demands', async () => {
    await checked(z.object({ a: z.string() }), {});
    expect(z.config().jitless).toBe(true);
  });

  test('loads its schema only with the first check', async () => {
    let loads = 0;
    const load = async () => {
      loads += 1;
      return z.string();
    };
    expect(loads).toBe(0);
    await mistakesIn(load, 'text', 'en');
    expect(loads).toBe(1);
  });
});
