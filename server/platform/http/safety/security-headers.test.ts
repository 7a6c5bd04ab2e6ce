import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

const rulesOf = (policy: string) =>
  new Map(
    policy.split('; ').map((rule): [string, string[]] => {
      const [name = '', ...sources] = rule.split(' ');
      return [name, sources];
    }),
  );

test('scripts run only from our own address or with the nonce of the response', () => {
  const scripts = rulesOf(contentSecurityPolicy('abc123')).get('script-src');
  expect(scripts).toEqual(["'self'", "'nonce-abc123'"]);
  expect(rulesOf(contentSecurityPolicy()).get('script-src')).toEqual(["'self'"]);
});

test('pages load nothing from other sites, send nothing to them and cannot be framed by them', () => {
  const rules = rulesOf(contentSecurityPolicy('abc123'));
  for (const [name, sources] of rules) {
    if (name.startsWith('report-') || name === 'form-action') continue;
    expect(sources.length, name).toBeGreaterThan(0);
    for (const source of sources) {
      expect(source, name).toMatch(/^('self'|'none'|'unsafe-inline'|'nonce-abc123'|data:|blob:)$/);
    }
  }
  expect(rules.get('default-src')).toEqual(["'self'"]);
  expect(rules.get('object-src')).toEqual(["'none'"]);
  expect(rules.get('frame-ancestors')).toEqual(["'none'"]);
  // Paying leads to the gateway's own page by a form.
  expect(rules.get('form-action')).toEqual(["'self'", 'https://api.razorpay.com']);
  expect(rules.get('base-uri')).toEqual(["'none'"]);
});

test('pages may have inline styles, but no inline scripts and no eval', () => {
  const inline = [...rulesOf(contentSecurityPolicy('abc123'))].filter(([, sources]) =>
    sources.includes("'unsafe-inline'"),
  );
  expect(inline.map(([name]) => name)).toEqual(['style-src']);
  expect(contentSecurityPolicy('abc123')).not.toContain('unsafe-eval');
});
