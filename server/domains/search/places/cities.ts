/**
 * Indian states with their cities, from general knowledge. Entries are separated by commas; an
 * entry is the name we show, then after "=" other spellings, old names and the Hindi name. The
 * largest city of a name is listed in its own state; listed again in another state it is a
 * namesake.
 */
export const citiesByState: Readonly<Record<string, string>> = {
  'Delhi=National Capital Territory of Delhi=NCT of Delhi': `
    Delhi=New Delhi=Dilli=Old Delhi=South Delhi=North Delhi=East Delhi=West Delhi=दिल्ली=नई दिल्ली`,
  'Maharashtra=महाराष्ट्र': `
    Mumbai=Bombay=Bambai=Mumbai Suburban=Greater Mumbai=मुंबई=मुम्बई, Pune=Poona=पुणे,
    Nagpur=नागपुर, Thane=Thana=ठाणे, Navi Mumbai=New Bombay=New Mumbai=नवी मुंबई, Nashik=Nasik=नासिक=नाशिक,
    Chhatrapati Sambhajinagar=Aurangabad=Sambhajinagar=छत्रपति संभाजीनगर=औरंगाबाद, Solapur=Sholapur=सोलापुर,
    Kolhapur=कोल्हापुर, Amravati=अमरावती, Kalyan=कल्याण, Dombivli=Dombivali=डोंबिवली, Vasai=Virar=Vasai Virar=वसई=विरार,
    Mira Bhayandar=Mira Road=Bhayander=Bhayandar=मीरा रोड, Bhiwandi=भिवंडी, Ulhasnagar=उल्हासनगर, Ambernath=अंबरनाथ,
    Badlapur=बदलापुर, Panvel=पनवेल, Akola=अकोला, Jalgaon=जलगांव, Latur=लातूर, Dhule=धुले, Ahilyanagar=Ahmednagar=अहिल्यानगर=अहमदनगर,
    Chandrapur=चंद्रपुर, Parbhani=परभणी, Jalna=जालना, Nanded=नांदेड़, Sangli=सांगली, Satara=सतारा=सातारा, Ratnagiri=रत्नागिरी,
    Wardha=वर्धा, Yavatmal=यवतमाल, Beed=बीड, Gondia=गोंदिया, Malegaon=मालेगांव, Ichalkaranji=इचलकरंजी,
    Pimpri Chinchwad=Pimpri=Chinchwad=PCMC=पिंपरी चिंचवड़, Lonavala=Lonavla=लोनावला, Baramati=बारामती, Palghar=पालघर,
    Boisar=बोईसर, Dharashiv=Osmanabad=धाराशिव=उस्मानाबाद, Nandurbar=नंदुरबार, Buldhana=बुलढाणा, Washim=वाशिम, Hingoli=हिंगोली,
    Sindhudurg=सिंधुदुर्ग, Alibag=Alibaug=अलीबाग, Khopoli=खोपोली, Karad=कराड, Shirdi=शिर्डी, Bhandara=भंडारा`,
  'Karnataka=कर्नाटक': `
    Bengaluru=Bangalore=Banglore=Bengalooru=Bangaluru=Bengaluru Urban=Bangalore Urban=Bangalore Rural=बेंगलुरु=बेंगलुरू=बैंगलोर=बंगलौर=बेंगलोर,
    Mysuru=Mysore=मैसूर=मैसूरु, Mangaluru=Mangalore=मंगलौर=मंगलुरु, Hubballi=Hubli=हुबली, Dharwad=Dharwar=धारवाड़,
    Belagavi=Belgaum=बेलगाम=बेलगावी, Kalaburagi=Gulbarga=गुलबर्गा=कलबुर्गी, Davanagere=Davangere=दावणगेरे,
    Ballari=Bellary=बेल्लारी, Vijayapura=Bijapur=बीजापुर, Shivamogga=Shimoga=शिमोगा, Tumakuru=Tumkur=तुमकुर,
    Raichur=रायचूर, Bidar=बीदर, Hosapete=Hospet=होसपेट, Udupi=उडुपी, Manipal=मणिपाल, Hassan=हासन, Mandya=मंड्या,
    Chikkamagaluru=Chikmagalur=चिकमंगलूर, Chitradurga=चित्रदुर्ग, Kolar=कोलार, Gadag=गदग, Bagalkote=Bagalkot=बागलकोट,
    Karwar=कारवार, Ramanagara=Ramanagaram=रामनगर, Koppal=कोप्पल, Madikeri=Coorg=Kodagu=मडिकेरी, Bhadravati=भद्रावती,
    Doddaballapur=Doddaballapura, Hosakote=Hoskote, Chikkaballapur=Chikballapur`,
  'Tamil Nadu=Tamilnadu=तमिलनाडु=तमिल नाडु': `
    Chennai=Madras=चेन्नई=मद्रास, Coimbatore=Kovai=Coimbatur=कोयंबटूर=कोयम्बटूर, Madurai=मदुरै=मदुरई,
    Tiruchirappalli=Trichy=Tiruchi=Tiruchirapalli=Trichinopoly=त्रिची=तिरुचिरापल्ली, Salem=सेलम, Tirunelveli=Nellai=तिरुनेलवेली,
    Tiruppur=Tirupur=तिरुपुर, Vellore=वेल्लोर, Erode=इरोड, Thoothukudi=Tuticorin=तूतीकोरिन, Dindigul=डिंडीगुल,
    Thanjavur=Tanjore=तंजावुर, Hosur=होसुर, Nagercoil=नागरकोइल, Kanchipuram=Kancheepuram=Conjeevaram=कांचीपुरम, Karur=करूर,
    Kumbakonam=कुंभकोणम, Cuddalore=कुड्डालोर, Tiruvannamalai=Thiruvannamalai=तिरुवन्नामलाई, Pollachi=पोल्लाची,
    Rajapalayam=राजपालयम, Sivakasi=शिवकाशी, Pudukkottai=पुदुक्कोट्टई, Ambur=अंबूर, Neyveli=नेवेली, Nagapattinam=नागपट्टिनम,
    Namakkal=नामक्कल, Krishnagiri=कृष्णगिरी, Sriperumbudur=श्रीपेरंबदूर, Chengalpattu=Chengalpet=चेंगलपट्टू, Tambaram=तांबरम,
    Avadi=अवादी, Ooty=Udhagamandalam=Udagamandalam=Ootacamund=ऊटी, Virudhunagar=विरुधुनगर, Theni=थेनी, Ranipet=रानीपेट,
    Tiruvallur=Thiruvallur=तिरुवल्लुर, Viluppuram=Villupuram=विल्लुपुरम, Kanyakumari=Kanniyakumari=कन्याकुमारी, Perambalur=पेरम्बलुर`,
  'Telangana=Telengana=तेलंगाना': `
    Hyderabad=Hyd=Hyderbad=Secunderabad=Hyderabad Secunderabad=Cyberabad=हैदराबाद=सिकंदराबाद, Warangal=Hanamkonda=वारंगल,
    Nizamabad=निज़ामाबाद=निजामाबाद, Karimnagar=करीमनगर, Khammam=खम्मम, Ramagundam=रामागुंडम, Mahabubnagar=Mahbubnagar=महबूबनगर,
    Nalgonda=नलगोंडा, Adilabad=आदिलाबाद, Suryapet=सूर्यापेट, Siddipet=सिद्दीपेट, Sangareddy=Sanga Reddy=संगारेड्डी, Medak=मेदक,
    Mancherial=मंचेरियल, Medchal=मेडचल, Kothagudem=कोठागुडेम, Jagtial=जगतियाल, Vikarabad=विकाराबाद, Zaheerabad=ज़हीराबाद, Patancheru=पटानचेरु`,
  'Andhra Pradesh=AP=आंध्र प्रदेश=आन्ध्र प्रदेश': `
    Visakhapatnam=Vizag=Vishakhapatnam=Vishakapatnam=Waltair=विशाखापट्टनम=विशाखापत्तनम, Vijayawada=Bezawada=विजयवाड़ा,
    Guntur=गुंटूर, Nellore=नेल्लोर, Kurnool=कुरनूल, Rajamahendravaram=Rajahmundry=राजमुंदरी, Tirupati=Tirupathi=तिरुपति=तिरुपती,
    Kakinada=काकीनाडा, Kadapa=Cuddapah=कडप्पा, Anantapur=Anantapuramu=अनंतपुर, Vizianagaram=विजयनगरम, Eluru=एलुरु, Ongole=ओंगोल,
    Nandyal=नंद्याल, Machilipatnam=मछलीपट्टनम, Adoni=अदोनी, Tenali=तेनाली, Proddatur=प्रोद्दटूर, Chittoor=चित्तूर, Hindupur=हिंदूपुर,
    Bhimavaram=भीमावरम, Srikakulam=श्रीकाकुलम, Amaravati=अमरावती आंध्र, Sri City=Sricity, Madanapalle=मदनपल्ले, Gudivada=गुडिवाडा,
    Narasaraopet=नरसरावपेट, Anakapalle=Anakapalli=अनकापल्ली, Puttaparthi=पुट्टपर्ती`,
  'Kerala=केरल': `
    Thiruvananthapuram=Trivandrum=तिरुवनंतपुरम=त्रिवेंद्रम, Kochi=Cochin=Ernakulam=कोच्चि=कोचीन=एर्नाकुलम, Kozhikode=Calicut=कोझिकोड=कालीकट,
    Thrissur=Trichur=त्रिशूर, Kollam=Quilon=कोल्लम, Kannur=Cannanore=कन्नूर, Alappuzha=Alleppey=अलपुझा=अलाप्पुझा, Kottayam=कोट्टायम,
    Palakkad=Palghat=पालक्काड, Malappuram=मलप्पुरम, Kasaragod=Kasargod=कासरगोड, Pathanamthitta=पथानामथिट्टा, Idukki=इडुक्की,
    Wayanad=वायनाड, Thalassery=Tellicherry=थलास्सेरी, Perinthalmanna, Tirur=तिरूर, Aluva=Alwaye=अलुवा, Angamaly=अंगमाली,
    Perumbavoor, Kayamkulam, Thiruvalla=Tiruvalla, Changanassery, Guruvayur=गुरुवायुर, Munnar=मुन्नार, Kanhangad`,
  'Gujarat=Gujrat=गुजरात': `
    Ahmedabad=Amdavad=Ahemdabad=Ahmadabad=अहमदाबाद, Surat=सूरत, Vadodara=Baroda=वडोदरा=बड़ौदा, Rajkot=राजकोट, Bhavnagar=भावनगर,
    Jamnagar=जामनगर, Gandhinagar=Gift City=गांधीनगर, Junagadh=जूनागढ़, Gandhidham=गांधीधाम, Anand=आणंद=आनंद, Nadiad=नडियाद,
    Morbi=मोरबी, Mehsana=Mahesana=मेहसाणा, Bharuch=Broach=भरूच, Ankleshwar=Anklesvar=अंकलेश्वर, Vapi=वापी, Navsari=नवसारी,
    Valsad=Bulsar=वलसाड, Surendranagar=सुरेंद्रनगर, Porbandar=पोरबंदर, Godhra=गोधरा, Palanpur=पालनपुर, Bhuj=Kutch=Kachchh=भुज=कच्छ,
    Mundra=मुंद्रा, Sanand=साणंद, Dahej=दहेज, Halol=हालोल, Himatnagar=Himmatnagar=हिम्मतनगर, Patan=पाटण, Veraval=वेरावल, Botad=बोटाद,
    Dahod=दाहोद, Amreli=अमरेली, Dholera=धोलेरा, Hazira=हजीरा, Kalol=कलोल, Bardoli=बारडोली, Jetpur=जेतपुर, Gondal=गोंडल`,
  'Rajasthan=राजस्थान': `
    Jaipur=Pink City=जयपुर, Jodhpur=जोधपुर, Kota=कोटा, Bikaner=बीकानेर, Ajmer=अजमेर, Udaipur=उदयपुर, Bhilwara=भीलवाड़ा, Alwar=अलवर,
    Bharatpur=भरतपुर, Sikar=सीकर, Pali=पाली, Sri Ganganagar=Ganganagar=Shri Ganganagar=श्रीगंगानगर=गंगानगर, Bhiwadi=भिवाड़ी, Neemrana=नीमराना,
    Tonk=टोंक, Kishangarh=किशनगढ़, Beawar=ब्यावर, Hanumangarh=हनुमानगढ़, Chittorgarh=Chittaurgarh=चित्तौड़गढ़, Jhunjhunu=झुंझुनू,
    Churu=चूरू, Nagaur=नागौर, Barmer=बाड़मेर, Jaisalmer=जैसलमेर, Sawai Madhopur=सवाई माधोपुर, Banswara=बांसवाड़ा, Bundi=बूंदी, Baran=बारां,
    Dausa=दौसा, Dholpur=Dhaulpur=धौलपुर, Jhalawar=झालावाड़, Mount Abu=माउंट आबू, Sirohi=सिरोही, Pilani=पिलानी, Dungarpur=डूंगरपुर, Rajsamand=राजसमंद, Karauli=करौली`,
  'Uttar Pradesh=UP=U P=उत्तर प्रदेश=यूपी': `
    Lucknow=Lakhnau=लखनऊ, Kanpur=Cawnpore=कानपुर, Ghaziabad=गाज़ियाबाद=गाजियाबाद, Agra=आगरा, Varanasi=Banaras=Benares=Kashi=वाराणसी=बनारस,
    Meerut=मेरठ, Prayagraj=Allahabad=Ilahabad=प्रयागराज=इलाहाबाद, Bareilly=बरेली, Aligarh=अलीगढ़, Moradabad=मुरादाबाद, Saharanpur=सहारनपुर,
    Gorakhpur=गोरखपुर, Noida=Gautam Buddha Nagar=Gautam Budh Nagar=नोएडा, Greater Noida=Gr Noida=ग्रेटर नोएडा, Firozabad=फिरोजाबाद,
    Jhansi=झांसी=झाँसी, Muzaffarnagar=मुज़फ़्फ़रनगर=मुजफ्फरनगर, Mathura=मथुरा, Vrindavan=वृंदावन, Ayodhya=Faizabad=अयोध्या=फैजाबाद, Rampur=रामपुर,
    Shahjahanpur=शाहजहांपुर, Farrukhabad=फर्रुखाबाद, Hapur=हापुड़, Etawah=इटावा, Mirzapur=मिर्ज़ापुर=मिर्जापुर, Bulandshahr=बुलंदशहर, Sambhal=संभल,
    Amroha=अमरोहा, Hardoi=हरदोई, Fatehpur=फतेहपुर, Raebareli=Rae Bareli=Rai Bareli=रायबरेली, Orai=उरई, Sitapur=सीतापुर, Bahraich=बहराइच,
    Modinagar=मोदीनगर, Unnao=उन्नाव, Jaunpur=जौनपुर, Lakhimpur=Lakhimpur Kheri=लखीमपुर, Hathras=हाथरस, Banda=बांदा, Pilibhit=पीलीभीत,
    Barabanki=बाराबंकी, Khurja=खुर्जा, Gonda=गोंडा, Mainpuri=मैनपुरी, Lalitpur=ललितपुर, Etah=एटा, Deoria=देवरिया, Ghazipur=गाज़ीपुर=गाजीपुर,
    Sultanpur=सुल्तानपुर, Azamgarh=आज़मगढ़=आजमगढ़, Bijnor=बिजनौर, Basti=बस्ती, Ballia=बलिया, Sonbhadra=Robertsganj=सोनभद्र, Renukoot=रेणुकूट, Budaun=Badaun=बदायूं,
    Shamli=शामली, Baghpat=बागपत, Kannauj=कन्नौज, Chitrakoot=चित्रकूट, Amethi=अमेठी, Kushinagar=कुशीनगर, Mau=मऊ, Chandauli=Mughalsarai=चंदौली`,
  'Haryana=हरियाणा': `
    Gurugram=Gurgaon=Gurgoan=Cyber City=गुरुग्राम=गुड़गांव=गुड़गाँव, Faridabad=फरीदाबाद=फ़रीदाबाद, Panipat=पानीपत, Ambala=अंबाला=अम्बाला,
    Yamunanagar=Yamuna Nagar=यमुनानगर, Rohtak=रोहतक, Hisar=Hissar=हिसार, Karnal=करनाल, Sonipat=Sonepat=सोनीपत, Panchkula=पंचकूला,
    Bhiwani=भिवानी, Sirsa=सिरसा, Bahadurgarh=बहादुरगढ़, Jind=जींद, Thanesar=Kurukshetra=थानेसर=कुरुक्षेत्र, Kaithal=कैथल, Rewari=रेवाड़ी,
    Palwal=पलवल, Manesar=Imt Manesar=मानेसर, Jhajjar=झज्जर, Fatehabad=फतेहाबाद, Bawal=बावल, Dharuhera=धारूहेड़ा, Narnaul=नारनौल, Kundli=कुंडली, Sohna=सोहना, Nuh=Mewat=नूंह`,
  'Punjab=Panjab=पंजाब': `
    Ludhiana=लुधियाना, Amritsar=अमृतसर, Jalandhar=Jullundur=जालंधर, Patiala=पटियाला, Bathinda=Bhatinda=बठिंडा=भटिंडा,
    Mohali=Sas Nagar=Sahibzada Ajit Singh Nagar=मोहाली, Hoshiarpur=होशियारपुर, Pathankot=पठानकोट, Moga=मोगा, Batala=बटाला, Abohar=अबोहर,
    Khanna=खन्ना, Phagwara=फगवाड़ा, Zirakpur=जीरकपुर, Kapurthala=कपूरथला, Firozpur=Ferozepur=फिरोजपुर, Sangrur=संगरूर, Barnala=बरनाला,
    Muktsar=Sri Muktsar Sahib=मुक्तसर, Faridkot=फरीदकोट, Mandi Gobindgarh=मंडी गोबिंदगढ़, Rajpura=राजपुरा, Kharar=खरड़, Dera Bassi=Derabassi=डेरा बस्सी,
    Gurdaspur=गुरदासपुर, Rupnagar=Ropar=रूपनगर=रोपड़, Nawanshahr=नवांशहर, Tarn Taran=तरनतारन, Mansa=मानसा, Fazilka=फाजिल्का`,
  'West Bengal=WB=Bengal=Paschim Bangal=पश्चिम बंगाल': `
    Kolkata=Calcutta=Kolkatta=कोलकाता=कलकत्ता, Howrah=Haora=हावड़ा, Durgapur=दुर्गापुर, Asansol=आसनसोल, Siliguri=सिलीगुड़ी, Bardhaman=Burdwan=बर्धमान,
    Malda=Maldah=English Bazar=मालदा, Baharampur=Berhampore=Murshidabad=बहरामपुर, Kharagpur=खड़गपुर, Haldia=हल्दिया, Jalpaiguri=जलपाईगुड़ी,
    Krishnanagar=Nadia=कृष्णानगर, Midnapore=Medinipur=मेदिनीपुर, Bankura=बांकुड़ा, Darjeeling=Darjiling=दार्जिलिंग, Cooch Behar=Koch Bihar=कूचबिहार,
    Barasat=बारासात, Barrackpore=बैरकपुर, Salt Lake=Bidhannagar=सॉल्ट लेक, New Town=Rajarhat=न्यू टाउन=राजारहाट, Serampore=Srirampur=श्रीरामपुर, Hooghly=Hugli=Chinsurah=हुगली,
    Purulia=पुरुलिया, Raiganj=रायगंज, Balurghat=बालुरघाट, Alipurduar=अलीपुरद्वार, Bolpur=Santiniketan=Shantiniketan=बोलपुर, Kalyani=कल्याणी, Dankuni=डानकुनी, Birbhum=बीरभूम`,
  'Bihar=बिहार': `
    Patna=पटना, Gaya=Gaya Ji=गया, Bhagalpur=भागलपुर, Muzaffarpur=मुजफ्फरपुर=मुज़फ़्फ़रपुर, Darbhanga=दरभंगा, Purnia=Purnea=पूर्णिया, Arrah=आरा, Begusarai=बेगूसराय,
    Katihar=कटिहार, Munger=Monghyr=मुंगेर, Chhapra=Chapra=Saran=छपरा, Bihar Sharif=Nalanda=बिहार शरीफ=नालंदा, Sasaram=Rohtas=सासाराम, Hajipur=Vaishali=हाजीपुर, Motihari=मोतिहारी,
    Bettiah=बेतिया, Siwan=सीवान, Samastipur=समस्तीपुर, Saharsa=सहरसा, Madhubani=मधुबनी, Kishanganj=किशनगंज, Jehanabad=जहानाबाद, Buxar=बक्सर, Aurangabad=औरंगाबाद, Gopalganj=गोपालगंज,
    Sitamarhi=सीतामढ़ी, Nawada=नवादा, Jamui=जमुई, Araria=अररिया, Khagaria=खगड़िया, Danapur=दानापुर, Supaul=सुपौल, Barauni=बरौनी, Rajgir=राजगीर`,
  'Jharkhand=झारखंड': `
    Ranchi=रांची=राँची, Jamshedpur=Tatanagar=Tata Nagar=जमशेदपुर=टाटानगर, Dhanbad=धनबाद, Bokaro=Bokaro Steel City=बोकारो, Deoghar=Baidyanath Dham=देवघर, Hazaribagh=Hazaribag=हजारीबाग,
    Giridih=गिरिडीह, Ramgarh=रामगढ़, Medininagar=Daltonganj=Palamu=मेदिनीनगर=डाल्टनगंज, Chaibasa=चाईबासा, Dumka=दुमका, Godda=गोड्डा, Sahibganj=Sahebganj=साहिबगंज, Koderma=कोडरमा, Adityapur=आदित्यपुर, Gumla=गुमला, Pakur=पाकुड़`,
  'Odisha=Orissa=ओडिशा=उड़ीसा': `
    Bhubaneswar=Bhubaneshwar=Bhuvaneshwar=Bhubneshwar=भुवनेश्वर, Cuttack=Katak=कटक, Rourkela=राउरकेला, Brahmapur=Berhampur=बरहमपुर=ब्रह्मपुर, Sambalpur=संबलपुर, Puri=Jagannath Puri=पुरी,
    Balasore=Baleshwar=बालेश्वर=बालासोर, Bhadrak=भद्रक, Baripada=Mayurbhanj=बारीपदा, Jharsuguda=झारसुगुड़ा, Angul=अंगुल, Paradeep=Paradip=पारादीप, Jajpur=जाजपुर, Kendrapara=केंद्रपाड़ा, Rayagada=रायगडा,
    Koraput=कोरापुट, Jeypore=जेपोर, Dhenkanal=ढेंकनाल, Bargarh=बरगढ़, Balangir=Bolangir=बलांगीर, Kalahandi=Bhawanipatna=भवानीपटना, Khordha=Khurda=खोरधा, Talcher=तालचेर, Keonjhar=Kendujhar=क्योंझर`,
  'Madhya Pradesh=MP=M P=मध्य प्रदेश=एमपी': `
    Indore=Indaur=इंदौर=इन्दौर, Bhopal=भोपाल, Jabalpur=Jubbulpore=जबलपुर, Gwalior=ग्वालियर, Ujjain=उज्जैन, Sagar=Saugor=सागर, Dewas=देवास, Satna=सतना, Ratlam=रतलाम, Rewa=रीवा, Singrauli=सिंगरौली, Burhanpur=बुरहानपुर,
    Khandwa=खंडवा, Bhind=भिंड, Chhindwara=छिंदवाड़ा, Guna=गुना, Shivpuri=शिवपुरी, Vidisha=विदिशा, Chhatarpur=छतरपुर, Damoh=दमोह, Mandsaur=मंदसौर, Khargone=खरगोन, Neemuch=नीमच, Pithampur=Dhar=पीथमपुर=धार, Katni=कटनी,
    Morena=मुरैना, Betul=बैतूल, Seoni=सिवनी, Narmadapuram=Hoshangabad=नर्मदापुरम=होशंगाबाद, Itarsi=इटारसी, Mhow=Dr Ambedkar Nagar=महू, Shahdol=शहडोल, Balaghat=बालाघाट, Sehore=सीहोर, Datia=दतिया, Tikamgarh=टीकमगढ़, Nagda=नागदा, Raisen=Mandideep=रायसेन=मंडीदीप, Shajapur=शाजापुर, Harda=हरदा`,
  'Chhattisgarh=Chattisgarh=छत्तीसगढ़': `
    Raipur=रायपुर, Bhilai=Bhilai Nagar=भिलाई, Bilaspur=बिलासपुर, Korba=कोरबा, Durg=दुर्ग, Rajnandgaon=राजनांदगांव, Raigarh=रायगढ़, Jagdalpur=Bastar=जगदलपुर=बस्तर, Ambikapur=Surguja=अंबिकापुर, Dhamtari=धमतरी, Mahasamund=महासमुंद,
    Champa=Janjgir=Janjgir Champa=चांपा, Kawardha=Kabirdham=कवर्धा, Kanker=कांकेर, Naya Raipur=Nava Raipur=Atal Nagar=नया रायपुर=नवा रायपुर, Balod=बालोद, Dantewada=दंतेवाड़ा`,
  'Uttarakhand=Uttaranchal=उत्तराखंड': `
    Dehradun=Dehra Dun=देहरादून, Haridwar=Hardwar=हरिद्वार, Roorkee=रुड़की, Haldwani=हल्द्वानी, Rudrapur=Udham Singh Nagar=रुद्रपुर, Kashipur=काशीपुर, Rishikesh=ऋषिकेश, Pantnagar=पंतनगर, Nainital=नैनीताल, Almora=अल्मोड़ा, Mussoorie=मसूरी,
    Kotdwar=कोटद्वार, Pithoragarh=पिथौरागढ़, Sitarganj=सितारगंज, Ramnagar=रामनगर, Pauri=पौड़ी, Tehri=New Tehri=टिहरी, Chamoli=चमोली, Uttarkashi=उत्तरकाशी`,
  'Himachal Pradesh=HP=Himachal=हिमाचल प्रदेश=हिमाचल': `
    Shimla=Simla=शिमला, Solan=सोलन, Dharamshala=Dharamsala=धर्मशाला, Mandi=मंडी, Baddi=बद्दी, Kullu=कुल्लू, Manali=मनाली, Una=ऊना, Nalagarh=नालागढ़, Hamirpur=हमीरपुर, Kangra=कांगड़ा, Bilaspur=बिलासपुर, Nahan=Sirmaur=नाहन,
    Paonta Sahib=पांवटा साहिब, Parwanoo=Parwano=परवाणू, Chamba=चंबा, Palampur=पालमपुर, Kala Amb=काला अंब`,
  'Jammu and Kashmir=Jammu Kashmir=J&K=JK=Kashmir=जम्मू और कश्मीर=जम्मू कश्मीर=कश्मीर': `
    Srinagar=श्रीनगर, Jammu=जम्मू, Anantnag=अनंतनाग, Baramulla=बारामूला, Sopore=सोपोर, Kathua=कठुआ, Udhampur=उधमपुर, Pulwama=पुलवामा, Samba=सांबा, Katra=कटरा, Rajouri=राजौरी, Poonch=पुंछ, Budgam=बडगाम, Kupwara=कुपवाड़ा, Gulmarg=गुलमर्ग`,
  'Ladakh=लद्दाख': `Leh=लेह, Kargil=कारगिल`,
  'Goa=गोवा': `
    Panaji=Panjim=पणजी, Margao=Madgaon=मडगांव, Vasco da Gama=Vasco=वास्को, Mapusa=मापुसा, Ponda=पोंडा, Verna=वेरना, North Goa=Calangute=Candolim=उत्तर गोवा, South Goa=दक्षिण गोवा`,
  'Assam=असम': `
    Guwahati=Gauhati=गुवाहाटी, Silchar=सिलचर, Dibrugarh=डिब्रूगढ़, Jorhat=जोरहाट, Nagaon=Nowgong=नगांव, Tinsukia=तिनसुकिया, Tezpur=तेजपुर, Bongaigaon=बोंगाईगांव, Dispur=दिसपुर, Sivasagar=Sibsagar=शिवसागर, Goalpara=गोलपाड़ा, Barpeta=बरपेटा,
    Karimganj=करीमगंज, Dhubri=धुबरी, Duliajan=दुलियाजान, Digboi=डिगबोई, Golaghat=गोलाघाट, Diphu=दीफू`,
  'Tripura=त्रिपुरा': `Agartala=अगरतला, Udaipur=उदयपुर त्रिपुरा, Dharmanagar=धर्मनगर`,
  'Meghalaya=मेघालय': `Shillong=शिलांग=शिलॉन्ग, Tura=तुरा, Nongpoh=Byrnihat, Jowai=जोवाई`,
  'Manipur=मणिपुर': `Imphal=इंफाल=इम्फाल, Churachandpur=चुराचांदपुर, Thoubal=थौबल`,
  'Nagaland=नागालैंड': `Dimapur=दीमापुर, Kohima=कोहिमा, Mokokchung=मोकोकचुंग`,
  'Mizoram=मिज़ोरम=मिजोरम': `Aizawl=आइजोल, Lunglei=लुंगलेई`,
  'Arunachal Pradesh=Arunachal=अरुणाचल प्रदेश=अरुणाचल': `Itanagar=ईटानगर, Naharlagun=नाहरलगुन, Pasighat=पासीघाट, Tawang=तवांग`,
  'Sikkim=सिक्किम': `Gangtok=गंगटोक=गैंगटॉक, Namchi=नामची, Rangpo=रंगपो`,
  'Chandigarh=Chandigarh UT=चंडीगढ़': `Chandigarh=Chandigad=चंडीगढ़=चण्डीगढ़`,
  'Puducherry=Pondicherry=Pondichery=Pondy=पुडुचेरी=पांडिचेरी': `Puducherry=Pondicherry=Pondichery=Pondy=पुडुचेरी=पांडिचेरी, Karaikal=कराईकल, Yanam=यानम, Mahe=माहे`,
  'Dadra and Nagar Haveli and Daman and Diu=Dadra and Nagar Haveli=Dadra Nagar Haveli=Daman and Diu=दादरा और नगर हवेली=दमन और दीव': `
    Silvassa=सिलवासा, Daman=दमन, Diu=दीव`,
  'Andaman and Nicobar Islands=Andaman and Nicobar=Andaman Nicobar=Andaman=Andamans=अंडमान और निकोबार=अंडमान': `
    Port Blair=Sri Vijaya Puram=पोर्ट ब्लेयर`,
  'Lakshadweep=लक्षद्वीप': `Kavaratti=कवरत्ती`,
};

/** Names of regions, with the cities or states they include. */
export const regions: Readonly<Record<string, string>> = {
  'Delhi NCR=NCR=Delhi and NCR=National Capital Region=NCR Delhi=दिल्ली एनसीआर=एनसीआर':
    'Delhi, Gurugram, Noida, Greater Noida, Ghaziabad, Faridabad, Sonipat, Bahadurgarh, Manesar, Kundli',
  'Mumbai Metropolitan Region=MMR=Mumbai and Thane=Mumbai All Areas':
    'Mumbai, Navi Mumbai, Thane, Kalyan, Dombivli, Mira Bhayandar, Vasai, Ulhasnagar, Bhiwandi, Panvel, Ambernath, Badlapur',
  'Chandigarh Tricity=Tricity=Tri City=ट्राइसिटी': 'Chandigarh, Mohali, Panchkula, Zirakpur, Kharar',
  'North East=Northeast=North East India=Northeast India=पूर्वोत्तर':
    'Assam, Tripura, Meghalaya, Manipur, Nagaland, Mizoram, Arunachal Pradesh, Sikkim',
  'South India=दक्षिण भारत': 'Karnataka, Tamil Nadu, Kerala, Andhra Pradesh, Telangana, Puducherry',
  'North India=उत्तर भारत':
    'Delhi, Uttar Pradesh, Haryana, Punjab, Rajasthan, Uttarakhand, Himachal Pradesh, Jammu and Kashmir, Chandigarh',
};

/**
 * Parts of states, each known by one word, with the towns in them. They are too wide for travelling to work, so a
 * search for a town does not find jobs that are posted for the whole part.
 */
export const partsOfStates: Readonly<Record<string, string>> = {
  'Saurashtra=सौराष्ट्र':
    'Rajkot, Bhavnagar, Jamnagar, Junagadh, Morbi, Surendranagar, Porbandar, Veraval, Botad, Amreli, Jetpur, Gondal',
  'Konkan=कोंकण=कोकण': 'Ratnagiri, Sindhudurg, Alibag, Panvel, Khopoli, Palghar, Boisar',
  'Vidarbha=विदर्भ':
    'Nagpur, Amravati, Akola, Chandrapur, Wardha, Yavatmal, Gondia, Buldhana, Washim, Bhandara',
  'Marathwada=मराठवाड़ा=मराठवाडा':
    'Chhatrapati Sambhajinagar, Latur, Parbhani, Jalna, Nanded, Beed, Dharashiv, Hingoli',
  'Khandesh=खानदेश': 'Jalgaon, Dhule, Nandurbar',
  'Malwa=मालवा':
    'Indore, Ujjain, Dewas, Ratlam, Mandsaur, Neemuch, Pithampur, Mhow, Nagda, Shajapur, Sehore',
  'Bundelkhand=बुंदेलखंड':
    'Jhansi, Banda, Lalitpur, Orai, Chitrakoot, Sagar, Chhatarpur, Damoh, Datia, Tikamgarh',
  'Purvanchal=Poorvanchal=पूर्वांचल': `Varanasi, Gorakhpur, Azamgarh, Ballia, Mau, Jaunpur, Ghazipur, Deoria, Kushinagar, Mirzapur,
    Chandauli, Sonbhadra, Basti`,
  'Rohilkhand=रुहेलखंड':
    'Bareilly, Moradabad, Rampur, Shahjahanpur, Budaun, Pilibhit, Bijnor, Amroha, Sambhal',
  'Terai=Tarai=तराई': 'Rudrapur, Kashipur, Pantnagar, Sitarganj, Pilibhit, Lakhimpur, Bahraich',
  'Shekhawati=शेखावाटी': 'Sikar, Jhunjhunu, Churu',
  'Marwar=मारवाड़': 'Jodhpur, Pali, Barmer, Nagaur, Jaisalmer',
  'Mewar=मेवाड़': 'Udaipur, Chittorgarh, Rajsamand, Bhilwara',
  'Doaba=दोआबा': 'Jalandhar, Hoshiarpur, Kapurthala, Nawanshahr, Phagwara',
  'Seemanchal=सीमांचल': 'Purnia, Katihar, Araria, Kishanganj',
  'Mithilanchal=मिथिलांचल': 'Darbhanga, Madhubani, Samastipur, Sitamarhi, Saharsa, Supaul',
  'Rayalaseema=रायलसीमा':
    'Tirupati, Kurnool, Kadapa, Anantapur, Chittoor, Nandyal, Proddatur, Adoni, Hindupur, Madanapalle',
};
