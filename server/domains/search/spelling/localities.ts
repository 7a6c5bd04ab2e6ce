import { townOfPin } from './pin-codes.ts';
import { runsOf } from '../words.ts';

/** Names that people type for a place and that no posting may say, from general knowledge. */

/** Codes of airports, railway stations and states; only for places, because "HR" and "ML" are also kinds of work. */
const codes = `
Bengaluru: blr, bnglr, bglr; Gurugram: ggn; Ghaziabad: gzb; Faridabad: fbd; Mumbai: bom; Delhi: del, dl; Chennai: maa; Kolkata: ccu; Hyderabad: hyd
Pune: pnq; Ahmedabad: amd; Kochi: cok; Thiruvananthapuram: trv; Jaipur: jai; Lucknow: lko; Nagpur: nag
Chandigarh: ixc, chd; Visakhapatnam: vtz; Indore: idr; Bhopal: bho; Patna: pat; Guwahati: gau
Bhubaneswar: bbi, bbsr; Coimbatore: cjb, cbe; Surat: stv; Vadodara: bdq; Goa: goi, gox; Madurai: ixm
Mangaluru: ixe; Tiruchirappalli: trz; Varanasi: vns; Amritsar: atq; Ranchi: ixr; Raipur: rpr; Dehradun: ded
Tamil Nadu: tn; Karnataka: ka; Maharashtra: mh; Telangana: ts, tg; Kerala: kl; Gujarat: gj
Rajasthan: rj; Punjab: pb; Haryana: hr; Bihar: br; Jharkhand: jh; Odisha: od; Chhattisgarh: cg
Uttarakhand: uk; Assam: as; Uttar Pradesh: up; Madhya Pradesh: mp; West Bengal: wb; Himachal Pradesh: hp
`;

/** Parts of towns. */
const parts = `
Bengaluru: whitefield, electronic city, koramangala, marathahalli, hsr layout, indiranagar, jayanagar, bellandur, sarjapur, hebbal, yelahanka, manyata, itpl, btm layout, peenya, rajajinagar, jp nagar, domlur, mahadevapura, bommanahalli, malleshwaram, basavanagudi, kr puram, namma bengaluru, hoodi, brookefield, silk board, banashankari, yeshwanthpur, kr market, kalyan nagar, bannerghatta road, hosur road, outer ring road, bagmane, varthur, kengeri, rr nagar, rajarajeshwari nagar, nagarbhavi, bommasandra, jigani, attibele, banaswadi, horamavu, ramamurthy nagar, hennur, thanisandra, jakkur, hulimavu, arekere, kadugodi, basaveshwaranagar, mathikere, sadashivanagar, mysore road, tumkur road, magadi road
Hyderabad: hitech city, hitec city, hi tech city, gachibowli, madhapur, kondapur, banjara hills, jubilee hills, kukatpally, begumpet, ameerpet, uppal, nanakramguda, financial district, miyapur, dilsukhnagar, lb nagar, shamshabad, mehdipatnam, tolichowki, kompally, nagole, malakpet, ecil, abids, manikonda, gandipet, pocharam, habsiguda, tarnaka
Mumbai: andheri, bkc, bandra, bandra kurla complex, lower parel, powai, goregaon, malad, borivali, kandivali, worli, nariman point, dadar, kurla, ghatkopar, vikhroli, chembur, mulund, santacruz, vile parle, jogeshwari, sion, marol, saki naka, churchgate, csmt, byculla, parel, prabhadevi, matunga, bhandup, kanjurmarg, dahisar, oshiwara, lokhandwala, colaba, wadala, govandi, mankhurd, versova, mahim, chandivali
Navi Mumbai: vashi, airoli, belapur, kharghar, nerul, ghansoli, mahape, rabale, turbhe, koparkhairane, kopar khairane, sanpada, seawoods, kalamboli, kamothe, taloja, juinagar, rabale midc
Pune: hinjewadi, hinjawadi, kharadi, magarpatta, hadapsar, viman nagar, baner, wakad, aundh, kothrud, shivajinagar, koregaon park, yerwada, chakan, talegaon, bhosari, kalyani nagar, swargate, katraj, warje, dhanori, wagholi, ranjangaon, bavdhan, balewadi, pashan, kondhwa, nigdi, akurdi, deccan gymkhana, phursungi, lohegaon
Chennai: omr, guindy, velachery, sholinganallur, t nagar, anna nagar, adyar, tidel park, perungudi, ambattur, nungambakkam, porur, thoraipakkam, siruseri, taramani, mylapore, oragadam, chromepet, pallavaram, koyambedu, egmore, vadapalani, ashok nagar chennai, kodambakkam, kilpauk, medavakkam, navalur, royapettah, tondiarpet
Gurugram: dlf, dlf cyber city, cyber hub, udyog vihar, sohna road, golf course road, mg road gurgaon, huda city centre, iffco chowk, sikanderpur, cyber city, palam vihar, sushant lok
Noida: sector 62, sector 63, sector 16, sector 18, sector 125, sector 132, sector 135, noida expressway, film city
Delhi: connaught place, cp, nehru place, karol bagh, okhla, saket, dwarka, rohini, janakpuri, laxmi nagar, lajpat nagar, pitampura, jasola, mayur vihar, netaji subhash place, rajouri garden, chandni chowk, rajiv chowk, kashmere gate, kashmiri gate, hauz khas, uttam nagar, tilak nagar, shahdara, preet vihar, vasant kunj, vasant vihar, patel nagar, badarpur, narela, bawana, kalkaji, govindpuri, munirka, moti nagar, kirti nagar, wazirpur, azadpur, dilshad garden, anand vihar, mundka, greater kailash, green park, south extension, malviya nagar delhi, paharganj, naraina, nangloi, najafgarh, shalimar bagh, model town delhi, mukherjee nagar, sarita vihar, jhandewalan, barakhamba
Kolkata: salt lake, new town, rajarhat, sector v, sector 5, park street, ballygunge, gariahat, dum dum, behala, esplanade, sealdah, tollygunge, jadavpur, kasba, bidhannagar, ultadanga, garia, shyambazar, baguiati, kestopur, topsia, tangra, bhawanipur, camac street, karunamoyee, newtown, saltlake
Ahmedabad: sg highway, prahlad nagar, satellite, navrangpura, bopal, maninagar, cg road, ashram road, vastrapur, chandkheda, naroda, vatva, odhav, thaltej, ellisbridge, nikol, sarkhej
Jaipur: malviya nagar jaipur, sitapura, mansarovar, vaishali nagar
Lucknow: gomti nagar, hazratganj, aliganj, indira nagar lucknow
Indore: vijay nagar, palasia, rajwada
Kochi: infopark, kakkanad, edappally
Thiruvananthapuram: technopark, kazhakoottam
Coimbatore: peelamedu, saravanampatti
Chandigarh: sector 17 chandigarh, it park chandigarh
`;

const read = (text: string, between: RegExp): Map<string, string> =>
  new Map(
    text
      .trim()
      .split(between)
      .flatMap((line) => {
        const [place = '', names = ''] = line.split(': ');
        return names.split(', ').map((name) => [name.trim(), place] as const);
      }),
  );

export const placesByCode: ReadonlyMap<string, string> = read(codes, /\n|; /);
export const placesByPart: ReadonlyMap<string, string> = read(parts, /\n/);

const LONGEST_NAME_WORDS = 3;

/** Every run of words that may be the name of a place, the longest first. */
export const placesAmong = (words: readonly string[]): string[] =>
  runsOf(words, LONGEST_NAME_WORDS).map((run) => run.join(' '));

/** The town that a part of it or a postal code is in; undefined if the text is neither. */
export const townOfPart = (text: string): string | undefined =>
  placesByPart.get(text) ?? townOfPin(text);

/** The longest part of a town among the words, or a postal code, and its town. */
export function partIn(words: readonly string[]): { part: string; town: string } | null {
  for (const part of placesAmong(words)) {
    const town = townOfPart(part);
    if (town) return { part, town };
  }
  return null;
}

/** Whether a list has the text as a part of a town. */
export const isPartOfTown = (text: string): boolean => placesByPart.has(text);
