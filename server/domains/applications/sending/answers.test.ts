import { describe, expect, test } from 'vitest';
import type { Session } from '../../../../contract/accounts.ts';
import type { Question } from '../../../../contract/jobs/questions.ts';
import { openTeam } from '../../../test/hiring.ts';
import { register } from '../../../test/people.ts';
import { openPortal } from '../../../test/portal.ts';

const portal = await openPortal();
const { recruiter } = await openTeam(portal);
const seeker: Session = await register(portal, { name: 'Asha Rao' });

const licence = { kind: 'yes_no', text: 'Do you have a licence?', accepted: ['yes'] } as const;
const years = { kind: 'number', text: 'Years on the loom?', least: 2 } as const;
const shift = { kind: 'choice', text: 'Which shift?', choices: ['Day', 'Night'] } as const;
const why = { kind: 'text', text: 'Why this mill?' } as const;

const form = {
  title: 'Loom Fitter',
  description: 'Keeps the looms running.',
  location: 'Indore',
  employment_type: 'full_time',
} as const;

const post = (questions: object[]) =>
  portal.call('POST /barong/resource/jobs', {
    as: recruiter,
    body: { ...form, questions: questions as [] },
  });
const change = (id: number, questions: object[]) =>
  portal.call('PUT /barong/resource/jobs/:id', {
    as: recruiter,
    params: { id },
    body: { questions: questions as [] },
  });
const read = async (id: number): Promise<Question[]> =>
  (await portal.call('GET /barong/public/jobs/:id', { params: { id } })).body.questions;

const apply = (id: number, answers?: object[], as = seeker) =>
  portal.call('POST /barong/resource/jobs/:id/apply', {
    as,
    params: { id },
    body: { cover_letter: 'I fitted looms.', ...(answers ? { answers: answers as [] } : {}) },
  });

/** Answers in the order of the job's questions: an answer, or an answer with its explanation. */
async function answering(id: number, ...replies: (string | [string, string])[]) {
  const questions = await read(id);
  return replies.map((reply, index) => {
    const [answer, explanation] = typeof reply === 'string' ? [reply] : reply;
    return { question_id: questions[index]?.id, answer, ...(explanation ? { explanation } : {}) };
  });
}

async function jobAsking(...questions: object[]): Promise<number> {
  return (await post(questions)).body.id;
}

describe('a job with questions', () => {
  test.each([
    [[{ kind: 'text', text: ' ' }], '0.text', 'resource.job.missing_question'],
    [[why, why], '1.text', 'resource.job.repeated_question'],
    [[{ ...shift, accepted: ['Evening'] }], '0.accepted', 'resource.job.impossible_must_have'],
  ])('is refused with %j', async (questions, at, code) => {
    const { status, body } = await post(questions);
    expect([status, body.errors]).toEqual([422, [code]]);
    expect(Object.keys(body.fields)).toEqual([`questions.${at}`]);
  });

  test('shows them and their must-haves to everybody, and its copy asks them too', async () => {
    const id = await jobAsking(licence, years, shift, why);
    const questions = await read(id);
    expect(questions).toMatchObject([
      { ...licence, choices: [], least: null, most: null },
      { ...years, choices: [], accepted: [], most: null },
      { ...shift, accepted: [], least: null, most: null },
      { ...why, choices: [], accepted: [], least: null, most: null },
    ]);
    const params = { id };
    const { body } = await portal.call('POST /barong/resource/jobs/:id/duplicates', {
      as: recruiter,
      params,
    });
    const copy = await portal.call('GET /barong/public/jobs/:id', {
      as: recruiter,
      params: { id: body.id },
    });
    expect(copy.body.questions).toEqual(questions);
  });

  test('refuses a wrong question at its field', async () => {
    const { status, body } = await post([licence, { ...shift, choices: ['Day'] }]);
    expect([status, Object.keys(body.fields)]).toEqual([422, ['questions.1.choices']]);
  });

  test('changes nothing when other fields are changed', async () => {
    const id = await jobAsking(licence);
    await portal.call('PUT /barong/resource/jobs/:id', {
      as: recruiter,
      params: { id },
      body: { title: 'Fitter' },
    });
    expect(await read(id)).toHaveLength(1);
  });
});

describe('applying', () => {
  test('keeps each question as it was asked, for the company and the seeker', async () => {
    const id = await jobAsking(licence, years);
    const { status, body } = await apply(id, await answering(id, 'yes', '1,200'));
    expect(status).toBe(201);
    const kept = [
      {
        ...licence,
        choices: [],
        least: null,
        most: null,
        answer: 'yes',
        meets_must_have: true,
        explanation: '',
      },
      {
        ...years,
        choices: [],
        accepted: [],
        most: null,
        answer: '1200',
        meets_must_have: true,
        explanation: '',
      },
    ];
    expect(body.answers).toEqual(kept);
    await change(id, [{ ...years, least: 9 }]);
    const params = { id: body.id };
    const mine = await portal.call('GET /barong/resource/my/applications/:id', {
      as: seeker,
      params,
    });
    const received = await portal.call('GET /barong/resource/applications/:id', {
      as: recruiter,
      params,
    });
    expect([mine.body.answers, received.body.answers]).toEqual([kept, kept]);
  });

  test('without answers is refused and says what to do, and so is an answer of the wrong kind', async () => {
    const id = await jobAsking(licence, years);
    const none = await apply(id);
    expect([none.status, none.body.errors, none.body.fields]).toEqual([
      422,
      ['resource.application.missing_answers'],
      { answers: 'This job asks questions. Answer each of them.' },
    ]);
    const wrong = await apply(id, await answering(id, 'maybe'));
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([
      422,
      ['answers.0.answer', 'answers.1.answer'],
    ]);
  });

  test('with an answer that misses a must-have is refused without an explanation, and sent with one', async () => {
    const id = await jobAsking(licence, years);
    const silent = await apply(id, await answering(id, 'no', '2'));
    expect([silent.status, silent.body.errors, Object.keys(silent.body.fields)]).toEqual([
      422,
      ['resource.application.missing_explanation'],
      ['answers.0.explanation'],
    ]);
    const { status, body } = await apply(id, await answering(id, ['no', 'I get it in May.'], '2'));
    expect([status, body.status]).toEqual([201, 'pending']);
    expect(body.answers[0]).toMatchObject({
      answer: 'no',
      meets_must_have: false,
      explanation: 'I get it in May.',
    });
  });

  test('with answers to questions that were changed meanwhile is refused', async () => {
    const id = await jobAsking(licence);
    const answers = await answering(id, 'yes');
    await change(id, [{ ...licence, accepted: ['no'] }]);
    const { status, body } = await apply(id, answers);
    expect([status, body.errors, Object.keys(body.fields)]).toEqual([
      422,
      ['resource.application.questions_changed'],
      ['answers'],
    ]);
  });

  test('to a job without questions needs no answers', async () => {
    const { status, body } = await apply(await jobAsking());
    expect([status, body.answers]).toEqual([201, []]);
  });

  test('again after withdrawing sends the new answers', async () => {
    const id = await jobAsking(years);
    const { body } = await apply(id, await answering(id, '3'));
    await portal.call('POST /barong/resource/applications/:id/withdrawal', {
      as: seeker,
      params: { id: body.id },
    });
    const again = await apply(id, await answering(id, '4'));
    expect([again.body.id, again.body.answers[0]?.answer]).toEqual([body.id, '4']);
  });
});

test('answers are in the exports of the seeker', async () => {
  const person = await register(portal);
  const id = await jobAsking(why);
  await apply(id, await answering(id, 'It is near.'), person);
  const { text } = await portal.call('GET /barong/resource/my/applications.csv', {
    as: person,
    query: {},
  });
  expect(text).toContain('Why this mill? · It is near.');
});

describe('the applications to a job', () => {
  const found = async (id: number, query: object) => {
    const { body } = await portal.call('GET /barong/resource/jobs/:id/applications', {
      as: recruiter,
      params: { id },
      query,
    });
    expect(body.counts['all']).toBe(body.meta.total);
    return body.applications.map(({ user }) => user.username).toSorted();
  };

  test('are found by must-haves and by the answer to one question', async () => {
    const id = await jobAsking(licence, years, shift, why);
    const people: [string, ...(string | [string, string])[]][] = [
      ['Asha', 'yes', '5', 'Day', 'Near home'],
      ['Bina', 'yes', ['1', 'I learn fast'], 'Night', '12'],
      ['Chand', ['no', 'Next month'], '12', 'Night', 'Pay'],
    ];
    for (const [name, ...replies] of people) {
      const as = await register(portal, { name });
      expect((await apply(id, await answering(id, ...replies), as)).status).toBe(201);
    }
    expect(await found(id, { must_haves: 'met' })).toEqual(['Asha']);
    expect(await found(id, { must_haves: 'missed' })).toEqual(['Bina', 'Chand']);
    expect(await found(id, { question: licence.text, answer: 'yes' })).toEqual(['Asha', 'Bina']);
    expect(await found(id, { question: shift.text, answer: ['Night'] })).toEqual(['Bina', 'Chand']);
    expect(await found(id, { question: years.text, answer_least: 2 })).toEqual(['Asha', 'Chand']);
    expect(await found(id, { question: years.text, answer_least: 5, answer_most: 5 })).toEqual([
      'Asha',
    ]);
    // Words are not numbers, even if they look like one.
    expect(await found(id, { question: why.text, answer_most: 20 })).toEqual([]);
    expect(await found(id, { question: why.text, answer_words: 'NEAR' })).toEqual(['Asha']);
    expect(await found(id, { question: shift.text, answer_words: 'Night' })).toEqual([]);
    expect(await found(id, { question: 'Something else?' })).toEqual([]);
    expect(
      await found(id, { must_haves: 'missed', question: licence.text, answer: 'yes' }),
    ).toEqual(['Bina']);
  });

  test('are not found by words that somebody who is hidden wrote', async () => {
    const id = await jobAsking(why);
    await portal.db.updateTable('jobs').set({ is_blind: true }).where('id', '=', id).execute();
    const as = await register(portal, { name: 'Esha' });
    expect((await apply(id, await answering(id, 'Esha of Ujjain'), as)).status).toBe(201);
    expect(await found(id, { question: why.text, answer_words: 'Esha' })).toEqual([]);
  });

  test('are refused if the lowest value is above the highest', async () => {
    const { status, body } = await portal.call('GET /barong/resource/applications', {
      as: recruiter,
      query: { question: years.text, answer_least: 9, answer_most: 2 },
    });
    expect([status, body.errors, Object.keys(body.fields)]).toEqual([
      422,
      ['resource.application.answer_range'],
      ['answer_least'],
    ]);
  });

  test('without questions have neither met nor missed a must-have', async () => {
    const id = await jobAsking();
    await apply(id, [], await register(portal, { name: 'Dev' }));
    expect(await found(id, { must_haves: 'met' })).toEqual([]);
    expect(await found(id, { must_haves: 'missed' })).toEqual([]);
  });
});
