import { defineMessages } from '../../../lib/messages.ts';

export const jobAnswerMessages = defineMessages({
  en: {
    createdWithoutId: 'Created job is missing an ID',
    noJob: 'Server returned invalid job data format',
    loadedWithoutId: 'Job data is missing an ID',
  },
  hi: {
    createdWithoutId: 'बनी हुई नौकरी का नंबर नहीं मिला',
    noJob: 'सर्वर से नौकरी की जानकारी सही रूप में नहीं आई',
    loadedWithoutId: 'नौकरी की जानकारी में उसका नंबर नहीं है',
  },
});

/** A successful answer with something other than what was requested. */
export class OddAnswer extends Error {
  readonly problem: keyof (typeof jobAnswerMessages)['en'];

  constructor(problem: OddAnswer['problem']) {
    super(problem);
    this.problem = problem;
  }
}

/** Returns the answer if it is a job; without an id it would be useless. */
function checkJob<J extends object>(answer: J, withoutId: OddAnswer['problem']): J {
  const found: unknown = answer;
  if (typeof found !== 'object' || found === null || Array.isArray(found)) {
    throw new OddAnswer('noJob');
  }
  if (!('id' in found) || !Number.isSafeInteger(found.id)) throw new OddAnswer(withoutId);
  return answer;
}

export const createdJob = <J extends object>(answer: J): J => checkJob(answer, 'createdWithoutId');
export const loadedJob = <J extends object>(answer: J): J => checkJob(answer, 'loadedWithoutId');
