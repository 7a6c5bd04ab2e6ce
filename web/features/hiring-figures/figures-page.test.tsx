import { expect, test } from 'vitest';
import { wordsOf } from '../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../test/answered-markup.tsx';
import { sampleFigures } from '../../test/sample-figures.ts';
import { answer } from '../../test/stub-server.ts';
import FiguresPage from './figures-page.tsx';

const FIGURES = 'GET /barong/resource/hr/figures';
const figures = sampleFigures(30);

/** The section with this name. */
const sectionOf = (html: string, name: string) =>
  html.split('<section').find((part) => wordsOf(`<section${part}`).startsWith(name)) ?? '';

test('without any application it says so, instead of only showing empty charts', async () => {
  answer(FIGURES, {
    ...figures,
    days: figures.days.map(({ day }) => ({ day, applications: 0 })),
    stages: figures.stages.map(({ stage }) => ({ stage, applications: 0 })),
    times: [],
    closing: [],
    stays: figures.stays.map(({ stage }) => ({ stage, count: 0, median_hours: null })),
  });
  const html = await answeredMarkupOf(<FiguresPage />);
  const stays = sectionOf(html, 'Days in each stage');
  expect(stays).toContain('has left a stage yet');
  expect(stays).not.toMatch(/<figure|role="figure"/);
  const stages = sectionOf(html, 'How far they came');
  expect(stages).toContain('Nobody has applied in these days');
  expect(wordsOf(stages)).not.toContain('%');
  expect(sectionOf(html, 'Applications per day')).toContain('Nobody has applied in these days');
  expect(html).toContain('No open job closes within 7 days.');
});

test('two jobs of one title are told apart by place and day, where one is chosen and in the tables', async () => {
  const other = { location: 'Bhopal', posted_at: '2026-11-09T06:00:00.000Z' };
  const [clerk] = figures.times;
  if (!clerk) throw new Error('No sample');
  answer(FIGURES, {
    ...figures,
    times: [clerk, { ...clerk, job_id: 9, ...other }],
    jobs: [...figures.jobs, { id: 9, title: 'Clerk', ...other }],
  });
  const html = await answeredMarkupOf(<FiguresPage />);
  expect(wordsOf(sectionOf(html, 'How long they wait for you'))).toMatch(
    /Indore · posted 03 Nov 2026 .*Bhopal · posted 09 Nov 2026/,
  );
  const options = html.match(/<option.*?<\/option>/g)?.map(wordsOf);
  expect(options).toContain('Clerk · Bhopal · posted 09 Nov 2026');
  expect(options).toContain('Clerk · Indore · posted 03 Nov 2026');
});

test('names the places of jobs in Hindi', async () => {
  answer(FIGURES, figures);
  const html = await answeredMarkupOf(<FiguresPage />, { language: 'hi' });
  expect(
    html
      .match(/<option.*?<\/option>/g)
      ?.map(wordsOf)
      .join(),
  ).toContain('इंदौर');
});
