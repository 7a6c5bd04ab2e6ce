import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { Pagination } from './lists/pagination.tsx';
import { ProgressBar } from './panels/progress-bar.tsx';
import { Prose } from './prose.tsx';
import { Skeleton, SkeletonGroup } from './lists/skeleton.tsx';
import { SkillTags } from '../parts/skills/skill-tag.tsx';
import { SkipLink } from './skip-link.tsx';
import { Spinner } from './spinner.tsx';
import { Stepper } from './panels/stepper.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { Timeline } from './panels/timeline.tsx';
import { ToastHost } from './overlays/toast-host.tsx';

const markup = (element: ReactElement) =>
  renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
const quiet = () => undefined;

describe('pages', () => {
  const pages = (page: number, count: number, summary?: string) =>
    markup(
      <Pagination
        page={page}
        pages={count}
        hrefFor={(to) => `/jobs?page=${to}`}
        labels={{ nav: 'Pages', previous: 'Previous', next: 'Next', page: (n) => `Page ${n}` }}
        {...(summary ? { summary } : {})}
      />,
    );

  test('in the middle lead both ways', () => {
    const html = pages(5, 9);
    expect(html).toMatch(
      /href="\/jobs\?page=4"[^>]*aria-label="Previous"|aria-label="Previous"[^>]*href="\/jobs\?page=4"/u,
    );
    expect(html).toMatch(
      /href="\/jobs\?page=6"[^>]*aria-label="Next"|aria-label="Next"[^>]*href="\/jobs\?page=6"/u,
    );
    expect(html.match(/…/gu)).toHaveLength(2);
  });

  test('end where they end', () => {
    expect(pages(9, 9)).not.toContain('aria-label="Next"');
    expect(pages(9, 9)).toContain('aria-label="Previous"');
  });

  test('say on a phone which one it is', () => {
    expect(pages(5, 9)).toContain('<span class="sr-only">Page 5</span>');
  });

  test('are not drawn for a single one, unless there is something to say', () => {
    expect(pages(1, 1)).toBe('');
    expect(pages(1, 1, '1–3 of 3')).toContain('1–3 of 3');
    expect(pages(1, 1, '1–3 of 3')).not.toContain('<ul');
  });
});

test.each([
  [0, '0'],
  [33.4, '33'],
  [100, '100'],
])('a bar of %d per cent is named and has the value %s', (percent, value) => {
  const html = markup(<ProgressBar label="Profile completion" percent={percent} />);
  expect(html).toContain('aria-label="Profile completion"');
  expect(html).toContain(`max="100" value="${value}"`);
});

describe('long text', () => {
  test('is the HTML of the server, or the words of a page, in its own language', () => {
    expect(markup(<Prose html="<p>नमस्ते</p>" lang="hi" />)).toMatch(
      /^<div lang="hi" class="prose"><p>नमस्ते<\/p><\/div>$/u,
    );
  });

  test('that is not said to be HTML is text', () => {
    expect(markup(<Prose>{'<script>alert(1)</script>'}</Prose>)).toContain('&lt;script&gt;');
  });
});

test('what is loading is said once, and its shapes are silent', () => {
  const html = markup(
    <SkeletonGroup label="Loading jobs">
      <Skeleton className="h-5" />
    </SkeletonGroup>,
  );
  expect(html).toMatch(/^<output[^>]*><span class="sr-only">Loading jobs<\/span>/u);
  expect(html).toMatch(/<span aria-hidden="true" class="contents"><span/u);
});

test('a turning ring is silent: the words come from around it', () => {
  expect(markup(<Spinner />)).toContain('aria-hidden="true"');
});

describe('skills', () => {
  test('that fit are told to the ear too', () => {
    const html = markup(
      <SkillTags skills={['Tally', 'GST']} matched={['GST']} matchedLabel="You have" />,
    );
    expect(html.match(/You have/gu)).toHaveLength(1);
    expect(html).toMatch(/You have <\/span>GST/u);
  });

  test('of a job without any are no empty list', () => {
    expect(markup(<SkillTags skills={[]} />)).toBe('');
  });

  test('that all fit are all shown, without a rest', () => {
    expect(markup(<SkillTags skills={['a', 'b', 'c']} max={3} />)).not.toContain('+');
  });
});

test('the first link of a page jumps over its header', () => {
  expect(markup(<SkipLink>Skip to content</SkipLink>)).toMatch(
    /^<a href="#main"[^>]*>Skip to content<\/a>$/u,
  );
});

describe('steps', () => {
  const steps = (onStep?: (index: number) => void) =>
    markup(
      <Stepper
        label="Your profile"
        steps={['Basics', 'Work', 'Education']}
        current={1}
        position="Step 2 of 3"
        doneLabel="Done"
        {...(onStep ? { onStep } : {})}
      />,
    );

  test('say where one stands, what is done, and how many there are', () => {
    expect(steps()).toMatch(/^<nav aria-label="Your profile"/u);
    expect(steps().match(/aria-current="step"/gu)).toHaveLength(1);
    expect(steps()).toContain('Done: </span>Basics');
    expect(steps()).toContain('Step 2 of 3');
  });

  test('lead back to what is done, and never forward', () => {
    expect(steps(quiet).match(/<button/gu)).toHaveLength(1);
    expect(steps()).not.toContain('<button');
  });
});

test('the choice of colours is plain links, which work without scripts, with one current', () => {
  const html = markup(
    <ThemeToggle
      value="dark"
      hrefFor={(theme) => `/settings/display?theme=${theme}`}
      labels={{ group: 'Colours', system: 'As the device', light: 'Light', dark: 'Dark' }}
    />,
  );
  expect(html).toMatch(/^<ul aria-label="Colours"/u);
  expect(html.match(/<a /gu)).toHaveLength(3);
  expect(html.match(/aria-current="true"/gu)).toHaveLength(1);
  expect(html).toMatch(
    /href="\/settings\/display\?theme=dark"[^>]*aria-label="Dark" aria-current/u,
  );
});

test('a timeline is a named list that tells each state in words', () => {
  const html = markup(
    <Timeline
      label="Progress"
      stateLabels={{ done: 'Done', current: 'Running', failed: 'Refused', future: 'Later' }}
      events={[
        { key: 'a', state: 'done', title: 'Applied', note: '18 Nov' },
        { key: 'b', state: 'current', title: 'Interview' },
        { key: 'c', state: 'future', title: 'Answer' },
      ]}
    />,
  );
  expect(html).toMatch(/^<ol aria-label="Progress">/u);
  expect(html.match(/<li /gu)).toHaveLength(3);
  expect(html).toContain('<span class="sr-only">Running: </span>Interview');
  expect(html).toContain('18 Nov');
});

test('toasts cost a page nothing until the first one', () => {
  expect(markup(<ToastHost closeLabel="Close" regionLabel="Notifications" />)).toBe('');
});
