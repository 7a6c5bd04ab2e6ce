import { describe, expect, test } from 'vitest';
import { errors } from '../../contract/errors.ts';
import { Refusal, refuse } from './refusal.ts';

describe('a refusal', () => {
  test('has the status of its code and the usual body in both languages', () => {
    const refusal = refuse('resource.job.not_found');
    expect(refusal.status).toBe(404);
    for (const language of ['en', 'hi'] as const) {
      expect(refusal.answer(language, 'r1')).toEqual({
        errors: ['resource.job.not_found'],
        messages: [errors['resource.job.not_found'][language]],
        fields: {},
        request_id: 'r1',
      });
    }
  });

  test('of a field has its text at that field too', () => {
    const { fields, messages } = refuse('identity.user.invalid_phone', { field: 'phone' }).answer(
      'en',
      '',
    );
    expect(fields).toEqual({ phone: messages[0] });
  });

  test('fills its values into the text', () => {
    const refusal = refuse('request.too_long', { field: 'title', values: { maximum: 120 } });
    expect(refusal.answer('en', '').fields['title']).toContain('120');
  });

  test('carries the time to wait', () => {
    const refusal = refuse('request.too_many_requests', { retryAfterSeconds: 30 });
    expect([refusal.status, refusal.retryAfterSeconds]).toEqual([429, 30]);
    expect(refuse('request.too_many_requests').retryAfterSeconds).toBeUndefined();
  });

  test('of several rules lists each code and text once, and every field', () => {
    const rule = (field: string) => ({ field, code: 'request.missing' as const, values: {} });
    const refusal = new Refusal([
      rule('title'),
      rule('location'),
      { field: '', code: 'request.invalid_value', values: {} },
    ]);
    const answer = refusal.answer('en', '');
    expect(answer.errors).toEqual(['request.missing', 'request.invalid_value']);
    expect(answer.messages).toHaveLength(2);
    expect(Object.keys(answer.fields)).toEqual(['title', 'location']);
  });

  test('is an Error with a readable message', () => {
    expect(refuse('resource.job.gone')).toBeInstanceOf(Error);
    expect(refuse('resource.job.gone').message).toBe('resource.job.gone');
  });
});
