import { describe, expect, test } from 'vitest';
import type { HeldRows } from './holdings.ts';
import { type Paper, papersOf } from './paper.ts';

const held = (table: string, rows: HeldRows['rows']): HeldRows => ({
  table,
  name: { en: table, hi: table },
  correctedAt: null,
  columns: { note: { en: 'Note', hi: 'नोट' }, place: { en: 'Place', hi: 'जगह' } },
  secrets: [],
  rows,
  files: [],
});
const paper = (...of: HeldRows[]): Paper[] => [
  ...papersOf({ held: of, uid: 'ID1', language: 'en', publicUrl: 'https://jobs.example' }),
];
const rowsOf = (papers: Paper[]) =>
  papers.flatMap(({ sections }) => sections.flatMap(({ rows }) => rows));
const short = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ note: `Note ${index + 1}` }));

describe('the PDF of a copy', () => {
  test('contains every row of every table, in their order', () => {
    const papers = paper(held('a', short(5_000)), held('none', []), held('b', short(300)));
    const expected = [5_000, 300].flatMap((count) =>
      short(count).map(({ note }, index) => ({
        number: index + 1,
        facts: [{ name: 'Note', text: note }],
      })),
    );
    expect(rowsOf(papers)).toEqual(expected);
    expect(papers.flatMap(({ sections }) => sections).every(({ rows }) => rows.length > 0)).toBe(
      true,
    );
  });

  test('prints long texts in full', () => {
    const note = `${'x'.repeat(300_000)} the end`;
    const papers = paper(held('a', [{ note: 'first' }, { note }, { note: 'last' }]));
    expect(rowsOf(papers).map(({ facts }) => facts[0]?.text)).toEqual(['first', note, 'last']);
    expect(papers).toHaveLength(3);
  });

  test('prints a long text that is repeated once, and then refers to it', () => {
    const note = 'I have kept the books of two shops. '.repeat(5);
    const papers = paper(
      held('a', [{ note }, { note: 'short' }, { note }, { place: note }, { note: 'short' }]),
      held('b', [{ note }]),
    );
    expect(rowsOf(papers).map(({ facts }) => facts[0]?.text)).toEqual([
      note,
      'short',
      'As in number 1.',
      note,
      'short',
      note,
    ]);
  });

  test('prints a long part of a profile once, though the rest of the profile changes', () => {
    const about = 'I have kept the books of two shops. '.repeat(5);
    const profile = (skills: string) => ({ note: { skills: [skills], about } });
    const papers = paper(held('a', ['Tally', 'Excel', 'Tally'].map(profile)));
    expect(rowsOf(papers).map(({ facts }) => facts[0]?.text)).toEqual([
      `Skills: Tally\nAbout: ${about}`,
      'Skills: Excel\nAbout: As in number 1.',
      'As in number 1.',
    ]);
  });

  test('is split into documents of limited size, each of which names the next', () => {
    const papers = paper(held('Notes', short(2_000)));
    expect(papers.length).toBeGreaterThan(2);
    for (const { sections } of papers) {
      expect(sections.flatMap(({ rows }) => rows).length).toBeLessThan(700);
    }
    expect(papers.slice(0, 2).map(({ next }) => next)).toEqual([
      'It continues in my-data-2.pdf.',
      'It continues in my-data-3.pdf.',
    ]);
    expect(papers.at(-1)?.next).toBeUndefined();
    expect(papers.map(({ sections }) => sections.map(({ title }) => title)).slice(0, 2)).toEqual([
      ['Notes'],
      ['Notes (continued)'],
    ]);
    expect(papers[1]?.sections[0]?.notes).toEqual(papers[0]?.sections[0]?.notes);
  });
});
