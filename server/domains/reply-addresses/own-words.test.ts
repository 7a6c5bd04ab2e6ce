import { expect, test } from 'vitest';
import { ownWordsOf } from './own-words.ts';

const ANSWER = 'Yes, Monday at 10:30 suits me.\n\nRegards,\nPriya';

/** What mail programs put below a reply. */
const below = {
  'Gmail in English': `On Mon, Nov 23, 2026 at 10:15 AM Vritti <jobs@example.in> wrote:\n\n> You have unread messages\n>\n> These wait`,
  'Gmail in English, with a broken line': `On Mon, Nov 23, 2026 at 10:15 AM Kaveri Textiles via Vritti\n<jobs@example.in> wrote:\n\n> You have unread messages`,
  'Gmail in Hindi': `सोम, 23 नव॰ 2026 को 10:15 am बजे को Vritti <jobs@example.in> ने\nलिखा:\n\n> आपके लिए नए संदेश हैं`,
  'Apple Mail': `> On 23 Nov 2026, at 10:15, Vritti <jobs@example.in> wrote:\n> \n> You have unread messages`,
  'Apple Mail on a telephone': `Sent from my iPhone\n\n> On 23 Nov 2026, at 10:15, Vritti <jobs@example.in> wrote:\n> \n> You have`,
  Outlook: `________________________________\nFrom: Vritti <jobs@example.in>\nSent: Monday, November 23, 2026 10:15 AM\nTo: Priya <priya@example.in>\nSubject: You have unread messages\n\nThese messages wait`,
  'Outlook without a line': `From: Vritti <jobs@example.in>\nDate: Monday, 23 November 2026 at 10:15\nTo: Priya\nSubject: You have unread messages\n\nThese messages wait`,
  'Outlook on a telephone': `Get Outlook for Android<https://aka.ms/x>\n________________________________\nFrom: Vritti <jobs@example.in>\nSent: Monday`,
  'an older Outlook': `-----Original Message-----\nFrom: Vritti\nTo: Priya\n\nThese messages wait`,
  'Outlook in Hindi': `प्रेषक: Vritti <jobs@example.in>\nभेजा गया: 23 नवंबर 2026 10:15\nप्रति: Priya\n\nये संदेश`,
  'a signature': `-- \nPriya Sharma\n+91 98765 43210`,
};

test.each(Object.entries(below))('what %s adds below an answer is cut', (_, added) => {
  expect(ownWordsOf({ text: `${ANSWER}\n\n${added}\n` })).toBe(ANSWER);
  expect(ownWordsOf({ text: `${ANSWER}\n\n${added}`.replaceAll('\n', '\r\n') })).toBe(ANSWER);
});

test('what people write themselves stays', () => {
  for (const text of [
    'On Monday I spoke to Asha and she wrote:\nall is well',
    'From: Pune\nI can come by bus',
    'उसने कल लिखा कि सब ठीक है।\nमैं आऊँगी।',
    'a - b\n--- three ---\nc',
    'At 10:30 on Monday. She wrote: yes',
  ]) {
    expect(ownWordsOf({ text })).toBe(text);
  }
});

test('a reply below or in between what it quotes is found', () => {
  const head = 'On Mon, Nov 23, 2026 at 10:15 AM Vritti <jobs@example.in> wrote:\n\n';
  expect(ownWordsOf({ text: `${head}> Can you come?\n\nYes, gladly.\n-- \n` })).toBe(
    'Yes, gladly.',
  );
  expect(ownWordsOf({ text: '> Can you come?\nYes.\n> At ten?\nNo.' })).toBe('Yes.\nNo.');
});

test('a quotation without any reply gives nothing', () => {
  for (const added of Object.values(below).slice(0, 6))
    expect(ownWordsOf({ text: added })).toBe('');
  expect(ownWordsOf({})).toBe('');
});

test('a mail in HTML alone becomes text, up to what it quotes', () => {
  const quoted =
    '<div class="gmail_quote gmail_quote_container"><blockquote>Old</blockquote></div>';
  expect(
    ownWordsOf({
      html: `<html><head><style>p{}</style></head><body><div dir="ltr">Yes &amp; no&nbsp;&#8377;5<br>&lt;b&gt;</div>${quoted}</body></html>`,
    }),
  ).toBe('Yes & no ₹5\n<b>');
  expect(ownWordsOf({ html: `<p>हाँ</p><div id="appendonsend"></div><hr>Old` })).toBe('हाँ');
});

test('mails that are made to be slow to parse are read in time', () => {
  expect(ownWordsOf({ text: 'On 1:11 '.repeat(50_000) })).toContain('On 1:11');
  expect(ownWordsOf({ text: 'On 2026 x\n'.repeat(20_000) })).toContain('On 2026');
  expect(ownWordsOf({ html: '<div '.repeat(50_000) })).toBe('');
  expect(ownWordsOf({ html: '<style>'.repeat(30_000) })).toBe('');
});
