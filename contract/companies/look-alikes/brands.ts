/**
 * How the names of well-known employers are written, in Latin letters and Devanagari. A coined word means its
 * company whatever stands behind it ("Infosys BPM"). A common one, which is a surname, a river or a colour too,
 * means it alone, or with words of hiring or of the company's own business: "Tata HR Dept" and "Tata Steel Jobs"
 * do, "Tata Nagar Sweets" and "Indigo Paints" do not.
 */
export interface Brand {
  /** The name in `known-employers.ts`. */
  employer: string;
  names: readonly string[];
  /** For a common word: what its companies add to it. */
  business?: readonly string[];
}

const coinedWord = (employer: string, ...names: string[]): Brand => ({ employer, names });
const everydayWord = (employer: string, names: string[], business: string): Brand => ({
  employer,
  names,
  business: business.split(' ').filter((word) => word !== ''),
});

export const brands: readonly Brand[] = [
  coinedWord('Accenture', 'accenture', 'एक्सेंचर'),
  coinedWord('Air India', 'air india', 'एयर इंडिया'),
  coinedWord('Bharti Airtel', 'airtel', 'bharti airtel', 'एयरटेल'),
  coinedWord('BigBasket', 'bigbasket', 'बिगबास्केट'),
  coinedWord('Capgemini', 'capgemini', 'कैपजेमिनी'),
  coinedWord('Cognizant', 'cognizant', 'कॉग्निजेंट'),
  coinedWord('Deloitte', 'deloitte', 'डेलॉइट'),
  coinedWord('Flipkart', 'flipkart', 'फ्लिपकार्ट'),
  coinedWord('Google', 'google', 'गूगल'),
  coinedWord('HCL', 'hcl', 'hcltech', 'एचसीएल'),
  coinedWord('HDFC Bank', 'hdfc', 'एचडीएफसी'),
  coinedWord('ICICI Bank', 'icici', 'आईसीआईसीआई'),
  coinedWord('IBM', 'ibm', 'आईबीएम'),
  coinedWord('India Post', 'india post', 'indian post office', 'भारतीय डाक', 'डाक विभाग'),
  coinedWord(
    'Indian Railways',
    'indian railway',
    'indian railways',
    'irctc',
    'भारतीय रेल',
    'भारतीय रेलवे',
    'इंडियन रेलवे',
  ),
  coinedWord('Infosys', 'infosys', 'इंफोसिस'),
  coinedWord('Larsen & Toubro', 'larsen toubro', 'l&t', 'एलएंडटी'),
  coinedWord(
    'LIC',
    'lic',
    'lic of india',
    'life insurance corporation',
    'एलआईसी',
    'भारतीय जीवन बीमा निगम',
  ),
  coinedWord('Maruti Suzuki', 'maruti suzuki', 'मारुति सुजुकी'),
  coinedWord('Microsoft', 'microsoft', 'माइक्रोसॉफ्ट'),
  coinedWord('Paytm', 'paytm', 'पेटीएम'),
  coinedWord('PhonePe', 'phonepe', 'फोनपे'),
  coinedWord('Reliance Jio', 'reliance jio', 'jio', 'रिलायंस जियो', 'जियो'),
  coinedWord('SBI', 'sbi', 'state bank of india', 'एसबीआई', 'भारतीय स्टेट बैंक', 'स्टेट बैंक'),
  coinedWord('Swiggy', 'swiggy', 'स्विगी'),
  coinedWord('TCS', 'tcs', 'tata consultancy', 'टीसीएस'),
  coinedWord('Tech Mahindra', 'tech mahindra', 'टेक महिंद्रा'),
  coinedWord('Wipro', 'wipro', 'विप्रो'),
  coinedWord('Zomato', 'zomato', 'जोमैटो'),
  everydayWord(
    'Adani',
    ['adani', 'अडानी', 'अदाणी'],
    'ports power green energy gas wilmar airport airports enterprises solar',
  ),
  everydayWord(
    'Amazon',
    ['amazon', 'अमेजन', 'अमेजॉन'],
    'web aws flex delivery seller pay prime warehouse logistics packing',
  ),
  everydayWord('Asian Paints', ['asian paints', 'asian paint', 'एशियन पेंट्स'], 'ppg berger home'),
  everydayWord('Axis Bank', ['axis', 'एक्सिस'], 'bank finance securities बैंक'),
  everydayWord(
    'Bajaj Finserv',
    ['bajaj', 'बजाज'],
    'finserv finance auto allianz electricals capital',
  ),
  everydayWord(
    'IndiGo',
    ['indigo', 'इंडिगो'],
    'airlines airline airport airways aviation ground flight',
  ),
  everydayWord(
    'Mahindra & Mahindra',
    ['mahindra', 'महिंद्रा'],
    'mahindra finance logistics holidays rise tractors',
  ),
  everydayWord('Maruti Suzuki', ['maruti', 'suzuki', 'मारुति'], 'motors motor plant'),
  everydayWord(
    'Reliance Industries',
    ['reliance', 'रिलायंस'],
    'industries retail trends digital fresh smart foundation power infra capital',
  ),
  everydayWord(
    'Tata',
    ['tata', 'टाटा'],
    'sons motors steel power digital capital aia aig elxsi communications chemicals projects play sky neu consumer',
  ),
  everydayWord('Hindustan Unilever', ['unilever', 'hul', 'hindustan unilever'], 'hindustan'),
];
