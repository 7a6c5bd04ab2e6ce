import { expect, test } from 'vitest';
import { plainOf } from '../plain-text.ts';
import { sentencesOf } from '../words.ts';
import { sketchOf } from './sketch.ts';

test.each([
  ['Pay ₹1,500 for the kit, then join', ' pay <sum> for the kit · then join '],
  ['डेढ़ हज़ार रुपये और 2 लाख', ' <sum> और <much> '],
  [
    'At 9.30 with 2 photos and 100 questions',
    ' at <number> with <number> photos and <number> questions ',
  ],
  ['Courier wala 1120 lega abhi', ' courier wala <bare> lega abhi '],
])('%j is sketched as %j', (text, sketch) => {
  const [words = []] = sentencesOf(plainOf(text).text);
  expect(sketchOf(words).text).toBe(sketch);
});
