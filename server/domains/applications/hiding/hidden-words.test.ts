import { expect, test } from 'vitest';
import type { CandidateSnapshot } from '../../../../db/tables/applications.ts';
import { processorTime } from '../../../../contract/test/processor-time.ts';
import { hideIdentity, hidingOf, type IdentifiedRow } from './blind-review.ts';

const candidate: CandidateSnapshot = {
  name: 'Kaveri Ramanathan',
  phone: null,
  title: '',
  location: '',
  about: '',
  skills: [],
  experience: [],
  education: [],
};
const hide = hidingOf({ candidate, candidate_name: 'Candidate 7K3M' });

const NOBODY_KNOWN: IdentifiedRow = {
  is_hidden: true,
  candidate_name: 'Candidate 7K3M',
  seeker_id: 1,
  candidate,
  email: '',
  picture_id: null,
  resume_id: null,
  resume_name: null,
  cover_letter: '',
  answers: [],
  referred_by: null,
  source: 'search',
};

test.each([
  ['I am 24 years old.', 'I am •••.'],
  ['Age: 24. Tally for 12 years.', '•••. Tally for 12 years.'],
  ['I am 31 years of age.', 'I am •••.'],
  ['मेरी उम्र: 24 है।', 'मेरी ••• है।'],
  ['मैं 24 साल की हूँ।', 'मैं •••।'],
  ['DOB: 12/03/1999, Salem', '•••, Salem'],
  ['Date of birth 3 March 1999', '•••'],
  ['I was born in 1999 in Salem.', 'I was ••• in Salem.'],
  ['जन्म तिथि: 12.03.1999', '•••'],
  ['मेरी उम्र चौबीस साल है।', 'मेरी ••• है।'],
  ['I passed out from DAVV Indore in 2019, then Tally.', 'I •••, then Tally.'],
])('the age goes: %s', (text, shown) => {
  expect(hide(text)).toBe(shown);
});

test.each([
  ['Gender: Female', '•••'],
  ['लिंग: महिला', '•••'],
  ['As a mother I am on time. I am a married woman.', 'As a ••• I am on time. I am a •••.'],
  ['I am Mrs. Kaveri Ramanathan.', 'I am Candidate 7K3M.'],
  ['मैं श्रीमती Kaveri हूँ।', 'मैं Candidate 7K3M हूँ।'],
  ['I am Smt RAMANATHAN Kaveri of Kaveripattinam.', 'I am Candidate 7K3M of Kaveripattinam.'],
])('the gender goes: %s', (text, shown) => {
  expect(hide(text)).toBe(shown);
});

test.each([
  ['I am a 24 year old girl from Salem.', 'I am a ••• ••• from Salem.'],
  ["I'm 24, from Salem.", "I'm •••, from Salem."],
  ['24/F, Salem', '•••, Salem'],
  ['Female, Salem', '•••, Salem'],
  ['I am in my early thirties.', 'I am in my •••.'],
  ['Tailor, 29 y/o', 'Tailor, •••'],
  ['I am a senior citizen.', 'I am a •••.'],
  ['born 5th May 1999', '•••'],
  ['2019 batch', '•••'],
  ['Batch of 2019, first class', '•••, first class'],
  ['I passed out in 2018.', 'I •••.'],
  ['2020 passout with 70%', '••• with 70%'],
  ['Graduated in 2017', '•••'],
  ['B.Com completed in 2016.', 'B.Com completed in •••.'],
  ['12th in 2014, Tally since 2021', '12th in •••, Tally since 2021'],
  ['Married, 2 kids', '•••'],
  ['I am married with two children.', 'I am •••.'],
  ['I have two small kids.', 'I have •••.'],
  ['A housewife returning to work', 'A ••• returning to work'],
  ['I worked until my maternity leave.', 'I worked until my •••.'],
  ['Pronouns: she/her', 'Pronouns: •••'],
  ['My husband works in Salem.', 'My ••• works in Salem.'],
  ['D/o Shri Raman, Salem', '•••, Salem'],
  ['As a hard-working young man I am on time.', 'As a hard-working young ••• I am on time.'],
  ['महिला', '•••'],
  ['मैं एक महिला हूँ।', 'मैं एक ••• हूँ।'],
  ['मैं 24 साल की लड़की हूँ।', 'मैं ••• हूँ।'],
  ['मेरी उम्र २४ है।', 'मेरी ••• है।'],
  ['मैं गृहिणी हूँ।', 'मैं ••• हूँ।'],
  ['2018 में स्नातक', '•••'],
  ['Main 24 saal ki hoon.', 'Main •••.'],
  ['Meri umar 26 hai', 'Meri ••• hai'],
  ['Main ek ladki hoon.', 'Main ek ••• hoon.'],
])('age and gender go from every text: %s', (text, shown) => {
  expect(hide(text)).toBe(shown);
});

test.each([
  ['Wife of Shri Mohan Lal Verma, Salem', '•••, Salem'],
  ['S/o Late Shri Mohan Lal Verma', '•••'],
  ['w/o Ramesh Kumar, Salem', '•••, Salem'],
  ["Husband's name: Ramesh Kumar Phone: none", '••• Phone: none'],
  ['My father’s name is Ramesh Kumar and I weave.', 'My ••• and I weave.'],
  ['Pati ka naam Ramesh hai', '••• hai'],
  ['पिता का नाम: रमेश कुमार', '•••'],
  ['पति: रमेश', '•••'],
  ['सुपुत्री श्री मोहन लाल, सेलम', '•••, सेलम'],
  ['पत्नी श्री मोहन लाल', '•••'],
  ['धर्मपत्नी, सेलम', '•••, सेलम'],
  ['My maiden name is Sharma.', 'My •••'],
  ['Née Sharma', '•••'],
])('whose child or spouse somebody is goes with the name: %s', (text, shown) => {
  expect(hide(text)).toBe(shown);
});

test.each([
  ['Mother of a 3-year-old', '••• of a 3-year-old'],
  ['Proud mother of two.', 'Proud ••• of two.'],
  ['Head girl at school', '••• at school'],
  ['Salesgirl in a shop', 'Sales••• in a shop'],
  ['Marital status: Single', 'Marital status: •••'],
  ['लिंग: म', '•••'],
  ['वैवाहिक स्थिति: विवाहित', 'वैवाहिक स्थिति: •••'],
  ['मैं शादीशुदा हूँ।', 'मैं ••• हूँ।'],
  ['मैं किसान की बेटी हूँ।', 'मैं किसान की •••।'],
  ['मैं अपने पति के साथ रहती हूँ।', 'मैं अपने ••• के साथ रहती हूँ।'],
  ['Meri patni teacher hai', 'Meri ••• teacher hai'],
  ['भवदीया', '•••'],
  ['Mrs K. Ramanathan', 'Candidate 7K3M'],
  ['I am Mrs. Sharma and I weave.', 'I am Candidate 7K3M and I weave.'],
  ['मैं श्रीमती शर्मा हूँ।', 'मैं Candidate 7K3M हूँ।'],
  ['Kind regards,\nMrs. Kavi', 'Kind regards,\nCandidate 7K3M'],
])('the gender goes from running text: %s', (text, shown) => {
  expect(hide(text)).toBe(shown);
});

test.each([
  ['Kaveri weaves. She trains her team.', 'Candidate 7K3M weaves. ••• trains ••• team.'],
  ['He is on time, his work is good.', '••• is on time, ••• work is good.'],
  ['She ran Phase I trials.', '••• ran Phase I trials.'],
  [
    'She was Engineer I at a mill, in I.T., and taught classes I to V.',
    '••• was Engineer I at a mill, in I.T., and taught classes I to V.',
  ],
])('“she” and “he” go where somebody writes as about another person: %s', (text, shown) => {
  expect(hide(text)).toBe(shown);
});

test.each([
  ['Computer Science, IIT Bombay', 'Computer Science, •••'],
  ['I studied at St. Xavier’s College and weave.', 'I studied at ••• and weave.'],
  ['A graduate of the University of Delhi', 'A graduate of the •••'],
  ['mba from iim ahmedabad', 'mba from •••'],
  ['computer science from iit bombay', 'computer science from •••'],
  ['b.com from delhi university', 'b.com from •••'],
  ['बनारस हिंदू विश्वविद्यालय से स्नातक', '••• से स्नातक'],
  ['आईआईटी दिल्ली से बी.टेक', '••• से बी.टेक'],
  ['NSUT, computer science', '•••, computer science'],
  ['B.Com (Hons) from DU, then Tally.', 'B.Com (Hons) from •••, then Tally.'],
  ['MBA in Finance from SRM', 'MBA in Finance from •••'],
  ['BBA (Hons), from the PEC; B.Ed at PSG', 'BBA (Hons), from the •••; B.Ed at •••'],
  ['I studied at BITM and weave.', 'I studied at ••• and weave.'],
  ['A proud alumnus of the PEC', 'A proud alumnus of the •••'],
  ['PSG alumna, weaver', '••• alumna, weaver'],
])('colleges go from every text: %s', (text, shown) => {
  expect(hide(text)).toBe(shown);
});

test('colleges go from the profile, its experience, the letter and the answers', () => {
  const named = 'Weaving, IIT Bombay';
  const entry = {
    id: 'w',
    location: '',
    startDate: null,
    endDate: null,
    current: true,
    skills: [],
  };
  const row = hideIdentity({
    ...NOBODY_KNOWN,
    cover_letter: named,
    answers: [
      {
        kind: 'text',
        text: 'Why?',
        choices: [],
        accepted: [],
        least: null,
        most: null,
        answer: named,
        meets_must_have: null,
        explanation: named,
      },
    ],
    candidate: {
      ...candidate,
      title: named,
      about: named,
      skills: [named],
      experience: [
        { ...entry, title: named, company: 'Loyola College', description: named, skills: [] },
      ],
    },
  });
  expect(JSON.stringify(row)).not.toContain('Bombay');
  expect(row.candidate.experience[0]?.company).toBe('Loyola College');
});

test.each([
  'Dear Mrs. Rao, I have 10 years of experience, 12 of them in Salem.',
  'I worked as a delivery boy and in the female ward.',
  'I am a born leader with 15 people below me, and manage 24 looms.',
  '10 साल का अनुभव है।',
  '5 years of experience',
  'Assembles a male connector and female sockets.',
  "Women's clothing sales in Salem.",
  "I am a women's wear designer.",
  'As a male ward nurse I served in Salem.',
  'Managed a team of 25, men and women.',
  'I am 100% sure, and 24 hours available.',
  'I am 20 minutes away from your office.',
  'A 25 year old company made me its manager.',
  'Worked there since 2019, until 2022.',
  'In 2021 I opened a shop.',
  'Organised university recruitment drives.',
  'I sold books to college students.',
  'Counselled married couples and housewives.',
  'Taught children aged between 6 and 12.',
  'Son et lumière shows in Salem.',
  'महिला वार्ड में काम किया।',
  'महिला समूहों के साथ काम।',
  '24 घंटे काम कर सकते हैं।',
  '12 saal ka anubhav hai.',
  'Kept a nit comb and drill bits in stock.',
  'Knows age of stock reports, 30 and 60 days.',
  'I have two vans and one helper.',
  'Handled 24/7 support.',
  'B.Tech with work experience from TCS',
  'MBA, worked at HDFC for 2 years',
  'B.Com from an AICTE approved college with SAP and GST',
  'Diploma in CNC from ITI, knows SRM and ICT tools',
  'Graduated from QA to lead in two years.',
  'MBA, now HR manager at TCS',
  '10th pass, driver at DHL',
  'Intermediate knowledge of Tally at KPMG',
  'A graduate from the UK, student of AI',
  'Each worker signs his/her card.',
  'My manager keeps her promise, he says.',
  'When I joined the mill in Phase I, she ran it.',
  'The manager left, as I for one saw, and she was missed.',
  'I at once agreed. She runs the mill.',
  'The customer gets his bill.',
  'Works w/o supervision.',
  'Mother and child care, father of the project',
  'श्री मोहन लाल मेरे मैनेजर थे।',
  'पति-पत्नी के विवाद में परामर्श',
  'पुत्री विवाह योजना, बेटी बचाओ',
  'As regards Tally, I taught myself Excel.',
  'I tested the field "Name: text" of each form.',
])('what is about the work stays: %s', (text) => {
  expect(hide(text)).toBe(text);
});

test('a text full of such words is read in a moment', () => {
  for (const part of [
    'B.Tech in ',
    'Mr ',
    'A',
    'K.',
    'S/o Late ',
    'पति का नाम रमेश ',
    'Kaveri, she ',
    'I am a young ',
    'from the ',
    'Delhi ',
    'मैं एक ',
    '24 ',
    `${'a'.repeat(60)} from PEC `,
    `graduated${' '.repeat(5_000)}`,
    `उम्र${' '.repeat(5_000)}`,
  ]) {
    const took = processorTime(() => hide(part.repeat(Math.ceil(50_000 / part.length))));
    expect([part, took < 1_000]).toEqual([part, true]);
  }
});

test.each([
  ['in the other script', 'मैं कावेरी रामनाथन, सेलम से।', 'मैं Candidate 7K3M, सेलम से।'],
  ['without the space', 'Signed: KaveriRamanathan', 'Signed: Candidate 7K3M'],
  ['as a name is said', 'My name is Kavi R. I sew.', 'My name is Candidate 7K3M I sew.'],
  ['in full as it is said', 'My name is Kaveri R. Amma.', 'My name is Candidate 7K3M.'],
  ['behind a label', 'Name: Mrs. Kavi R\nPlace: Salem', 'Name: Candidate 7K3M\nPlace: Salem'],
  ['behind a longer label', '• Applicant Name: Kavi R', '• Applicant Name: Candidate 7K3M'],
  [
    'below lines that end as on Windows',
    'Yours truly,\r\nKavi R',
    'Yours truly,\r\nCandidate 7K3M',
  ],
  ['behind a greeting', 'Best regards: Kavi R', 'Best regards: Candidate 7K3M'],
  ['behind a label in Hindi', 'नाम: कवि रमन', 'नाम: Candidate 7K3M'],
  [
    'as people declare',
    'I, Kavi Raman, declare that it is true.',
    'I, Candidate 7K3M, declare that it is true.',
  ],
  ['as a name is said in Hindi', 'मेरा नाम कवि है।', 'मेरा नाम Candidate 7K3M है।'],
  ['as a name is said in Hinglish', 'Mera naam Kavi hai.', 'Mera naam Candidate 7K3M hai.'],
])('the name goes where it is written %s', (_, text, shown) => {
  expect(hide(text)).toBe(shown);
});

test.each([
  ['Priya Solanki', 'प्रिया सोलंकी'],
  ['Imran Qureshi', 'इमरान क़ुरैशी'],
  ['Deepak Chatterjee', 'दीपक चटर्जी'],
  ['Meera Singh', 'मीरा सिंह'],
  ['Mohammed Siddiqui', 'मोहम्मद सिद्दीकी'],
  ['Vijay Reddy', 'विजय रेड्डी'],
])('%s is recognised as "%s", and the other way round', (latin, hindi) => {
  const hideNamed = (name: string) =>
    hidingOf({ candidate: { ...candidate, name }, candidate_name: '#' });
  expect(hideNamed(latin)(`${hindi}: मेरे काम में मैंने सब रखा`)).toBe('#: मेरे काम में मैंने सब रखा');
  expect(hideNamed(hindi)(`Yours, ${latin}, at your service in the main room`)).toBe(
    'Yours, #, at your service in the main room',
  );
});

test.each([
  ['Sai Das', 'मैं दस साल से हूँ।'],
  ['Rina Kar Jha', 'मैं काम कर रही हूँ, और जा सकती हूँ।'],
  ['रीना कर बोस', 'My boss has a car.'],
])('ordinary words that sound like the name %s stay', (name, text) => {
  expect(hidingOf({ candidate: { ...candidate, name }, candidate_name: '#' })(text)).toBe(text);
});

test('the system “HIS” of a hospital stays', () => {
  expect(hide('Kaveri runs the HIS.')).toBe('Candidate 7K3M runs the HIS.');
});

test('the year in which somebody began to work after college stays', () => {
  const text = 'Passed out from college and working since 2018';
  expect(hide(text)).toBe(text);
});
