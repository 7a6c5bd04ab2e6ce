/** Small word lists that help to tell things apart; no value is found only by them. */
import { plain } from '../layout/devanagari.ts';

const anyOf = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.normalize('NFC')})(?![\\p{L}\\p{M}])`, 'iu');

const ROLE = anyOf(
  'engineer|developer|programmer|manager|analyst|nurse|executive|officer|assistant|intern|internship|trainee|lead|leader|consultant|teacher|lecturer|professor|tutor|accountant|technician|operator|designer|specialist|head|associate|supervisor|director|administrator|admin|clerk|driver|electrician|plumber|welder|fitter|architect|scientist|researcher|research|fellow|coordinator|co-ordinator|representative|recruiter|writer|editor|tester|sde|sre|devops|cto|ceo|cfo|coo|vp|president|founder|co-founder|partner|chef|cook|cashier|receptionist|secretary|pharmacist|physician|doctor|surgeon|therapist|counsellor|counselor|lawyer|advocate|auditor|banker|agent|salesman|salesperson|mechanic|machinist|setter|planner|buyer|strategist|marketer|instructor|trainer|warden|guard|helper|worker|staff|apprentice|adviser|advisor|principal|owner|generalist|telecaller|foreman|inspector|surveyor|journalist|reporter|photographer|member|volunteer|contractor|freelancer|freelance|controller|steward|housekeeper|प्रबंधक|इंजीनियर|अभियंता|सहायक|अधिकारी|शिक्षक|शिक्षिका|अध्यापक|अध्यापिका|लेखाकार|नर्स|सहयोगी|विश्लेषक|डेवलपर|पर्यवेक्षक|ऑपरेटर|तकनीशियन|कार्यकारी|प्रशिक्षु|क्लर्क|ड्राइवर|सलाहकार|प्रतिनिधि|निदेशक|संचालक|समन्वयक|मैनेजर|एग्ज़ीक्यूटिव|सुपरवाइज़र|अकाउंटेंट|लिपिक|इलेक्ट्रीशियन|टेलीकॉलर',
);
const COMPANY = anyOf(
  'pvt|private|ltd|limited|llp|inc|llc|gmbh|plc|corp|corporation|company|technologies|technology|solutions|services|systems|software|labs|laboratories|industries|enterprises|consultancy|consultants|consulting|hospital|hospitals|clinic|bank|school|college|university|academy|institute|foundation|trust|ngo|group|holdings|motors|steel|textiles|pharma|pharmaceuticals|healthcare|logistics|infotech|infra|infrastructure|constructions|builders|finance|finserv|insurance|capital|retail|stores|hotel|hotels|restaurant|foods|media|studio|studios|agency|associates|traders|trading|exports|mills|works|energy|power|telecom|communications|airlines|railways|ministry|department|government|govt|municipal|digital|networks|ventures|bpo|startup|प्रा|लि|प्राइवेट|लिमिटेड|कंपनी|अस्पताल|विद्यालय|स्कूल|बैंक|संस्थान|संस्था|विभाग|उद्योग|सर्विसेज़|सर्विसेज|टेक्नोलॉजीज़|टेक्नोलॉजीज|समूह|ट्रस्ट|सॉल्यूशंस|एंटरप्राइज़ेज़|इंडस्ट्रीज़|इंडस्ट्रीज|मोटर्स|ट्रेडर्स|निगम|एजेंसी',
);
const PLACE = anyOf(
  'andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|jharkhand|karnataka|kerala|madhya pradesh|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|punjab|rajasthan|sikkim|tamil nadu|telangana|tripura|uttar pradesh|uttarakhand|west bengal|delhi|new delhi|ncr|chandigarh|puducherry|jammu|kashmir|ladakh|mumbai|navi mumbai|bengaluru|bangalore|hyderabad|ahmedabad|chennai|kolkata|surat|pune|jaipur|lucknow|kanpur|nagpur|indore|thane|bhopal|visakhapatnam|vijayawada|patna|vadodara|ghaziabad|ludhiana|agra|nashik|faridabad|meerut|rajkot|varanasi|srinagar|aurangabad|dhanbad|amritsar|prayagraj|allahabad|ranchi|howrah|coimbatore|jabalpur|gwalior|jodhpur|madurai|raipur|kota|guwahati|solapur|hubli|mysuru|mysore|tiruchirappalli|bareilly|gurugram|gurgaon|noida|greater noida|kochi|cochin|ernakulam|thrissur|thiruvananthapuram|trivandrum|kozhikode|dehradun|bhubaneswar|cuttack|jamshedpur|mangaluru|mangalore|udaipur|india|remote|usa|uk|uae|dubai|singapore|canada|germany|london|दिल्ली|नई दिल्ली|मुंबई|बेंगलुरु|हैदराबाद|अहमदाबाद|चेन्नई|कोलकाता|सूरत|पुणे|जयपुर|लखनऊ|कानपुर|नागपुर|इंदौर|भोपाल|पटना|वाराणसी|प्रयागराज|रांची|राँची|आगरा|मेरठ|नोएडा|गुरुग्राम|गाज़ियाबाद|देहरादून|रायपुर|जबलपुर|ग्वालियर|उदयपुर|जोधपुर|उत्तर प्रदेश|मध्य प्रदेश|बिहार|राजस्थान|हरियाणा|महाराष्ट्र|गुजरात|झारखंड|छत्तीसगढ़|उत्तराखंड|पंजाब|कर्नाटक|केरल|तमिलनाडु|तेलंगाना|आंध्र प्रदेश|ओडिशा|असम|पश्चिम बंगाल|हिमाचल प्रदेश|गोवा|चंडीगढ़|जम्मू|नासिक|नाशिक|ठाणे|नवी मुंबई|वडोदरा|राजकोट|लुधियाना|अमृतसर|फ़रीदाबाद|बरेली|कोटा|धनबाद|जमशेदपुर|मैसूर|कोच्चि|भुवनेश्वर|गुवाहाटी|श्रीनगर|सोलापुर|हावड़ा|विशाखापत्तनम|भारत',
);
const DEGREE = anyOf(
  "b\\.?\\s?tech|m\\.?\\s?tech|b\\.?\\s?e|m\\.e|b\\.?\\s?sc|m\\.?\\s?sc|b\\.?\\s?com|m\\.?\\s?com|b\\.?\\s?a|m\\.?\\s?a|bca|b\\.c\\.a|mca|m\\.c\\.a|bba|b\\.b\\.a|mba|m\\.b\\.a|bbm|pgdm|pgdca|pgd|mbbs|bds|bams|bhms|b\\.?\\s?ed|m\\.?\\s?ed|d\\.?\\s?el\\.?\\s?ed|b\\.?\\s?pharm(?:a|acy)?|m\\.?\\s?pharm|d\\.?\\s?pharm|llb|ll\\.b|llm|b\\.?\\s?arch|b\\.?\\s?des|m\\.?\\s?phil|ph\\.?\\s?d|bs|ms|gnm|anm|iti|i\\.t\\.i|diploma|bachelor|bachelors|bachelor's|master|masters|master's|doctorate|postgraduate|post graduate|graduate|graduation|associate degree|ssc|hsc|sslc|ssce|aissce|puc|plus two|10\\+2|\\+2|10th|12th|xth|xiith|class x|class xii|class 10|class 12|x|xii|std\\.? (?:x|xii|10|12)|matric|matriculation|intermediate|high school|higher secondary|senior secondary|secondary|ca|cma|cs|hotel management|certificate|स्नातक|स्नातकोत्तर|बी\\.?\\s?ए|एम\\.?\\s?ए|बी\\.?\\s?एससी|एम\\.?\\s?एससी|बी\\.?\\s?कॉम|एम\\.?\\s?कॉम|बी\\.?\\s?टेक|एम\\.?\\s?टेक|बी\\.?\\s?एड|बीसीए|एमसीए|बीबीए|एमबीए|डिप्लोमा|आईटीआई|इंटरमीडिएट|हाई स्कूल|हाईस्कूल|मैट्रिक|बारहवीं|दसवीं|कक्षा 10|कक्षा 12|10वीं|12वीं",
);
const INSTITUTION = anyOf(
  'university|college|institute|institution|school|academy|vidyalaya|vidyapeeth|vishwavidyalaya|iit|nit|iiit|iim|bits|aiims|board|council|cbse|icse|isc|nios|polytechnic|iti|campus|faculty|ignou|jntu|vtu|anna|convent|public school|university of|विश्वविद्यालय|विद्यालय|महाविद्यालय|कॉलेज|संस्थान|बोर्ड|परिषद|स्कूल|विद्यापीठ|पॉलिटेक्निक|अकादमी|इग्नू',
);
const HUMAN_LANGUAGE = anyOf(
  'english|hindi|marathi|gujarati|bengali|bangla|tamil|telugu|kannada|malayalam|punjabi|urdu|odia|oriya|assamese|sanskrit|konkani|sindhi|kashmiri|nepali|maithili|bhojpuri|rajasthani|tulu|manipuri|bodo|dogri|santali|magahi|awadhi|chhattisgarhi|haryanvi|french|german|spanish|portuguese|italian|russian|arabic|japanese|chinese|mandarin|korean|dutch|turkish|persian|हिंदी|हिन्दी|अंग्रेज़ी|अंग्रेजी|इंग्लिश|मराठी|गुजराती|बंगाली|बांग्ला|तमिल|तेलुगु|कन्नड़|मलयालम|पंजाबी|उर्दू|ओड़िया|उड़िया|असमिया|संस्कृत|कोंकणी|सिंधी|कश्मीरी|नेपाली|मैथिली|भोजपुरी|राजस्थानी|मगही|अवधी|फ़्रेंच|जर्मन',
);

const tell = (words: RegExp) => (text: string) => words.test(plain(text));
export const namesRole = tell(ROLE);
export const namesCompany = tell(COMPANY);
const namesPlace = tell(PLACE);
export const namesDegree = tell(DEGREE);
export const namesInstitution = tell(INSTITUTION);
/** Words before one that only looks like a degree: "Board of" before "Intermediate Education". */
export const beforeDegree = (text: string) =>
  plain(text).slice(0, DEGREE.exec(plain(text))?.index ?? 0);
/** The language that a text begins with or mentions. */
export const languageIn = (text: string): string | null =>
  HUMAN_LANGUAGE.exec(plain(text))?.[0] ?? null;

/** Whether all words of a text before its first comma are names of places. */
export function beginsWithPlace(text: string): boolean {
  const [first = ''] = plain(text).split(',');
  const rest = first.replaceAll(new RegExp(PLACE.source, 'giu'), '').replace(PIN_CODE, '');
  return WITH_STATE.test(text) || (namesPlace(first) && !/[\p{L}\p{M}]{3}/u.test(rest));
}

/** "San Francisco, CA". */
const WITH_STATE = /^\p{Lu}[\p{L}\p{M}.' -]+,\s*\p{Lu}{2}$/u;
const PIN_CODE = /(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/;

/** Whether a text is an address, a city or a country and nothing else. */
export function isPlace(text: string): boolean {
  if (text.length > 90 || /[@|:]/.test(text)) return false;
  // Checked before degrees, because CA is a state too.
  if (WITH_STATE.test(text) && !namesRole(text)) return true;
  if (namesRole(text) || namesDegree(text.replace(/\bma\b/i, ''))) return false;
  return namesPlace(text) || (PIN_CODE.test(text) && text.includes(','));
}
