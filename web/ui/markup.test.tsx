import { expect, test } from 'vitest';
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { Chip } from './lists/chip.tsx';
import { CodeField, digitsOf } from './fields/code-field.tsx';
import { IconButton } from './icon-button.tsx';
import { WordMark } from './logo.tsx';
import { RadioGroup } from './fields/radio-group.tsx';
import { SkillTags } from '../parts/skills/skill-tag.tsx';
import { TextField } from './fields/text-field.tsx';
import { Check } from 'lucide-react';
import { markupOf } from '../lib/test-markup.tsx';

test('a field is named by its label and described by its error and then its hint', () => {
  const html = markupOf(<TextField id="pay" label="Pay" hint="In LPA" error="Too low" />);
  expect(html).toContain('<label for="pay"');
  expect(html).toMatch(/<input[^>]+id="pay"[^>]+aria-describedby="pay-error pay-hint"/u);
  expect(html).toMatch(/<input[^>]+aria-invalid="true"/u);
  expect(html).toMatch(/<p id="pay-error"[^>]*>.*Too low/u);
  expect(html).toMatch(/<p id="pay-hint"[^>]*>In LPA/u);
});

test('a field without error or hint has no description', () => {
  const html = markupOf(<TextField id="pay" label="Pay" />);
  expect(html).not.toContain('aria-describedby');
  expect(html).not.toContain('aria-invalid');
});

test('a busy button keeps its name, shows its busy text and cannot be pressed again', () => {
  const html = markupOf(
    <Button busy busyLabel="Submitting…">
      Submit Application
    </Button>,
  );
  expect(html).toMatch(/<button[^>]+aria-busy="true"[^>]+aria-disabled="true"/u);
  expect(html).toContain('<span class="sr-only">Submit Application</span>');
  expect(html).toContain('<span aria-hidden="true">Submitting…</span>');
});

test('a blocked button says why, and Enter still submits the form', () => {
  const html = markupOf(<Button disabledReason="From 3 Dec 2026">Resubscribe</Button>);
  const id = /aria-describedby="([^"]+)"/u.exec(html)?.[1];
  expect(html).toMatch(/<button[^>]+aria-disabled="true"/u);
  expect(html).not.toContain(' disabled=""');
  expect(html).toContain(`<span id="${id}" class="text-caption text-ink-2">From 3 Dec 2026`);
});

test('a badge is a word with a decorative icon, and no control', () => {
  const html = markupOf(
    <Badge tone="ok" icon={Check}>
      Accepted
    </Badge>,
  );
  expect(html).toMatch(/^<span class="badge [^"]+"><svg[^>]+aria-hidden="true"/u);
  expect(html).toMatch(/Accepted<\/span>$/u);
});

test('an icon button is named by its label', () => {
  expect(markupOf(<IconButton icon={Check} label="Save Electrician" />)).toContain(
    'aria-label="Save Electrician"',
  );
});

test('a code is one input that phones can fill, drawn as decorative cells', () => {
  const html = markupOf(
    <CodeField id="code" label="Code" value="407" onChange={() => undefined} />,
  );
  expect(html.match(/<input/gu)).toHaveLength(1);
  expect(html).toContain('inputMode="numeric"');
  expect(html).toContain('autoComplete="one-time-code"');
  const cells = /<div aria-hidden="true">(.*?)<\/div>/u.exec(html)?.[1] ?? '';
  expect(cells.match(/h-14/gu)).toHaveLength(6);
  // The input itself shows the digits, so that they are visible before hydration.
  expect(cells).not.toMatch(/>\d</u);
});

test.each([
  ['407219', '407219'],
  ['Your code is 407 219.', '407219'],
  ['4072199', '407219'],
  ['abc', ''],
])('pasting %j fills in %j', (text, code) => {
  expect(digitsOf(text, 6)).toBe(code);
});

test('a chip says whether it is on', () => {
  const chip = (pressed: boolean) =>
    markupOf(
      <Chip pressed={pressed} onPressedChange={() => undefined}>
        Remote
      </Chip>,
    );
  expect(chip(true)).toContain('aria-pressed="true"');
  expect(chip(false)).toContain('aria-pressed="false"');
});

test('a radio group is a fieldset whose one choice is checked', () => {
  const html = markupOf(
    <RadioGroup
      label="Work mode"
      name="work_mode"
      value="remote"
      onChange={() => undefined}
      options={[
        { value: 'onsite', label: 'On-site' },
        { value: 'remote', label: 'Remote' },
      ]}
    />,
  );
  expect(html).toMatch(/^<fieldset.*<legend[^>]*>Work mode/u);
  expect(html.match(/checked=""/gu)).toHaveLength(1);
  expect(html).toMatch(/value="remote"[^>]*|checked=""[^>]*value="remote"/u);
});

test('skills beyond the limit are counted and listed in a tooltip', () => {
  const html = markupOf(<SkillTags skills={['a', 'b', 'c', 'd', 'e']} max={3} />);
  expect(html).toContain('title="d, e"');
  expect(html).toContain('+2');
});

test('the word mark is under 1.2 KB and has a name only when given one', () => {
  const html = markupOf(<WordMark label="Vritti" className="h-[25px]" />);
  expect(html.length).toBeLessThanOrEqual(1229);
  expect(html).toContain('role="img" aria-label="Vritti"');
  expect(markupOf(<WordMark className="h-[25px]" />)).toContain('aria-hidden="true"');
});
