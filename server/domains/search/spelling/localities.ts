/** Names that people type for a place and that no posting may say, from general knowledge. */

/** Codes of airports and states; only for places, because "HR" and "ML" are also kinds of work. */
const codes = `
Bengaluru: blr, bnglr, bglr; Mumbai: bom; Delhi: del, dl; Chennai: maa; Kolkata: ccu; Hyderabad: hyd
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
Bengaluru: whitefield, electronic city, koramangala, marathahalli, hsr layout, indiranagar, jayanagar, bellandur, sarjapur, hebbal, yelahanka, manyata, itpl, btm layout, peenya, rajajinagar, jp nagar, domlur, mahadevapura, bommanahalli, malleshwaram, basavanagudi, kr puram, namma bengaluru
Hyderabad: hitech city, hitec city, hi tech city, gachibowli, madhapur, kondapur, banjara hills, jubilee hills, kukatpally, begumpet, ameerpet, uppal, nanakramguda, financial district, miyapur, dilsukhnagar, lb nagar, shamshabad
Mumbai: andheri, bkc, bandra, bandra kurla complex, lower parel, powai, goregaon, malad, borivali, kandivali, worli, nariman point, dadar, kurla, ghatkopar, vikhroli, chembur, mulund, santacruz, vile parle, jogeshwari, sion, marol, saki naka
Navi Mumbai: vashi, airoli, belapur, kharghar, nerul, ghansoli, mahape, rabale
Pune: hinjewadi, hinjawadi, kharadi, magarpatta, hadapsar, viman nagar, baner, wakad, aundh, kothrud, shivajinagar, koregaon park, yerwada, chakan, talegaon, bhosari, kalyani nagar
Chennai: omr, guindy, velachery, sholinganallur, t nagar, anna nagar, adyar, tidel park, perungudi, ambattur, nungambakkam, porur, thoraipakkam, siruseri, taramani, mylapore, oragadam
Gurugram: dlf, dlf cyber city, cyber hub, udyog vihar, sohna road, golf course road, mg road gurgaon
Noida: sector 62, sector 63, sector 16, sector 18, sector 125, sector 132, sector 135, noida expressway, film city
Delhi: connaught place, cp, nehru place, karol bagh, okhla, saket, dwarka, rohini, janakpuri, laxmi nagar, lajpat nagar, pitampura, jasola, mayur vihar, netaji subhash place, rajouri garden, chandni chowk
Kolkata: salt lake, new town, rajarhat, sector v, sector 5, park street, ballygunge, gariahat, dum dum, behala, esplanade
Ahmedabad: sg highway, prahlad nagar, satellite, navrangpura, bopal, maninagar, cg road, ashram road
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

/** Every run of words, the longest first. */
export const runsOf = (words: readonly string[]): string[] =>
  Array.from({ length: LONGEST_NAME_WORDS }, (_, shorter) => LONGEST_NAME_WORDS - shorter).flatMap(
    (length) =>
      Array.from({ length: Math.max(0, words.length - length + 1) }, (_, at) =>
        words.slice(at, at + length).join(' '),
      ),
  );

/** The longest part of a town among the words, and its town. */
export function partIn(words: readonly string[]): { part: string; town: string } | null {
  for (const part of runsOf(words)) {
    const town = placesByPart.get(part);
    if (town) return { part, town };
  }
  return null;
}
