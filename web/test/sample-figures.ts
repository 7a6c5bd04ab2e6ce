import {
  answerSpans,
  type HiringFigures,
  hiringStages,
  passedStages,
} from '../../contract/hiring-figures.ts';

const apart = { location: 'Indore', posted_at: '2026-11-03T06:00:00.000Z' };

/**
 * Figures for this many days up to 22 November 2026; the number of applications on each day is its day of the month.
 */
export const sampleFigures = (days: number): HiringFigures => ({
  days: Array.from({ length: days }, (_, at) => {
    const day = new Date(Date.UTC(2026, 10, 22 - (days - 1 - at)));
    return { day: day.toISOString().slice(0, 10), applications: day.getUTCDate() };
  }),
  stages: hiringStages.map((stage, at) => ({ stage, applications: 40 - at * 10 })),
  sources: [
    { source: 'search', applications: 25 },
    { source: 'referral', applications: 15 },
  ],
  times: [
    {
      job_id: 7,
      job_title: 'Clerk',
      ...apart,
      applications: 40,
      first_look: { count: 30, median_hours: 5.2, p90_hours: 70 },
      answer: { count: 0, median_hours: null, p90_hours: null },
    },
  ],
  answers: answerSpans.map((within, at) => ({ within, applications: at === 1 ? 12 : 0 })),
  stays: passedStages.map((stage, at) => ({
    stage,
    count: at < 3 ? 20 - at : 0,
    median_hours: at < 3 ? 12 + at * 48 : null,
  })),
  closing: [
    {
      job_id: 8,
      job_title: 'Cook',
      ...apart,
      expires_at: '2026-11-25T18:29:59.000Z',
      applications: 3,
    },
  ],
  jobs: [
    { id: 8, title: 'Cook', ...apart },
    { id: 7, title: 'Clerk', ...apart },
  ],
});
