/**
 * The beginnings of postal codes and the large town whose post offices have them, from general
 * knowledge: the first three digits are a sorting district of India Post, and a fourth
 * distinguishes towns of one district.
 */
const districts = `
Delhi 110; Faridabad 121; Gurugram 122; Sonipat 131; Panipat 1321; Karnal 1320; Ambala 133; Panchkula 1341; Mohali 1603 1600 1400
Chandigarh 160; Ludhiana 141; Amritsar 143; Jalandhar 144; Patiala 147; Bathinda 151; Shimla 171; Jammu 180; Srinagar 190
Ghaziabad 201; Noida 2013; Aligarh 202; Kanpur 208; Prayagraj 211; Varanasi 221; Lucknow 226; Bareilly 243; Moradabad 244
Dehradun 248; Meerut 250; Gorakhpur 273; Mathura 281; Agra 282; Jhansi 284
Alwar 301; Jaipur 302; Ajmer 305; Udaipur 313; Kota 324; Bikaner 334; Jodhpur 342
Rajkot 360; Jamnagar 361; Bhavnagar 364; Ahmedabad 380; Gandhinagar 3820; Anand 388; Vadodara 390; Surat 394 395; Vapi 3961
Mumbai 400; Thane 4006; Navi Mumbai 4007; Goa 403; Panvel 4102; Pune 411 412; Solapur 413; Kolhapur 416; Kalyan 421; Nashik 422
Bhiwandi 421302 421308; Chhatrapati Sambhajinagar 431; Nagpur 440; Amravati 4446
Indore 452 453; Ujjain 456; Bhopal 462; Gwalior 474; Jabalpur 482; Bhilai 490; Raipur 492; Bilaspur 495
Hyderabad 500; Warangal 506; Tirupati 5175; Vijayawada 520; Guntur 522; Nellore 524; Visakhapatnam 530 531; Kakinada 5330
Bengaluru 560; Mysuru 570; Mangaluru 575; Hubballi 5800; Belagavi 590
Chennai 600; Puducherry 605; Tiruchirappalli 620; Madurai 625; Tirunelveli 627; Kanchipuram 6315; Vellore 632; Hosur 6351; Salem 636
Erode 638; Coimbatore 641; Tiruppur 6416; Kozhikode 673; Palakkad 678; Thrissur 680; Kochi 682 683; Kottayam 686; Kollam 691
Thiruvananthapuram 695; Kolkata 700; Howrah 711; Durgapur 7132; Asansol 7133; Siliguri 734; Bhubaneswar 751; Cuttack 753; Rourkela 769
Guwahati 781; Shillong 793; Imphal 795; Agartala 799; Patna 800; Bhagalpur 812; Gaya 823; Dhanbad 826; Bokaro 827
Jamshedpur 831; Ranchi 834; Muzaffarpur 842
`;

const townsByBeginning: ReadonlyMap<string, string> = new Map(
  districts
    .trim()
    .split(/\n|; /)
    .flatMap((line) => {
      const [, town = '', beginnings = ''] = /^([^\d]+) (.+)$/.exec(line) ?? [];
      return beginnings.split(' ').map((beginning) => [beginning, town] as const);
    }),
);

/** The names of all these towns. */
export const townsWithPins: ReadonlySet<string> = new Set(townsByBeginning.values());

/** Shorter names are also words of Hindi ("gaya"), and these of people and companies. */
const LETTERS_LEAST = 5;
const namesakes = new Set(['Anand', 'Kalyan', 'Salem', 'Tirupati']);

/** Whether a text that names this town hardly means anything else. */
export const isLargeTown = (town: string, text: string): boolean =>
  text.length >= LETTERS_LEAST && townsWithPins.has(town) && !namesakes.has(town);

const PIN = /^[1-8]\d{5}$/;
/** As written in postal addresses: "400 051". */
const BETWEEN_DIGITS = /^(\d{3}) (\d{3})$/;
/** No post office has such a number; it is a sum of money. */
const ROUND = /000$/;
const DISTRICT_DIGITS = 3;

/**
 * The town of a postal code of six digits: "560037" is in Bengaluru. Undefined if this is no postal
 * code, or one of a district without a large town.
 */
export function townOfPin(typed: string): string | undefined {
  const text = typed.replace(BETWEEN_DIGITS, '$1$2');
  if (!PIN.test(text) || ROUND.test(text)) return undefined;
  for (let length = text.length; length >= DISTRICT_DIGITS; length -= 1) {
    const town = townsByBeginning.get(text.slice(0, length));
    if (town !== undefined) return town;
  }
  return undefined;
}
