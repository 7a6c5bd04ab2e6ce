/** How words of a text are found: whole words in Latin and Devanagari, which `\b` does not know. */

/** Letters and digits of both scripts. All of Unicode's would take a browser half a second to compile. */
const SIGN = String.raw`a-z\d\u00C0-\u024F\u0900-\u0963\u0966-\u097F`;
const BEFORE = `(?<![${SIGN}])`;
const AFTER = `(?![${SIGN}])`;

/** A whole word, or several words, of the given choices. */
export const word = (choices: string): string => `${BEFORE}(?:${choices})${AFTER}`;

/** Between two words: blanks, a dash, a bracket, but no end of a sentence. */
export const GAP = String.raw`[\s\-–—/()"'“”*]{1,4}`;

export const pattern = (source: string): RegExp => new RegExp(source, 'giu');

/** Words that allow only what stands beside them. */
export const ONLY = word(
  String.raw`only|strictly|purely|exclusively|sirf|srf|keval|kewal|kebal|bas|केवल|सिर्फ़|सिर्फ|मात्र`,
);

/** "Preferred" and "preference", as they are written and mistyped. */
const PREFER = String.raw`pref(?:er+(?:ed|able)?|f?erd|rr?ed|ered)|first\s+(?:preference|priority)|priority|pref(?:e|r)*rr?[ea]nce`;

/** Words that ask for somebody, before whom they ask for. */
export const ASKING = word(
  String.raw`if\s+you\s+are|required|reqd?\.?|wanted|needed|needs?|require[sd]?|want|seeking|seeks?|(?:openings?|vacanc(?:y|ies)|positions?)\s+for|recruiting|look(?:ing)?\s+for|hiring|hire|urgently|prefer(?:red|ably|s)?|(?:preference|priority)\s+(?:to|for|will\s+be\s+given\s+to)|(?:must|should|has\s+to|have\s+to)\s+be(?:\s+an?)?|open\s+(?:only\s+)?(?:to|for)|(?:ideal|suitable|perfect|best|meant|fit)\s+(?:only\s+)?for|(?:best\s+)?suited\s+(?:only\s+)?(?:for|to)|chahiye|चाहिए|ज़रूरत|जरूरत`,
);

/** Words that ask for somebody, behind whom they ask for. */
export const ASKED = word(
  [
    String.raw`only|required|reqd?|wanted|needed|a\s+must|mandatory|compulsory|(?:(?:will\s+be|are|is|shall\s+be)\s+)?(?:given\s+)?(?:${PREFER})|(?:(?:can|may|should|must|to)\s+)?(?:only\s+|kindly\s+|please\s+)?(?:apply|contact|call)`,
    String.raw`(?:ko|को)?\s*(?:hi\s+|ही\s+)?(?:chahiye|chahie|chaiye|chahiyen|चाहिए|चाहिये|प्राथमिकता|वरीयता)|hi\s+(?:apply|sampark|aaye?|call)|(?:ki|की)\s+(?:zaroorat|jarurat|zarurat|jaroorat|avashyakta|ज़रूरत|जरूरत|आवश्यकता)`,
    String.raw`(?:ko|को)\s+(?:hi\s+|ही\s+)?(?:priority|prathmikta|preference|pehle|प्राथमिकता|वरीयता)|ही\s+(?:आवेदन|संपर्क|सम्पर्क|मान्य|आएँ|आएं)|(?:आवेदन|संपर्क|सम्पर्क)\s+करें|(?:apply|sampark)\s+kar[eio]*n*`,
    String.raw`(?:ko|को)\s+(?:hi|ही)\s+(?:rakh(?:na|enge|a|te)|le(?:na|nge)|denge|kaam|naukri|job|रखना|रखेंगे|रखा|रखते|लेना|लेंगे|लिया|देंगे|काम|नौकरी)|(?:hi|ही)\s+(?:hon?|हो|हों|rakhe|रखे|लिए|lenge|लेंगे)`,
    String.raw`hon[aei]\s+(?:chahiye|chaiye|zaroori|zaruri|jaruri|jaroori|anivarya|compulsory)|ho\s+(?:to|toh)\s+(?:ac*ha|behtar|better)|(?:का\s+)?(?:ही\s+)?होना\s+(?:चाहिए|अनिवार्य|ज़रूरी|जरूरी|आवश्यक)|का\s+ही\s+हो`,
  ].join('|'),
);

/** "Do not apply" in Hinglish and Hindi. */
const NOT_IN_HINDI = String.raw`(?:apply|sampark|call|contact|try)\s+(?:na|mat|nahi)\s+kar\p{L}*|na\s+(?:aaye|aayen|aae)|allowed\s+nahi|nahi+n?\s+(?:chahiye|chaiye|chalega|chalegi|chalenge|lenge)|(?:ke\s+liye|के\s+लिए)\s+(?:job\s+|kaam\s+|yah?\s+|यह\s+)?(?:nahi|नहीं)|(?:आवेदन|संपर्क|सम्पर्क)\s+(?:न|ना|नहीं)\s+कर[\p{L}\p{M}]*|(?:मान्य|स्वीकार्य|पात्र)\s+नहीं|नहीं\s+चाहिए|(?:लोग\s+)?(?:कृपया\s+)?न\s+(?:आएँ|आएं|करें)|(?:आवेदन|संपर्क|सम्पर्क)\s+न\s+(?:दें|भेजें)|क्षमा\s+करें|(?:के\s+लिए\s+)?(?:उपयुक्त|योग्य|उचित)\s+नहीं|ma+f\s+kar\p{L}*`;

/** "Will not be hired", "को काम नहीं मिलेगा" */
const NOT_TAKEN = String.raw`(?:will|shall|would|can)\s+not\s+be\s+(?:hired|employed|taken|recruited|selected|engaged|kept)|(?:are|is)\s+not\s+(?:hired|employed|taken|recruited)|should\s+not\s+bother|(?:nahi+n?|नहीं)\s+(?:rakh[aei]|l[iy]+[aei]?|रखा|रखी|रखे|ली|लिए|लिया)\s+(?:ja\p{L}*|जा[\p{L}\p{M}]*)|(?:ko|को)\s+(?:(?:ye|yah|yahan|koi|यह|ये|यहाँ|यहां|कोई)\s+){0,2}(?:(?:kaam|kam|naukri|job|काम|नौकरी|जॉब)\s+(?:par\s+|पर\s+)?)?(?:nahi+n?|nhi|नहीं)\s+(?:d(?:iya|i|enge|ete)|mil(?:ta|ti|ega|egi)|rakh(?:a|te|enge)|l(?:iya|ete|enge)|दिया|दी|देंगे|देते|मिलता|मिलती|मिलेगा|मिलेगी|रखा|रखते|रखेंगे|लिया|लेते|लेंगे)`;

/** "We do not employ", before whom it shuts out. */
export const NOT_TAKING = word(
  String.raw`(?:do|does|will|shall|can)\s?(?:not|n['’]?t)\s+(?:hire|employ|recruit|take|keep|engage|appoint)(?:\s+(?:in|on))?|(?:never|no\s+longer)\s+(?:hire|employ|recruit|take)`,
);

/** Words that shut somebody out, behind whom they shut out. */
export const SHUT_OUT = word(
  String.raw`(?:candidates?\s+|applicants?\s+|लोग\s+|उम्मीदवार\s+|log\s+)?(?:(?:are\s+|is\s+)?not\s+(?:be\s+)?(?:allowed|eligible|accepted|considered|entertained|preferred|wanted|required|suitable|apply)|need\s+not\s+(?:to\s+)?apply|(?:please\s+|kindly\s+|pls\s+|plz\s+)*(?:(?:do|should|must|can)\s?not|don['’]?t|cannot|can['’]?t)\s+(?:apply|call|contact)|(?:please\s+|kindly\s+|pls\s+|plz\s+)*(?:excuse|stay\s+away|avoid)|need\s+not\s+bother|${NOT_TAKEN}|(?:will|shall)\s+not\s+be\s+(?:considered|entertained|accepted|preferred|allowed|called|shortlisted|selected)|(?:will|shall)\s+be\s+(?:rejected|disqualified|ignored)|${NOT_IN_HINDI})`,
);

/** People whom a job asks for. */
export const PEOPLE = word(
  String.raw`candid[ai]tes?|candidtes?|applicants?|persons?|people|staffs?|employees?|workers?|helpers?|freshers?|individuals?|professionals?|graduates?|profiles?|resumes?|cvs?|log|logon|logo|umm?eedwar|umm?idwar|लोग|लोगों|उम्मीदवार|उम्मीदवारों|अभ्यर्थी|अभ्यर्थियों|आवेदक|आवेदकों|कर्मचारी|कर्मचारियों|स्टाफ़|स्टाफ|कैंडिडेट|कैंडिडेट्स|व्यक्ति|व्यक्तियों`,
);

/** Jobs that are asked for as "lady receptionist" or "Brahmin cook". */
export const ROLES = word(
  String.raw`(?:cook|chef|maid|driver|teacher|tutor|receptionist|nurse|tele\s?caller|accountant|assistant|anchor|security\s+guard|guard|bouncer|waiter|peon|caretaker|care\s?taker|nanny|babysitter|counsell?or|secretary|executive|sales\s+(?:executive|staff|person)|salesperson|manager|supervisor|operator|trainer|beautician|attendant|helper|warden|computer\s+operator|office\s+(?:assistant|staff|executive)|front\s+office|back\s+office|home\s?tutor|house\s?keeper|doctor|physiotherapist|engineer|developer|designer)s?|rasoiya|naukrani|naukar|kaamwali|रसोइया|रसोइये|ड्राइवर|शिक्षक|शिक्षिका|अध्यापक|अध्यापिका|रिसेप्शनिस्ट|टेलीकॉलर|नर्स|गार्ड|सुरक्षा\s+गार्ड|सहायक|सहायिका|नौकर|नौकरानी|अकाउंटेंट|सुपरवाइज़र|सुपरवाइजर|काउंसलर|मैनेजर`,
);

/** Words for men and women that stand beside another word for a person. */
export const SEX_WORDS = String.raw`girls?|boys?|lad(?:y|ies)|males?|fe?males?|gents|wom[ae]n|m[ae]n|ladk(?:a|e|i|o|on|iya|iyan|iyo|iyon)|mahila\p{L}*|purush|bhai|behan|लड़क\p{L}?\p{M}*(?:यों|याँ|यां)?|महिला(?:एँ|एं|ओं)?|पुरुष(?:ों)?|युवती|युवक|युवकों`;

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
