import { expect, test } from 'vitest';
import { JobFilters } from '../../../../contract/jobs.ts';
import { place } from './place.ts';
import { firstReaders, inAnotherSpelling, lastReaders, readWish } from './wish.ts';

const read = (search: string, more: Partial<JobFilters> = {}) =>
  readWish({ ...JobFilters.parse({ search }), ...more });

test.each([
  ['driver in pune', 'driver', { location: 'Pune' }],
  ['Pune mein driver', 'driver', { location: 'Pune' }],
  ['nurse in hydrabad', 'nurse', { location: 'Hyderabad' }],
  ['nurse delhi', 'nurse', { location: 'Delhi' }],
  ['nurse in goregaon', 'nurse', { location: 'Goregaon' }],
  ['goregaon', '', { location: 'Goregaon' }],
  ['qa lead blr', 'qa lead', { location: 'Bengaluru' }],
  ['driver ggn', 'driver', { location: 'Gurugram' }],
  ['oracle del', 'oracle del', { location: '' }],
  ['ctet syllabus pdf', 'ctet', {}],
  ['ssc cgl previous year papers with solutions', 'ssc cgl', {}],
  ['rrb ntpc exam pattern cbt 1', 'rrb ntpc', {}],
  ['syllabus designer', 'syllabus designer', {}],
  ['indian army recruitment 2026', 'indian army', {}],
  ['recruitment manager', 'recruitment manager', {}],
  ['mechanic surat ke andar', 'mechanic ke andar', { location: 'Surat' }],
  ['raat ki naukri guard', 'guard', { shift: ['night'] }],
  ['subah wali job cook', 'cook', { shift: ['day'] }],
  ['padhai ke saath naukri', 'naukri', { employment_type: ['part_time'] }],
  ['jee mains physics teacher', 'jee physics teacher', {}],
  ['part time job for college girls', '', { employment_type: ['part_time'] }],
  ['clerk in salem', 'clerk', { location: 'Salem' }],
  ['accountant above 10 lakhs', 'accountant', { salary_min: 10 }],
  ['accountant 5 lpa', 'accountant', { salary_min: 5 }],
  ['accountant under 8 lakhs', 'accountant', { salary_max: 8 }],
  ['cook 20k per month', 'cook', { salary_min: 2.4 }],
  ['cook 25000 salary', 'cook', { salary_min: 3 }],
  ['accountant 5-8 lpa', 'accountant', { salary_min: 5 }],
  ['accountant 3 to 5 lakhs', 'accountant', { salary_min: 3 }],
  ['accountant 3 lakh - 5 lakh', 'accountant', { salary_min: 3 }],
  ['driver 15-20k salary', 'driver', { salary_min: 1.8 }],
  ['driver 15k to 20k per month', 'driver', { salary_min: 1.8 }],
  ['driver 25,000 salary', 'driver', { salary_min: 3 }],
  ['driver 20,000-25,000 per month', 'driver', { salary_min: 2.4 }],
  ['manager 1,20,000 per month', 'manager', { salary_min: 14.4 }],
  ['cook above 20k', 'cook', { salary_min: 2.4 }],
  ['pimpri chinchwad cnc operator', 'cnc operator', { location: 'Pimpri Chinchwad' }],
  ['part time evening job', 'job', { employment_type: ['part_time'] }],
  ['weekend job for students', '', { employment_type: ['part_time'] }],
  ['student job', '', { employment_type: ['part_time'] }],
  ['jobs for housewives', '', { employment_type: ['part_time'] }],
  ['गृहिणी के लिए काम', '', { employment_type: ['part_time'] }],
  ['shaam ka kaam', '', { employment_type: ['part_time'] }],
  ['sirf sunday ko job', '', { employment_type: ['part_time'] }],
  ['शाम की नौकरी', '', { employment_type: ['part_time'] }],
  ['शाम के समय का काम', '', { employment_type: ['part_time'] }],
  ['शाम को पार्ट टाइम ट्यूटर', 'ट्यूटर', { employment_type: ['part_time'] }],
  ['clerk 10 am to 6 pm', 'clerk', {}],
  ['goalkeeper goa', 'goalkeeper', { location: 'Goa' }],
  ['uttar pradesh lucknow clerk', 'clerk', { location: 'Lucknow, Uttar Pradesh' }],
  ['kotak bank kota', 'kotak bank', { location: 'Kota' }],
  ['driver  in   pune', 'driver', { location: 'Pune' }],
  ['customer care no night shift', 'customer care', { excluded: ['night shift'] }],
  ['customer care day shift no night shift', 'customer care', { shift: ['day'] }],
  ['work from home data entry', 'data entry', { work_mode: ['remote'] }],
  ['ghar se kaam typing', 'typing', { work_mode: ['remote'] }],
  ['data entry ghar se', 'data entry', { work_mode: ['remote'] }],
  ['typing from home', 'typing', { work_mode: ['remote'] }],
  ['ghare betha typing', 'typing', { work_mode: ['remote'] }],
  ['online work from mobile', '', { work_mode: ['remote'] }],
  ['work from anywhere marketing', 'marketing', { work_mode: ['remote'] }],
  ['typing 3-4 hours', 'typing', { employment_type: ['part_time'] }],
  ['typing 12 hours', 'typing', {}],
  ['clerk subah 9 se 6', 'clerk', {}],
  ['clerk 5 to 8 years', 'clerk', { experience_years: 5 }],
  ['iravu nera guard', 'guard', { shift: ['night'] }],
  ['fitter midc pune', 'fitter', { location: 'Pune' }],
  ['salesman 15 se 20 hajar', 'salesman', { salary_min: 1.8 }],
  ['driver 15000 se upar', 'driver', { salary_min: 1.8 }],
  ['helper 500 per day', 'helper', { salary_min: 1.56 }],
  ['din ka 600 rupaye majdoor', 'majdoor', { salary_min: 1.87 }],
  ['दिहाड़ी 700 मजदूर', 'मजदूर', { salary_min: 2.18 }],
  ['15000 plus incentive field sales', 'field sales', { salary_min: 1.8 }],
  ['java whitefield', 'java', { location: 'Whitefield' }],
  ['koramangala cook', 'cook', { location: 'Koramangala' }],
  ['cook andheri west', 'cook', { location: 'Andheri West' }],
  ['cook near dadar station', 'cook', { location: 'Dadar' }],
  ['cook andheri east metro station', 'cook', { location: 'Andheri East' }],
  ['cook pune railway station', 'cook', { location: 'Pune' }],
  ['cook dwarka sector 10', 'cook', { location: 'Dwarka Sector 10' }],
  ['hinjewadi phase 2 cook', 'cook', { location: 'Hinjewadi Phase 2' }],
  ['cook salt lake sector v', 'cook', { location: 'Salt Lake Sector V' }],
  ['cook whitefield itpl bangalore', 'cook', { location: 'Whitefield ITPL Bengaluru' }],
  ['cook location vashi', 'cook', { location: 'Vashi' }],
  ['cook 560037', 'cook', { location: '560037 Bengaluru' }],
  ['cook chakan pune 410501', 'cook', { location: 'Chakan Pune' }],
  ['cook in hubli district', 'cook', { location: 'Hubballi' }],
  ['cook dist nashik', 'cook', { location: 'Nashik' }],
  ['cook within 10 km of thane', 'cook', { location: 'Thane' }],
  ['how can i get a job as a cook in pune', 'cook', { location: 'Pune' }],
  ['cook department in pune', 'cook', { location: 'Pune' }],
  ['nursing team', 'nursing', {}],
  ['team', 'team', {}],
  ['cook with cab facility', 'cook', {}],
  ['2 way cab cook 5 days working', 'cook', {}],
  ['a change in nursing with a good package', 'nursing', {}],
  ['Company: Anand Mess Post: cook', 'Anand Mess cook', {}],
  ['400001 job', 'job', { location: '400001 Mumbai' }],
  ['cook salary 240000', 'cook', { salary_min: 2.4 }],
  ['java ctc 15', 'java', { salary_min: 15 }],
  ['java package 12-15 pune', 'java', { salary_min: 12, location: 'Pune' }],
  ['java package of 8 lakhs', 'java', { salary_min: 8 }],
  ['cook $100k', 'cook', {}],
  ['cook us $90,000 per year', 'cook', {}],
  ['cook 20 usd per hour', 'cook', {}],
  ['us 20 recruiter', 'us 20 recruiter', {}],
  ['cook tn', 'cook', { location: 'Tamil Nadu' }],
  ['tn cook', 'tn cook', {}],
  ['trichy cook', 'cook', { location: 'Tiruchirappalli' }],
  ['telecaller hr', 'telecaller hr', {}],
  ['cook vidarbha', 'cook', { location: 'Vidarbha' }],
  ['accountant 3 years experience', 'accountant', { experience_years: 3 }],
  ['minimum 2-4 yrs exp accountant', 'accountant', { experience_years: 2 }],
  ['developer 1.5 years of experience', 'developer', { experience_years: 1 }],
  ['tester with experience 3 years', 'tester with', { experience_years: 3 }],
  ['welder 5+ years', 'welder', { experience_years: 5 }],
  ['2 साल का अनुभव ड्राइवर', 'ड्राइवर', { experience_years: 2 }],
  ['part time teacher', 'teacher', { employment_type: ['part_time'] }],
  ['full time or part time cook', 'cook', { employment_type: ['part_time', 'full_time'] }],
  ['weekend part time tutor', 'tutor', { employment_type: ['part_time'] }],
  ['sunday only job', '', { employment_type: ['part_time'] }],
  ['morning shift receptionist', 'receptionist', { shift: ['day'] }],
  ['software manyata tech park', 'software', { location: 'Manyata' }],
  ['marketing internship', 'marketing', { employment_type: ['internship'] }],
  ['1 lakh per month job', 'job', { salary_min: 12 }],
  ['between 10 and 20 lpa', '', { salary_min: 10 }],
  ['under 20k per month cook', 'cook', { salary_max: 2.4 }],
  ['cook above 3 lakhs under 5 lakhs', 'cook', { salary_min: 3, salary_max: 5 }],
  ['driver salary 20000', 'driver', { salary_min: 2.4 }],
  ['driver 18k', 'driver', { salary_min: 2.16 }],
  ['driver 15000', 'driver', { salary_min: 1.8 }],
  ['driver 15k to 20k', 'driver', { salary_min: 1.8 }],
  ['driver 30 thousand', 'driver', { salary_min: 3.6 }],
  ['driver 50k', 'driver', { salary_min: 6 }],
  ['driver 300000 per annum', 'driver', { salary_min: 3 }],
  ['cook salary upto 22000', 'cook', { salary_max: 2.64 }],
  ['data entry under 15000', 'data entry', { salary_max: 1.8 }],
  ['driver bees hazar tak', 'driver', { salary_max: 2.4 }],
  ['driver 25000 rupaye tak ki', 'driver', { salary_max: 3 }],
  ['driver 15 se 20 hazar tak', 'driver', { salary_min: 1.8 }],
  ['driver 15 hazar se 20 hazar tak', 'driver', { salary_min: 1.8 }],
  ['ड्राइवर पंद्रह हज़ार सैलरी', 'ड्राइवर', { salary_min: 1.8 }],
  ['manager dhai lakh per month', 'manager', { salary_min: 30 }],
  ['cook twenty five thousand', 'cook', { salary_min: 3 }],
  ['do saal experience cook', 'cook', { experience_years: 2 }],
  ['दो साल का अनुभव ड्राइवर', 'ड्राइवर', { experience_years: 2 }],
  ['two to three years cook', 'cook', { experience_years: 2 }],
  ['six months experience sales', 'sales', { experience_years: 0 }],
  ['sales 18 mahine ka anubhav', 'sales', { experience_years: 1 }],
  ['fresher to 1 year java', 'java', { experience_years: 0 }],
  ['5 years sales manager fmcg', 'sales manager fmcg', { experience_years: 5 }],
  ['20+ years project manager', 'project manager', { experience_years: 20 }],
  ['3+ yrs remote', '', { experience_years: 3, work_mode: ['remote'] }],
  ['fresher accountant', 'accountant', { experience_years: 0 }],
  ['accountant without experience', 'accountant', { experience_years: 0 }],
  ['entry level accountant', 'accountant', { experience_level: ['entry'] }],
  ['night shift bpo', 'bpo', { shift: ['night'] }],
  ['teacher shimla', 'teacher', { location: 'Shimla' }],
  ['chef pondicherry', 'chef', { location: 'Puducherry' }],
  ['developer in bangalore, pune', 'developer', { location: 'Bengaluru, Pune' }],
  ['developer bangalore or hyderabad', 'developer', { location: 'Bengaluru, Hyderabad' }],
  ['python chennai coimbatore', 'python', { location: 'Chennai, Coimbatore' }],
  ['driver delhi/noida', 'driver', { location: 'Delhi, Noida' }],
  ['accountant pune maharashtra', 'accountant', { location: 'Pune, Maharashtra' }],
  ['developer hitech city', 'developer', { location: 'Hitech City' }],
  ['accountant nehru place', 'accountant', { location: 'Nehru Place' }],
  ['jobs in chandni chowk', 'jobs', { location: 'Chandni Chowk' }],
  ['receptionist saket delhi', 'receptionist', { location: 'Saket Delhi' }],
  ['jobs in noida sector 62', 'jobs', { location: 'Sector 62 Noida' }],
  ['bpo salt lake kolkata', 'bpo', { location: 'Salt Lake Kolkata' }],
  ['python -django', 'python', { excluded: ['django'] }],
  ['java -"spring boot"', 'java', { excluded: ['spring boot'] }],
  ['java not fresher pune', 'java', { excluded: ['fresher'], location: 'Pune' }],
  ['testing jobs except manual', 'testing jobs', { excluded: ['manual'] }],
  ['sales but not insurance', 'sales', { excluded: ['insurance'] }],
  ['marketing lekin field nahi', 'marketing', { excluded: ['field'] }],
  ['teacher except maths, science', 'teacher', { excluded: ['maths', 'science'] }],
  ['cook driver nahi chahiye', 'cook', { excluded: ['driver'] }],
  ['"data entry operator" pune', '', { phrases: ['data entry operator'], location: 'Pune' }],
  ['cook or helper delhi', '', { either: [['cook', 'helper']], location: 'Delhi' }],
  ['nurse/doctor', '', { either: [['nurse', 'doctor']] }],
  ['hindi or english teacher', 'teacher', { either: [['hindi', 'english']] }],
  ['hindi, english or maths teacher', 'teacher', { either: [['hindi', 'english', 'maths']] }],
  ['developer with angular or react', 'developer with', { either: [['angular', 'react']] }],
  ['data analyst or tester', '', { either: [['data analyst', 'tester']] }],
  ['java 5 sal ka anubhav', 'java', { experience_years: 5 }],
  ['java less than 2 years', 'java', { experience_years: 1 }],
  ['driver up to 5 years', 'driver', { experience_years: 5 }],
  ['accountant 6L', 'accountant', { salary_min: 6 }],
  ['architect 1.5 crore', 'architect', { salary_min: 150 }],
  ['java contract', 'java', { employment_type: ['contract'] }],
  ['java c2h', 'java', { employment_type: ['contract'] }],
  ['java permanent', 'java', { employment_type: ['full_time'] }],
  ['java on-site', 'java', { work_mode: ['onsite'] }],
  ['wfo customer support', 'customer support', { work_mode: ['onsite'] }],
  ['java posted today', 'java', { posted_within: 1 }],
  ['java past 24 hours', 'java', { posted_within: 1 }],
  ['java posted 2 days ago', 'java', { posted_within: 2 }],
  ['jobs posted in the last 3 days', '', { posted_within: 3 }],
  ['nurse pichhle do hafte', 'nurse', { posted_within: 14 }],
  ['java last week', 'java', { posted_within: 7 }],
  ['java 30 days notice period', 'java', {}],
  ['sales anywhere in india', 'sales', {}],
  ['set up engineer noida', 'set up engineer', { location: 'Noida' }],
  ['driver up', 'driver', { location: 'Uttar Pradesh' }],
  ['sales j&k', 'sales', { location: 'Jammu and Kashmir' }],
  ['sales bkc', 'sales', { location: 'BKC' }],
  ['sales 400 051', 'sales', { location: '400 051 Mumbai' }],
  ['sales greater noida west', 'sales', { location: 'Greater Noida West' }],
  ['sales south mumbai', 'sales', { location: 'South Mumbai' }],
  ['cook pune south indian', 'cook south indian', { location: 'Pune' }],
  ['10 lpa business analyst', 'business analyst', { salary_min: 10 }],
])('%s asks for %s with a filter', (typed, search, filters) => {
  expect(read(typed).filters).toMatchObject({ search, ...filters });
});

test.each([
  'salem steel',
  'make up artist',
  'back up engineer',
  'contract manager',
  'permanent makeup artist',
  'onsite coordinator',
  'last mile delivery',
  'last 3 months payroll',
  'recent hr jobs',
  'last day of work',
  'youtube editor 1 lakh subscribers',
  'manager 2 crore turnover',
  'dlf security',
  'satellite engineer',
  'ghar se door driver',
  'nursing sister incharge',
  'iso 9000 auditor',
  'sales in accounts',
  'remote sensing analyst',
  'remote support engineer',
  'hybrid cloud engineer',
  'engineer 5',
  '3 year diploma engineer',
  'engineer diploma 3 years',
  'boys 25 years',
  'do it yourself lakhani',
  'six months diploma',
  'weekend anchor',
  'student counsellor job',
  'रविवार की छुट्टी वाली जॉब',
  'sham sundar',
  'class of 99 years',
  'python developer',
  'senior accountant',
  'ui/ux designer',
  '4k video editor',
  'iso 9001 auditor',
  'iso 22000 auditor',
  '15000',
  '5 year old child care',
  'india today editor',
  'not only sales',
  '',
])('%j asks for no filter', (typed) => {
  expect(read(typed)).toEqual({
    filters: JobFilters.parse({ search: typed }),
    wishes: [],
    overruled: [],
  });
});

test('a filter that is set counts instead of the words that ask for the same', () => {
  const found = read('part time teacher 5 lpa', {
    employment_type: ['full_time'],
    salary_max: 3,
  });
  expect(found.filters).toMatchObject({
    search: 'teacher',
    employment_type: ['full_time'],
    salary_max: 3,
  });
  expect(found.filters.salary_min).toBeUndefined();
  expect([found.wishes, found.overruled]).toEqual([[], ['5 lpa', 'part time']]);
});

test('a place that is set stays, and so do the places among the words, which may be a part of a name', () => {
  expect(read('driver in pune', { location: 'Goa' }).filters).toMatchObject({
    search: 'driver in pune',
    location: 'Goa',
  });
});

test('pay that contradicts itself is neither asked for nor searched for', () => {
  const { filters, wishes } = read('accountant above 10 lpa under 5 lpa');
  expect([filters.search, filters.salary_min, filters.salary_max, wishes]).toEqual([
    'accountant',
    undefined,
    undefined,
    [],
  ]);
});

test('one of several places, and one of several things not wanted, is taken off alone', () => {
  const without = (typed: string) => read(typed).wishes.map((wish) => wish.without);
  expect(without('driver in pune or goa')).toEqual(['driver in goa', 'driver in pune']);
  expect(without('teacher except maths, science')).toEqual([
    'teacher except science',
    'teacher except maths,',
  ]);
});

test('each wish can be taken off by the words without it', () => {
  expect(read('driver in pune above 3 lakhs').wishes).toEqual([
    { kind: 'salary_min', value: '3', without: 'driver in pune' },
    { kind: 'location', value: 'Pune', without: 'driver above 3 lakhs' },
  ]);
});

test.each([
  ['acountnt in pune 5 lakhs', 'acountnt', 'accountant in pune 5 lakhs'],
  ['pune  acountnt', 'acountnt', 'pune accountant'],
  ['senior night shift acountnt', 'senior acountnt', 'accountant night shift'],
  ['acountnt', 'acountnt', 'accountant'],
])('"%s" with "%s" in another spelling is "%s"', (typed, left, whole) => {
  expect(inAnotherSpelling(typed, left, 'accountant')).toBe(whole);
});

test.each([
  ['kochiyil cook', 'Kochi'],
  ['hyderabadlo cook', 'Hyderabad'],
  ['cook kolkatay', 'Kolkata'],
])('%s is in %s, as other languages of India say it', (search, location) => {
  const unknownWords = new Set(search.split(' ').filter((one) => one !== 'cook'));
  const { filters } = readWish({ ...JobFilters.parse({ search }), unknownWords });
  expect(filters).toMatchObject({ search: 'cook', location });
});

test.each([
  ['mujhe night shift driver in pune near metro station 20k per month', {}],
  ['remote or part time cook goa without experience', { work_mode: ['hybrid' as const] }],
  ['driver', {}],
])('"%s" reads the same in steps as at once', (search, more) => {
  const asked = { ...JobFilters.parse({ search }), ...more };
  const first = readWish(asked, firstReaders);
  const placed = readWish(asked, [place], first);
  expect(readWish(asked, lastReaders, placed)).toEqual(readWish(asked));
});

test.each(['solidity smart contract', 'nanny for 1 month old', 'peon in office'])(
  '%s names the work in all its words',
  (typed) => {
    expect(read(typed)).toMatchObject({ wishes: [], filters: { search: typed } });
  },
);
