import type { Language } from '../../endpoint.ts';
import { knownNames } from './known-names.ts';

/**
 * What Hindi readers call the states and the towns that most jobs are in. The search knows both
 * names of each. A town that is missing here keeps the name that was typed.
 */
const places = knownNames({
  en: '',
  hi: `
  Maharashtra=महाराष्ट्र, Karnataka=कर्नाटक, Tamil Nadu=तमिलनाडु, Telangana=तेलंगाना,
  Andhra Pradesh=आंध्र प्रदेश, Kerala=केरल, Gujarat=गुजरात, Rajasthan=राजस्थान,
  Uttar Pradesh=उत्तर प्रदेश, Haryana=हरियाणा, Punjab=पंजाब, West Bengal=पश्चिम बंगाल, Bihar=बिहार,
  Jharkhand=झारखंड, Odisha=ओडिशा, Madhya Pradesh=मध्य प्रदेश, Chhattisgarh=छत्तीसगढ़,
  Uttarakhand=उत्तराखंड, Himachal Pradesh=हिमाचल प्रदेश, Jammu and Kashmir=जम्मू और कश्मीर,
  Ladakh=लद्दाख, Goa=गोवा, Assam=असम, Tripura=त्रिपुरा, Meghalaya=मेघालय, Manipur=मणिपुर,
  Nagaland=नागालैंड, Mizoram=मिज़ोरम, Arunachal Pradesh=अरुणाचल प्रदेश, Sikkim=सिक्किम,
  Chandigarh=चंडीगढ़, Puducherry=पुडुचेरी, Dadra and Nagar Haveli and Daman and Diu=दादरा और नगर हवेली,
  Andaman and Nicobar Islands=अंडमान और निकोबार, Lakshadweep=लक्षद्वीप, Delhi=दिल्ली, Mumbai=मुंबई,
  Pune=पुणे, Nagpur=नागपुर, Thane=ठाणे, Navi Mumbai=नवी मुंबई, Nashik=नासिक,
  Chhatrapati Sambhajinagar=छत्रपति संभाजीनगर, Solapur=सोलापुर, Kolhapur=कोल्हापुर, Amravati=अमरावती,
  Kalyan=कल्याण, Dombivli=डोंबिवली, Vasai=वसई, Bhiwandi=भिवंडी, Ulhasnagar=उल्हासनगर, Panvel=पनवेल,
  Akola=अकोला, Jalgaon=जलगांव, Ahilyanagar=अहिल्यानगर, Parbhani=परभणी, Nanded=नांदेड़, Sangli=सांगली,
  Satara=सतारा, Ratnagiri=रत्नागिरी, Wardha=वर्धा, Gondia=गोंदिया, Pimpri Chinchwad=पिंपरी चिंचवड़,
  Palghar=पालघर, Hingoli=हिंगोली, Bengaluru=बेंगलुरु, Mysuru=मैसूरु, Mangaluru=मंगलुरु, Hubballi=हुबली,
  Dharwad=धारवाड़, Belagavi=बेलगावी, Kalaburagi=कलबुर्गी, Ballari=बेल्लारी, Shivamogga=शिमोगा,
  Raichur=रायचूर, Udupi=उडुपी, Ramanagara=रामनगर, Chennai=चेन्नई, Coimbatore=कोयंबटूर, Madurai=मदुरै,
  Tiruchirappalli=तिरुचिरापल्ली, Salem=सेलम, Tirunelveli=तिरुनेलवेली, Tiruppur=तिरुपुर,
  Vellore=वेल्लोर, Erode=इरोड, Dindigul=डिंडीगुल, Thanjavur=तंजावुर, Hosur=होसुर, Nagercoil=नागरकोइल,
  Kanchipuram=कांचीपुरम, Karur=करूर, Kumbakonam=कुंभकोणम, Pollachi=पोल्लाची,
  Sriperumbudur=श्रीपेरंबदूर, Tambaram=तांबरम, Viluppuram=विल्लुपुरम, Hyderabad=हैदराबाद,
  Warangal=वारंगल, Karimnagar=करीमनगर, Ramagundam=रामागुंडम, Adilabad=आदिलाबाद,
  Visakhapatnam=विशाखापट्टनम, Vijayawada=विजयवाड़ा, Guntur=गुंटूर, Nellore=नेल्लोर, Kurnool=कुरनूल,
  Tirupati=तिरुपति, Kakinada=काकीनाडा, Anantapur=अनंतपुर, Thiruvananthapuram=तिरुवनंतपुरम,
  Kochi=कोच्चि, Kozhikode=कोझिकोड, Thrissur=त्रिशूर, Kollam=कोल्लम, Kannur=कन्नूर, Kottayam=कोट्टायम,
  Palakkad=पालक्काड, Wayanad=वायनाड, Ahmedabad=अहमदाबाद, Surat=सूरत, Vadodara=वडोदरा, Rajkot=राजकोट,
  Bhavnagar=भावनगर, Morbi=मोरबी, Jamnagar=जामनगर, Gandhinagar=गांधीनगर, Gandhidham=गांधीधाम, Anand=आणंद,
  Mehsana=मेहसाणा, Bharuch=भरूच, Ankleshwar=अंकलेश्वर, Vapi=वापी, Navsari=नवसारी, Valsad=वलसाड,
  Surendranagar=सुरेंद्रनगर, Jaipur=जयपुर, Jodhpur=जोधपुर, Kota=कोटा, Bikaner=बीकानेर, Ajmer=अजमेर,
  Udaipur=उदयपुर, Bhilwara=भीलवाड़ा, Sri Ganganagar=श्रीगंगानगर, Chittorgarh=चित्तौड़गढ़, Lucknow=लखनऊ,
  Kanpur=कानपुर, Ghaziabad=गाज़ियाबाद, Agra=आगरा, Varanasi=वाराणसी, Meerut=मेरठ, Prayagraj=प्रयागराज,
  Bareilly=बरेली, Aligarh=अलीगढ़, Moradabad=मुरादाबाद, Gorakhpur=गोरखपुर, Noida=नोएडा,
  Greater Noida=ग्रेटर नोएडा, Jhansi=झांसी, Ayodhya=अयोध्या, Hapur=हापुड़, Bulandshahr=बुलंदशहर,
  Jaunpur=जौनपुर, Gurugram=गुरुग्राम, Faridabad=फ़रीदाबाद, Panipat=पानीपत, Ambala=अंबाला,
  Yamunanagar=यमुनानगर, Rohtak=रोहतक, Hisar=हिसार, Karnal=करनाल, Sonipat=सोनीपत, Panchkula=पंचकूला,
  Bahadurgarh=बहादुरगढ़, Rewari=रेवाड़ी, Palwal=पलवल, Manesar=मानेसर, Jhajjar=झज्जर, Ludhiana=लुधियाना,
  Amritsar=अमृतसर, Jalandhar=जालंधर, Patiala=पटियाला, Mohali=मोहाली, Hoshiarpur=होशियारपुर,
  Pathankot=पठानकोट, Phagwara=फगवाड़ा, Kolkata=कोलकाता, Howrah=हावड़ा, Durgapur=दुर्गापुर,
  Siliguri=सिलीगुड़ी, Kharagpur=खड़गपुर, Bankura=बांकुड़ा, Kalyani=कल्याणी, Patna=पटना, Gaya=गया,
  Muzaffarpur=मुज़फ़्फ़रपुर, Darbhanga=दरभंगा, Aurangabad=औरंगाबाद, Ranchi=रांची, Jamshedpur=जमशेदपुर,
  Bhubaneswar=भुवनेश्वर, Cuttack=कटक, Indore=इंदौर, Bhopal=भोपाल, Ujjain=उज्जैन, Dewas=देवास, Satna=सतना, Ratlam=रतलाम,
  Khandwa=खंडवा, Sehore=सीहोर, Jabalpur=जबलपुर, Gwalior=ग्वालियर,
  Raipur=रायपुर, Bhilai=भिलाई, Bilaspur=बिलासपुर, Dehradun=देहरादून, Haridwar=हरिद्वार, Roorkee=रुड़की,
  Haldwani=हल्द्वानी, Mandi=मंडी, Una=ऊना, Shimla=शिमला, Baddi=बद्दी, Manali=मनाली, Nalagarh=नालागढ़, Srinagar=श्रीनगर, Jammu=जम्मू,
  Panaji=पणजी, North Goa=उत्तर गोवा, South Goa=दक्षिण गोवा, Guwahati=गुवाहाटी, Silchar=सिलचर,
  Dibrugarh=डिब्रूगढ़, Jorhat=जोरहाट, Agartala=अगरतला, Shillong=शिलांग, Silvassa=सिलवासा, Daman=दमन,
  Diu=दीव, New Delhi=नई दिल्ली, Bangalore=बैंगलोर, Gurgaon=गुड़गांव, Secunderabad=सिकंदराबाद,
  Trivandrum=त्रिवेंद्रम, Cochin=कोचीन, Baroda=बड़ौदा`,
});

/** Each place that has a name of its own in the language, with that name. */
export const placesWithNames = places.all;

/** A place as readers of the language write it: "Nashik, Maharashtra" is "नासिक, महाराष्ट्र" in Hindi. */
export const placeName = <Place extends string | null | undefined>(
  place: Place,
  language: Language,
) =>
  place
    ? place.replaceAll(/[^,/]+/g, (part) => {
        const typed = part.trim();
        return part.replace(typed, places.nameOf(typed, language));
      })
    : place;
