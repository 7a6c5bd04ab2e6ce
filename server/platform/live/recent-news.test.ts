import { afterEach, expect, test, vi } from 'vitest';
import { recentNews } from './recent-news.ts';

let now = 0;
vi.spyOn(performance, 'now').mockImplementation(() => now);
afterEach(() => {
  now = 0;
});

test('news is remembered for half a minute, each topic once, by account', () => {
  const news = recentNews();
  news.note(1, 'applications');
  now = 20_000;
  news.note(1, 'notifications');
  news.note(1, 'notifications');
  news.note(2, 'applications');
  expect(news.of(1)).toEqual(['applications', 'notifications']);
  now = 30_000;
  expect(news.of(1)).toEqual(['notifications']);
  expect(news.of(3)).toEqual([]);
});

test('news about several things of a topic is remembered as news about the topic', () => {
  const news = recentNews();
  news.note(1, 'applications/7');
  news.note(1, 'applications/8,9');
  expect(news.of(1)).toEqual(['applications']);
});

test('what everybody missed is told to everybody', () => {
  const news = recentNews();
  news.note('everybody', 'everything');
  news.note(1, 'applications');
  expect([news.of(1), news.of(2)]).toEqual([['everything', 'applications'], ['everything']]);
});

test('accounts without recent news take no memory', () => {
  const news = recentNews();
  for (let account = 1; account <= 100; account += 1) news.note(account, 'applications');
  now = 29_999;
  news.note(7, 'notifications');
  news.forgetOld();
  expect(news.size).toBe(100);
  now = 30_000;
  news.forgetOld();
  expect([news.size, news.of(7)]).toEqual([1, ['notifications']]);
});
