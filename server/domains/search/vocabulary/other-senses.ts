import { anyOf, lexeme } from '../tsquery.ts';
import { wordsOf } from '../words.ts';

/** Words of titles whose work is with programs. */
const ofPrograms =
  wordsOf(`software developer development programmer programming engineer engineering scientist data database devops
  embedded firmware information cyber application sdk api device automation tester system systems network cloud java sap
  analyst architect architecture architectures consultant`);

/** Words of titles of people who see to it that something is delivered: a service, a project. */
const ofProjects =
  wordsOf(`service services manager management head lead leader director project program technical technology hr digital
  specialist advisor operations ops process finance`);

/** Words for work by hand that have another sense beside others in a title. */
const senses: readonly { of: ReadonlySet<string>; beside: readonly string[] }[] = [
  {
    // There are drivers of devices, chefs that set up servers, and warehouses of data.
    of: new Set(
      wordsOf(`driver chauffeur chef cook waiter guard helper labour labourer worker loader picker packer packing
        cleaner porter rider runner miner warehouse godown factory mining kitchen`),
    ),
    beside: ofPrograms,
  },
  // Programs keep what HR knows, too.
  {
    of: new Set(['hr']),
    beside: wordsOf('sap abap oracle software developer programmer engineer'),
  },
  { of: new Set(wordsOf('delivery courier')), beside: [...ofPrograms, ...ofProjects] },
];

/** The words beside which a title means something else by one of these; none for words with one sense. */
const othersBeside = (words: readonly string[]): readonly string[] =>
  senses.find(({ of }) => words.some((word) => of.has(word)))?.beside ?? [];

/** The same in a search, which may mean that other sense: "warehouse data engineer". */
export function otherSenseIn(
  names: readonly (readonly string[])[],
  searched: readonly string[],
): string | null {
  const beside = names.map(othersBeside).find(({ length }) => length > 0) ?? [];
  return beside.length === 0 || searched.some((word) => beside.includes(word))
    ? null
    : anyOf(beside.map(lexeme));
}
