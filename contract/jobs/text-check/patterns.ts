/** How words of a text are found: whole words in Latin and Devanagari, which `\b` does not know. */

const BEFORE = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const AFTER = String.raw`(?![\p{L}\p{M}\p{N}])`;

/** A whole word, or several words, of the given choices. */
export const word = (choices: string): string => `${BEFORE}(?:${choices})${AFTER}`;

/** Between two words: blanks, a dash, a bracket, but no end of a sentence. */
export const GAP = String.raw`[\s\-–—/()"'“”*]{1,4}`;

export const pattern = (source: string): RegExp => new RegExp(source, 'giu');

/** Words that allow only what stands beside them. */
export const ONLY = word('only|strictly|exclusively|sirf|keval|kewal|bas|केवल|सिर्फ़|सिर्फ|मात्र');

/** Words that ask for somebody, before whom they ask for. */
export const ASKING = word(
  String.raw`required|wanted|needed|needs?|require[sd]?|want|seeking|seeks?|looking\s+for|hiring|urgently|prefer(?:red|ably|s)?|preference\s+(?:to|for|will\s+be\s+given\s+to)|must\s+be(?:\s+an?)?|should\s+be(?:\s+an?)?|has\s+to\s+be(?:\s+an?)?|open\s+(?:only\s+)?(?:to|for)|chahiye|चाहिए|ज़रूरत|जरूरत`,
);

/** Words that ask for somebody, behind whom they ask for. */
export const ASKED = word(
  String.raw`only|required|wanted|needed|preferred|preferable|can\s+apply|may\s+apply|should\s+apply|apply|(?:ko|को)?\s*(?:chahiye|chahie|chaiye|चाहिए|चाहिये|प्राथमिकता|वरीयता)|hi\s+(?:chahiye|apply)|ki\s+(?:zaroorat|jarurat|zarurat)|की\s+(?:ज़रूरत|जरूरत|आवश्यकता)|(?:ko|को)\s+(?:priority|prathmikta|preference|प्राथमिकता|वरीयता)|ही\s+(?:चाहिए|आवेदन)|आवेदन\s+करें|apply\s+kare[in]*`,
);

/** Words that shut somebody out, behind whom they shut out. */
export const SHUT_OUT = word(
  String.raw`(?:candidates?\s+|applicants?\s+)?(?:(?:are\s+|is\s+)?not\s+(?:allowed|eligible|accepted|considered|preferred|wanted|required|suitable|apply)|need\s+not\s+apply|(?:please\s+|kindly\s+)?(?:do\s+not|don'?t)\s+apply|(?:please\s+)?(?:excuse|stay\s+away)|(?:will|shall)\s+not\s+be\s+(?:considered|entertained|accepted)|nahi\s+chahiye|nahin\s+chahiye|apply\s+na\s+kare[in]*|allowed\s+nahi|नहीं\s+चाहिए|(?:लोग\s+|उम्मीदवार\s+)?आवेदन\s+न\s+करें|(?:लोग\s+)?(?:कृपया\s+)?न\s+(?:आएँ|करें))`,
);

/** People whom a job asks for. */
export const PEOPLE = word(
  String.raw`candidates?|applicants?|persons?|people|staffs?|employees?|workers?|helpers?|freshers?|individuals?|professionals?|graduates?|log|logon|umm?eedwar|umm?idwar|लोग|लोगों|उम्मीदवार|उम्मीदवारों|अभ्यर्थी|अभ्यर्थियों|आवेदक|आवेदकों|कर्मचारी|कर्मचारियों|स्टाफ़|स्टाफ|व्यक्ति`,
);

/** Jobs that are asked for as "lady receptionist" or "Brahmin cook". */
export const ROLES = word(
  String.raw`cook|chef|maid|driver|teacher|tutor|receptionist|nurse|tele\s?callers?|tele\s?caller|accountant|assistant|anchor|security\s+guard|guard|peon|caretaker|care\s?taker|nanny|babysitter|counsell?or|secretary|executives?|sales\s+(?:executives?|staff|person)|salesperson|manager|supervisor|operator|trainer|beautician|attendant|helper|warden|computer\s+operator|office\s+(?:assistant|staff|executive)|front\s+office|back\s+office|home\s?tutor|house\s?keeper|doctor|physiotherapist|engineer|developer|designer|rasoiya|naukrani|naukar|kaamwali|रसोइया|रसोइये|ड्राइवर|शिक्षक|शिक्षिका|अध्यापक|अध्यापिका|रिसेप्शनिस्ट|टेलीकॉलर|नर्स|गार्ड|सुरक्षा\s+गार्ड|सहायक|सहायिका|नौकर|नौकरानी|अकाउंटेंट|सुपरवाइज़र|सुपरवाइजर|काउंसलर|मैनेजर`,
);

/** A text without an end of a sentence is not read whole for each place in it. */
const NEARBY = 200;

/** The sentence that a place of the text lies in, as far as it is near. */
export function sentenceAt(text: string, from: number, to: number): string {
  const end = /[.!?।;\n•]/u;
  let start = from;
  while (start > Math.max(0, from - NEARBY) && !end.test(text[start - 1] ?? '')) start -= 1;
  let stop = to;
  while (stop < Math.min(text.length, to + NEARBY) && !end.test(text[stop] ?? '')) stop += 1;
  return text.slice(start, stop);
}
