import { keepPreviousData } from '@tanstack/react-query';
import type { Language } from '../../../../contract/endpoint.ts';
import type { ResumeFormat, ResumeSection } from '../../../../contract/profiles/resume-choices.ts';
import { actOf } from '../../../lib/api/use-act.ts';
import { api, apiFile } from '../../../lib/api/api.ts';
import { useReading } from '../../../lib/api/use-reading.ts';

export interface Choices {
  layout: 'classic' | 'modern' | 'compact';
  language: Language;
  pages: 1 | 2;
  sections: readonly ResumeSection[];
  headline: string;
  skills_first: readonly string[];
}

/** A preview of the resume; the last one stays until the next is loaded. */
export const usePreview = (choices: Choices, isReady: boolean) =>
  useReading('GET /barong/resource/built_resume', {
    key: ['built-resume', choices],
    query: { ...choices },
    placeholderData: keepPreviousData,
    enabled: isReady,
  });

export const useTailoring = (job: number | null) =>
  useReading('GET /barong/resource/jobs/:id/tailoring', {
    key: ['tailoring', job],
    params: { id: job ?? 0 },
    enabled: job !== null,
  });

export const useKeepResume = actOf(
  (choices: Choices) =>
    api('POST /barong/resource/built_resume', {
      body: {
        ...choices,
        sections: [...choices.sections],
        skills_first: [...choices.skills_first],
      },
    }),
  { refreshes: [['resumes']] },
);

/** The resume as a file. */
export const fetchResume = (choices: Choices, format: ResumeFormat) =>
  apiFile('GET /barong/resource/built_resume/file', { query: { ...choices, format } });
