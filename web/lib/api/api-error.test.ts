import { expect, test } from 'vitest';
import { ApiError, nullIfMissing } from './api-error.ts';

const refusal = (code: string) => ({ errors: [code], messages: [], fields: {}, request_id: '' });

test('what does not exist is null', () => {
  expect(nullIfMissing(new ApiError(404, refusal('resource.profile.not_found')))).toBeNull();
});

test.each([
  ['the page of a proxy', new ApiError(404, null)],
  ['another refusal', new ApiError(403, refusal('authz.unauthorized'))],
  ['a mistake of the page itself', new TypeError('x is not a function')],
])('%s is not taken for something that does not exist', (_, failure) => {
  expect(() => nullIfMissing(failure)).toThrow(failure);
});
