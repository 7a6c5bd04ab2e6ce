import { wordsOf } from '../words.ts';

/**
 * Large employers of India, so that a search for one that has no job here can say so. The banks are those of the Reserve
 * Bank's list of scheduled commercial banks, the insurers those of the regulator IRDAI, the others the best known of the
 * NIFTY 500, of the chains, and of the public sector. Names are left out that mean something else, too ("More", "Max").
 *
 * In each line, before the ">": the `branch`, which may be empty, and the `work` of all employers that follow. Other
 * names of an employer stand behind its "=".
 */
const lines = `
bank, bank officer > ICICI Bank = ICICI; HDFC Bank = HDFC; Axis Bank; Kotak Mahindra Bank = Kotak Bank; State Bank of India = SBI = SBI Bank; Punjab National Bank = PNB; Bank of Baroda = BOB; Canara Bank; Union Bank of India = Union Bank; Indian Bank; Bank of India; Central Bank of India; Indian Overseas Bank; UCO Bank; Bank of Maharashtra; IndusInd Bank; Yes Bank; IDFC First Bank = IDFC Bank = IDFC; IDBI Bank = IDBI; Federal Bank; Bandhan Bank; RBL Bank; South Indian Bank; Karnataka Bank; Karur Vysya Bank; AU Small Finance Bank = AU Bank; Ujjivan Small Finance Bank = Ujjivan Bank; Equitas Small Finance Bank = Equitas Bank; Jana Small Finance Bank = Jana Bank; HSBC Bank; Citibank = Citi Bank
, loan officer > Bajaj Finserv; Bajaj Finance; Muthoot Finance; Manappuram Finance = Manappuram; Shriram Finance; Mahindra Finance; Tata Capital; Cholamandalam Finance = Chola Finance; HDB Financial Services = HDB Finance; L&T Finance; LIC Housing Finance; Aditya Birla Capital; Piramal Finance
insurance, insurance agent > LIC = Life Insurance Corporation of India = LIC of India; HDFC Life; SBI Life; ICICI Prudential; ICICI Lombard; Max Life Insurance = Max Life; Bajaj Allianz; Tata AIA; Kotak Life; PNB MetLife; Star Health Insurance = Star Health; Niva Bupa; HDFC Ergo; New India Assurance; Aditya Birla Sun Life; Policybazaar = Policy Bazaar
, delivery executive > Zomato; Swiggy; Blinkit; Zepto; BigBasket = Big Basket; Dunzo; Swiggy Instamart = Instamart; Amazon Flex; Delhivery; Ecom Express; Shadowfax; Blue Dart; DTDC; Ekart; Xpressbees; JioMart
, driver > Ola; Ola Cabs; Uber; Rapido; BluSmart = Blu Smart; inDrive
, sales executive > Flipkart; Meesho; Myntra; Nykaa; Ajio; Snapdeal; IndiaMART; JustDial = Just Dial; PhonePe = Phone Pe; Paytm; BharatPe = Bharat Pe; Patanjali; Amul; Hindustan Unilever = HUL; Nestle; Britannia; Parle; Dabur; Marico; Godrej; Emami; Coca Cola; PepsiCo = Pepsi; Asian Paints; Berger Paints; Pidilite
, ground staff > IndiGo = IndiGo Airlines; Air India; Air India Express; SpiceJet = Spice Jet; Akasa Air = Akasa; Vistara; GoAir
, telecom technician > Jio = Reliance Jio; Airtel = Bharti Airtel; Vodafone Idea = Vodafone; BSNL; MTNL
, retail sales > DMart = D Mart; Big Bazaar; Reliance Retail; Reliance Trends; Reliance Digital; Reliance Smart; Vishal Mega Mart; V-Mart; Spencer's Retail; Pantaloons; Shoppers Stop; Westside; Zudio; Max Fashion; Croma; Vijay Sales; Decathlon; IKEA; Tanishq; Kalyan Jewellers; Malabar Gold; Lenskart; Titan Eyeplus; Lulu Mall; Lulu Hypermarket
restaurant, restaurant staff > McDonald's = Mc Donalds = McD; KFC; Domino's = Dominos Pizza; Pizza Hut; Burger King; Starbucks; Cafe Coffee Day = CCD; Haldiram's = Haldiram; Bikanervala; Barbeque Nation; Chaayos; Wow Momo; Faasos
hotel, hotel > Taj Hotels = Taj Hotel; Oberoi Hotels = Oberoi Hotel; ITC Hotels; Marriott; Hyatt; Hilton; Radisson; Lemon Tree Hotels = Lemon Tree; Novotel; OYO = OYO Rooms; Treebo; FabHotels
hospital, nurse > Apollo Hospitals = Apollo Hospital; Fortis Hospital = Fortis; Max Hospital = Max Healthcare; Manipal Hospitals = Manipal Hospital; Narayana Health = Narayana Hrudayalaya; Medanta; AIIMS; Aster Hospital; Yashoda Hospital; KIMS Hospital; Rainbow Hospital
, pharmacist > Apollo Pharmacy; MedPlus = Med Plus; Netmeds; PharmEasy = Pharm Easy; Tata 1mg
, lab technician > Dr Lal PathLabs = Lal Path Lab; SRL Diagnostics; Metropolis Healthcare; Thyrocare
, machine operator > Maruti Suzuki = Maruti; Tata Motors; Mahindra & Mahindra = Mahindra; Hyundai Motor = Hyundai; Honda Motorcycle = Honda; Toyota Kirloskar = Toyota; Kia Motors; Hero MotoCorp = Hero Honda = Hero Moto Corp; Bajaj Auto; TVS Motor = TVS; Royal Enfield; Ashok Leyland; Eicher Motors = Eicher; MRF Tyres = MRF; Apollo Tyres; CEAT; Foxconn; Tata Steel; JSW Steel; Jindal Steel; Vedanta; UltraTech Cement; Ambuja Cement; ACC Cement; Reliance Industries; Adani
, engineer > Larsen & Toubro = L&T; BHEL; NTPC; ONGC; Indian Oil = IOCL; Bharat Petroleum = BPCL; Hindustan Petroleum = HPCL; GAIL; Steel Authority of India; Coal India; DRDO; ISRO; Hindustan Aeronautics; Bharat Electronics; Power Grid
, railway helper > Indian Railways = Indian Railway; Delhi Metro = DMRC
, teacher > BYJU'S = Byju; Unacademy; Vedantu; Physics Wallah = PhysicsWallah; Aakash Institute; Allen Institute; FIITJEE; WhiteHat Jr; Kendriya Vidyalaya = KVS; Navodaya Vidyalaya = NVS; DPS School = Delhi Public School; Euro Kids; Kidzee
, beautician > Urban Company = UrbanClap = Urban Clap; Lakme Salon; Naturals Salon; VLCC; Jawed Habib
, customer care executive > Genpact; Concentrix; Teleperformance; WNS; eClerx; Firstsource; Startek; HGS; Sutherland; iEnergizer
, software engineer > TCS = Tata Consultancy Services; Infosys; Wipro; HCL = HCL Technologies = HCLTech; Tech Mahindra; Cognizant = CTS; Accenture; Capgemini; LTIMindtree; Mphasis; Persistent Systems; Deloitte
, security guard > G4S; SIS Security; Checkmate Security; Securitas
`;

export interface LargeEmployer {
  /** As it calls itself. */
  name: string;
  /** All its names, in the form used for comparison. */
  names: readonly string[];
  /** The word that tells its work from that of the same role elsewhere: "bank" of a bank clerk. Empty if none is needed. */
  branch: string;
  /** The work that people look for who type only its name. */
  work: string;
}

const plain = (name: string) => wordsOf(name).join(' ');

const all: readonly LargeEmployer[] = lines
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [of = '', employers = ''] = line.split(' > ');
    const [branch = '', work = ''] = of.split(', ');
    return employers.split('; ').map((one) => {
      const [name = '', ...short] = one.split(' = ');
      const written = [name, ...short].flatMap((each) => [each, each.replace("'", '')]);
      return { name, names: [...new Set(written.map(plain))], branch, work };
    });
  });

const byName = new Map(all.flatMap((one) => one.names.map((name) => [name, one] as const)));

/** What names of companies end with, and people leave out: "Pvt Ltd". */
export const LEGAL_FORM =
  /(?:[ .]+(?:pvt|private|ltd|limited|llp|llc|inc|india|corp|plc|gmbh))+[ .]*$/;

/** The large employer of this name, given in the form used for comparison. */
export const largeEmployerNamed = (name: string): LargeEmployer | undefined =>
  byName.get(name) ?? byName.get(name.replace(LEGAL_FORM, ''));

const firstWords = new Set([...byName.keys()].map((name) => name.split(' ')[0]));

/** Whether a large employer may be among the words. Most searches name none, and this is quick to tell. */
export const mayNameEmployer = (text: string): boolean =>
  wordsOf(text).some((word) => firstWords.has(word));

/** Names of a single word, none of which should be corrected to another word. */
export const employersInAWord: readonly string[] = [...byName.keys()].filter(
  (name) => !name.includes(' '),
);
