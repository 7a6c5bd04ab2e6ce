import { Search } from 'lucide-react';
import { describe, expect, test } from 'vitest';
import { CheckboxField } from './checkbox-field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { SearchField } from './search-field.tsx';
import { Segmented } from './segmented.tsx';
import { SelectField } from './select-field.tsx';
import { Slider } from '../panels/slider.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';
import { markupOf } from '../../lib/test-markup.tsx';

/** The value of an attribute of the first element of that name. */
const attribute = (html: string, element: string, name: string) =>
  new RegExp(`<${element}\\b[^>]*\\s${name}="([^"]*)"`, 'iu').exec(html)?.[1];

const quiet = () => undefined;
const words = { label: 'Pay', hint: 'In lakhs', error: 'Too low' };
const choices = [
  { value: 'pune', label: 'Pune' },
  { value: 'goa', label: 'Goa' },
];

describe.each([
  ['a text field', 'input', <TextField key="t" id="f" {...words} />],
  ['a text area', 'textarea', <TextArea key="a" id="f" {...words} />],
  ['a select', 'select', <SelectField key="s" id="f" options={choices} {...words} />],
  ['a search field', 'input', <SearchField key="q" id="f" {...words} />],
])('%s', (_, element, field) => {
  const html = markupOf(field);

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

describe('a text that may have five characters', () => {
  const five = { label: 'Note', id: 'f', value: 'abcde', maxLength: 5, onChange: quiet };

  test('is not cut by the browser in a form', () => {
    expect(attribute(markupOf(<TextField {...five} />), 'input', 'maxLength')).toBeUndefined();
    expect(attribute(markupOf(<TextArea {...five} />), 'textarea', 'maxLength')).toBeUndefined();
    expect(markupOf(<TextArea {...five} />)).not.toContain('f-error');
  });

  test('is cut in a filter, as by the server', () => {
    expect(attribute(markupOf(<TextField small {...five} />), 'input', 'maxLength')).toBe('5');
    expect(attribute(markupOf(<SearchField {...five} />), 'input', 'maxLength')).toBe('5');
  });
});

describe('two fields of one page', () => {
  test('without their own ids never share one', () => {
    const html = markupOf(
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
    const html = markupOf(<TextField id="city" label="City" suggestions={['Pune', 'Goa']} />);
    expect(attribute(html, 'input', 'list')).toBe('city-suggestions');
    expect(html).toMatch(/<datalist id="city-suggestions"><option value="Pune">/u);
    expect(markupOf(<TextField label="City" />)).not.toContain('datalist');
  });

  test('keeps a hidden label for screen readers', () => {
    expect(markupOf(<TextField label="City" labelHidden />)).toMatch(
      /<div class="label-hidden"><label[^>]*>City/u,
    );
  });

  test('has a decorative icon', () => {
    expect(markupOf(<TextField label="City" icon={Search} />)).toMatch(
      /<svg[^>]+aria-hidden="true"/u,
    );
  });
});

describe('a search field', () => {
  test('has the search type and Enter key on phones, and a label for screen readers', () => {
    const html = markupOf(<SearchField label="Search" />);
    expect(attribute(html, 'input', 'type')).toBe('search');
    expect(attribute(html, 'input', 'enterKeyHint')).toBe('search');
    expect(html).toContain('label-hidden');
  });

  test('has a clear button only when it has text', () => {
    const field = (value: string) =>
      markupOf(
        <SearchField label="S" value={value} onChange={quiet} onClear={quiet} clearLabel="Clear" />,
      );
    expect(field('cook')).toContain('aria-label="Clear"');
    expect(field('')).not.toContain('aria-label="Clear"');
  });
});

describe('a select', () => {
  test('lists the empty choice first', () => {
    const html = markupOf(<SelectField label="City" placeholder="Any city" options={choices} />);
    expect([...html.matchAll(/<option[^>]*>[^<]+/gu)].map(([option]) => option)).toEqual([
      '<option value="">Any city',
      '<option value="pune">Pune',
      '<option value="goa">Goa',
    ]);
  });

  test('without a placeholder has no empty choice', () => {
    expect(markupOf(<SelectField label="City" options={choices} />)).not.toContain('value=""');
  });
});

describe('a checkbox', () => {
  test('is named by its clickable row, with the count outside of the label', () => {
    const html = markupOf(<CheckboxField label="Remote" count={12} defaultChecked name="mode" />);
    expect(html).toMatch(/<label[^>]*><input[^>]*type="checkbox"[^>]*>.*Remote.*12.*<\/label>/u);
    expect(html).toContain('checked=""');
  });

  test('shows a count of 0, and nothing without a count', () => {
    expect(markupOf(<CheckboxField label="Remote" count={0} />)).toContain('>0</span>');
    expect(markupOf(<CheckboxField label="Remote" />)).not.toContain('tabular-nums');
  });

  test('is described by its error', () => {
    const html = markupOf(<CheckboxField id="c" label="I agree" error="Please agree" />);
    expect(attribute(html, 'input', 'aria-describedby')).toBe('c-error');
    expect(attribute(html, 'input', 'aria-invalid')).toBe('true');
  });
});

test('a group of radio buttons can be reached by keyboard and is described as a whole', () => {
  const html = markupOf(
    <RadioGroup
      id="g"
      label="City"
      name="city"
      value="pune"
      options={choices}
      hint="Where"
      error="Choose"
      onChange={quiet}
    />,
  );
  expect(html.match(/type="radio"[^>]*name="city"|name="city"[^>]*type="radio"/gu)).toHaveLength(2);
  expect(html).toContain('peer sr-only');
  expect(html).not.toContain('tabindex="-1"');
  expect(attribute(html, 'fieldset', 'aria-describedby')).toBe('g-error g-hint');
});

describe('a choice of views', () => {
  const views = [
    { value: 'grid', label: 'Grid', icon: Search },
    { value: 'list', label: 'List', icon: Search },
  ] as const;

  test('is a named group of radio buttons with one chosen', () => {
    const html = markupOf(
      <Segmented label="View" segments={views} value="list" onChange={quiet} />,
    );
    expect(html).toMatch(/<legend class="sr-only">View/u);
    expect(html).toMatch(/value="list" checked=""|checked=""[^>]*value="list"/u);
    expect(html.match(/checked=""/gu)).toHaveLength(1);
  });
});

describe('a salary slider', () => {
  const html = markupOf(
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
