import { inOrder } from '../text-query.ts';
import { anyOf } from '../tsquery.ts';
import { wordsOf } from '../words.ts';
import { isRank } from './ranks.ts';

/** Words of titles whose work is with programs. */
const ofPrograms =
  wordsOf(`software developer development programmer programming engineer engineering scientist data database devops
  puppet ansible embedded firmware information cyber application sdk api device automation tester system systems network cloud java sap
  analyst architect architecture architectures consultant`);

/** Words of titles of people who see to it that something is delivered: a service, a project. */
const ofProjects =
  wordsOf(`service services manager management head lead leader director project program technical technology hr digital
  specialist advisor operations ops process finance`);

/** Words of titles of people who see to the rights and the studies of others. */
const ofStudies = wordsOf('law laws legal compliance science sciences student mobilization');

/** A department that is named behind a rank, as in "Associate - Delivery", delivers projects; a "delivery associate" delivers parcels. */
const ofDepartments = ['associate delivery', 'officer delivery', 'analyst delivery'];

/** What a "security officer" or "investigator" of these words guards is no building. */
const ofInformation = wordsOf('information cyber network cloud application data product software');

/** Whoever keeps customers or programs, not books; "Accounts Manager" has the same stems as an "Account Manager". */
const ofCustomers = ['qa', 'test engineer', 'developer', 'acct mgmt', 'key account', 'account solution', 'account representative',
  'account director', 'account integrity', 'technical account manager', 'technical account management']; // prettier-ignore

/** Words for work by hand that have another sense beside others in a title; a name of several words stands in their order. */
const senses: readonly { of: ReadonlySet<string>; beside: readonly string[] }[] = [
  {
    // There are drivers of devices, chefs that set up servers, and warehouses of data.
    of: new Set(
      wordsOf(`driver chauffeur chef cook waiter guard helper labour labourer worker loader picker packer packing
        cleaner porter rider runner miner warehouse godown factory mining kitchen`),
    ),
    beside: [...ofPrograms, ...ofStudies],
  },
  // Programs keep what HR knows, too.
  {
    of: new Set(['hr']),
    beside: wordsOf('sap abap oracle software developer programmer engineer'),
  },
  {
    of: new Set(wordsOf('delivery courier')),
    beside: [...ofPrograms, ...ofProjects, ...ofDepartments],
  },
  { of: new Set(['security officer', 'security supervisor']), beside: ofInformation },
  { of: new Set(['machine']), beside: ['machine learning'] },
  { of: new Set(wordsOf('lift elevator')), beside: wordsOf('implementation software data sales') },
  { of: new Set(wordsOf('accountant accounts acct')), beside: ofCustomers },
];

/** The words beside which a title means something else by one of these; none for words with one sense. */
function othersBeside(words: readonly string[]): readonly string[] {
  // "Embroidery" has one sense, whoever works on it.
  const telling = words.length > 1 ? words.filter((word) => !isRank(word)) : words;
  const name = words.join(' ');
  return (
    senses.find(({ of }) => of.has(name) || telling.some((word) => of.has(word)))?.beside ?? []
  );
}

/** The same in a search, which may mean that other sense: "warehouse data engineer". */
export function otherSenseIn(
  names: readonly (readonly string[])[],
  searched: readonly string[],
): string | null {
  const beside = names.map(othersBeside).find(({ length }) => length > 0) ?? [];
  const isSearched = (name: string) => ` ${searched.join(' ')} `.includes(` ${name} `);
  return beside.length === 0 || beside.some(isSearched)
    ? null
    : anyOf(beside.map((name) => inOrder(wordsOf(name))));
}
