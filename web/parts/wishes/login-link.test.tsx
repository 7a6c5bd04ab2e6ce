import { Link } from 'react-router';
import { describe, expect, test } from 'vitest';
import { useLoginLink } from './login-link.ts';
import { safeNext } from '../../lib/paths.ts';
import { markupOf } from '../../lib/test-markup.tsx';
import type { Wish } from './wish.ts';

function linkOn(address: string, wish: Wish): { href: URL; html: string } {
  function Way() {
    return <Link {...useLoginLink(wish, 7)}>Apply Now</Link>;
  }
  const html = markupOf(<Way />, { address });
  const href = /href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  return { href: new URL(href, 'http://own.test'), html };
}

describe('a guest’s link to the login', () => {
  test.each([
    ['/jobs/7/driver', 'apply', '/jobs/7/driver?apply=7'],
    ['/jobs?search=cook&page=2', 'save', '/jobs?search=cook&page=2&save=7'],
    ['/?save=3', 'save', '/?save=7'],
  ] as const)('leads from %s with %s to the login and back to %s', (address, wish, back) => {
    const { href } = linkOn(address, wish);
    expect(href.pathname).toBe('/auth/login');
    expect(href.searchParams.get('next')).toBe(back);
    expect(safeNext(href.searchParams.get('next'), 'refused')).toBe(back);
  });

  test('has the role of a button, and search engines do not follow it', () => {
    const { html } = linkOn('/jobs/7', 'apply');
    expect(html).toMatch(/<a[^>]+role="button"/);
    expect(html).toMatch(/<a[^>]+rel="nofollow"/);
    expect(html).toContain('>Apply Now</a>');
  });

  test('leads back to addresses in any script', () => {
    const { href } = linkOn(`/jobs?search=${encodeURIComponent('नर्स & आया')}`, 'save');
    const back = new URL(href.searchParams.get('next') ?? '', 'http://own.test');
    expect(back.searchParams.get('search')).toBe('नर्स & आया');
    expect(back.searchParams.get('save')).toBe('7');
  });
});
