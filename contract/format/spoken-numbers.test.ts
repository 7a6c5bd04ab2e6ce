import { expect, test } from 'vitest';
import { withoutPhones } from './phone-numbers.ts';

test.each([
  'nine eight four five zero three one two seven seven',
  'Nine, Eight, Four, Five, Zero, Three, One, Two, Seven, Seven',
  'nine-eight-four-five-zero-three-one-two-seven-seven',
  'nine eight four five zero three one two double seven',
  'ninety eight forty five zero three twelve seventy seven',
  'Nine one, nine eight four five zero three one two seven seven',
  '98450 three one two seven seven',
  'nine eight 4 5 0 3 1 2 seven seven',
  'nau aath chaar paanch shunya teen ek do saat saat',
  'Nau aath char panch zero teen ek do double saat',
  'नौ आठ चार पाँच शून्य तीन एक दो सात सात',
  'नौ आठ चार पांच शून्य तीन एक दो डबल सात',
  'नाइन एट फोर फाइव जीरो थ्री वन टू सेवन सेवन',
  'नौ आठ ४ ५ शून्य ३ १ २ सात सात',
  'nineeightfourfivezerothreeonetwosevenseven',
])('%s is a phone number', (number) => {
  expect(withoutPhones(`Call me: ${number}. Thank you, since two years.`)).toBe(
    'Call me: •••. Thank you, since two years.',
  );
});

test.each([
  'two years',
  'I kept the books of two shops for three years, and of one for six.',
  'Two or three of eight people, one to nine, ten at most.',
  'six years, seven months, eight days',
  'From 2015 to 2018 one, 2019, 2020, 2021 two, three',
  'class one, two, three, four, five, six, seven, eight, nine, ten',
  'ek do saal, teen char log, paanch din',
  'एक या दो साल, तीन से पाँच लोग',
  'Do you sat at one table? None of ten, often done.',
  'twenty one, twenty two and twenty three',
])('%s is none', (text) => {
  expect(withoutPhones(text)).toBe(text);
});

test('a long text of such words takes no long time', () => {
  const text = `${'nine '.repeat(10_000)}x`;
  expect(withoutPhones(text)).toBe('••• x');
});
