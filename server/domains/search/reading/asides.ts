import { examinationNames } from '../vocabulary/work-after.ts';
import { type Reader, withoutWords, word } from './readers.ts';

const years = String.raw`(?:years?|yrs?|saal|sal|साल)`;
const experience = String.raw`(?:work|experience|exp|anubhav|tajurba|अनुभव)`;
const person = String.raw`(?:sister|brother|wife|husband|son|daughter|friend|mother|father)`;
const relative = String.raw`(?:bhai|behan|behen|bahan|beti|beta|bete|biwi|patni|pati|dost|भाई|बहन|बेटी|बेटे|पत्नी|पति|दोस्त)`;
const email = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;
const phone = String.raw`(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}`;
const toReach = String.raw`(?:(?:call|contact|whats ?app|mob(?:ile)?|phone|ph|send|mail|share|forward|your|ur|me|us|cv|resume|bio ?data|on|at|to|no|number)[\s.:-]+)*`;
const degree = String.raw`(?:b\.? ?tech|m\.? ?tech|b\.? ?e|b\.? ?com|b\.? ?sc|m\.? ?sc|bca|mca|bba|mba|b\.? ?a|diploma|degree|graduation|1[02]th)(?: in [a-z]+(?: (?!and|aur|so|but)[a-z]+)?)?`;
const belongings =
  '(?:bike|scooty|two ?wheeler|2 ?wheeler|vehicle|laptop|computer|smart ?phone|android phone)';
const keep = '(?:food|meals?|room|accommodation|stay|lodging|boarding|khana|rehna|rahna|खाना|रहना)';
const given = '(?:free|provided|available|included|milega|milta hai|फ्री|मिलेगा)';
/** "10 am", "9:30am" */
const clock = String.raw`\d{1,2}(?:[:.]\d\d)?\s*(?:[ap]\.?m\.?|baje|बजे)`;
const praised = '(?:good|best|better|nice|huge|high|higher|highest|handsome|decent|attractive)';
const earned = '(?:salar(?:y|ies)|packages?|pay|ctc|incentives?|income|earnings?)';
/** "More", "good" and "fat" in Hindi. */
const plenty = '(?:[zj]y?a+d[ah]+|a(?:c+h+)+[aei]|badh?iya|mot[ai]|ज़्यादा|ज्यादा|अच्छ[ाीे]|बढ़िया|मोटी)';
const wages = String.raw`(?:sal+[ae]ry|pais[ae]|paisey?|package|kamai|income|pagar|tan[kh]+[wv]?ah?|सैलरी|पैस[ाे]|तनख्वाह|वेतन|कमाई|पगार|पैकेज)`;
const year = String.raw`20[1-3]\d`;
/**
 * What people say around a search, above all when they speak it. It asks for nothing that a posting
 * could contain. Single words of this kind are fillers (../vocabulary/fillers.ts).
 */
const asides = [
  `${toReach}(?:https?:\\/\\/\\S+|${email}|${phone})`,
  String.raw`(?:exp(?:erience)?|salary|(?:job |work )?location|ctc|qualifications?|education|job title|designation|position|post|role|company|department|vacanc(?:y|ies)|(?:required |key )?skills|responsibilities|job type|industry|venue|contact)(?: name| required| details)?\s*(?::|-(?=\s))`,
  String.raw`\d{1,3} (?:nos|posts|positions|openings|vacanc(?:y|ies))`,
  // "Bank recruitment 2026", "freshers 2026"
  String.raw`(?:recruitment |bharti )?20(?:2[5-9]|3\d)$`,
  String.raw`(?:without|no|bina) (?:(?:any|kisi) )?(?:written )?(?:exams?|pariksha|test)(?: ke)?`,
  '(?:direct|merit based) (?:recruitment|bharti|selection|joining)',
  '(?:can|could|will|would) you(?: please)?(?: (?:find|show|get|give|tell|suggest|send)(?: me)?)?',
  String.raw`(?:20\d\d )?pass(?:ed|ing)? ?outs?`,
  String.raw`${year}(?:\s*(?:[-/,&]|to|and|or)\s*${year})*[ -]batch(?:es)?|batch(?: of)? ${year}`,
  String.raw`(?:pin|zip|postal)[ -]?codes?(?: (?:no|number))?|पिन ?कोड|(?:pin|zip)(?=\s*[:-]?\s*[1-8]\d{5})`,
  '(?:is|are) there any',
  'in which (?:i|we|you) can (?:earn|get)',
  `i (?:have|had) (?:completed|done|passed|finished|studied)(?: my)?(?: ${degree})?`,
  "(?:and )?(?:i am|i'm|we are) (?:looking|searching)(?: for)?",
  '(?<=for )(?:an? |the )?position(?: (?:of|as))?',
  '(?:for )?(?:full|half) day',
  'with (?:free )?stay',
  '(?:khana|khane|food)(?: (?:aur|or|and|va))? (?:rehna|rehne|rahna|rahne|stay)(?: (?:mile|milega|milta|free))?',
  '(?:ok|okay|hey|hi) google',
  '(?:please )?(?:show|give|tell|find|send) me(?: (?:all|some|any|the))*',
  '(?:which|what) (?:company|companies) (?:is|are) (?:hiring|recruiting|looking)(?: for)?',
  `(?:for )?my ${person}`,
  `(?:mer[aei]|apn[aei]|मेर[ाेी]|अपन[ाेी]) ${relative}(?: (?:ke liye|ko|ki|के लिए|को|की))?`,
  String.raw`(?:age|aged|umar|umra|उम्र) (?:is |limit )?\d{2}(?:\s*${years})?`,
  String.raw`\d{2}\s*${years} (?:old|ka|ki|ke|का|की|के)(?! (?:of )?${experience})(?: (?:man|woman|lady|male|female|person|aadmi|admi|aurat|ladk[ai]))?`,
  String.raw`(?:without|no|zero|bina) (?:any )?(?:investment|(?:registration )?fees?|charges?|paise|paisa|(?:service )?bond|(?:sales )?targets?)(?: (?:ke|lagaye|diye))?`,
  String.raw`\d{1,2}(?:\s*(?:-|to)\s*\d{1,2})?\s*(?:hours?|hrs?|ghant[ae]|घंट[ाे])(?: (?:ki |की )?(?:duty|shift|daily|a day|per day|ड्यूटी|शिफ्ट|शिफ़्ट))?`,
  String.raw`(?:free )?${keep}(?:\s*(?:&|\+|\/|,|and|aur|और)\s*${keep})+(?: (?:is |are )?${given})?`,
  `free ${keep}|${keep} (?:is |are )?${given}`,
  '(?:please |plz |pls )?(?:call|contact|whats ?app|dm|ping)(?: (?:us|me))? (?:now|today|immediately|asap|fast)',
  '(?:please |plz |pls )?(?:send|share|drop|forward|mail|email)(?: (?:your|ur|me|us|the|updated|latest))* (?:cv|resume|bio ?data)s?(?: (?:now|asap))?',
  'interested (?:candidates?|people|persons?|ones?)(?: (?:can|may|please|plz|pls))*(?: (?:apply|call|contact|share|send|dm))?',
  `(?:with )?(?:own )?${belongings}(?: (?:and|&) (?:licen[cs]e|dl))? (?:is )?(?:must|mandatory|required|compulsory|zaruri|jaruri|chahiye)`,
  `with own ${belongings}`,
  String.raw`(?:fixed |good |attractive )?salary\s*(?:\+|plus|and|with|&)\s*(?:attractive )?incentives?`,
  String.raw`(?:fe)?males?\s*(?:\/|and|or|&)\s*(?:fe)?males?`,
  '(?:for )?(?:(?<!india )today|tomorrow|this (?:week|month)|aaj(?! tak)|आज(?! तक))(?: ka| ki| के| का| की)?',
  'near(?:by)? me',
  String.raw`(?:with )?(?:an? )?(?:notice period (?:of |is |: ?)?)?\d{1,2}(?:\s*(?:-|to)\s*\d{1,2})? (?:days?|months?)(?:'s|')? notice(?: period)?`,
  String.raw`(?:serving |with )?notice period(?:\s*(?:of|is|-|:)?\s*\d{1,2}(?:\s*(?:-|to)\s*\d{1,2})? (?:days?|months?))?`,
  '(?:any ?where|any location|all over|across)(?: (?:in )?india)|any location',
  String.raw`top \d{1,3}(?: jobs?)?`,
  'list of(?: all)?(?: (?:jobs?|companies hiring)(?: for| in)?)?',
  String.raw`(?:with)?in (?:a )?\d{1,3} ?kms?(?: (?:radius|distance|range))?(?: (?:of|from))?`,
  '(?:how|where) (?:can|do|could|to)(?: (?:i|we|you))? (?:get|find|search|apply)(?: for)?',
  '(?:(?:can|could|should|may) i )?get (?:me )?a job(?: (?:as|in))?(?: an?)?',
  '(?:can|could|should|may) i(?: (?:get|find|have))?',
  'how much (?:does|do|can|will|is|are)(?: (?:an?|the|i))?',
  'what (?:does|do|is|are)(?: the)?(?: (?:average )?(?:salary|pay|job|work|duties) (?:of|for))?(?: an?)?',
  '(?:earns?|gets? paid)(?: (?:in|per|a) (?:month|year|india))?$',
  '(?:an? )?jobs? as an?',
  '(?:a )?(?:job )?change in',
  `with (?:an? )?${praised} growth|(?:with (?:an? )?)?${praised} ${earned}`,
  '(?:high|higher|highest|best|good|well)[ -]?(?:paying|paid)',
  `(?:bahut |बहुत )?${plenty} ${wages}(?: (?:wal[aei]|वाल[ाीे]))?|${wages} ${plenty}(?: (?:ho|mile|हो|मिले))?`,
  String.raw`(?:with )?(?:5|6|five|six) days? (?:(?:a|per|in a) )?(?:working|work|week)`,
  String.raw`(?:with )?(?:(?:2|two|one|both)[ -](?:ways?|sides?) )?(?:cab|pick ?up|transport|hostel|bus)(?: (?:and|&|\/) (?:drop|cab|food))? (?:facility|facilities|provided|available)`,
  'with (?:pick ?up|cab)(?: (?:and|&) drop)?',
  '(?:2|two|both)[ -](?:ways?|sides?) cabs?',
  String.raw`(?<=[\p{L}\p{M}\p{N}] )(?:department|dept|division|team)(?=$| (?:in|at|of|for|jobs?|vacanc(?:y|ies)|openings?)(?= |$))`,
  '(?:near|close to|around) my (?:home|house|place|location|area)',
  '(?:mere|ghar ke|मेरे|घर के) (?:paas|pass|nazdeek|najdik|पास|नज़दीक|नजदीक)',
  '(?:aas paas|aaspaas|आस पास|आसपास)',
  '(?:saturday|sunday|sat sun|weekends?) (?:off|holiday|chutti)',
  'after college',
  String.raw`(?:(?:from|at|timings?:?|between) )?${clock}(?:\s*(?:-|to|till|se|and)\s*${clock})?`,
  String.raw`(?:(?:subah|savere|sham|shaam|dopahar|raat|morning|evening) (?:ke )?)?(?:8|9|10)(?: baje)?\s*(?:-|to|till|se)\s*(?:sham |shaam |evening )?(?:5|6|7)(?: baje)?(?: tak)?`,
  '(?:paisa?|paise) (?:kama(?:o|ye|ne|na|aye)|earn(?:ing)?)',
  'in the (?:morning|evening|afternoon)',
  '(?:de sakta|de sakti|de do|dila do|dilwa do)(?: (?:hai|hain))?',
  '(?:er|r) (?:kaj|kaaj|chakri)',
].map((pattern) => word(pattern, 'giu'));

/** What people look up about an examination, where one is named. */
const ofExaminations = [
  '(?:in hindi|pdf|download|with solutions?)',
  '(?:exam(?:ination)? )?(?:syllabus|pattern|notification|cut ?offs?|results?|eligibility|exams?|examination)(?: (?:date|pattern|details|prelims|mains))?',
  '(?:admit cards?|answer keys?|age limit|last date|exam date|job profile|hall ticket)',
  String.raw`(?:previous|last) years?(?: (?:question )?papers?)?|question papers?`,
  String.raw`(?:tier|paper|cbt|phase|stage) (?:\d|i{1,3})|prelims|mains`,
  '(?:apply online|online form|application form|in hand|per month|recruitment|bharti|upcoming)',
].map((pattern) => word(pattern, 'giu'));
const anyExamination = word(examinationNames.join('|'));

const landmark = String.raw`(?:metro|(?:metro |railway |bus )?(?:station|stand|stop|depot)|chowk|circle|crossing|flyover|mandir|temple|masjid|church|mall)`;
/** Words for places that no posting names; read after the known places. */
const landmarks = [
  // Estates for industry: of Maharashtra, Gujarat, Rajasthan, Karnataka, Haryana, Uttar Pradesh and Tamil Nadu, and
  // those for exports.
  '(?:midc|gidc|riico|kiadb|hsiidc|upsidc|sipcot|sidco|sez)(?: (?:area|phase \\d))?',
  String.raw`(?:(?:in|at|near) )?\S+ (?:tech|technology|software|business|industrial) park`,
  String.raw`(?:near|opposite|opp|behind|beside|close to|next to) (?:\S+ ){0,3}?${landmark}(?: ${landmark})?`,
  String.raw`(?:\S+ )?${landmark} (?:ke|के) (?:paas|pass|pas|nazdeek|najdik|samne|पास|नज़दीक|नजदीक|सामने)`,
].map((pattern) => word(pattern, 'giu'));

const leaving =
  (patternsFor: (search: string) => readonly RegExp[]): Reader =>
  ({ search, asides: before = [] }) => {
    const said: string[] = [];
    let rest = search;
    for (const pattern of patternsFor(search)) {
      for (const found of search.match(pattern) ?? []) {
        if (!rest.includes(found)) continue;
        said.push(found);
        rest = withoutWords(rest, found);
      }
    }
    const inOrder = said.toSorted((a, b) => search.indexOf(a) - search.indexOf(b));
    return said.length > 0
      ? { wishes: [], change: { asides: [...before, ...inOrder] }, said: inOrder }
      : null;
  };

export const aside = leaving((search) =>
  anyExamination.test(search) ? [...asides, ...ofExaminations] : asides,
);
export const besideLandmark = leaving(() => landmarks);
