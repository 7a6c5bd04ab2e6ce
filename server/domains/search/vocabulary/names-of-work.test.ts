import { expect, test } from 'vitest';
import { isRole } from '../ranking/related-roles.ts';
import { LONGEST_PHRASE_WORDS, synonymsFrom } from '../synonyms/synonyms.ts';
import { readTextQuery } from '../text-query.ts';
import { wordsOf } from '../words.ts';
import { namesOfCompanies, namesOfWork } from './names-of-work.ts';
import { saidInPlace } from './said-in-place.ts';

const groups = [...namesOfWork, ...namesOfCompanies];
const synonymsOf = synonymsFrom(groups, saidInPlace, ['wireman', 'foreman']);

test.each([
  ['kapde silai karne wali', 'tailor'],
  ['bacche sambhalne ka kaam', 'nanny'],
  ['marij ki dekhbhal', 'caregiver'],
  ['gharelu kaam', 'housemaid'],
  ['chowkidari', 'watchman'],
  ['rajmistri', 'mason'],
  ['raj mistri', 'mason'],
  ['machine chalane wala', 'operator'],
  ['momo banane wala', 'cook'],
  ['kadhai ka kaam', 'embroidery'],
  ['mehandi wali', 'henna'],
  ['धोबी', 'laundry'],
  ['nai ki dukan', 'barber'],
  ['kabadi', 'scrap'],
  ['x ray tech', 'radiographer'],
  ['samayal velai', 'cook'],
  ['gadi chalak', 'driver'],
  ['darowan chakri', 'guard'],
  ['silai machine', 'tailor'],
  ['medical store par kaam', 'pharmacist'],
  ['jcb driver', 'excavator'],
  ['poclain chalane wala', 'excavator'],
  ['solidworks', 'solid'],
  ['jio', 'infocomm'],
  ['truck chalane ki naukri', 'driver'],
  ['asst prof', 'professor'],
  ['bartan saaf karne wali', 'dishwasher'],
  ['yoga trainer', 'instructor'],
  ['makeup karne wali', 'beautician'],
  ['kheti ka kaam', 'farming'],
  ['d pharma', 'dpharm'],
  ['b. pharmacy', 'bpharm'],
  ['10th pass', 'sslc'],
  ['l&t', 'toubro'],
  ['L and T', 'toubro'],
  ['jp morgan', 'jpmorgan'],
  ['infy', 'infosys'],
  ['gaadi repair mistri', 'mechanic'],
  ['एसी मैकेनिक', 'hvac'],
  ['लैब टेक्नीशियन', 'technician'],
  ['adige maduva kelasa', 'cook'],
  ['zsm', 'zonal'],
  ['divyang', 'disabled'],
  ['solar panel installer', 'photovoltaic'],
  ['asiriyar velai', 'teacher'],
  ['upadhyayudu udyogam', 'teacher'],
  ['kanakku pillai', 'accountant'],
  ['सेल्समेन', 'salesman'],
  ['lab tech', 'technician'],
  ['samaj sevak', 'social'],
  ['property dealer', 'estate'],
  ['immigration consultant', 'visa'],
  ['शिपाई', 'peon'],
  ['शिंपी', 'tailor'],
  ['कुंभार', 'potter'],
  ['वायरमैन', 'wireman'],
  ['फोरमैन', 'foreman'],
  ['mmv', 'mechanic'],
  ['prodn engr', 'production'],
  ['8vi pass', '8th'],
  ['5वीं पास', '8th'],
  ['h/w technician', 'hardware'],
  ['collection exec', 'recovery'],
  ['mktg mgr', 'marketing'],
  ['mkt exec', 'marketing'],
  ['KAM', 'account'],
  ['FOE', 'front'],
  ['AML analyst', 'laundering'],
  ['as/400', 'as400'],
  ['s/4hana', 's4'],
  ['office 365', 'o365'],
  ['facebook adverts', 'ads'],
  ['md radiology', 'radiologist'],
  ['cardiologist', 'cardiology'],
  ['metallurgy engineer', 'metallurgist'],
  ['core drilling operator', 'driller'],
  ['returnship program', 'break'],
  ['physiotherapy', 'physiotherapist'],
  ['nal theek karne wala', 'plumber'],
  ['auto rickshaw chalane wala', 'driver'],
  ['maal utarne ka kaam', 'loader'],
  ['parcel dene wala', 'delivery'],
  ['बाइक ठीक करने वाला', 'mechanic'],
  ['दवा की दुकान', 'pharmacist'],
  ['driving', 'driver'],
  ['AM finance', 'assistant'],
  ['AM customer service', 'assistant'],
  ['टेली कॉलर', 'telecaller'],
  ['कॉलेज लेक्चरर', 'lecturer'],
  ['स्टोर कीपर', 'store'],
  ['dell laptop', 'desktop'],
  ['मेडिकल रिप्रेजेंटेटिव', 'rep'],
  ['sales KAM', 'account'],
])('%s finds %s', (typed, name) => {
  expect(readTextQuery(typed, synonymsOf)).toContain(`'${name}'`);
});

test('"kam" and "काम" that ask for work are no short form', () => {
  for (const typed of ['driver kam', 'कम काम'])
    expect(readTextQuery(typed, synonymsOf) ?? '').not.toContain('account');
});

test('"am" that says who somebody is stands for no assistant manager', () => {
  for (const typed of ['i am a driver', 'am driver', 'am electrician', 'driver 9 am'])
    expect(readTextQuery(typed, synonymsOf) ?? '').not.toContain('assistant');
});

test('a word in Hindi letters is no name that begins with another vowel', () => {
  expect(synonymsFrom([], [], ['auditor'])(['एडिटर'])).toEqual([]);
  expect(synonymsFrom([], [], ['auditor'])(['ऑडिटर'])).toEqual([['auditor']]);
});

test('the legal form of a company asks for nothing', () => {
  for (const typed of ['axis limited', 'axis pvt ltd', 'axis private limited'])
    expect(readTextQuery(typed, synonymsOf)).toBe(readTextQuery('axis', synonymsOf));
  expect(readTextQuery('private tutor', synonymsOf)).toContain("'private'");
});

test('a word that begins with two consonants is no name with a vowel between them', () => {
  expect(readTextQuery('स्टार', synonymsOf) ?? '').not.toContain('carpenter');
});

test('a name does not find the words that people say in its place', () => {
  expect(readTextQuery('shop', synonymsOf)).not.toContain('kadai');
  expect(readTextQuery('kadai', synonymsOf)).toContain("'shop'");
});

test('a degree says nothing beside its field, and a technologist is of no field', () => {
  expect(readTextQuery('md radiology', synonymsOf)).not.toContain("'md'");
  expect(readTextQuery('assistant to md', synonymsOf)).toContain("'md'");
  expect(readTextQuery('information technology', synonymsOf)).not.toContain('technologist');
});

test('a short name has no plural', () => {
  expect(synonymsFrom([['business development', 'bd']])(['bds'])).toEqual([]);
});

test('every group has several phrases, and each says something', () => {
  for (const group of [...groups, ...saidInPlace]) {
    expect(new Set(group).size, group.join()).toBe(group.length);
    expect(group.length).toBeGreaterThan(1);
    expect(group.every((phrase) => wordsOf(phrase).length > 0)).toBe(true);
    // A longer phrase can be found, but not typed.
    expect(group.some((phrase) => wordsOf(phrase).length <= LONGEST_PHRASE_WORDS)).toBe(true);
  }
});

test('no kind of work stands among the names of companies', () => {
  const names = namesOfCompanies.flat().map((name) => wordsOf(name));
  expect(names.filter(isRole)).toEqual([]);
});
