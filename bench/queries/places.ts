import type { Query } from './query.ts';

/** What people type for a place, and the towns or states that are right answers. */
const spoken = `
banglore, bangalor, bengaluru, bengalore, bangaluru, bnglr, blr, banglaore, bangalroe, namma bengaluru: Bengaluru
hydrabad, hyderbad, hyderabaad, haidrabad, hyd, hyderabd, hydreabad: Hyderabad
chenai, chennnai, channai, maa, madras, chenni: Chennai
mumbi, mumbay, bombay, bom, munbai, mubmai: Mumbai
puna, poona, pnq, punee: Pune
dilli, dehli, dehi, new dehli, del, nai dilli: Delhi, Delhi NCR
kolkatta, calcuta, ccu, kolkota, kalkatta: Kolkata
gurgoan, gurugaon, gurgaun, gudgaon, gurugram: Gurugram
nodia, noyda, noieda, sector 62 noida, noida sector 63, noida sec 16: Noida, Greater Noida, Delhi NCR
ahemdabad, ahmadabad, amdavad, amd, ahmedabd: Ahmedabad
jaypur, jaipure, jai: Jaipur
lucknaw, lakhnau, lucknoww, lko: Lucknow
coimbatur, coimbtore, kovai, cjb: Coimbatore
cochin, kochin, cok, ernakulam: Kochi
trivendrum, trivandrum, thiruvanantpuram: Thiruvananthapuram
vizag, visakhapatanam, vishakapatnam, vtz: Visakhapatnam
indor, indaur, idr: Indore
nagpure, nagapur, nag: Nagpur
baroda, vadodra, bdq: Vadodara
mysore, mysuru, maisur: Mysuru
hitech city, hi tech city, gachibowli, madhapur, hitec city: Hyderabad
whitefield, electronic city, koramangala, marathahalli, hsr layout: Bengaluru
andheri, bkc, lower parel, powai, goregaon: Mumbai
hinjewadi, hinjawadi, kharadi, magarpatta: Pune
omr, guindy, velachery, sholinganallur: Chennai
dlf cyber city, udyog vihar, sohna road: Gurugram
salt lake, sector v kolkata: Kolkata, Salt Lake
tn, tamilnadu, tamil nadu: Tamil Nadu
ka, karnatka, karnataka: Karnataka
mh, maharastra, maharashtra: Maharashtra
ts, telengana, telangana: Telangana
kl, kerla, kerala: Kerala
gj, gujrat, gujarat: Gujarat
up, utter pradesh, u.p.: Uttar Pradesh
wb, west bangal: West Bengal
rj, rajsthan: Rajasthan
pb, panjab: Punjab
hr, hariyana: Haryana
बेंगलुरु, बैंगलोर: Bengaluru
मुंबई, बम्बई: Mumbai
दिल्ली, नई दिल्ली: Delhi, Delhi NCR
हैदराबाद: Hyderabad
चेन्नई: Chennai
पुणे: Pune
`;

export const places: readonly Query[] = spoken
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [typed = '', wanted = ''] = line.split(': ');
    return typed
      .split(', ')
      .map((location) => ({ typed: '', location, wanted: { places: wanted.split(', ') } }));
  });
