import { wordsOf } from '../words.ts';
import { employersInAWord } from './employers.ts';
import { examinationNames } from './work-after.ts';

/**
 * What people make, mend, sell, serve, drive and look after, and where they do it. Hardly any
 * posting has these words, and each of them looks like a misspelt skill.
 */
const things = `
  tractor trailer truck lorry tempo rickshaw auto taxi scooter scooty crane bulldozer excavator harvester boat ship railway metro
  train aeroplane cycle tyre puncture battery engine clutch denting petrol diesel gas cng
  sofa bed mattress furniture almirah cupboard plywood wood timber bamboo glass mirror marble granite tile tiles paint
  polish putty plaster cement brick bricks sand steel iron aluminium copper brass silver gold diamond gem pearl
  shoe shoes chappal leather bag belt saree kurta blouse cloth clothes suit shirt jeans uniform curtain carpet blanket woollen
  cotton silk wool thread zari button zip lace tattoo mehndi nail facial massage haircut wig bridal
  pizza burger sandwich momo noodles dosa idli biryani samosa chaat paneer roti chapati naan paratha sweets mithai halwai bakery cake
  biscuit bread juice tea chai coffee milk ghee butter ice icecream chicken mutton fish meat egg vegetable vegetables fruit fruits rice wheat
  flour sugar oil spices masala pickle papad water soda cold drinks
  cow buffalo goat hen pig dog cat pet pets horse elephant bird birds aquarium zoo kennel
  garden plant plants tree flower flowers crop crops seed fertilizer pesticide estate
  mandir masjid temple church gurudwara ashram dargah pandit pujari priest maulvi
  mochi cobbler lohar blacksmith sunar goldsmith kumhar potter dhobi nai barber kasai butcher thathera julaha weaver
  compounder dai midwife hakim vaid ayah aaya nanny bai driver conductor khalasi cleaner bouncer lifeguard porter coolie
  watch clock mobile laptop fridge cooler geyser inverter chimney mixer grinder television tv radio camera speaker
  printer xerox photocopy lamination binding newspaper magazine book books stationery toys gift balloon tent decoration
  shaadi wedding catering banquet mehfil band dj dhol music dance drama acting actor actress singer dancer model
  tanker valet parking borewell handpump ceiling cutter stall mandap idol murti candle agarbatti incense mushroom bee beekeeping pottery
  draping ironing stamp notary astrologer jyotish bhajan kirtan pawn chit appraiser grooming groomer vendor hawker thela
  scaffolder scaffolding shuttering sariya carpentry masonry plumbing upholstery welding soldering
`;

/** Countries and towns abroad where people from India look for work. */
const abroad = `
  dubai sharjah abudhabi ajman uae emirates qatar doha kuwait oman muscat bahrain saudi riyadh jeddah dammam iraq
  singapore malaysia maldives mauritius seychelles nepal bhutan bangladesh thailand vietnam indonesia philippines japan korea
  canada toronto america usa australia sydney melbourne germany berlin london england ireland dublin france paris italy spain
  portugal poland romania croatia serbia russia moscow israel cyprus malta greece norway sweden finland denmark netherlands
  kenya nigeria uganda tanzania europe africa overseas abroad videsh foreign
`;

/**
 * Words that people use when they advertise or look for work, although hardly any title or skill
 * has them: degrees, classes, examinations, kinds of people, things, countries, how a place is run, processes
 * of factories, services that people drive and deliver for, and large companies. None of them is a
 * misspelling of another word.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  wordsOf(`pass passed fail percent marks diploma degree graduate graduation postgraduate undergraduate matric
    matriculation inter intermediate ssc hsc puc iti ncvt bca mca bba mba pgdm btech mtech bsc msc bcom mcom bed med
    llb llm mbbs bams bhms bums bds mds bpt mpt gnm anm dmlt bmlt mlt bpharm mpharm dpharm phd icwa
    neet jee upsc mpsc ssb nda clat tet ctet net gate cat
    army navy police military defence defense airforce constable soldier serviceman servicemen exserviceman veteran
    boy boys girl girls lady ladies women woman men gents male female housewife students student college candidate
    candidates bond notice period joiner joining contract permanent temporary seasonal relieving two three four five
    per night day evening morning rotational weekly daily monthly weekend holiday sunday
    salary stipend incentive overtime food accommodation room bus cab bike car licence license
    hospital ward clinic hotel mall shop toll plaza lift school farm dairy poultry petrol pump temple
    kids child children old care
    mother father parents single married unmarried widow
    certified certificate qualified cleared experienced motivated dynamic seasoned aspiring passionate proficient
    expertise knowledge skilled
    deaf blind disabled handicapped divyang viklang
    porter gulf suzuki birla tata reliance kotak axis
    casting moulding molding forging foundry lathe milling grinding turning plating stamping weaving knitting
    spinning dyeing dialysis cargo barista bartender
    kabaddi cricket football hockey badminton swimming
    ${things} ${abroad} ${examinationNames.join(' ')}`).concat(employersInAWord),
);

/** Words that carry a sentence, which no search is for. */
const carriers = new Set(
  wordsOf(`not no nor but so too very can will just do did does has have had he she his her they them their this that
    these those what which who whom how why when where then than once only own same some such into over under
    again further here there all both each few more most other off out up down if because as until while be been
    being was were get got give given having within where`),
);

export const isCarrier = (word: string): boolean => carriers.has(word);
