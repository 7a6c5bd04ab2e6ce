import { inOrder } from '../text-query.ts';
import { anyOf } from '../tsquery.ts';
import { wordsOf } from '../words.ts';
import { isRank } from './ranks.ts';

/** Words in titles of work with software. */
const ofPrograms =
  wordsOf(`software developer development programmer programming engineer engineering scientist data database devops
  puppet ansible embedded firmware information cyber application sdk api device automation tester system systems network cloud java sap
  analyst architect architecture architectures consultant`);

/** Words in titles of people who deliver services or projects. */
const ofProjects =
  wordsOf(`service services manager management head lead leader director project program technical technology hr digital
  specialist advisor operations ops process finance`);

/** Words in titles of work with law or studies. */
const ofStudies = wordsOf('law laws legal compliance science sciences student mobilization');

/**
 * Titles that name a department after a rank, such as "Associate - Delivery": they are about
 * projects, while a "delivery associate" delivers parcels.
 */
const ofDepartments = ['associate delivery', 'officer delivery', 'analyst delivery'];

/** Next to these words, a "security officer" or an "investigator" guards no building. */
const ofInformation = wordsOf(
  'product wireless advisor specialist testing sales delivery operation account sde compliance',
);

/**
 * Titles about customers or software, not bookkeeping: "Accounts Manager" and "Account Manager"
 * have the same stems.
 */
const ofCustomers = ['qa', 'test engineer', 'developer', 'acct mgmt', 'key account', 'account solution', 'account representative',
  'account director', 'account integrity', 'technical account manager', 'technical account management']; // prettier-ignore

/**
 * Words for manual work, and the words next to which they mean something else in a title. Several
 * words together are a phrase.
 */
const senses: readonly { of: ReadonlySet<string>; beside: readonly string[] }[] = [
  {
    // There are drivers of devices, chefs that set up servers, and warehouses of data.
    of: new Set([
      ...wordsOf(`driver chauffeur chef cook waiter guard helper labour labourer worker loader picker packer packing
        cleaner porter rider runner miner warehouse godown factory mining kitchen caregiver caretaker maid`),
      'patient care',
      'elder care',
    ]),
    beside: [...ofPrograms, ...ofStudies],
  },
  // The head of a school is no "principal engineer".
  { of: new Set(['principal']), beside: [...ofPrograms, ...wordsOf('product designer associate')] },
  // HR is also a kind of software.
  {
    of: new Set(['hr']),
    beside: wordsOf('sap abap oracle software developer programmer engineer'),
  },
  {
    of: new Set(wordsOf('delivery courier')),
    beside: [...ofPrograms, ...ofProjects, ...ofDepartments],
  },
  {
    of: new Set(['security officer', 'security supervisor', 'security incharge']),
    beside: [...ofPrograms, ...ofInformation],
  },
  // A program of that name sends requests to others.
  { of: new Set(['postman']), beside: [...ofPrograms, 'tester', 'testing', 'qa', 'api'] },
  // Those who look after what is said online do no social work.
  { of: new Set(['social worker']), beside: wordsOf('media listening intelligence marketing') },
  { of: new Set(['machine']), beside: ['machine learning'] },
  {
    of: new Set(wordsOf('typing typist')),
    beside: wordsOf('software developer programmer programming engineer scientist'),
  },
  { of: new Set(wordsOf('lift elevator')), beside: wordsOf('implementation software data sales') },
  { of: new Set(wordsOf('accountant accounts acct')), beside: ofCustomers },
];

/** Each with its words as a text for to_tsquery. */
const kept = senses.map((sense) => ({
  ...sense,
  query: anyOf(sense.beside.map((name) => inOrder(wordsOf(name)))),
}));

/**
 * The words next to which a title means something else by one of these; undefined for words with a
 * single sense.
 */
function otherSenseOf(words: readonly string[]) {
  // "Embroidery" has one sense, no matter who works on it.
  const telling = words.length > 1 ? words.filter((word) => !isRank(word)) : words;
  const name = words.join(' ');
  return kept.find(({ of }) => of.has(name) || telling.some((word) => of.has(word)));
}

/**
 * A tsquery of those words; null for a search that means that other sense itself: "warehouse data
 * engineer".
 */
export function otherSenseIn(
  names: readonly (readonly string[])[],
  searched: readonly string[],
): string | null {
  const sense = names.map(otherSenseOf).find((found) => found !== undefined);
  const text = ` ${searched.join(' ')} `;
  return !sense || sense.beside.some((name) => text.includes(` ${name} `)) ? null : sense.query;
}
