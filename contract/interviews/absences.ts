import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { textOr } from '../fields/texts.ts';
import { Interview, MyInterview } from '../interviews.ts';
import { absenceReplies } from './interview-brief.ts';
import { NOTE_MAX_LENGTH } from '../fields/max-lengths.ts';

// After the time of an interview each side can say that the other did not come, and the other can answer. It is told
// to both and counted against nobody who applied.

const note = textOr('request.missing').trim().max(NOTE_MAX_LENGTH).default('');

const Absence = z.object({ note });
const Reply = z.object({ reply: z.enum(absenceReplies, 'request.invalid_value'), note });

const example = { reply: 'was_there', note: 'I waited at gate 2 until noon.' };

const reported = [
  'resource.interview.not_found',
  'resource.interview.over',
  'resource.interview.not_begun',
  'request.too_many_requests',
] as const;
const replied = [
  'resource.interview.not_found',
  'resource.interview.not_missed',
  'resource.application.invalid_transition',
  'request.invalid_value',
  'request.too_many_requests',
] as const;

export const absences = endpoints({
  'POST /barong/resource/interviews/:id/absence': {
    summary: 'Say that the candidate did not come; they are told, and can answer',
    who: 'hr',
    team: 'interviewer',
    params: idParams({ begunInterview: 'recruiter' }),
    body: Absence,
    bodyIsOptional: true,
    output: Interview,
    errors: reported,
  },
  'POST /barong/resource/interviews/:id/reply': {
    summary:
      'Answer a candidate who says that nobody of the company came; another time is offered only while the candidate can be invited',
    who: 'hr',
    team: 'interviewer',
    params: idParams({ missedInterview: 'recruiter' }),
    body: Reply,
    example,
    output: Interview,
    errors: replied,
  },
  'POST /barong/resource/my/interviews/:id/absence': {
    summary: 'Say that nobody of the company came; its panel is told, and can answer',
    who: 'user',
    params: idParams({ begunInterview: 'seeker' }),
    body: Absence,
    bodyIsOptional: true,
    output: MyInterview,
    errors: reported,
  },
  'POST /barong/resource/my/interviews/:id/reply': {
    summary: 'Answer a company that says one did not come: one was there, or asks for another time',
    who: 'user',
    params: idParams({ missedInterview: 'seeker' }),
    body: Reply,
    example,
    output: MyInterview,
    errors: replied,
  },
});
