import type { Language } from '../../../contract/endpoint.ts';
import { applicationSourceLabels } from '../../../contract/format/application-sources.ts';
import { answerSpanLabels, hiringStageLabels } from '../../../contract/format/hiring-stages.ts';
import { applicationStatusLabels } from '../../../contract/format/labels.ts';
import { dateInIndia } from '../../../contract/format/today.ts';
import type { FigureTable, HiringFigures } from '../../../contract/hiring-figures.ts';

// The words in the tables that are saved.

const headings: Record<Language, Record<FigureTable, string[]>> = {
  en: {
    days: ['Day', 'Applications'],
    stages: ['Stage', 'Applications'],
    sources: ['How they came', 'Applications'],
    times: [
      'Job',
      'Place',
      'Posted',
      'Applications',
      'Looked at',
      'First look: median hours',
      'First look: 90 % within hours',
      'Answered',
      'Answer: median hours',
      'Answer: 90 % within hours',
    ],
    answers: ['Answered', 'Applications'],
    stays: ['Stage', 'Left it', 'Median hours in it'],
    closing: ['Job', 'Place', 'Posted', 'Applications', 'Closes'],
  },
  hi: {
    days: ['दिन', 'आवेदन'],
    stages: ['चरण', 'आवेदन'],
    sources: ['कैसे आए', 'आवेदन'],
    times: [
      'नौकरी',
      'जगह',
      'पोस्ट हुई',
      'आवेदन',
      'देखे गए',
      'पहली बार देखना: आधे इतने घंटों में',
      'पहली बार देखना: 90 % इतने घंटों में',
      'जवाब दिए गए',
      'जवाब: आधे इतने घंटों में',
      'जवाब: 90 % इतने घंटों में',
    ],
    answers: ['जवाब कब मिला', 'आवेदन'],
    stays: ['चरण', 'आगे बढ़े', 'आधे इतने घंटों में'],
    closing: ['नौकरी', 'जगह', 'पोस्ट हुई', 'आवेदन', 'बंद होगी'],
  },
};

const rounded = (hours: number | null) => (hours === null ? '' : hours.toFixed(1));

export function recordsOf(
  { days, stages, sources, times, answers, stays, closing }: HiringFigures,
  table: FigureTable,
  language: Language,
): string[][] {
  const rows = {
    days: () => days.map(({ day, applications }) => [day, `${applications}`]),
    stages: () =>
      stages.map(({ stage, applications }) => [
        hiringStageLabels[language][stage],
        `${applications}`,
      ]),
    sources: () =>
      sources.map(({ source, applications }) => [
        applicationSourceLabels[language][source],
        `${applications}`,
      ]),
    times: () =>
      times.map(({ job_title, location, posted_at, applications, first_look, answer }) => [
        job_title,
        location,
        dateInIndia(posted_at),
        `${applications}`,
        ...[first_look, answer].flatMap(({ count, median_hours, p90_hours }) => [
          `${count}`,
          rounded(median_hours),
          rounded(p90_hours),
        ]),
      ]),
    answers: () =>
      answers.map(({ within, applications }) => [
        answerSpanLabels[language][within],
        `${applications}`,
      ]),
    stays: () =>
      stays.map(({ stage, count, median_hours }) => [
        applicationStatusLabels[language][stage],
        `${count}`,
        rounded(median_hours),
      ]),
    closing: () =>
      closing.map(({ job_title, location, posted_at, applications, expires_at }) => [
        job_title,
        location,
        dateInIndia(posted_at),
        `${applications}`,
        dateInIndia(expires_at),
      ]),
  };
  return [headings[language][table], ...rows[table]()];
}
