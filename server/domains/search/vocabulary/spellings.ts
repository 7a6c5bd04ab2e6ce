import { wordsOf } from '../words.ts';

/**
 * Words with a British and an American spelling; postings have both. They are listed, because by
 * their endings alone misspelt words would count as known.
 */
const pairs = `
counsellor counselor | counsellors counselors | counselling counseling
modeller modeler | modellers modelers | modelling modeling
labour labor | labours labors
centre center | centres centers
programme program | programmes programs
jewellery jewelry | jeweller jeweler | jewellers jewelers
behaviour behavior | behavioural behavioral
colour color | colourist colorist
licence license | licences licenses | licensing licencing
adviser advisor | advisers advisors
fulfilment fulfillment | enrolment enrollment | judgement judgment
paediatric pediatric | paediatrics pediatrics | paediatrician pediatrician | paediatricians pediatricians
gynaecologist gynecologist | gynaecology gynecology
anaesthetist anesthetist | anaesthesia anesthesia | anaesthesiologist anesthesiologist
orthopaedic orthopedic | orthopaedics orthopedics
haematologist hematologist | haematology hematology | haemodialysis hemodialysis
dietitian dietician | dietitians dieticians
enquiry inquiry | enquiries inquiries
aluminium aluminum
catalogue catalog | catalogues catalogs | cataloguing cataloging
traveller traveler | travelling traveling
labelling labeling | labeller labeler | signalling signaling | levelling leveling | dialling dialing
moulding molding | moulder molder | mould mold
draughtsman draftsman | draughtsmen draftsmen
defence defense | theatre theater | fibre fiber
analyse analyze | analysing analyzing
merchandiser merchandizer | merchandising merchandizing
`;

/** What stands before "ise", "ising", "iser" or "isation" in words that are also spelt with a Z. */
const beforeIse =
  wordsOf(`organ optim visual special real util modern digit standard categor character custom central
  local global harmon initial maxim minim monet normal personal rational synchron token virtual container steril immun
  mechan author computer commercial industrial operational serial incentiv priorit`);
const endings = ['isation', 'isations', 'ise', 'ised', 'ising', 'iser'];

const otherSpelling = new Map<string, string>();
const put = (one: string, other: string) => otherSpelling.set(one, other).set(other, one);
for (const pair of pairs.split(/[|\n]/)) {
  const [one, other] = wordsOf(pair);
  if (one && other) put(one, other);
}
for (const beginning of beforeIse)
  for (const ending of endings) put(beginning + ending, beginning + ending.replace(/^is/, 'iz'));

/** The words in the other spelling; null if none of them has one. */
export function inOtherSpelling(words: readonly string[]): readonly string[] | null {
  if (!words.some((word) => otherSpelling.has(word))) return null;
  return words.map((word) => otherSpelling.get(word) ?? word);
}
