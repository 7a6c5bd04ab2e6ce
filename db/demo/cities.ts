import type { Quarter } from './types.ts';

interface City {
  /** The pay level, relative to a tier-two city such as Indore. */
  pay: number;
  town: readonly string[];
  industrial?: readonly string[];
  tech?: readonly string[];
}

export const cities: Record<string, City> = {
  Bengaluru: {
    pay: 1.22,
    town: ['Jayanagar', 'Malleshwaram', 'Indiranagar', 'Rajajinagar', 'HSR Layout', 'Marathahalli'],
    industrial: ['Peenya', 'Bommasandra', 'Bidadi', 'Jigani'],
    tech: ['Whitefield', 'Electronic City', 'Koramangala', 'Bellandur', 'HSR Layout', 'Manyata'],
  },
  Hyderabad: {
    pay: 1.15,
    town: [
      'Ameerpet',
      'Kukatpally',
      'Himayatnagar',
      'Dilsukhnagar',
      'Secunderabad',
      'Banjara Hills',
    ],
    industrial: ['Jeedimetla', 'Patancheru', 'Nacharam', 'Balanagar'],
    tech: ['Gachibowli', 'Madhapur', 'Kondapur', 'Financial District'],
  },
  Pune: {
    pay: 1.13,
    town: ['Kothrud', 'Shivajinagar', 'Hadapsar', 'Aundh', 'Wakad', 'Camp'],
    industrial: ['Chakan', 'Bhosari', 'Pimpri', 'Ranjangaon', 'Talegaon'],
    tech: ['Hinjawadi', 'Kharadi', 'Baner', 'Viman Nagar'],
  },
  Mumbai: {
    pay: 1.22,
    town: [
      'Andheri East',
      'Borivali West',
      'Dadar',
      'Ghatkopar',
      'Malad West',
      'Bandra West',
      'Fort',
    ],
    industrial: ['Saki Naka', 'Kandivali East', 'Vikhroli', 'Sewri'],
    tech: ['Powai', 'Lower Parel', 'Goregaon East', 'Bandra Kurla Complex'],
  },
  'Navi Mumbai': {
    pay: 1.15,
    town: ['Vashi', 'Kharghar', 'Nerul', 'Panvel', 'CBD Belapur'],
    industrial: ['Turbhe', 'Rabale', 'Taloja', 'Mahape'],
    tech: ['Airoli', 'Ghansoli', 'Mahape'],
  },
  Thane: {
    pay: 1.14,
    town: ['Naupada', 'Ghodbunder Road', 'Majiwada', 'Kalwa'],
    industrial: ['Wagle Estate', 'Kolshet'],
    tech: ['Wagle Estate'],
  },
  Bhiwandi: { pay: 1, town: ['Kalyan Naka'], industrial: ['Mankoli', 'Kalher', 'Padgha', 'Val'] },
  'New Delhi': {
    pay: 1.17,
    town: ['Karol Bagh', 'Lajpat Nagar', 'Rajouri Garden', 'Pitampura', 'Saket', 'Laxmi Nagar'],
    industrial: ['Okhla Phase II', 'Narela', 'Bawana', 'Mayapuri'],
    tech: ['Nehru Place', 'Connaught Place', 'Okhla Phase III', 'Saket'],
  },
  Gurugram: {
    pay: 1.2,
    town: ['Sector 14', 'Sohna Road', 'DLF Phase 4', 'Palam Vihar'],
    industrial: ['Udyog Vihar', 'IMT Manesar', 'Sector 37', 'Farrukhnagar'],
    tech: ['Cyber City', 'Udyog Vihar', 'Golf Course Road', 'Sector 48'],
  },
  Noida: {
    pay: 1.14,
    town: ['Sector 18', 'Sector 27', 'Sector 50', 'Sector 104'],
    industrial: ['Sector 63', 'Sector 80', 'Phase 2', 'Ecotech III, Greater Noida'],
    tech: ['Sector 62', 'Sector 125', 'Sector 132', 'Sector 16'],
  },
  Faridabad: {
    pay: 1.06,
    town: ['Sector 15', 'NIT', 'Sector 31', 'Ballabgarh'],
    industrial: ['Sector 24', 'Sector 58', 'IMT Faridabad'],
  },
  Ghaziabad: {
    pay: 1.05,
    town: ['Vaishali', 'Indirapuram', 'Raj Nagar', 'Kaushambi'],
    industrial: ['Sahibabad Site IV', 'Bulandshahr Road', 'Loni'],
  },
  Chennai: {
    pay: 1.13,
    town: ['T. Nagar', 'Anna Nagar', 'Velachery', 'Adyar', 'Tambaram', 'Nungambakkam'],
    industrial: ['Ambattur', 'Guindy', 'Oragadam', 'Sriperumbudur', 'Irungattukottai'],
    tech: ['Taramani', 'Sholinganallur', 'Perungudi', 'Guindy'],
  },
  Kolkata: {
    pay: 1.03,
    town: ['Park Street', 'Gariahat', 'Behala', 'Dum Dum', 'Howrah Maidan', 'Kasba'],
    industrial: ['Taratala', 'Dankuni', 'Howrah', 'Budge Budge'],
    tech: ['Salt Lake Sector V', 'New Town', 'Rajarhat'],
  },
  Ahmedabad: {
    pay: 1.04,
    town: ['Navrangpura', 'Satellite', 'Maninagar', 'Bopal', 'C. G. Road'],
    industrial: ['Vatva GIDC', 'Naroda GIDC', 'Sanand', 'Changodar'],
    tech: ['Prahlad Nagar', 'S. G. Highway', 'Bodakdev'],
  },
  Surat: {
    pay: 1,
    town: ['Adajan', 'Varachha', 'Vesu', 'Ring Road', 'Athwalines'],
    industrial: ['Sachin GIDC', 'Pandesara GIDC', 'Udhna', 'Katargam'],
  },
  Vadodara: {
    pay: 0.98,
    town: ['Alkapuri', 'Manjalpur', 'Gotri', 'Sayajigunj'],
    industrial: ['Makarpura GIDC', 'Waghodia', 'Padra', 'Manjusar'],
  },
  Rajkot: {
    pay: 0.94,
    town: ['Kalawad Road', 'Yagnik Road', 'University Road'],
    industrial: ['Shapar', 'Metoda GIDC', 'Aji GIDC'],
  },
  Vapi: { pay: 0.98, town: ['Chala', 'Koparli Road'], industrial: ['Vapi GIDC', 'Sarigam GIDC'] },
  Morbi: { pay: 0.95, town: ['Ravapar Road'], industrial: ['Lakhdhirpur Road', 'Jetpar Road'] },
  Indore: {
    pay: 1,
    town: ['Vijay Nagar', 'Palasia', 'Rajwada', 'Bhawarkua', 'Annapurna', 'M. G. Road'],
    industrial: ['Sanwer Road', 'Pithampur', 'Pologround', 'Dewas Naka', 'Siyaganj'],
    tech: ['Vijay Nagar', 'Super Corridor', 'Scheme 54', 'Palasia'],
  },
  Bhopal: {
    pay: 0.97,
    town: ['M. P. Nagar', 'Arera Colony', 'Kolar Road', 'New Market', 'Ayodhya Bypass'],
    industrial: ['Govindpura', 'Mandideep'],
    tech: ['M. P. Nagar', 'Arera Hills'],
  },
  Jabalpur: {
    pay: 0.88,
    town: ['Wright Town', 'Napier Town', 'Madan Mahal', 'Vijay Nagar'],
    industrial: ['Richhai', 'Adhartal'],
  },
  Gwalior: { pay: 0.88, town: ['City Centre', 'Lashkar', 'Thatipur'], industrial: ['Malanpur'] },
  Ujjain: { pay: 0.86, town: ['Freeganj', 'Nanakheda'], industrial: ['Maksi Road', 'Nagziri'] },
  Dewas: { pay: 0.9, town: ['Civil Lines', 'A. B. Road'], industrial: ['Industrial Area No. 1'] },
  Ratlam: { pay: 0.84, town: ['Station Road', 'Shastri Nagar'], industrial: ['Karamdi Road'] },
  Satna: { pay: 0.84, town: ['Rewa Road', 'Pateri'], industrial: ['Birla Road'] },
  Khandwa: { pay: 0.82, town: ['Civil Lines', 'Anand Nagar'], industrial: ['Indore Road'] },
  Jaipur: {
    pay: 1,
    town: ['Malviya Nagar', 'Vaishali Nagar', 'C-Scheme', 'Mansarovar', 'Raja Park'],
    industrial: ['Sitapura', 'Vishwakarma (VKI)', 'Bagru', 'Jhotwara'],
    tech: ['Sitapura', 'Malviya Nagar', 'Jagatpura'],
  },
  Jodhpur: { pay: 0.9, town: ['Sardarpura', 'Ratanada'], industrial: ['Basni', 'Boranada'] },
  Udaipur: {
    pay: 0.92,
    town: ['Fatehpura', 'Hiran Magri', 'Lake Palace Road'],
    industrial: ['Madri'],
  },
  Kota: {
    pay: 0.95,
    town: ['Talwandi', 'Vigyan Nagar', 'Landmark City'],
    industrial: ['IPIA, Jhalawar Road'],
  },
  Lucknow: {
    pay: 0.98,
    town: ['Gomti Nagar', 'Hazratganj', 'Aliganj', 'Alambagh', 'Indira Nagar'],
    industrial: ['Amausi', 'Chinhat', 'Talkatora'],
    tech: ['Gomti Nagar', 'Vibhuti Khand'],
  },
  Kanpur: {
    pay: 0.9,
    town: ['Swaroop Nagar', 'Kakadeo', 'Kidwai Nagar'],
    industrial: ['Panki', 'Dada Nagar', 'Jajmau'],
  },
  Varanasi: { pay: 0.88, town: ['Sigra', 'Lanka', 'Cantt'], industrial: ['Ramnagar', 'Chandpur'] },
  Prayagraj: { pay: 0.86, town: ['Civil Lines', 'Naini', 'Teliyarganj'], industrial: ['Naini'] },
  Gorakhpur: {
    pay: 0.83,
    town: ['Golghar', 'Medical College Road'],
    industrial: ['GIDA Sector 13'],
  },
  Agra: {
    pay: 0.88,
    town: ['Sanjay Place', 'Fatehabad Road', 'Kamla Nagar'],
    industrial: ['Sikandra', 'Nunhai'],
  },
  Meerut: { pay: 0.92, town: ['Shastri Nagar', 'Garh Road'], industrial: ['Partapur'] },
  Moradabad: {
    pay: 0.86,
    town: ['Civil Lines', 'Ram Ganga Vihar'],
    industrial: ['Lakri Fazalpur', 'Delhi Road'],
  },
  Patna: {
    pay: 0.92,
    town: ['Boring Road', 'Kankarbagh', 'Fraser Road', 'Bailey Road'],
    industrial: ['Patliputra Industrial Area', 'Fatuha'],
    tech: ['Patliputra Colony', 'Boring Road'],
  },
  Muzaffarpur: { pay: 0.8, town: ['Mithanpura', 'Club Road'], industrial: ['Bela'] },
  Ranchi: {
    pay: 0.92,
    town: ['Main Road', 'Lalpur', 'Harmu', 'Doranda'],
    industrial: ['Tatisilwai', 'Kokar'],
  },
  Jamshedpur: {
    pay: 0.95,
    town: ['Bistupur', 'Sakchi', 'Mango'],
    industrial: ['Adityapur', 'Gamharia'],
  },
  Raipur: {
    pay: 0.95,
    town: ['Shankar Nagar', 'Telibandha', 'Pandri'],
    industrial: ['Urla', 'Siltara'],
  },
  Bilaspur: { pay: 0.85, town: ['Vyapar Vihar', 'Link Road'], industrial: ['Sirgitti', 'Tifra'] },
  Bhubaneswar: {
    pay: 0.97,
    town: ['Saheed Nagar', 'Jaydev Vihar', 'Khandagiri'],
    industrial: ['Mancheswar', 'Rasulgarh', 'Khurda'],
    tech: ['Infocity, Patia', 'Chandaka'],
  },
  Nagpur: {
    pay: 0.98,
    town: ['Dharampeth', 'Sitabuldi', 'Manish Nagar', 'Wardha Road'],
    industrial: ['Butibori', 'Hingna MIDC', 'Kalmeshwar'],
    tech: ['MIHAN', 'IT Park, Parsodi'],
  },
  Nashik: {
    pay: 0.97,
    town: ['College Road', 'Gangapur Road', 'Nashik Road'],
    industrial: ['Satpur MIDC', 'Ambad MIDC', 'Sinnar', 'Dindori'],
  },
  'Chhatrapati Sambhajinagar': {
    pay: 0.95,
    town: ['CIDCO', 'Jalna Road'],
    industrial: ['Waluj MIDC', 'Shendra', 'Chikalthana'],
  },
  Kolhapur: {
    pay: 0.92,
    town: ['Rajarampuri', 'Shahupuri'],
    industrial: ['Gokul Shirgaon', 'Kagal MIDC', 'Shiroli'],
  },
  Coimbatore: {
    pay: 1,
    town: ['R. S. Puram', 'Gandhipuram', 'Peelamedu', 'Saibaba Colony'],
    industrial: ['SIDCO Kurichi', 'Ganapathy', 'Malumichampatti', 'Arasur'],
    tech: ['Saravanampatti', 'Peelamedu'],
  },
  Tiruppur: {
    pay: 0.95,
    town: ['Avinashi Road', 'Palladam Road'],
    industrial: ['Netaji Apparel Park', 'Angeripalayam', 'Mudalipalayam'],
  },
  Madurai: {
    pay: 0.9,
    town: ['K. K. Nagar', 'Anna Nagar', 'Simmakkal'],
    industrial: ['Kappalur', 'K. Pudur'],
  },
  Hosur: {
    pay: 1,
    town: ['Bagalur Road', 'Rayakottai Road'],
    industrial: ['SIPCOT Phase I', 'SIPCOT Phase II'],
  },
  Kochi: {
    pay: 1.02,
    town: ['Edappally', 'M. G. Road', 'Kaloor', 'Palarivattom', 'Aluva'],
    industrial: ['Kalamassery', 'Edayar', 'Angamaly'],
    tech: ['Infopark, Kakkanad', 'Kakkanad'],
  },
  Thiruvananthapuram: {
    pay: 0.98,
    town: ['Pattom', 'Kowdiar', 'Kesavadasapuram'],
    industrial: ['Veli', 'Menamkulam'],
    tech: ['Technopark, Kazhakoottam'],
  },
  Kozhikode: {
    pay: 0.93,
    town: ['Mavoor Road', 'Nadakkavu', 'Ramanattukara'],
    industrial: ['West Hill'],
    tech: ['Cyberpark'],
  },
  Mysuru: {
    pay: 0.95,
    town: ['Kuvempunagar', 'Saraswathipuram', 'Vijayanagar'],
    industrial: ['Hebbal', 'Nanjangud', 'Metagalli'],
    tech: ['Hebbal'],
  },
  Hubballi: { pay: 0.88, town: ['Vidyanagar', 'Keshwapur'], industrial: ['Gokul Road', 'Tarihal'] },
  Mangaluru: { pay: 0.94, town: ['Hampankatta', 'Kadri', 'Bejai'], industrial: ['Baikampady'] },
  Visakhapatnam: {
    pay: 0.96,
    town: ['Dwaraka Nagar', 'MVP Colony', 'Gajuwaka'],
    industrial: ['Autonagar', 'Parawada', 'Duvvada'],
    tech: ['Rushikonda'],
  },
  Vijayawada: {
    pay: 0.93,
    town: ['Benz Circle', 'Governorpet', 'Patamata'],
    industrial: ['Autonagar', 'Kondapalli'],
  },
  Guwahati: {
    pay: 0.95,
    town: ['G. S. Road', 'Paltan Bazaar', 'Beltola', 'Zoo Road'],
    industrial: ['Bamunimaidan', 'Amingaon'],
  },
  Siliguri: {
    pay: 0.88,
    town: ['Sevoke Road', 'Hill Cart Road', 'Pradhan Nagar'],
    industrial: ['Matigara', 'Dabgram'],
  },
  Chandigarh: {
    pay: 1.03,
    town: ['Sector 17', 'Sector 34', 'Sector 22', 'Manimajra'],
    industrial: ['Industrial Area Phase I', 'Derabassi'],
    tech: ['IT Park', 'Industrial Area Phase I'],
  },
  Mohali: {
    pay: 1,
    town: ['Phase 7', 'Sector 70', 'Phase 3B2'],
    industrial: ['Phase 8B', 'Lalru'],
    tech: ['Phase 8B', 'Sector 74'],
  },
  Ludhiana: {
    pay: 0.98,
    town: ['Model Town', 'Ferozepur Road', 'Chaura Bazaar'],
    industrial: ['Focal Point', 'Focal Point Phase VIII', 'Gill Road'],
  },
  Amritsar: {
    pay: 0.92,
    town: ['Ranjit Avenue', 'Lawrence Road', 'Hall Bazaar'],
    industrial: ['Focal Point'],
  },
  Dehradun: {
    pay: 0.94,
    town: ['Rajpur Road', 'Clement Town', 'Vasant Vihar'],
    industrial: ['Selaqui', 'Mohabbewala'],
    tech: ['Sahastradhara Road'],
  },
  Haridwar: { pay: 0.93, town: ['Jwalapur', 'Ranipur More'], industrial: ['SIDCUL', 'Bahadrabad'] },
  Baddi: {
    pay: 0.94,
    town: ['Sai Road'],
    industrial: ['Jharmajri', 'Bhatoli Kalan', 'Barotiwala'],
  },
  Goa: {
    pay: 1,
    town: ['Panaji', 'Margao', 'Calangute', 'Mapusa'],
    industrial: ['Verna'],
  },
  Shimla: { pay: 0.93, town: ['The Mall', 'Sanjauli', 'Kufri'] },
  Manali: { pay: 0.9, town: ['Aleo', 'Old Manali'] },
  Jammu: {
    pay: 0.9,
    town: ['Gandhi Nagar', 'Channi Himmat'],
    industrial: ['Bari Brahmana', 'Gangyal'],
  },
};

/** The neighbourhoods of a city that suit a kind of work. */
export function neighbourhoods(cityName: string, quarter: Quarter): readonly string[] {
  const city = cities[cityName];
  if (city === undefined) throw new Error(`Unknown city ${cityName}`);
  return city[quarter] ?? city.town;
}
