import { expect, test } from 'vitest';
import { pageAddress } from './pages.ts';

test.each([
  ['/jobs?page=2', 'https://jobs.example.in/jobs?page=2'],
  ['//evil.example/jobs', 'https://jobs.example.in//evil.example/jobs'],
  ['//', 'https://jobs.example.in//'],
  ['http://evil.example/jobs?page=2', 'https://jobs.example.in/jobs?page=2'],
])('a page asked for as %s is %s, whatever the caller names the server', (target, address) => {
  expect(pageAddress('https://jobs.example.in', target).href).toBe(address);
});
