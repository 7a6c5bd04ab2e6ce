import type { Language } from '../../../contract/endpoint.ts';
import { applicationSourceLabels } from '../../../contract/format/application-sources.ts';
import { hiringStageLabels } from '../../../contract/format/hiring-stages.ts';
import type { FigureTable, HiringFigures } from '../../../contract/hiring-figures.ts';

// The words of the tables that are saved.

const headings: Record<Language, Record<FigureTable, string[]>> = {
  en: {
    days: ['Day', 'Applications'],
    stages: ['Stage', 'Applications'],
    sources: ['How they came', 'Applications'],
    times: [
      'Job',
      'Applications',
      'Looked at',
      'First look: median hours',
      'First look: 90 % within hours',
      'Answered',
      'Answer: median hours',
      'Answer: 90 % within hours',
    ],
  },
  hi: {
    days: ['दिन', 'आवेदन'],
    stages: ['चरण', 'आवेदन'],
    sources: ['कैसे आए', 'आवेदन'],
    times: [
      'नौकरी',
      'आवेदन',
      'देखे गए',
      'पहली बार देखना: आधे इतने घंटों में',
      'पहली बार देखना: 90 % इतने घंटों में',
      'जवाब दिए गए',
      'जवाब: आधे इतने घंटों में',
      'जवाब: 90 % इतने घंटों में',
    ],
  },
};

const rounded = (hours: number | null) => (hours === null ? '' : hours.toFixed(1));

export function recordsOf(
  { days, stages, sources, times }: HiringFigures,
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
      times.map(({ job_title, applications, first_look, answer }) => [
        job_title,
        `${applications}`,
        ...[first_look, answer].flatMap(({ count, median_hours, p90_hours }) => [
          `${count}`,
          rounded(median_hours),
          rounded(p90_hours),
        ]),
      ]),
  };
  return [headings[language][table], ...rows[table]()];
}
