import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { type Language, languages, type Role } from '../../../contract/endpoint.ts';
import { roleOfPath } from '../../lib/paths.ts';
import { markupOf } from '../../lib/test-markup.tsx';
import { AppHeader } from './app-header.tsx';
import { AppLoading } from './app-loading.tsx';
import { atBottom } from './menus/menu.ts';
import { menuOf } from './menus/menu-items.ts';
import NotFoundPage from './not-found-page.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import { BottomNav, Sidebar } from './menus/role-menu.tsx';
import { SmallFooter } from './small-footer.tsx';
import { LanguageSwitch, ThemeSwitch } from './menus/visitor-settings.tsx';

function markup(
  element: ReactElement,
  address = '/',
  language: Language = 'en',
  offered: readonly Language[] = languages,
) {
  const socialLinks = [{ site: 'x', url: 'https://x.com/jobs' }];
  const root = {
    languages: offered,
    theme: 'system',
    publicUrl: '',
    demo: false,
    socialLinks,
    look: { name: null, logo: null, accent: null, css: null },
  };
  return markupOf(element, { address, language, root });
}

const linksIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*href="([^"]+)"/g)].map(([, to]) => to);
const roles = ['user', 'hr', 'admin'] as const satisfies readonly Role[];

describe.each(roles)('the menu of %s', (role) => {
  const sidebar = markup(<Sidebar role={role} />, `/dashboard/${role}`);
  const bottom = markup(<BottomNav role={role} />, `/dashboard/${role}`);

  test('has only the pages of that role, each with a label', () => {
    for (const { to } of atBottom(menuOf[role])) expect(roleOfPath(to)).toBe(role);
    const order = 'entries with the same `section` stand together in menu-items.ts';
    expect(linksIn(sidebar), order).toEqual(['/', ...menuOf[role].map(({ to }) => to)]);
    const named = sidebar.match(/<a\b[^>]*aria-label="[^"]+"/g);
    expect(named).toHaveLength(linksIn(sidebar).length);
  });

  test('ends with the settings, which every role has', () => {
    const settings = role === 'admin' ? '/admin/settings' : '/settings';
    expect(linksIn(sidebar).at(-1)).toBe(settings);
  });

  test('has, at the bottom of a phone, everything that the account menu lacks, with labels', () => {
    const others = menuOf[role].filter(({ sidebarOnly }) => !sidebarOnly);
    expect(linksIn(bottom)).toEqual(others.map(({ to }) => to));
    expect(bottom.match(/<span[^>]*>[^<]+<\/span>/g)).toHaveLength(linksIn(bottom).length);
    expect(linksIn(bottom).length).toBeLessThanOrEqual(5);
  });

  test('marks the current page once', () => {
    for (const html of [sidebar, bottom]) {
      expect(html.match(/aria-current="page"/g)).toHaveLength(1);
      expect(html).toMatch(/<nav aria-label="Main menu"/);
    }
  });
});

test.each([
  ['/hr/jobs/7/edit', 'hr', '/hr/postings'],
  ['/hr/postings?status=draft', 'hr', '/hr/postings'],
  ['/profile/edit', 'user', '/user/profile'],
  ['/user/resume-builder', 'user', '/user/profile'],
  ['/user/applications/4', 'user', '/user/applications'],
  ['/user/interviews/4', 'user', '/user/applications'],
] as const)('%s is marked under an entry in the menu of %s', (address, role, place) => {
  const html = markup(<Sidebar role={role} />, address);
  expect(html).toMatch(
    new RegExp(
      `<a\\b[^>]*aria-current="page"[^>]*href="${place}"|<a\\b[^>]*href="${place}"[^>]*aria-current="page"`,
    ),
  );
});

test.each([
  ['/user/saved', 'user', '/user/jobs'],
  ['/user/alerts', 'user', '/user/jobs'],
  ['/settings', 'user', '/user/profile'],
  ['/notifications', 'user', '/dashboard/user'],
  ['/hr/interviews', 'hr', '/hr/applications'],
] as const)('at the bottom of a phone, %s of %s is marked under %s', (address, role, place) => {
  const html = markup(<BottomNav role={role} />, address);
  const [marked] = html.match(/<a\b[^>]*aria-current="page"[^>]*>/) ?? [];
  expect(marked).toContain(`href="${place}"`);
});

test('at the bottom of a phone, no entry is marked for a page that belongs to none of them', () => {
  const role: Role = 'hr';
  expect(markup(<BottomNav role={role} />, '/hr/team')).not.toContain('aria-current');
});

test('a page outside the menu marks none', () => {
  const role: Role = 'user';
  expect(markup(<Sidebar role={role} />, '/user/jobsearch')).not.toContain('aria-current');
});

describe('the header of signed-in people', () => {
  const header = (role: Role, language: Language = 'en') =>
    markup(<AppHeader role={role} name="Asha Rao" bell={null} />, '/', language);

  test.each([
    ['user', 'Job Seeker', '/user/jobs', 'Search jobs, companies or skills'],
    ['hr', 'Recruiter', '/hr/find', 'Search candidates and your jobs'],
    ['admin', 'Admin', '/admin/find', 'Search users and companies'],
  ] as const)('of %s says who they are and searches what is theirs', (role, name, path, label) => {
    const html = header(role);
    expect(html).toContain(name);
    expect(html).toMatch(new RegExp(`<form[^>]*action="${path}"`));
    expect(html).toContain(label);
    expect(html).toContain('Asha Rao');
  });

  test('has no control nested in another', () => {
    for (const role of roles) {
      expect(header(role)).not.toMatch(/<a\b[^>]*>(?:(?!<\/a>).)*<button/);
      expect(header(role)).not.toMatch(/<button\b[^>]*>(?:(?!<\/button>).)*<a\b/);
    }
  });

  test('speaks Hindi', () => {
    expect(header('user', 'hi')).toContain('Asha Rao का खाता मेन्यू');
  });
});

describe('the header of everybody', () => {
  test('is a guest’s until scripts run: jobs, companies, login and registration', () => {
    const links = linksIn(markup(<PublicHeader />));
    for (const path of ['/', '/jobs', '/companies', '/about', '/auth/login', '/auth/register']) {
      expect(links).toContain(path);
    }
  });

  test('marks the current page in each of its two menus', () => {
    const html = markup(<PublicHeader />, '/companies');
    expect(html.match(/aria-current="page"/g)).toHaveLength(2);
  });

  test('stands in one place on every page, as does the footer', () => {
    const width = (html: string) => html.match(/\bmax-w-[\w-]+/)?.[0];
    const widths = ['/', '/jobs', '/companies'].map((at) => width(markup(<PublicHeader />, at)));
    expect(new Set([...widths, width(markup(<PublicFooter />))]).size).toBe(1);
  });
});

test('the footer links to the public pages', () => {
  const links = linksIn(markup(<PublicFooter />));
  const all = ['/about', '/privacy', '/terms', '/contact', '/privacy#grievance', '/accessibility'];
  const guides = ['/post-job', '/salary-guide', '/career-advice', '/resources', '/hr-solutions'];
  for (const path of [...all, ...guides, 'https://x.com/jobs']) expect(links).toContain(path);
  expect(linksIn(markup(<SmallFooter />))).toEqual(
    expect.arrayContaining(all.filter((path) => path !== '/about')),
  );
});

test('an unknown address offers a search for jobs, which works without scripts', () => {
  const html = markup(<NotFoundPage />, '/nowhere');
  expect(html).toMatch(/<form[^>]*action="\/jobs"[^>]*>.*<input[^>]*name="search"/);
});

test('a page that is loading says so', () => {
  expect(markup(<AppLoading />)).toContain('Loading');
});

describe('the other language', () => {
  const switchOn = (address: string, language: Language = 'en') =>
    new URL(
      (linksIn(markup(<LanguageSwitch />, address, language))[0] ?? '').replaceAll('&amp;', '&'),
      'https://jobs.example.in',
    ).searchParams;

  test('is one plain link away, and leads back to the same search', () => {
    expect(Object.fromEntries(switchOn('/jobs?search=nurse&page=2'))).toEqual({
      language: 'hi',
      next: '/jobs?search=nurse&page=2',
    });
    expect(switchOn('/', 'hi').get('language')).toBe('en');
  });

  test('does not repeat the token of a link', () => {
    const next = switchOn('/auth/reset-password?reset_token=secret&type=user').get('next');
    expect(next).toBe('/auth/reset-password?type=user');
    expect(switchOn('/auth/confirm-email?token=secret').get('next')).toBe('/auth/confirm-email');
    expect(switchOn('/notifications/stop?token=secret').get('next')).toBe('/notifications/stop');
    expect(switchOn('/jobs/7?preview=secret&tab=company').get('next')).toBe('/jobs/7?tab=company');
  });

  test('is not offered if there is only one', () => {
    expect(markup(<LanguageSwitch />, '/', 'hi', ['hi'])).toBe('');
  });

  test('is named in that language, and marked as such', () => {
    expect(markup(<LanguageSwitch />)).toMatch(/<a\b[^>]*lang="hi"[^>]*>.*हिन्दी/);
    expect(markup(<LanguageSwitch />, '/', 'hi')).toMatch(/<a\b[^>]*lang="en"[^>]*>.*English/);
  });
});

test('the theme choices are plain links, which work without scripts, with one current', () => {
  const html = markup(<ThemeSwitch />, '/jobs?page=2');
  const back = 'next=%2Fjobs%3Fpage%3D2';
  expect(html).toMatch(/^<ul aria-label="[^"]+"/u);
  expect(linksIn(html)).toEqual(
    ['system', 'light', 'dark'].map((theme) => `/settings/display?theme=${theme}&amp;${back}`),
  );
  expect(html.match(/<a [^>]*aria-current="true"/gu)).toHaveLength(1);
});
