import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openPortal } from '../../../test/portal.ts';
import { nameSoundQuery, soundsOfName } from './name-sounds.ts';

const portal = await openPortal();

const pairs = `
Priya प्रिया | Solanki सोलंकी | Imran इमरान | Qureshi क़ुरैशी | Deepak दीपक | Chatterjee चटर्जी | Meera मीरा
Singh सिंह | Mohammed मोहम्मद | Siddiqui सिद्दीकी | Vijay विजय | Reddy रेड्डी | Pooja पूजा | Puja पूजा
Deshmukh देशमुख | Shrivastava श्रीवास्तव | Krishna कृष्णा | Sharma शर्मा | Choudhary चौधरी
Lakshmi लक्ष्मी | Laxmi लक्ष्मी | Gyan ज्ञान | Jnan ज्ञान | Naik नाइक | Nayak नायक | Rao राव | Raut राऊत | Fatima फ़ातिमा
Zakir ज़ाकिर | Jyoti ज्योति | Sinha सिन्हा | Chhaya छाया | Kumbhar कुंभार | Sambhaji संभाजी | Rishi ऋषि | Ashutosh आशुतोष
Vaishali वैशाली | Gaurav गौरव | Gowrav गौरव | Agrawal अग्रवाल | Kavya काव्या | Mamta ममता | Siddharth सिद्धार्थ | Patel पटेल`
  .trim()
  .split(/[|\n]/)
  .map((pair) => pair.trim().split(' ') as [string, string]);

const isFound = async (word: string, name: string): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select name_sounds(${name}) @@ ${nameSoundQuery(word)}::tsquery as found`.execute(portal.db);
  return rows[0]?.found ?? false;
};

test.each(pairs)(
  '"%s" is the name %s, in the database and where it is hidden',
  async (latin, hindi) => {
    expect(await isFound(latin, `डॉ. ${hindi} A`)).toBe(true);
    expect(soundsOfName(latin).some((sound) => soundsOfName(hindi).includes(sound))).toBe(true);
  },
);

test.each([
  ['Sol', 'सोलंकी'],
  ['shri', 'श्रीवास्तव'],
])('the beginning "%s" finds %s', async (latin, hindi) => {
  expect(await isFound(latin, hindi)).toBe(true);
});

test.each([
  ['Priyanka', 'प्रिया'],
  ['Rama', 'रमेश'],
  ['Savita', 'कविता'],
  ['Priya', 'Priya'],
])('"%s" is not the name %s', async (latin, name) => {
  expect(await isFound(latin, name)).toBe(false);
});

test.each(['hr', 'it', 'php', 'c++', '', 'प्रिया'])('"%s" is looked for as no name', (word) => {
  expect(nameSoundQuery(word)).toBeNull();
});
