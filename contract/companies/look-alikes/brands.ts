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

const coined = (employer: string, ...names: string[]): Brand => ({ employer, names });
const common = (employer: string, names: string[], business: string): Brand => ({
  employer,
  names,
  business: business.split(' ').filter((word) => word !== ''),
});

export const brands: readonly Brand[] = [
  coined('Accenture', 'accenture', 'एक्सेंचर'),
  coined('Air India', 'air india', 'एयर इंडिया'),
  coined('Bharti Airtel', 'airtel', 'bharti airtel', 'एयरटेल'),
  coined('BigBasket', 'bigbasket', 'बिगबास्केट'),
  coined('Capgemini', 'capgemini', 'कैपजेमिनी'),
  coined('Cognizant', 'cognizant', 'कॉग्निजेंट'),
  coined('Deloitte', 'deloitte', 'डेलॉइट'),
  coined('Flipkart', 'flipkart', 'फ्लिपकार्ट'),
  coined('Google', 'google', 'गूगल'),
  coined('HCL', 'hcl', 'hcltech', 'एचसीएल'),
  coined('HDFC Bank', 'hdfc', 'एचडीएफसी'),
  coined('ICICI Bank', 'icici', 'आईसीआईसीआई'),
  coined('IBM', 'ibm', 'आईबीएम'),
  coined('India Post', 'india post', 'indian post office', 'भारतीय डाक', 'डाक विभाग'),
  coined(
    'Indian Railways',
    'indian railway',
    'indian railways',
    'irctc',
    'भारतीय रेल',
    'भारतीय रेलवे',
    'इंडियन रेलवे',
  ),
  coined('Infosys', 'infosys', 'इंफोसिस'),
  coined('Larsen & Toubro', 'larsen toubro', 'l&t', 'एलएंडटी'),
  coined(
    'LIC',
    'lic',
    'lic of india',
    'life insurance corporation',
    'एलआईसी',
    'भारतीय जीवन बीमा निगम',
  ),
  coined('Maruti Suzuki', 'maruti suzuki', 'मारुति सुजुकी'),
  coined('Microsoft', 'microsoft', 'माइक्रोसॉफ्ट'),
  coined('Paytm', 'paytm', 'पेटीएम'),
  coined('PhonePe', 'phonepe', 'फोनपे'),
  coined('Reliance Jio', 'reliance jio', 'jio', 'रिलायंस जियो', 'जियो'),
  coined('SBI', 'sbi', 'state bank of india', 'एसबीआई', 'भारतीय स्टेट बैंक', 'स्टेट बैंक'),
  coined('Swiggy', 'swiggy', 'स्विगी'),
  coined('TCS', 'tcs', 'tata consultancy', 'टीसीएस'),
  coined('Tech Mahindra', 'tech mahindra', 'टेक महिंद्रा'),
  coined('Wipro', 'wipro', 'विप्रो'),
  coined('Zomato', 'zomato', 'जोमैटो'),
  common(
    'Adani',
    ['adani', 'अडानी', 'अदाणी'],
    'ports power green energy gas wilmar airport airports enterprises solar',
  ),
  common(
    'Amazon',
    ['amazon', 'अमेजन', 'अमेजॉन'],
    'web aws flex delivery seller pay prime warehouse logistics packing',
  ),
  common('Asian Paints', ['asian paints', 'asian paint', 'एशियन पेंट्स'], 'ppg berger home'),
  common('Axis Bank', ['axis', 'एक्सिस'], 'bank finance securities बैंक'),
  common('Bajaj Finserv', ['bajaj', 'बजाज'], 'finserv finance auto allianz electricals capital'),
  common('IndiGo', ['indigo', 'इंडिगो'], 'airlines airline airport airways aviation ground flight'),
  common(
    'Mahindra & Mahindra',
    ['mahindra', 'महिंद्रा'],
    'mahindra finance logistics holidays rise tractors',
  ),
  common('Maruti Suzuki', ['maruti', 'suzuki', 'मारुति'], 'motors motor plant'),
  common(
    'Reliance Industries',
    ['reliance', 'रिलायंस'],
    'industries retail trends digital fresh smart foundation power infra capital',
  ),
  common(
    'Tata',
    ['tata', 'टाटा'],
    'sons motors steel power digital capital aia aig elxsi communications chemicals projects play sky neu consumer',
  ),
  common('Hindustan Unilever', ['unilever', 'hul', 'hindustan unilever'], 'hindustan'),
];
