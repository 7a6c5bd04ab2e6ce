import { describe, expect, test } from 'vitest';
import { ProgressBar } from './panels/progress-bar.tsx';
import { Prose } from './prose.tsx';
import { Skeleton, SkeletonGroup } from './lists/skeleton.tsx';
import { SkillTags } from '../parts/skills/skill-tag.tsx';
import { SkipLink } from './skip-link.tsx';
import { Spinner } from './spinner.tsx';
import { Stepper } from './panels/stepper.tsx';
import { Timeline } from './panels/timeline.tsx';
import { ToastHost } from './overlays/toast-host.tsx';
import { markupOf } from '../lib/test-markup.tsx';

const quiet = () => undefined;

test.each([
  [0, '0'],
  [33.4, '33'],
  [100, '100'],
])('a bar of %d per cent is named and has the value %s', (percent, value) => {
  const html = markupOf(<ProgressBar label="Profile Completion" percent={percent} />);
  expect(html).toContain('aria-label="Profile Completion"');
  expect(html).toContain(`max="100" value="${value}"`);
});

describe('long text', () => {
  test('is the server’s HTML or a page’s own text, marked with its language', () => {
    expect(markupOf(<Prose html="<p>नमस्ते</p>" lang="hi" />)).toMatch(
      /^<div lang="hi" class="prose"><p>नमस्ते<\/p><\/div>$/u,
    );
  });

  test('is escaped unless it is given as HTML', () => {
    expect(markupOf(<Prose>{'<script>alert(1)</script>'}</Prose>)).toContain('&lt;script&gt;');
  });
});

test('loading is announced once, and the skeletons are decorative', () => {
  const html = markupOf(
    <SkeletonGroup label="Loading jobs">
      <Skeleton className="h-5" />
    </SkeletonGroup>,
  );
  expect(html).toMatch(/^<output[^>]*><span class="sr-only">Loading jobs<\/span>/u);
  expect(html).toMatch(/<span aria-hidden="true" class="contents"><span/u);
});

test('a spinner is decorative', () => {
  expect(markupOf(<Spinner />)).toContain('aria-hidden="true"');
});

describe('skills', () => {
  test('render no empty list when there are none', () => {
    expect(markupOf(<SkillTags skills={[]} />)).toBe('');
  });

  test('within the limit are all shown, without a count', () => {
    expect(markupOf(<SkillTags skills={['a', 'b', 'c']} max={3} />)).not.toContain('+');
  });
});

test('the first link of a page jumps over its header', () => {
  expect(markupOf(<SkipLink>Skip to content</SkipLink>)).toMatch(
    /^<a href="#main"[^>]*>Skip to content<\/a>$/u,
  );
});

describe('steps', () => {
  const steps = (onStep?: (index: number) => void) =>
    markupOf(
      <Stepper
        label="Your profile"
        steps={['Basics', 'Work', 'Education']}
        current={1}
        position="Step 2 of 3"
        doneLabel="Done"
        {...(onStep ? { onStep } : {})}
      />,
    );

  test('are joined by a solid line where they are done, and by a dashed one before', () => {
    expect(steps().match(/border-ok|stitch-strong/gu)).toEqual(['border-ok', 'stitch-strong']);
  });

  test('show the current one, the finished ones, and how many there are', () => {
    expect(steps()).toMatch(/^<nav aria-label="Your profile"/u);
    expect(steps().match(/aria-current="step"/gu)).toHaveLength(1);
    expect(steps()).toContain('Done: </span>Basics');
    expect(steps()).toContain('Step 2 of 3');
  });

  test('link back to finished ones, never forward', () => {
    expect(steps(quiet).match(/<button/gu)).toHaveLength(1);
    expect(steps()).not.toContain('<button');
  });
});

test('a timeline is a named list with each state in words', () => {
  const html = markupOf(
    <Timeline
      label="Progress"
      stateLabels={{
        done: 'Done',
        meeting: 'Done',
        current: 'Running',
        failed: 'Refused',
        future: 'Later',
      }}
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
  // Solid up to what has happened, dashed ahead.
  expect(html.match(/border-l-2|stitch-y/gu)).toEqual(['border-l-2', 'stitch-y']);
});

test('the toast host renders nothing until the first toast', () => {
  expect(markupOf(<ToastHost closeLabel="Close" regionLabel="Notifications" />)).toBe('');
});
