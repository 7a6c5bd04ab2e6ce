import { type Kysely, sql } from 'kysely';

/** Short forms of roles, and what trades are called in Hindi in both scripts; admins edit them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const groups = lines
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));
  await sql`
    insert into search_synonyms (phrases)
    select array(select jsonb_array_elements_text(phrases))
    from jsonb_array_elements(${JSON.stringify(groups)}::jsonb) with ordinality as line (phrases, place)
    order by place`.execute(db);
}

const lines = `
senior | sr | snr
junior | jr | jnr
assistant | asst
manager | mgr | मैनेजर | prabandhak | प्रबंधक
executive | exec | एग्जीक्यूटिव
operations | ops
engineer | engg | engr | इंजीनियर | injiniyar | अभियंता
marketing | mktg | मार्केटिंग | विपणन
administrator | admin
associate | assoc
representative | rep
coordinator | co ordinator | coord
accounts | acct | accts | a c
business | biz
software | sw | s w | सॉफ्टवेयर | सॉफ़्टवेयर | software banane
project | proj
development | dev
general manager | gm
assistant general manager | agm
deputy general manager | dgm
assistant vice president | avp
vice president | vp
chief executive officer | ceo
chief financial officer | cfo
chief technology officer | cto
business development manager | bdm | b d m | bd manager
business development executive | bde | bd executive
business development associate | bda
area sales manager | asm
relationship manager | rm
team leader | team lead | tl
customer relationship executive | cre
customer service representative | csr | customer care representative
customer support executive | cse | csa
guest relations executive | guest relation executive | gre
data entry operator | deo
data entry | dataentry | डाटा एन्ट्री | डेटा एन्ट्री
management information system | mis
human resources business partner | hr business partner | hrbp
human resources manager | hr manager | hrm
talent acquisition | ta specialist | ta lead
nurse | gnm | anm | staff nurse | bsc nursing | nursing | सिस्टर
primary teacher | prt
trained graduate teacher | tgt
post graduate teacher | pgt
teacher | padhane | पढ़ाने | शिक्षिका | अध्यापिका | educator
medical representative | mr
quality control | qc
quality assurance engineer | qa engineer | sdet | test engineer
tester | qa | test engineer | software testing
site reliability engineer | sre
database administrator | dba
business analyst | ba
product owner | po
project management office | pmo
software development engineer | sde | swe | software engg
senior software engineer | sse
machine learning engineer | ml engineer
natural language processing | nlp
social media | smm | smo
pay per click | ppc | google ads
search engine marketing | sem
robotic process automation | rpa | uipath
business intelligence | bi | power bi
full stack developer | mern stack | mean stack | mern
supply chain management | scm | supply chain
computer aided design | cad | autocad
draughtsman | draftsman
environment health safety | ehs | hse
safety officer | ehs officer | hse officer
food and beverage | fnb | f and b
chef de partie | cdp
desktop publishing | dtp
procurement | purchase | sourcing
user interface | ui
uiux | ui ux
javascript | js
python | py
call center | phone par baat | voice process | कॉल सेंटर
lawyer | kanuni | legal | law
cook | chef | khana banane | khana pakane | खाना बनाने | खाना पकाने | शेफ | halwai | हलवाई
driver | gaadi chalane | gadi chalane | गाड़ी चलाने | chauffeur
security guard | pehredar | पहरेदार | security officer
accountant | hisab kitab | munim | hisaab kitaab | हिसाब किताब | अकाउंट
housekeeping | safai | jhadu pocha | cleaner | cleaning | सफाई | सफाईकर्मी | झाड़ू पोछा
electrician | bijli | बिजली
tailor | silai | stitching | सिलाई
mobile repair | mobile repairing | मोबाइल रिपेयर | mobile technician
sales | bechne | bikri | बिक्री | बेचने | सेल्स
computer operator | computer chalane | कंप्यूटर चलाने
web developer | website banane | वेब डेवलपर | वेबसाइट बनाने
web designer | वेब डिजाइनर | वेब डिज़ाइनर
graphic designer | design banane | ग्राफिक डिजाइनर | ग्राफ़िक डिज़ाइनर
doctor | chikitsak | चिकित्सक | physician | medical officer
labour | labor | mazdoor | majdoor | worker | मजदूर | मज़दूर | helper | हेल्पर
journalist | patrakar | पत्रकार | reporter
photographer | photo khinchne | फोटोग्राफर | फ़ोटोग्राफ़र
writer | lekhak | likhne | लेखक | लिखने | author
content writer | कंटेंट राइटर
translator | anuvadak | अनुवादक | translation
receptionist | swagat karmi | स्वागत कर्मी
bank | banking | बैंक | बैंकिंग
hotel | hospitality | होटल
delivery | saman pahunchane | सामान पहुंचाने | डिलीवरी
mechanic | gaadi theek karne | मैकेनिक | मिस्त्री | mistri
painter | pentar | पेंटर | rang karne
gardener | mali | माली
nanny | aaya | आया | babysitter
watchman | raat ki chowkidari
shop | dukan | दुकान | retail
office | daftar | दफ्तर | ऑफिस
`;
