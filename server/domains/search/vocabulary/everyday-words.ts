import { wordsOf } from '../words.ts';

/**
 * Words of advertisements and of people who look for work that hardly any title or skill has: degrees, classes,
 * examinations, the kinds of people wanted, how a place is run, processes of factories, services that people ride and deliver for, and large companies. None of them is a slip for another word.
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
    ola uber rapido zomato swiggy blinkit zepto dunzo bigbasket porter flipkart meesho myntra gulf
    maruti suzuki hyundai toyota bajaj hero mahindra birla tata reliance airtel dmart lulu oyo byjus concentrix genpact
    icici hdfc axis kotak sbi
    casting moulding molding forging foundry lathe milling grinding turning plating stamping weaving knitting
    spinning dyeing dialysis cargo barista bartender
    kabaddi cricket football hockey badminton swimming`),
);

/** Words that carry a sentence, which no search is for. */
const carriers = new Set(
  wordsOf(`not no nor but so too very can will just do did does has have had he she his her they them their this that
    these those what which who whom how why when where then than once only own same some such into over under
    again further here there all both each few more most other off out up down if because as until while be been
    being was were get got give given having within where`),
);

export const isCarrier = (word: string): boolean => carriers.has(word);
