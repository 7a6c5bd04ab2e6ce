import { expect, test } from 'vitest';
import { markupOf, wordsOf } from '../../../lib/test-markup.tsx';
import { sampleJob } from '../../../test/sample-job.ts';
import WhoPosts from './who-posts.tsx';

const words = async (more: Parameters<typeof sampleJob>[0], language: 'en' | 'hi' = 'en') =>
  wordsOf(await markupOf(<WhoPosts job={sampleJob(more)} />, { language }));

test('a consultant is labelled as one, with or without the client', async () => {
  const consultant = { company_name: 'Sahyadri Staffing', posted_by_type: 'consultant' } as const;
  expect(await words({ ...consultant, client_name: 'Tapti Mills' })).toBe(
    'Posted by Sahyadri Staffing, a consultant, for Tapti Mills.',
  );
  expect(await words(consultant)).toContain('who has not named the company yet');
  expect(await words({ ...consultant, client_name: 'Tapti Mills' }, 'hi')).toContain(
    'Tapti Mills के लिए',
  );
});

test('the poster of a job is shown with their role, if given', async () => {
  expect(await words({ poster_name: 'Lata Rao', poster_role: 'HR manager' })).toMatch(
    /Posted by Lata Rao, HR manager$/,
  );
  expect(await words({ poster_name: 'Lata Rao' })).toMatch(/Posted by Lata Rao$/);
});

test('what is known of the company stands there in the language of the page', async () => {
  const { company } = sampleJob();
  const known = {
    company: {
      ...company,
      industry: 'Pharmaceuticals',
      size_text: '11–50 employees',
      headquarters: 'Indore',
    },
  };
  const unknown = { company: { ...company, industry: null, size_text: null, headquarters: null } };
  expect(await words(known)).toBe('Pharmaceuticals · 11–50 employees · Indore');
  expect(await words(known, 'hi')).toBe('दवा उद्योग · 11–50 कर्मचारी · इंदौर');
  expect(await words(unknown)).toBe('');
});
