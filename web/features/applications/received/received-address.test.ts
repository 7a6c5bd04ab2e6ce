import { expect, test } from 'vitest';
import { readReceivedAddress } from './received-address.ts';

const read = (query: string) => readReceivedAddress(new URLSearchParams(query));

test('the address says status, words, page and the open application', () => {
  expect(read('status=pending&search=asha&page=3&application=12')).toEqual({
    status: 'pending',
    search: 'asha',
    page: 3,
    application: 12,
  });
});

test('what means nothing is left out', () => {
  expect(read('status=all&page=0&application=-4')).toEqual({
    status: '',
    search: '',
    page: 1,
    application: null,
  });
});
