/** What candidates do with an application that they have sent, besides writing messages. */
export const candidateAnswers = [
  'withdrawn',
  'interview_chosen',
  'interview_cancelled',
  'interview_missed',
  'interview_was_there',
  'interview_again',
  'offer_accepted',
  'offer_declined',
] as const;

/** What a company's dashboard reports about candidates. */
export const candidateActs = ['applied', 'message', ...candidateAnswers] as const;
export type CandidateAct = (typeof candidateActs)[number];
