import { isSameName } from '../synonyms.ts';
import { inOrder, type Term } from '../text-query.ts';
import { anyOf, lexeme } from '../tsquery.ts';
import { isRank } from '../vocabulary/ranks.ts';
import { wordsOf } from '../words.ts';

/**
 * Work that people change between. Unlike synonyms, which mean the same, these are offered only where
 * few jobs have the words themselves, and come after them. Groups follow the unit groups of the
 * International Standard Classification of Occupations (ISCO-08) as far as they fit the Indian market.
 */
const groups: readonly string[] = [
  // Law, public service, safety
  'lawyer, advocate, attorney, solicitor, legal counsel, legal associate, legal executive, legal officer, legal specialist, legal advisor',
  'paralegal, legal assistant, law clerk, legal executive',
  'company secretary, compliance officer, compliance executive, secretarial officer',
  'police officer, police constable, detective, investigator, vigilance officer, security officer',
  'field investigator, field verification officer, verification executive, kyc executive, field officer, investigator',
  'security guard, watchman, bouncer, security supervisor, security officer',
  'firefighter, fireman, fire officer, fire safety officer, safety officer',
  'safety officer, safety engineer, ehs officer, hse officer, ehs engineer',
  'policy advisor, policy analyst, policy researcher, public policy, research associate',
  'mediator, counsellor, legal counsel, conciliator',
  // Money
  'accountant, accounts executive, accounts assistant, bookkeeper, accounts officer, tally operator',
  'tax accountant, tax analyst, tax consultant, tax associate, tax executive, gst, gst executive, accountant',
  'auditor, internal auditor, audit associate, audit executive, chartered accountant',
  'financial analyst, finance executive, finance associate, credit analyst, investment analyst, equity analyst, research analyst',
  'investment banking analyst, investment analyst, financial analyst, equity research, credit analyst, valuation analyst, market research analyst',
  'private equity analyst, investment analyst, financial analyst, equity research, venture capital, market research analyst',
  'banker, relationship manager, relationship officer, relationship executive, branch manager, personal banker, loan officer, bank officer',
  'mutual fund advisor, wealth manager, wealth advisor, investment advisor, financial advisor, relationship manager',
  'loan officer, credit officer, sales officer, loan processing, collection officer',
  'collection executive, recovery officer, collection officer, recovery executive',
  'insurance agent, insurance advisor, insurance executive, financial advisor, relationship executive, agency manager',
  'cashier, billing executive, counter staff, teller, billing operator',
  'railway helper, track maintainer, helper, labour',
  'bank clerk, teller, cashier, bank officer, banker, bank assistant',
  'actuary, actuarial analyst, risk analyst, underwriter',
  'stock broker, equity dealer, equity trader, equity advisor, trader',
  'payroll executive, payroll specialist, hr executive, payroll analyst',
  // People and offices
  'recruiter, talent acquisition, hr recruiter, recruitment executive, it recruiter, hr executive, sourcing specialist, recruitment consultant',
  'technical recruiter, it recruiter, talent acquisition, recruiter, recruitment executive, hr recruiter',
  'talent acquisition, recruiter, hr recruiter, recruitment executive, recruitment manager, hr generalist, hr executive, hr associate',
  'hr, hr manager, hr generalist, hr business partner, human resources manager, hr executive, hr recruiter',
  'receptionist, front office, front desk, guest relation, office assistant',
  'office assistant, office boy, peon, office helper, admin assistant, office staff',
  'secretary, personal assistant, executive assistant, office assistant, admin executive',
  'data entry operator, computer operator, back office, typist, data entry executive, mis executive',
  'admin executive, office administrator, admin assistant, office manager, administrative officer',
  'librarian, archivist, library assistant, records executive, document controller',
  'translator, interpreter, transcriber, language specialist, subtitler',
  'telecaller, call centre, customer care, customer support, tele sales, customer service, voice process, bpo, bpo executive',
  'customer success, customer support, account manager, client servicing',
  // Selling and marketing
  'sales executive, business development executive, field sales, sales officer, sales associate, sales representative, marketing executive',
  'business development manager, sales manager, area sales manager, account manager, key account manager',
  'business strategy consultant, strategy consultant, management consultant, business consultant, strategy manager, business development manager, business analyst',
  'fundraiser, fundraising, donor relations, business development officer, business development associate, partnership manager',
  'shop assistant, sales girl, retail sales, store executive, counter sales, salesman, cashier',
  'store manager, shop manager, retail manager, showroom manager, floor manager',
  'digital marketing, seo executive, social media executive, performance marketing, ppc executive, online marketing',
  'media buyer, media planner, media executive, performance marketing, digital marketing manager, ad operations, account director',
  'public relations executive, pr executive, communications executive, corporate communications, media relations, account executive',
  'brand manager, product marketing, marketing manager, marketing communications',
  'copywriter, content writer, content strategist, content creator, creative writer, content editor',
  'technical writer, documentation specialist, content writer, content developer',
  'journalist, reporter, news editor, correspondent, content writer, news anchor, anchor',
  'event manager, event coordinator, event planner, event executive, wedding planner',
  'import export, export executive, import executive, documentation executive, shipping executive, customs executive, freight forwarding',
  'travel agent, travel consultant, travel executive, ticketing executive, tour executive, travel advisor, holiday consultant',
  'market research, research analyst, insights analyst, research executive',
  // Drawing, pictures, sound
  'graphic designer, graphic artist, visual designer, creative designer, illustrator, dtp operator',
  'fashion designer, textile designer, apparel designer, knitwear designer, garment designer, merchandiser, product designer, designer',
  'interior designer, interior decorator, interior architect, space planner, modular kitchen designer',
  'architect, urban designer, urban planner, junior architect, landscape architect, town planner, design architect',
  'ui designer, ux designer, product designer, web designer, interaction designer, visual designer',
  'video editor, film editor, motion graphics, video producer, broadcast engineer, videographer',
  'photographer, photo editor, cinematographer, videographer, cameraman, image editor',
  'animator, motion graphics, 3d artist, 3d modeller, vfx artist, game artist',
  'makeup artist, beautician, hair stylist, hairdresser, beauty advisor, nail technician, cosmetologist',
  'dancer, dance teacher, choreographer, dance instructor, zumba trainer',
  'fitness trainer, gym trainer, yoga instructor, yoga teacher, sports coach, physical trainer',
  'musician, music teacher, singer, sound engineer',
  'curator, museum, gallery director, gallery manager, exhibition manager',
  // Teaching
  'kindergarten teacher, preschool teacher, nursery teacher, primary teacher, primary school teacher, montessori teacher, pre primary teacher, teacher',
  'teacher, tutor, school teacher, faculty, primary teacher, subject teacher, home tutor',
  'professor, assistant professor, associate professor, lecturer, faculty, academic associate, vice chancellor',
  'principal, vice principal, school coordinator, academic coordinator, headmaster',
  'trainer, corporate trainer, soft skills trainer, training executive, instructor, facilitator',
  'special educator, special education teacher, shadow teacher, school teacher, primary teacher',
  'academic counsellor, education counsellor, career counsellor, admission counsellor, student counsellor',
  'nanny, babysitter, baby care, caretaker, ayah, creche attendant',
  // Health
  'nurse, staff nurse, nursing officer, gnm nurse, nursing assistant, nursing staff',
  'ward boy, patient care attendant, nursing assistant, hospital attendant, caregiver, patient care',
  'doctor, physician, medical officer, resident doctor, mbbs doctor, duty doctor, consultant physician',
  'anesthesiologist, anaesthetist, anesthetist, doctor, medical officer',
  'ot technician, anaesthesia technician, dialysis technician, cath lab technician, medical lab technician, lab technician, nursing assistant',
  'pharmacist, pharmacy, pharmacy assistant, chemist shop, medical store, dispensary',
  'medical representative, pharma sales, area business manager, sales representative',
  'lab technician, laboratory technician, dmlt, medical lab technician, pathology technician, phlebotomist',
  'radiographer, radiologic technologist, x ray technician, radiology technician, mri technician, ct technician',
  'physiotherapist, occupational therapist, rehabilitation therapist',
  'psychologist, counsellor, clinical psychologist, therapist',
  'dentist, dental surgeon, dental assistant',
  'dietician, nutritionist, diet counsellor',
  'food technologist, quality executive food, food safety officer, food scientist, production executive food',
  'veterinarian, veterinary doctor, veterinary officer',
  'medical coder, medical biller, medical transcriptionist, medical billing',
  'optometrist, optician, vision technician',
  // Kitchens, rooms, houses
  'cook, chef, commis, sous chef, chef de partie, kitchen helper, tandoor cook, kitchen supervisor, demi chef',
  'baker, pastry chef, bakery chef, commis bakery, confectioner, kitchen supervisor',
  'waiter, steward, captain, food and beverage associate, restaurant staff, bartender, barista',
  'restaurant manager, outlet manager, food and beverage manager, cafe manager, hotel manager',
  'pest control technician, pest control, pest control executive, fumigation, fumigator',
  'housekeeping, cleaner, sweeper, janitor, custodian, room attendant, house cleaner, caretaker',
  'maid, housemaid, domestic help, house help, cook, baby care',
  'laundry attendant, laundry executive, laundry associate, laundry supervisor, washerman, presser, housekeeping',
  'scrap dealer, scrap collector, scrap picker, waste picker',
  'barber, hair stylist, hairdresser, beautician, salon manager',
  'gardener, mali, horticulturist, nursery worker, landscape supervisor',
  // Roads, stores, sea
  'driver, truck driver, delivery driver, cab driver, car driver, bus driver, lmv driver, hmv driver, chauffeur',
  'delivery boy, delivery, delivery executive, delivery driver, rider, bike rider, delivery partner, courier boy, delivery associate',
  'jcb operator, excavator operator, backhoe operator, crane operator, forklift operator, truck driver',
  'forklift operator, crane operator, reach truck operator, machine operator, warehouse associate, equipment operator',
  'warehouse executive, warehouse associate, store keeper, picker, packer, inventory executive, warehouse supervisor, godown keeper, warehouse',
  'logistics executive, logistics manager, supply chain executive, logistics coordinator, dispatch executive, transport executive, inventory manager',
  'purchase executive, procurement executive, buyer, purchase officer, sourcing executive, vendor management',
  'seaman, deckhand, able seaman, marine engineer, deck cadet, ship crew, merchant navy',
  'pilot, first officer, aviation, flight instructor',
  'cabin crew, air hostess, flight attendant, ground staff, airport ground staff',
  // Making and mending
  'carpenter, furniture maker, woodworker, interior carpenter',
  'electrician, wireman, electrical technician, maintenance electrician, lineman, electrical supervisor',
  'plumber, pipe fitter, plumbing supervisor, plumbing technician',
  'welder, fabricator, fitter, gas cutter, welding supervisor',
  'fitter, machinist, turner, cnc operator, vmc operator, maintenance fitter, iti fitter',
  'mechanic, automobile mechanic, car mechanic, bike mechanic, service technician, technician',
  'mobile technician, mobile repairing, mobile repair technician, hardware technician, service technician, technician',
  'ac technician, refrigeration technician, hvac technician, ac mechanic, hvac engineer, air conditioning technician',
  'machine operator, production operator, plant operator, chemical operator, process operator, production worker',
  'helper, labour, packing helper, factory worker, production helper, loader',
  'tailor, sewing machine operator, stitching operator, pattern master, cutting master, embroidery worker, garment technician',
  'painter, spray painter, wall painter, powder coating operator',
  'mason, bar bender, shuttering carpenter, construction worker, site supervisor',
  'quality inspector, quality control, quality assurance, qc engineer, quality engineer',
  'production supervisor, production engineer, shift engineer, production manager, plant supervisor',
  // Engineering
  'civil engineer, site engineer, structural engineer, civil supervisor, project engineer, quantity surveyor, civil designer, billing engineer',
  'mechanical engineer, design engineer, project engineer, maintenance engineer, production engineer, mechanical designer, service engineer',
  'electrical engineer, electronics engineer, instrumentation engineer, maintenance engineer, power engineer',
  'electronics engineer, electronic engineer, hardware engineer, embedded engineer, electrical engineer, test engineer',
  'analog design engineer, layout engineer, vlsi engineer, physical design engineer, circuit design engineer, member of technical staff, asic engineer',
  'telecommunications engineer, telecom engineer, network engineer, rf engineer, wireless engineer, transmission engineer',
  'wireless engineer, rf engineer, network engineer, telecom engineer, wifi engineer',
  'chemical engineer, process engineer, chemical operator, plant engineer, production chemist',
  'aerospace engineer, aeronautical engineer, aircraft engineer, aircraft maintenance engineer',
  'drilling engineer, petroleum engineer, field engineer, reservoir engineer, well engineer, drilling superintendent',
  'metallurgist, metallurgical engineer, materials engineer, welding engineer',
  'automation engineer, test automation engineer, plc engineer, qa automation engineer, instrumentation engineer, sdet',
  'hydrogeologist, geologist, hydrologist, geophysicist, environmental engineer',
  'environmental engineer, environment officer, sustainability analyst, water treatment engineer',
  'agronomist, agriculture officer, agricultural officer, field officer agriculture, farm manager, horticulturist',
  'chemist, analytical chemist, qc chemist, lab chemist, research chemist',
  'draftsman, draughtsman, mechanical draftsman, civil draftsman, autocad draftsman, cad designer, cad engineer, design engineer',
  // Computers
  'web developer, front end developer, back end developer, full stack developer, web designer, software developer, application developer, php developer',
  'software engineer, software developer, application developer, programmer, full stack engineer, backend engineer',
  'mobile developer, android developer, ios developer, flutter developer, react native developer, app developer',
  'data scientist, machine learning engineer, ai engineer, data analyst, research scientist',
  'data analyst, business analyst, bi analyst, mis executive, reporting analyst, bi developer',
  'data engineer, etl developer, big data engineer, data warehouse developer, bi developer',
  'devops engineer, site reliability engineer, cloud engineer, platform engineer, release engineer',
  'qa engineer, software tester, test engineer, test analyst, quality analyst, automation tester, manual tester',
  'desktop support, it support, technical support, it technician, desktop engineer, system administrator, help desk, service desk, field support engineer',
  'computer repair technician, hardware technician, laptop technician, it technician, technical support, desktop engineer, hardware engineer',
  'system administrator, server administrator, linux administrator, windows administrator, system engineer, it administrator',
  'network engineer, network administrator, network security engineer, noc engineer, system engineer',
  'network security analyst, security analyst, security engineer, soc analyst, cyber security analyst, information security, network engineer',
  'database administrator, dba, database developer, sql developer',
  'product manager, product owner, program manager, business analyst',
  'project manager, program manager, project coordinator, scrum master, delivery manager, project lead',
  'business analyst, functional consultant, product analyst, system analyst, process analyst',
  'sap consultant, erp consultant, functional consultant, sap analyst',
];

/**
 * Names of one kind of work, and after the ">" related work that is shown for them, too, but not the other way round:
 * whoever cleans rooms does not look for cars to wash.
 */
const likeOthers: readonly string[] = [
  // Factories
  'injection moulding, moulding operator, moulding, plastic moulding > machine operator, production operator',
  'die casting, die caster, casting, foundry > machine operator, production operator, moulding',
  'tool and die maker, die maker, tool maker, tool room > tool designer, mould maker, fitter, machinist',
  'boiler attendant, boiler operator, boiler engineer > utility operator, utility engineer, plant operator',
  'spinning supervisor, spinning master, weaving supervisor, dyeing master, textile supervisor > textile engineer, production supervisor',
  'press operator, power press operator > machine operator, production operator, fitter',
  'garment checker, garment quality, quality checker > garment technician, quality inspector, quality control',
  'cmm operator, cmm engineer > metrology, quality inspector, quality engineer',
  'car washer, car cleaner, car wash > cleaner, housekeeping, helper',
  // Hospitals and schools
  'blood bank technician > lab technician, laboratory technician, medical lab technician, phlebotomist',
  'hostel warden, warden, matron > hostel manager, hostel supervisor, caretaker, housekeeping supervisor',
  'bus attendant, bus conductor, conductor, bus helper > helper, bus driver, driver',
  'art teacher, drawing teacher, craft teacher, art and craft teacher > art facilitator, primary teacher, teacher',
  'sports teacher, physical education teacher, games teacher, pt teacher > sports coach, physical trainer, fitness trainer',
  'spa therapist, massage therapist, masseuse > beauty therapist, spa manager, beautician, cosmetologist',
  // Money, goods, safety
  'casa executive, casa sales > relationship officer, relationship executive, bank officer, sales officer',
  'credit card sales, credit card executive > tele sales, telecaller, sales executive',
  'gold loan officer, gold loan executive, gold loan > loan officer, credit officer, relationship officer',
  'microfinance, micro finance > loan officer, field officer, credit officer, relationship officer',
  'aml analyst, kyc analyst, aml, kyc > kyc executive, transaction monitoring',
  'cargo, cargo executive, customs house agent > freight forwarding, shipping executive, export executive, import executive, logistics executive',
  'army, soldier, ex serviceman > security officer, security guard, security supervisor',
];

const LEAST_SCHOOLED =
  'helper, office boy, security guard, delivery boy, housekeeping, driver, packer, picker, cook, peon, loader';

/**
 * Work that needs no more than a school class, or is like the work that an examination leads to.
 * Somebody who types the class is looking for such work.
 */
const workAfter: ReadonlyMap<string, string> = new Map([
  ['8th pass', LEAST_SCHOOLED],
  ['10th pass', LEAST_SCHOOLED],
  [
    '12th pass',
    'telecaller, data entry, customer care, back office, voice process, retail sales, field sales, computer operator, cashier, delivery executive',
  ],
  ['ssc cgl', 'office assistant, data entry operator, tax assistant, office clerk'],
]);

const LONGEST_NAME_WORDS = 3;

export interface RelatedRole {
  /** A text for to_tsquery: the words of the role. */
  query: string;
  words: readonly string[];
  /** How much a title that names it counts, compared with other related work. */
  share: number;
  /** Whether it was typed itself, among other words. */
  isTyped?: boolean;
}

/**
 * Its words beside each other, or with one between them, as in "Service Engineer", "Engineer - Service" and "Service (Field) Engineer": in
 * "Engineer, Payment Services" they say something else.
 */
function sayingRole(words: readonly string[]): string {
  const [last = ''] = words.slice(-1);
  const others = words.slice(0, -1);
  if (others.length === 0) return lexeme(last);
  return anyOf([
    inOrder(words),
    `(${others.map(lexeme).join(' <-> ')} <2> ${lexeme(last)})`,
    inOrder([last, ...others]),
  ]);
}

const relatedRole = (words: readonly string[], share = 1): RelatedRole => ({
  query: sayingRole(words),
  words,
  share,
});

const relatives = new Map<string, RelatedRole[]>();
for (const group of groups) {
  const roles = group.split(', ').map((role) => wordsOf(role));
  for (const role of roles) {
    // A rank alone, such as "technician", is not work of one kind.
    const others = roles.filter((other) => other !== role && !isRank(other.join(' ')));
    relatives.set(role.join(' '), [
      ...(relatives.get(role.join(' ')) ?? []),
      ...others.map((words) => relatedRole(words)),
    ]);
  }
}

for (const line of likeOthers) {
  const [names = [], others = []] = line
    .split(' > ')
    .map((part) => part.split(', ').map((role) => wordsOf(role)));
  for (const name of names) {
    const near = [...names.filter((other) => other !== name), ...others];
    relatives.set(name.join(' '), [
      ...(relatives.get(name.join(' ')) ?? []),
      ...near.map((words) => relatedRole(words)),
    ]);
  }
}

/** The names of all these roles. */
export const roleNames: readonly string[] = [...relatives.keys()];

/** Whether words name a kind of work, in singular or plural. */
export const isRole = (words: readonly string[]): boolean => {
  const name = words.join(' ');
  return relatives.has(name) || relatives.has(name.replace(/s$/, ''));
};

/** The roles related to what is searched for, under the name that was typed or another of the dictionary. */
export function relatedTo(terms: readonly Term[]): readonly RelatedRole[] {
  // A known name says more than a role in it: the "silai machine operator" sews.
  const [only] = terms;
  const isKnownName = terms.length === 1 && only !== undefined && !isRole(only.words);
  const typed = relatedRoles(roleIn(terms) ?? []);
  if (typed.length > 0 && !(isKnownName && only.synonyms.some(isRole))) return typed;
  // Neither does "mistri" among other words, though alone it means a mechanic.
  const telling = terms.filter(({ words }) => terms.length === 1 || !words.every(isRank));
  const names = telling.flatMap(({ synonyms }) => synonyms);
  const found = [...names.map(relatedToRole), ...names.map(relatedRoles)].find(
    ({ length }) => length > 0,
  );
  const share = terms.length > 1 ? BESIDE_OTHERS_SHARE : 1;
  return found ?? workAfterClass([...terms.map(({ words }) => words), ...names], share);
}

/** Typed among other words, it counts less than a title with those words. */
const BESIDE_OTHERS_SHARE = 0.3;

function workAfterClass(names: readonly (readonly string[])[], share: number): RelatedRole[] {
  const work = names.map((name) => workAfter.get(name.join(' '))).find((one) => one !== undefined);
  return work?.split(', ').map((role) => relatedRole(wordsOf(role), share)) ?? [];
}

/** More than related work, and less than most of the words. */
const TYPED_SHARE = 1.2;

/** The kind of work that is named among other words, in each way to write it: "video editor" in "video editor youtube channel". */
export function typedRole(terms: readonly Term[]): RelatedRole[] {
  const name = roleIn(terms);
  if (!name || name.length >= terms.flatMap(({ words }) => words).length) return [];
  const typed = ` ${name.join(' ')} `;
  const others = terms.flatMap(({ words, synonyms }) =>
    synonyms
      .filter((other) => isSameName(words, other))
      .map((other) => typed.replace(` ${words.join(' ')} `, ` ${other.join(' ')} `)),
  );
  return [...new Set([typed, ...others])].map((written) => ({
    ...relatedRole(wordsOf(written), TYPED_SHARE),
    isTyped: true,
  }));
}

/** The longest name of work among the words, as they were typed or written out: "dev" is a developer. */
function roleIn(terms: readonly Term[]): readonly string[] | null {
  const typed = terms.flatMap(({ words }) => words);
  const written = terms.flatMap(
    ({ words, synonyms }) => synonyms.find((other) => isSameName(words, other)) ?? words,
  );
  return longestRole(typed) ?? longestRole(written);
}

function relatedToRole(role: readonly string[]): readonly RelatedRole[] {
  const name = role.join(' ');
  return relatives.get(name) ?? relatives.get(name.replace(/s$/, '')) ?? [];
}

/** The roles related to the longest one among the words ("truck driver" before "driver"); or none. */
function relatedRoles(words: readonly string[]): readonly RelatedRole[] {
  const role = longestRole(words);
  return role ? relatedToRole(role) : [];
}

/** Whether a text names a kind of work of which this is a part: "urban" in "urban designer". */
export const namesRoleWith = (text: string, part: string): boolean =>
  roleNames.some((name) => ` ${name} `.includes(` ${part} `) && ` ${text} `.includes(` ${name} `));

function longestRole(words: readonly string[]): readonly string[] | null {
  for (let length = Math.min(LONGEST_NAME_WORDS, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const name = words.slice(at, at + length);
      // "Technician" says nothing of a "pest control technician".
      if (isRole(name) && (length === words.length || !name.every(isRank))) return name;
    }
  }
  return null;
}
