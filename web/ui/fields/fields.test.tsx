import { Search } from 'lucide-react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { CheckboxField } from './checkbox-field.tsx';
import { DateRangeField } from '../dates/date-range-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { MonthField } from '../dates/month-field.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { SearchField } from './search-field.tsx';
import { Segmented } from './segmented.tsx';
import { SelectField } from './select-field.tsx';
import { Slider } from '../panels/slider.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const markup = (element: ReactElement) =>
  renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);

/** The value of an attribute of the first element of that name. */
const attribute = (html: string, element: string, name: string) =>
  new RegExp(`<${element}\\b[^>]*\\s${name}="([^"]*)"`, 'iu').exec(html)?.[1];

const quiet = () => undefined;
const words = { label: 'Pay', hint: 'In lakhs', error: 'Too low' };
const choices = [
  { value: 'pune', label: 'Pune' },
  { value: 'goa', label: 'Goa', disabled: true },
];

describe.each([
  ['a text field', 'input', <TextField key="t" id="f" {...words} />],
  ['a text area', 'textarea', <TextArea key="a" id="f" {...words} />],
  ['a select', 'select', <SelectField key="s" id="f" options={choices} {...words} />],
  ['a search field', 'input', <SearchField key="q" id="f" {...words} />],
  ['a password', 'input', <PasswordField key="p" id="f" {...words} showLabel="A" hideLabel="B" />],
])('%s', (_, element, field) => {
  const html = markup(field);

  test('is named by its label', () => {
    expect(html).toMatch(/<label for="f"[^>]*>Pay<\/label>/u);
    expect(html).toMatch(new RegExp(`<${element}\\b[^>]*\\sid="f"`, 'u'));
  });

  test('is marked as wrong and described by its error, then its hint', () => {
    expect(attribute(html, element, 'aria-invalid')).toBe('true');
    expect(attribute(html, element, 'aria-describedby')).toBe('f-error f-hint');
    expect(html).toMatch(/<p id="f-error".*Too low.*<\/p><p id="f-hint"[^>]*>In lakhs<\/p>/u);
  });
});

describe('two fields of one page', () => {
  test('without their own ids never share one', () => {
    const html = markup(
      <>
        <TextField label="From" error="x" />
        <TextField label="To" error="y" />
        <SelectField label="City" options={choices} />
      </>,
    );
    const ids = [...html.matchAll(/\sid="([^"]+)"/gu)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const labelled = [...html.matchAll(/for="([^"]+)"/gu)].map(([, id]) => id);
    expect(labelled.every((id) => ids.includes(id))).toBe(true);
  });
});

describe('a text field', () => {
  test('offers suggestions without forcing one', () => {
    const html = markup(<TextField id="city" label="City" suggestions={['Pune', 'Goa']} />);
    expect(attribute(html, 'input', 'list')).toBe('city-suggestions');
    expect(html).toMatch(/<datalist id="city-suggestions"><option value="Pune">/u);
    expect(markup(<TextField label="City" />)).not.toContain('datalist');
  });

  test('keeps a hidden label for screen readers', () => {
    expect(markup(<TextField label="City" labelHidden />)).toMatch(
      /<div class="sr-only"><label[^>]*>City/u,
    );
  });

  test('has a decorative icon', () => {
    expect(markup(<TextField label="City" icon={Search} />)).toMatch(
      /<svg[^>]+aria-hidden="true"/u,
    );
  });
});

describe('a password', () => {
  const html = markup(
    <PasswordField label="Password" showLabel="Show" hideLabel="Hide" showName="Show password" />,
  );

  test('is hidden at first and shown by a named button', () => {
    expect(attribute(html, 'input', 'type')).toBe('password');
    expect(attribute(html, 'button', 'aria-label')).toBe('Show password');
    // The name changes with the action; `aria-pressed` beside it would say the opposite.
    expect(html).not.toContain('aria-pressed');
  });

  test('has a show button that does not submit the form', () => {
    expect(attribute(html, 'button', 'type')).toBe('button');
  });

  test('can be filled by password managers, without spell-checking or capitalisation', () => {
    expect(attribute(html, 'input', 'autoComplete')).toBe('current-password');
    expect(attribute(html, 'input', 'autoCapitalize')).toBe('none');
    expect(attribute(html, 'input', 'spellcheck')).toBe('false');
    const fresh = markup(
      <PasswordField label="P" showLabel="S" hideLabel="H" autoComplete="new-password" />,
    );
    expect(attribute(fresh, 'input', 'autoComplete')).toBe('new-password');
  });
});

describe('a search field', () => {
  test('has the search type and Enter key on phones, and a label for screen readers', () => {
    const html = markup(<SearchField label="Search" />);
    expect(attribute(html, 'input', 'type')).toBe('search');
    expect(attribute(html, 'input', 'enterKeyHint')).toBe('search');
    expect(html).toContain('sr-only');
  });

  test('has a clear button only when it has text', () => {
    const field = (value: string) =>
      markup(
        <SearchField label="S" value={value} onChange={quiet} onClear={quiet} clearLabel="Clear" />,
      );
    expect(field('cook')).toContain('aria-label="Clear"');
    expect(field('')).not.toContain('aria-label="Clear"');
  });

  test('shows its shortcut only visually, and only while it is empty', () => {
    const field = (value: string) =>
      markup(<SearchField label="S" value={value} onChange={quiet} shortcut="/" />);
    expect(field('')).toMatch(/aria-hidden="true"><kbd[^>]*>\/<\/kbd>/u);
    expect(field('cook')).not.toContain('<kbd');
  });
});

describe('a select', () => {
  test('lists the empty choice first, and disables choices that are not available', () => {
    const html = markup(<SelectField label="City" placeholder="Any city" options={choices} />);
    expect([...html.matchAll(/<option[^>]*>[^<]+/gu)].map(([option]) => option)).toEqual([
      '<option value="">Any city',
      '<option value="pune">Pune',
      '<option value="goa" disabled="">Goa',
    ]);
  });

  test('without a placeholder has no empty choice', () => {
    expect(markup(<SelectField label="City" options={choices} />)).not.toContain('value=""');
  });
});

describe('a checkbox', () => {
  test('is named by its clickable row, with the count outside of the label', () => {
    const html = markup(<CheckboxField label="Remote" count={12} defaultChecked name="mode" />);
    expect(html).toMatch(/<label[^>]*><input[^>]*type="checkbox"[^>]*>.*Remote.*12.*<\/label>/u);
    expect(html).toContain('checked=""');
  });

  test('shows a count of 0, and nothing without a count', () => {
    expect(markup(<CheckboxField label="Remote" count={0} />)).toContain('>0</span>');
    expect(markup(<CheckboxField label="Remote" />)).not.toContain('tabular-nums');
  });

  test('is described by its error', () => {
    const html = markup(<CheckboxField id="c" label="I agree" error="Please agree" />);
    expect(attribute(html, 'input', 'aria-describedby')).toBe('c-error');
    expect(attribute(html, 'input', 'aria-invalid')).toBe('true');
  });
});

describe('a group of radio buttons', () => {
  const group = (more = {}) =>
    markup(<RadioGroup label="City" options={choices} hint="Where" error="Choose" {...more} />);

  test('is one group: every button has the same name, made where none is given', () => {
    const names = [...group().matchAll(/name="([^"]+)"/gu)].map(([, name]) => name);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
    expect(group({ name: 'city' })).toContain('name="city"');
  });

  test('is described as a whole', () => {
    const html = group({ id: 'g' });
    expect(attribute(html, 'fieldset', 'aria-describedby')).toBe('g-error g-hint');
  });

  test('disables a choice that is not available', () => {
    expect(group()).toMatch(/<input[^>]+disabled=""[^>]+value="goa"|value="goa"[^>]+disabled=""/u);
  });

  test('shown as chips can still be reached by keyboard', () => {
    const html = group({ look: 'chips' });
    expect(html.match(/type="radio"/gu)).toHaveLength(2);
    expect(html).toContain('peer sr-only');
    expect(html).not.toContain('tabindex="-1"');
  });
});

describe('a choice of views', () => {
  const views = [
    { value: 'grid', label: 'Grid', icon: Search },
    { value: 'list', label: 'List', icon: Search },
  ] as const;

  test('is a named group of radio buttons with one chosen', () => {
    const html = markup(<Segmented label="View" segments={views} value="list" onChange={quiet} />);
    expect(html).toMatch(/<legend class="sr-only">View/u);
    expect(html).toMatch(/value="list" checked=""|checked=""[^>]*value="list"/u);
    expect(html.match(/checked=""/gu)).toHaveLength(1);
  });

  test('with icons only still has names', () => {
    const html = markup(
      <Segmented label="View" segments={views} value="grid" onChange={quiet} iconsOnly />,
    );
    expect(html).toContain('title="Grid"');
    expect(html).toContain('<span class="sr-only">List</span>');
  });
});

describe('a month', () => {
  const months = ['January', 'February', 'March'];
  const field = (value: string, more = {}) =>
    markup(
      <MonthField
        label="From"
        value={value}
        onChange={quiet}
        words={{ month: 'Month', year: 'Year' }}
        monthNames={months}
        years={[2026, 2025]}
        {...more}
      />,
    );

  test('is two named selects in a named group', () => {
    expect(field('')).toMatch(/<fieldset[^>]*><legend[^>]*>From<\/legend>/u);
    expect([...field('').matchAll(/<label[^>]*>([^<]+)/gu)].map(([, name]) => name)).toEqual([
      'Month',
      'Year',
    ]);
  });

  test('shows its month, or nothing chosen without one', () => {
    expect(field('2025-03')).toContain('<option value="03" selected="">March');
    expect(field('2025-03')).toContain('<option value="2025" selected="">2025');
    expect(field('').match(/<option value="" selected="">/gu)).toHaveLength(2);
  });

  test('says what is wrong with it', () => {
    const html = field('', { error: 'Choose a month' });
    const id = attribute(html, 'fieldset', 'aria-describedby');
    expect(html).toContain(`<p id="${id}"`);
  });
});

describe('a range of dates', () => {
  const field = (from: string, to: string) =>
    markup(
      <DateRangeField
        label="Applied"
        range={{ from, to }}
        onChange={quiet}
        placeholder="Any date"
        locale="en-IN"
        timeZone="Asia/Kolkata"
        labels={{ previous: 'P', next: 'N', clear: 'Clear', pickEnd: 'End', pickStart: 'Start' }}
      />,
    );

  test('is one button with its name, its value and a popup', () => {
    const html = field('2026-10-01', '2026-11-30');
    expect(html).toMatch(/<button type="button"[^>]*aria-haspopup="dialog"/u);
    expect(attribute(html, 'button', 'aria-expanded')).toBe('false');
    expect(html).toContain('<span class="sr-only">Applied: </span>');
    expect(html).toContain('01 Oct 2026 – 30 Nov 2026');
  });

  test('says when it has no bounds', () => {
    expect(field('', '')).toContain('Any date');
  });
});

describe('a salary slider', () => {
  const html = markup(
    <Slider
      label="Salary"
      thumbLabels={['Minimum salary', 'Maximum salary']}
      min={0}
      max={30}
      value={[5, 12]}
      onChange={quiet}
      valueText={([low, high]) => `₹${low}–${high} LPA`}
      thumbText={(lakhs) => `${lakhs} lakh`}
    />,
  );

  test('shows its value in words', () => {
    expect(html).toContain('₹5–12 LPA');
  });

  test('has two named thumbs with values in words, reachable by Tab', () => {
    for (const [label, text] of [
      ['Minimum salary', '5 lakh'],
      ['Maximum salary', '12 lakh'],
    ]) {
      const thumb = new RegExp(`<span[^>]*aria-label="${label}"[^>]*>`, 'u').exec(html)?.[0] ?? '';
      expect(thumb).toContain('role="slider"');
      expect(thumb).toContain(`aria-valuetext="${text}"`);
      expect(thumb).toContain('tabindex="0"');
    }
  });
});

describe('the error summary of a form', () => {
  test('is announced at once, has a name, and links to each field', () => {
    const html = markup(
      <ErrorSummary
        title="2 things to mend"
        mistakes={[{ fieldId: 'title', text: 'Add a title' }, { text: 'You are offline' }]}
      />,
    );
    expect(html).toMatch(/<div role="alert" aria-labelledby="([^"]+)"/iu);
    const id = attribute(html, 'div', 'aria-labelledby');
    expect(html).toMatch(new RegExp(`<p id="${id}"[^>]*>2 things to mend`, 'u'));
    expect(html).toMatch(/<a href="#title"[^>]*>Add a title<\/a>/u);
    expect(html).toMatch(/<li>You are offline<\/li>/u);
  });

  test('renders nothing without mistakes', () => {
    expect(markup(<ErrorSummary title="x" mistakes={[]} />)).toBe('');
  });
});
