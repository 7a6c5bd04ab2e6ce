/**
 * What single words can mean, in English, Hindi and Hinglish. Hindi words stand here without the dots
 * of their letters and with one sign for nasals, as `plainOf` writes them.
 */
import { meantBy } from './spellings.ts';

const vocabulary = {
  /** What is paid for getting a job. */
  fee: 'dues|fees?|fess|feez?|phees|fis|charge|charges|chargeable|deposits?|diposit|deposite|shulk|shulak|फीस|फी|शुल्क|चार्ज|चार्जेज|चार्जेस|चार्जिस|डिपॉजिट|डिपोजिट|डिपाजिट|डिपाॅजिट|जमानत',
  /** Weaker words for it: only beside a `context`. */
  cost: 'costs?|advance|peshgi|agrim|पेशगी|अग्रिम|kharch|kharcha|एडवांस|खर्च|खर्चा|लागत|amount|amt|payment|payments|bhugtan|भुगतान|पेमेंट|पेमेन्ट|राशि|rashi|raashi|rakam|raqam|रकम|money|paisa|paise|paisey|paisay|pese|paiso|pesa|पैसा|पैसे|पैसों',
  /** What else swindlers take for a job: instalments, memberships, donations, taxes. */
  instalment:
    'premium|premiums|subscription|subscriptions|membership|instalment|instalments|installment|installments|kist|kisto|kiston|किस्त|किश्त|किश्तों|किस्तों|प्रीमियम|सदस्यता|sum|expenses?|bakaya|बकाया|balance|voucher|plan|प्लान|draft|gst|जीएसटी|tds|donation|daan|दान',
  bill: 'bill|bills|claim|claims|बिल|क्लेम',
  /** What a candidate waits for. */
  goal: 'letter|letters|joining|join|job|jobs|seat|seats|offer|selection|interview|interviews|link|slot|appointment|profile|vacancy|code|onboard|onboarding|placed|placement|confirm|confirmed|naukri|लेटर|जॉइनिंग|ज्वाइनिंग|नियुक्ति|सीट|ऑफर|इंटरव्यू|नौकरी|चयन|प्रोफाइल|visa|वीजा|issuing|dispatch|पक्की|pakki',
  money:
    'money|cash|paisa|paise|paisey|paisay|pese|paiso|pesa|amount|amt|payment|payments|rakam|raqam|rashi|raashi|bhugtan|पैसा|पैसे|पैसों|रकम|राशि|भुगतान|पेमेंट|पेमेन्ट|नकद|धनराशि',
  currency:
    'usdt|usd|btc|rs|inr|rupees?|rupaye|rupay|rupaya|rupya|rupye|rupiya|rupe|rupay[ae]|रु|रुपये|रुपए|रुपया|रूपये|रूपए|रुपयों|bucks',
  thousand: 'k|hazaa?r|hajaa?r|thousand|hundred|sau|lakhs?|हजार|सौ|लाख',
  context:
    'selected|selection|chayan|चयन|stamp|paper|paperwork|letter|लेटर|slip|permit|air|pass|exam|consultation|पास|code|employee|registration|registeration|regist?ration|regn|reg|rejistration|register|enrol|enroll?ment|training|trainings|security|laptop|kit|kits|id|icard|uniform|dress|gst|visa|vija|medical|verification|background|bgv|processing|process|application|interview|offer|joining|documentation|document|documents|docs|file|filing|agreement|software|activation|slot|booking|caution|refundable|onboarding|placement|consultancy|consulting|service|membership|portal|form|hiring|token|insurance|tools?|certificate|certification|seat|courier|ticket|police|passport|reservation|gate|badge|bond|selection|appointment|panjikaran|registation|job|candidate|candidates|refund|nonrefundable|backend|starter|login|account|पंजीकरण|पंजीयन|रजिस्ट्रेशन|रजिस्ट्रैशन|ट्रेनिंग|प्रशिक्षण|सिक्योरिटी|सिक्युरिटी|सुरक्षा|लैपटॉप|किट|यूनिफॉर्म|यूनिफार्म|वर्दी|जीएसटी|वीजा|वीजा|मेडिकल|सत्यापन|वेरिफिकेशन|प्रोसेसिंग|आवेदन|इंटरव्यू|साक्षात्कार|ऑफर|जॉइनिंग|ज्वाइनिंग|जॉइन|दस्तावेज|दस्तावेजों|फाइल|एग्रीमेंट|स्लॉट|बुकिंग|रिफंडेबल|आईडी|कार्ड|फॉर्म|फार्म|नौकरी|टोकन|बीमा|सीट|गेट|लॉगिन|अकाउंट|सर्विस|मेंबरशिप|सदस्यता|डॉक्यूमेंट',
  /** Contexts that need nothing but an amount: "Registration: ₹500". */
  telling:
    'id|icard|form|file|visa|kit|uniform|training|verification|agreement|courier|pass|permit|bond|dress|documentation|आईडी|फॉर्म|फार्म|फाइल|वीजा|किट|यूनिफॉर्म|वर्दी|ट्रेनिंग|वेरिफिकेशन|ticket|टिकट|registration|registeration|regn|rejistration|registation|security|gst|verification|processing|caution|refundable|token|panjikaran|पंजीकरण|रजिस्ट्रेशन|सिक्योरिटी|जीएसटी|सत्यापन|प्रोसेसिंग|रिफंडेबल',
  refund:
    'adjusted|adjustable|refund|refunds|refundable|refunded|wapas|vapas|waapas|wapis|returnable|रिफंड|रिफंडेबल|वापस|वापसी|लौटा\\p{M}*',
  /** Verbs by which somebody pays, where they are told to. */
  pay: 'pay|paying|remit',
  paid: 'paid|payable|deposited|transferred|remitted|cleared|submitted',
  send: 'contribute|spend|bring|settle|bear|make|complete|furnish|send|transfer|deposit|submit|give|credit|arrange|clear|share|trf|ट्रांसफर',
  /** Verbs of Hindi that stand behind what is paid. */
  sendHindi:
    'bhara|bharenge|bharoge|भरा|lekar|लेकर|dalein|डाल|lagao|lagaiye|lagana|lagaye|lagakar|लगाओ|लगाएं|लगाइए|लगाना|karwa|डालिये|दीजिएगा|bhej|bhejo|bhejna|bhejiye|bhejie|bhejen|bhejein|bheje|bhejdo|bhejni|bhejne|bej|bejo|bhijwa\\w*|bhijva\\w*|jama|jma|transfer|deposit|submit|pay|payment|recharge|chuka\\w*|bhugtan|daal|dal|dalo|daalo|dalna|dalne|dalni|dalwa\\w*|daliye|daaliye|bhar|bharo|bharna|bharni|bharne|bhariye|bharen|bharein|भेजें|भेजे|भेजो|भेज|भेजना|भेजनी|भेजने|भेजिए|भेजिये|भिजवा\\p{M}*|जमा|ट्रांसफर|डालें|डाले|डालो|डाल|डालना|डालने|डालनी|डालिए|भरें|भरे|भरो|भरना|भरनी|भरने|भरिए|भर|चुका\\p{M}*|चुकाएं|चुकाना|अदा|पे|भुगतान|पेमेंट|सबमिट|डिपॉजिट',
  give: 'doge|dogi|dena|दोगे|dena|deni|dene|de|dijiye|dijie|dijiyega|dedo|dedijiye|dein|दें|दो|दीजिए|दीजिये|देना|देनी|देने|दे',
  must: 'padta|padti|padte|पडता|पडती|पडते|hoga|hogi|honge|hoge|padega|padegi|padenge|pdega|pdegi|padhega|parega|paregi|hai|h|hain|होगा|होगी|होंगे|होगें|पडेगा|पडेगा|पडेगी|पडेगी|पडेंगे|पडेंगे|है|हैं|करें|करे|करो|कीजिए|करना|कर|karo|kare|karein|karen|kariye|kijiye|karna|karni|karne|kar|krna|kro|kr|krdo|kardo|kardijiye|karwa\\w*|karva\\w*|kara\\w*|करवा\\p{M}*|कराएं|कराना|करवाएं|करवाना|do|dijiye|dijie|dein|dena|दें|दीजिए|दो|देना',
  costs:
    'lagega|lagegi|lagenge|lagta|lagti|lagte|lagengi|lgega|lgegi|lgenge|katega|katenge|chahiye|chahie|chaiye|लगेगा|लगेगी|लगेंगे|लगेंगी|लगता|लगती|लगते|कटेगा|कटेंगे|चाहिए|चाहिये|lena|लेंगे|lenge|legi|लेगी|liya|लिया|lete|लेते|leti|लेती|mang\\w*|maang\\w*|मांग\\p{M}*',
  /** Said of a fee, it makes it one that must be paid. */
  due: 'pending|wants|want|from|side|balance|required|mandatory|compulsory|needed|necessary|applicable|applies|payable|must|requires?|needs?|due|pending|only|just|minimum|nominal|small|first|onetime|zaroori|jaruri|zaruri|anivarya|pehle|pahle|bas|sirf|matra|अनिवार्य|जरूरी|पहले|सिर्फ|केवल|मात्र|बस|देय|ask|asks|asking|collect|take|levy|levied|hai|hain|is|are|है|हैं|hoga|hogi|होगा|होगी|लगेगा|लगेगी|लगेंगे|lagega|lagegi|lagenge',
  buy: 'buy|buying|purchase|khareed\\w*|kharid\\w*|recharge|recharg\\w*|order|खरीद\\p{M}*|खरीदना|खरीदनी|खरीदें|रिचार्ज',
  goods:
    'सॉफ्टवेयर|samagri|सामग्री|kit|kits|laptop|uniform|course|courses|gift|giftcard|voucher|vouchers|software|material|starter|package|plan|licen[cs]e|headset|machine|dress|id|certificate|training|sim|samaan|saman|product|products|सामान|किट|लैपटॉप|कोर्स|वाउचर|यूनिफॉर्म|मशीन|कार्ड|प्रोडक्ट',
  proof:
    'screenshot|screen|proof|receipt|utr|slip|reference|ss|transaction|रसीद|स्क्रीनशॉट|प्रूफ|यूटीआर',
  we: 'we|company|companys|employer|organi[sz]ation|firm|hum|ham|humari|hamari|management|well|itll|they|he|she|हम|कंपनी|हमारी|वे|संस्था',
  you: 'you|your|yours|youll|aap|ap|apko|aapko|aapka|apka|apki|aapki|tum|tumhe|tumko|आप|आपको|आपका|आपकी|आपके|तुम|तुम्हें|candidate|candidates|applicant|applicants|uu|u|ur|उम्मीदवार|उम्मीदवारों|अभ्यर्थी|each|selected|trainee',
  gets: 'inaam|inam|इनाम|reward|prize|worth|coverage|valued|get|gets|receive|receives|earn|earns|earning|milega|milegi|milenge|milte|milta|milti|salary|salaries|stipend|ctc|incentives?|bonus|lpa|wages?|allowance|reimburse|reimbursed|reimbursement|reimburses|package|inhand|hike|increment|pf|esi|gratuity|denge|dega|degi|degai|pagar|tankhwah|tankha|vetan|मिलेगा|मिलेगी|मिलेंगे|मिलता|मिलती|मिलते|सैलरी|वेतन|स्टाइपेंड|भत्ता|बोनस|तनख्वाह|पगार|देंगे|देगी|देगा|इंसेंटिव|scholarship',
  /** What pay is counted by. */
  period:
    'year|years|per|monthly|month|mahina|mahine|maheene|daily|hourly|hour|weekly|yearly|annum|roz|km|order|orders|delivery|attendance|overtime|fixed|variable|gross|net|lpa|महीना|महीने|माह|रोज|प्रति|ओवरटाइम|डिलीवरी|openings|vacancies|employees|people',
  gives:
    'bear|bears|cover|covers|covered|borne|reimburse|reimbursed|reimburses|reimbursement|provide|provides|provided|refund|refunds|pays|uthaegi|uthayegi|uthati|देती|देगी|देंगे|denge|degi|deti|उठाती|उठाएगी|waived|waive|waives',
  repaid:
    'reimburse|reimbursed|reimburses|reimbursement|reimbursements|waived|waive|waives|waiver|borne',
  third:
    'waiters?|tables|customers?|clients?|students?|parents?|vendors?|suppliers?|patients?|borrowers?|guests?|dealers?|users?|tenants?|merchants?|buyers?|subscribers?|policyholders?|retailers?|patrons|shopkeepers?|distributors?|families|residents|passengers|drivers|travellers|pilgrims|members|debtors|grahak|grahakon|customerो|ग्राहक|ग्राहकों|छात्र|छात्रों|अभिभावक|अभिभावकों|विद्यार्थी|विद्यार्थियों|माता|मरीज|मरीजों|bachcho|bacchon|बच्चों|school|schools|college|hospital|स्कूल|अस्पताल',
  duty: 'collection|collections|collecting|handle|handles|handling|manage|manages|managing|reconcile|reconciliation|recover|recovery|counselling|counseling|invoice|invoices|billing|ledger|petty|role|experience|experienced|responsib\\w*|duties|admission|admissions|tuition|accounts|payroll|taxation|platform|industry|domain|knowledge|project|integration|compliance|calculate|maintain|job\\s?description|jd|gateway|अनुभव|वसूली|हिसाब|दाखिला|portfolio|audit|tally|agri\\w*',
  title:
    'counsellors?|counselors?|executive|manager|engineer|developer|analyst|designer|officer|cashier|accountant|teller|कैशियर|काउंसलर|अकाउंटेंट',
  travel:
    'auto|bus|metro|kiraya|fare|petrol|diesel|khana|canteen|lunch|dinner|meals?|food|rent|cab|taxi|train|conveyance|travel|parking|toll|hostel|pg|tea|chai|किराया|ऑटो|मेट्रो|खाना|पेट्रोल|भोजन|चाय',
  anyone:
    'anyone|someone|anybody|somebody|whoever|anyones|nobody|noone|kisi|koi|किसी|कोई|agents?|fraudsters?|scammers?|imposters?|impostors?',
  warning:
    'beware|fraud|frauds|scam|scams|scammers?|fraudsters?|fake|report|complain|complaint|cautious|alert|careful|savdhan|saavdhan|dhokha|shikayat|सावधान|सतर्क|धोखा|धोखाधडी|धोखाधडी|ठगी|ठग|शिकायत|फर्जी|1930',
  ask: 'ask|asks|asked|asking|demand|demands|demanding|charge|charges|mang\\w*|maang\\w*|request|requests|collects?|take|takes|want|wants|मांग\\p{M}*|contacts?|calls?',
  not: 'no|not|nobody|noone|never|dont|doesnt|didnt|wont|cannot|cant|nil|zero|nahi|nahin|nhi|nahii|nai|nahee|naa|na|mat|isnt|arent|neither|nor|nothing|नहीं|नही|न|ना|मत|कभी|shouldnt|none|havent|hasnt',
  without: 'without|bina|binaa|bagair|bagar|w\\/o|बिना|बगैर',
  unless: 'unless|until|till|jab|jabtak|warna|varna|otherwise|else|जब|वरना|अन्यथा|before|pehle|पहले',
  if: 'if|agar|to|toh|अगर|तो|यदि',
  lost: 'kaise|कैसे|stuck|stopped|ruk|cancel|cancels|cancelled|canceled|reject|rejected|lose|lost|hold|terminated|expire|expires|cancil|band|कैंसल|रद्द|निरस्त|forfeit|forfeited|waste|dusre|dusro|दूसरे',
  free: 'sponsored|free|muft|mufat|nishulk|फ्री|मुफ्त|निःशुल्क|निशुल्क|मुफ्त',
  and: 'and|or|aur|ya|और|या|any|koi|कोई',
  except: 'except|excluding|only|apart|alawa|sirf|bas|besides|just|सिर्फ|केवल|अलावा|मात्र|बस',
  but: 'but|lekin|magar|however|लेकिन|मगर|पर|par|whereas',
  /** What may be denied besides money. */
  deniable:
    'worry|worries|problem|problems|tension|chinta|fikar|fikr|interview|interviews|experience|exam|exams|test|skill|skills|target|targets|qualification|scam|fraud|fake|joke|delay|late|refuse|miss|forget|issue|issues|doubt|sharing|degree|english|stress|time|guarantee|choice|option|hidden|चिंता|फिक्र|टेंशन|इंटरव्यू|अनुभव|परीक्षा|शक|दिक्कत|डरें|घबराएं|ghabra\\w*|dar\\w*|ghabraye|hesitate|big|huge|much|large|zyada|jyada|ज्यादा|नुकसान|loss|risk|jhanjhat|age|limit|pressure',
  /** Work with money is no call to pay. */
  question: 'kya|kitni|kitna|kitne|whats|what|kab|when|क्या|कितनी|कितना|कितने',
  messenger:
    'whatsapp|whatsap|whatapp|whatsup|whatsaap|whatsaapp|watsapp|watsap|watsup|wattsapp|wassap|whtsapp|whtsap|whatsp|wtsapp|wtsap|wsapp|whattsapp|whatsappp|vatsap|vatsapp|whatasapp|telegram|telegrm|telgram|teligram|telegraam|tele|telegrame|tg|signal|snapchat|imo|botim|viber|wechat|hangouts|skype|discord|arattai|instagram|insta|facebook|messenger|व्हाट्सएप|व्हाट्सऐप|व्हाट्सप्प|व्हाटसएप|व्हाट्सअप|व्हाट्सैप|वाट्सएप|वाट्सऐप|वॉट्सएप|वॉट्सऐप|वाट्सअप|व्हाटसअप|वट्सएप|व्हाट्स|टेलीग्राम|टेलिग्राम|टेलेग्राम|सिग्नल|इंस्टाग्राम|इंस्टा',
  move: 'jao|aa|aajao|jaye|jaiye|aana|आ|जाओ|जाएं|आना|जाइए|save|install|download|message|msg|messege|mesage|massage|contact|ping|text|texting|chat|chatting|join|add|connect|reach|dm|send|share|call|come|continue|talk|baat|write|reply|shift|move|switch|hi|hello|drop|forward|hr|baatcheet|sampark|jud\\w*|aao|aaiye|aaye|aajao|bhej\\w*|karo|kare|karein|karen|kariye|kijiye|karna|kro|batao|bataye|bataiye|do|dijiye|dein|de|available|message|messages|मैसेज|संपर्क|बात|जुडें|जुड\\p{M}*|आएं|आइए|आओ|भेजें|भेजो|भेज|करें|करो|कीजिए|ज्वाइन|जॉइन|चैट|कॉल|बताएं|दें|दीजिए|लिखें|reports?|proceed|interview|details|discuss|coordinate|inbox|follow',
  messengerWork:
    'api|apis|bot|bots|marketing|campaigns?|integration|clone|developer|engineer|engineers|experience|experienced|software|automation|channel\\s?manager|backend|feature|features|customers?|clients?|queries|leads?|students?|parents?|orders?|support|react|android|ios|सोशल|ग्राहकों|ग्राहक|ads|handles?|handling|manage|managing|social|content|manager|broadcasts?|tickets?|groups?\\s?admin|users|page|pages',
  here: 'portal|vritti|here|platform|yahin|yahi|यहीं|यहां|वृत्ति',
  /** Ways to pay. */
  payApp:
    'gpay|googlepay|phonepe|phonepay|phonpe|fonepe|fonepay|phnpe|paytm|paytem|bhim|upi|gpey|जीपे|गूगलपे|फोनपे|पेटीएम|यूपीआई|भीम|amazonpay|mobikwik|cred',
  qr: 'qr|qrcode|barcode|scanner|क्यूआर|स्कैनर',
  scan: 'scan|scanning|स्कैन',
  bank: 'bank|neft|imps|rtgs|बैंक|ifsc',
  account: 'account|accounts|acc|ac|acct|khata|khate|khaata|खाते|खाता|अकाउंट|अकाउन्ट|खातें',
  own: 'my|our|below|following|this|given|mere|mera|hamare|humare|hamara|is|neeche|niche|diye|personal|मेरे|हमारे|इस|नीचे|दिए|above|attached|director|hrs|sir|madam',
  /** What nobody may send in a message. */
  secret:
    'otp|otps|cvv|mpin|upipin|netbanking|ओटीपी|सीवीवी|password|passwords|passcode|pwd|पासवर्ड|pin|पिन',
  paper:
    'aadhaar|aadhar|adhaar|adhar|aadhaarcard|adharcard|aadharcard|aadar|aadhr|addhar|addhaar|uidai|uid|pan|pancard|passbook|cheque|आधार|पैन|पासबुक|आधारकार्ड|चेक|passport|voter',
  bankWord:
    'bank|account|atm|debit|credit|netbanking|card|khata|khate|खाता|खाते|बैंक|एटीएम|अकाउंट|डेबिट|क्रेडिट',
  details:
    'details|detail|info|information|number|no|nos|num|photo|photos|pic|pics|copy|copies|scan|scans|image|images|snap|xerox|card|front|jankari|jaankari|naam|nambar|number|डिटेल|डिटेल्स|जानकारी|नंबर|नम्बर|फोटो|कॉपी|कार्ड|विवरण|दोनों|statement|statements|selfie|soft',
  hand: 'please|pls|plz|kindly|jaldi|quickly|asap|urgent|likho|likh|likhiye|kheech\\w*|लिखें|send|share|provide|give|tell|forward|upload|submit|mail|email|whatsapp|message|enter|type|text|confirm|need|require|required|want|update|verify|reply|furnish|sent|read|bhej\\w*|batao|bata\\w*|bataiye|batana|dijiye|dijie|de|dein|do|dena|deni|chahiye|chahie|dedo|bol\\w*|भेजें|भेजो|भेज|भेजना|भेजिए|बताएं|बताओ|बता\\p{M}*|बताइए|दें|दीजिए|दो|देना|देनी|चाहिए|साझा|शेयर|अपलोड|डालें|link|linked|fill|daal\\w*|dalo|dal|dalein|भरें|डालो|must',
  inPerson:
    'bring|carry|laye|laiye|laaye|laana|lana|lekar|leke|lao|laye|saath|sath|originals?|lane|lekr|लाएं|लाना|लेकर|साथ|लाइए|ले|mool|मूल|walkin|gate|reception|entry|produce|show|carrying|bringing|laayein|layein',
  office: 'office|ऑफिस|दफ्तर|daftar|branch|counter|desk',
  someoneElse:
    'customers?|clients?|users?|patients?|students?|borrowers?|applicants|kyc|residents|farmers|beneficiaries|voters|ग्राहक|ग्राहकों|ग्राहकों|citizens|camp|centre|center|login|authentication|team|module|feature|product|platform|experience|experienced|engineer|developer|role|अनुभव|operator|enrolment|enrollment|seva',
  task: 'pages?|channels?|insta|चैनल|पेज|tasks?|like|likes|liking|subscribe|subscribing|subscribes|subscriber|rate|rating|ratings|reviews?|reviewing|watch|watching|videos?|ads?|click|clicks|clicking|follow|following|टास्क|लाइक|सब्सक्राइब|रेटिंग|रिव्यू|वीडियो|विज्ञापन|captcha|copypaste|reels?|youtube|maps?|google|hotels?|merchant|merchants|films?|movies?|movie|इंस्टाग्राम|survey|surveys|lyk',
  earn: 'receive|pao|paye|back|payouts?|पाएं|पाओ|कमा\\p{M}*|बोनस|earn|earns|earning|earnings|commission|commissions|income|payout|paid|pay|profit|kamao|kamaye|kamai|kamaiye|kamaen|kamayein|kamaye|kamaein|kama|kamane|paise|paisa|money|milenge|milega|reward|rewards|bonus|cashback|salary|daily|rozana|roz|withdraw|withdrawal|per|कमाएं|कमाओ|कमाई|कमा|कमाने|कमीशन|आय|मिलेंगे|मिलेगा|पैसे|पैसा|रोज|रोजाना|हर|प्रति|मुनाफा|लाभ',
  prepaid: 'prepaid|pripaid|प्रीपेड',
  coin: 'crypto|cryptocurrency|bitcoin|btc|usdt|tether|binance|ethereum|forex|trading|trade|trx|क्रिप्टो|बिटकॉइन|ट्रेडिंग|यूएसडीटी|coins?|shares|stock|stocks|investment|invest|investing|निवेश|इन्वेस्ट|wallet|mining',
  invest:
    'invest|investing|investment|deposit|recharge|buy|nivesh|topup|लगाएं|लगाओ|लगाकर|निवेश|इन्वेस्ट|lagao|lagaye|lagakar|laga|double|doubled|guaranteed|returns?|profits?|munafa|मुनाफा|दोगुना|दुगना|dugna|doguna|गारंटी|wallet|unlock|withdraw',
} as const;

export type Meaning = keyof typeof vocabulary;

/** Words without endings of their own are looked up; of the rest each meaning has one pattern. */
const plainWords = new Map<string, Meaning[]>();
const patterns: { meaning: Meaning; pattern: RegExp }[] = [];
for (const [meaning, choices] of Object.entries(vocabulary) as [Meaning, string][]) {
  const words = choices.split('|');
  const withEndings = words.filter((one) => /[\\?[\]*+(]/.test(one));
  for (const one of new Set(words)) {
    if (!withEndings.includes(one)) {
      plainWords.set(one, [...(plainWords.get(one) ?? []), meaning]);
    }
  }
  if (withEndings.length > 0) {
    patterns.push({ meaning, pattern: new RegExp(`^(?:${withEndings.join('|')})$`, 'u') });
  }
}

/** Longer words mean nothing here. */
const LONGEST = 24;
const NOTHING: ReadonlySet<Meaning> = new Set();
/** Words repeat; a row of invented ones does not stay in memory. */
const REMEMBERED = 5_000;
const looked = new Map<string, ReadonlySet<Meaning>>();

/** What a word in small plain letters can mean. */
export function meaningsOf(word: string): ReadonlySet<Meaning> {
  if (word.length > LONGEST) return NOTHING;
  const before = looked.get(word);
  if (before) return before;
  const meanings = new Set([
    ...(plainWords.get(word) ?? []),
    ...patterns.filter(({ pattern }) => pattern.test(word)).map(({ meaning }) => meaning),
  ]);
  const meant = meanings.size === 0 ? meantBy(word) : undefined;
  if (meant && meant !== word) for (const one of meaningsOf(meant)) meanings.add(one);
  if (looked.size < REMEMBERED) looked.set(word, meanings);
  return meanings;
}
