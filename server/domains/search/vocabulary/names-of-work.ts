/**
 * Phrases that find the same jobs, from general knowledge: they come with the portal and stand beside those that admins
 * edit (`search_synonyms`).
 */

/** Trades and work in Hindi and Hinglish; words such as "ka" and "wala" between or after them are fillers. */
const inHindi = `
tailor | tailor master | ladies tailor | kapde silai | kapde silne | कपड़े सिलाई | कपड़े सिलने
embroidery | embroidery worker | kadhai | kadhaai | zardozi | zari | कढ़ाई | ज़रदोज़ी
mehndi artist | henna artist | mehndi | mehendi | mehandi | henna | मेहंदी
laundry | laundry attendant | washerman | dhobi | ironing | kapde dhone | kapde press | धोबी | कपड़े धोने
cobbler | mochi | shoe maker | shoe making | मोची
blacksmith | lohar | luhar | लोहार
goldsmith | sunar | jewellery karigar | jewellery maker | सुनार
pharmacy assistant | compounder | कंपाउंडर
barber | hair dresser | hairdresser | hair stylist | hair cutting | naai | nai ki dukan | naai ki dukan | baal katne | नाई | बाल काटने
scrap dealer | scrap collector | scrap picker | kabadi | kabaadi | kabadiwala | कबाड़ी
loader | unloading | hamal | palledar | हमाल | पल्लेदार
vegetable seller | sabzi bechne | sabji bechne | sabziwala | सब्जी बेचने
computer teacher | computer sikhane | computer trainer | computer instructor | computer faculty | कंप्यूटर सिखाने
teacher | sikhane | सिखाने | shikshika
nanny | babysitter | baby sitter | baby care | bacche sambhalne | bachche sambhalne | bacchon ki dekhbhal | बच्चे संभालने | बच्चों की देखभाल
patient care | patient care taker | patient caretaker | caregiver | marij ki dekhbhal | mareez ki dekhbhal | marij | मरीज की देखभाल | मरीज़ की देखभाल | patient care attendant
elder care | caregiver | bujurg ki dekhbhal | बुजुर्ग की देखभाल
domestic help | house help | housemaid | maid | gharelu | gharelu kaam | ghar ka kaam | ghar ka kam | kaamwali | kamwali | kaam wali bai | bai | घरेलू | घरेलू काम | घर का काम
security | suraksha | सुरक्षा
packer | packing | packing helper | packing staff | पैकिंग
security supervisor | security guard supervisor | security incharge | सुरक्षा सुपरवाइजर
security guard | guard | गार्ड | सुरक्षा गार्ड | watchman | chowkidari | chaukidar | chaukidari | चौकीदारी
contractor | thekedar | thekedaar | ठेकेदार
makeup artist | make up artist | makeup karne | makeup | मेकअप आर्टिस्ट | मेकअप | beautician
gardener | gardening | mali | माली | bagwani | बागवानी | horticulture
agriculture | farming | agri | kheti | खेती | krishi | कृषि | kisan
dairy | dudh | दूध
night shift | raat ki shift | रात की शिफ्ट | नाइट शिफ्ट
day shift | din ki shift | दिन की शिफ्ट | डे शिफ्ट
driver | chalane | chalana | चलाने | चलाना
truck driver | lorry driver | heavy vehicle driver | ट्रक ड्राइवर | ट्रक चालक
bus driver | school bus driver | school van driver | van driver | बस ड्राइवर | बस चालक
crane operator | crane chalane | क्रेन ऑपरेटर
machine operator | machine chalane | machine chalana | machine chalak | मशीन चलाने | मशीन चलाना | मशीन ऑपरेटर
pump operator | पंप ऑपरेटर
carpenter | कारपेंटर | कारपेन्टर
computer operator | computer chalana | कंप्यूटर चलाना
office boy | pantry boy | tea boy | chai banane | चाय बनाने
hospital | aspatal | haspatal | अस्पताल | हॉस्पिटल
typist | typing | टाइपिस्ट | टाइपिंग
police | पुलिस
army | fauj | सेना | फौज
driver | gadi chalak | gaadi chalak | vahan chalak | वाहन चालक | ottunar
cook | samayal | samaiyal | samayalkarar | ranna | ranna korar | rannar | randhuni | swayampak | swayampaki | स्वयंपाक | vantalu | vanta | vanta manishi | aduge | adige | aduge maduva | adige maduva | rasoi
security guard | darwan | darowan | durwan | दरवान
housemaid | gharkam | ghar kam | घरकाम | dhuni bhandi
tailor | sewing machine operator | sewing operator | silai machine | silai machine operator | silai operator | thaiyal | shivankam | shivan kam | शिवणकाम
pharmacist | chemist shop | medical store | medical shop | dawai ki dukan | dawa ki dukan | मेडिकल स्टोर | दवाई की दुकान
lift | elevator | लिफ्ट
liftman | lift man | lift attendant | लिफ्टमैन
mason | tile mason | tile mistri | tiles mistri | marble mistri | tile lagane | tiles lagane | tile fitting | tiles fitting | marble fitting | टाइल लगाने | टाइल्स लगाने
mobile repairing | मोबाइल रिपेयरिंग | mobile theek karne
automobile mechanic | auto mechanic | gadi repair | gaadi repair | gadi mistri | gaadi mistri | गाड़ी मिस्त्री
laboratory | lab | लैब
technician | टेक्नीशियन | टेक्निशियन | तकनीशियन
anganwadi worker | anganwadi | anganwadi sevika | आंगनवाड़ी | creche attendant | child care
cashier | कैशियर | khajanchi | खजांची
supervisor | सुपरवाइजर | सुपरवाइज़र
salon | parlour | सैलून | पार्लर
mason | rajmistri | rajmistry | raj mistry | राज मिस्त्री
dishwasher | dish washer | kitchen steward | bartan dhone | bartan saaf | bartan saaf karne | बर्तन धोने | बर्तन साफ
`;

/** Qualifications, and roles that are written in several ways. */
const inEnglish = `
10th pass | 10 pass | 10vi pass | 10vi | 12th fail | 12 fail | 10th class pass | matric pass | sslc | tenth pass | dasvi pass | दसवीं पास | 10वीं पास | 10 पास
12th pass | 12 pass | 12vi pass | 12vi | barvi pass | 12th class pass | hsc | higher secondary | puc | barahvi pass | बारहवीं पास | 12वीं पास | 12 पास
8th pass | 8 pass | 10th fail | 10 fail | bina degree | without degree | no degree | bina padhai | bina padhe | anpadh | बिना पढ़ाई | अनपढ़ | aathvi pass | आठवीं पास | 8वीं पास
school | vidyalaya | स्कूल | विद्यालय
caretaker | care taker | care taking
walk in | walkin | walk in interview | walkin interview | walk in drive
government | sarkari | सरकारी | govt
ssc cgl | ssc chsl | ssc mts | rrb ntpc
bank clerk | ibps clerk
bank officer | bank po | ibps po | probationary officer | bank probationary officer
railway helper | railway group d | rrb group d
police constable | constable
grocery | kirana | किराना | general store
restaurant | dhaba | ढाबा
retail store | kirana dukan | kirana store | kirane ki dukan | किराना दुकान | retail shop
medical representative | medical rep
medical coder | medical coding | medical coding executive
sales representative | sales rep
accountant | acct | acctt
operator | opr | optr
zonal sales manager | zsm
regional sales manager | rsm
national sales manager | nsm
territory sales manager | tsm
deputy general manager | dgm | dy general manager | dy gm
assistant general manager | agm | asst general manager | asst gm
disabled | disability | handicapped | divyang | divyangjan | viklang | pwd | differently abled | specially abled | दिव्यांग | विकलांग
primary teacher | prt | teacher
trained graduate teacher | tgt | teacher
post graduate teacher | pgt | teacher
ward boy | ward attendant | hospital attendant | वार्ड बॉय
jcb operator | jcb driver | jcb chalane | excavator operator | excavator driver | poclain operator | poclain driver | backhoe operator | earthmover operator
recovery agent | recovery executive | collection executive | loan recovery | recovery officer
rider | राइडर | delivery rider | bike rider
articleship | article ship | article assistant | articled assistant | ca article
petrol pump attendant | petrol pump | petrol pump worker | पेट्रोल पंप | fuel attendant
bpharm | b pharma | bpharma | b pharmacy | bpharmacy | bachelor of pharmacy
dpharm | d pharma | d pharm | dpharma | d pharmacy | diploma in pharmacy
mpharm | m pharma | mpharma | m pharmacy | master of pharmacy
professor | prof
testing | tester | test engineer | software tester
x ray technician | xray technician | x ray tech | radiology technician | radiographer
x ray | xray
dietician | dietitian | nutritionist
salesgirl | sales girl | saleswoman | sales man | salesman | sales boy | salesboy
two wheeler | 2 wheeler | bike
four wheeler | 4 wheeler
ex serviceman | ex servicemen | exserviceman | ex army | ex military | retired army
air conditioning | air conditioner | hvac | ac | एसी
ac technician | ac mechanic | ac mistri | ac repair | ac repairing | air conditioning technician | hvac engineer | hvac technician | refrigeration technician
mobile repairing | mobile repair | mobile technician | mobile phone technician
yoga trainer | yoga instructor | yoga teacher
gym trainer | gym instructor | fitness trainer | fitness instructor | fitness coach | personal trainer
forklift operator | fork lift operator | forklift driver
real estate consultant | property consultant | property advisor | property dealer | property agent | real estate broker | real estate advisor
visa counsellor | visa counselor | visa consultant | visa advisor | immigration consultant | immigration counsellor
social worker | social work | community worker | samaj sevak | samaj sevika | समाज सेवक
as400 | as 400 | iseries
s4 hana | s 4 hana | s4hana | s 4hana
office 365 | o365 | m365 | microsoft 365
ads | adverts | advertisements
solid works | solidworks
3ds max | 3dsmax | 3d max
solar | solar panel | solar pv | photovoltaic | सोलर | सोलर पैनल
`;

/** Short forms of companies whose jobs may have the full name. */
const ofCompanies = `
tcs | tata consultancy services
infosys | infy
hul | hindustan unilever
larsen and toubro | larsen toubro | l and t | lnt
mahindra and mahindra | mahindra mahindra | m and m | mnm
jpmorgan | jp morgan | jpmc | jpmorgan chase | jp morgan chase
sbi | state bank of india
pnb | punjab national bank
bob | bank of baroda
lic | life insurance corporation
ril | reliance industries
cts | cognizant
jio | reliance jio | reliance jio infocomm
hcl | hcltech | hcl technologies
techm | tech mahindra
ltim | ltimindtree | lti mindtree
pwc | pricewaterhousecoopers | price waterhouse coopers
ey | ernst and young | ernst young
bcg | boston consulting group | the boston consulting group
ge | general electric
hp | hewlett packard
amex | american express
`;

const read = (lines: string): readonly (readonly string[])[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));

export const namesOfWork = [...read(inHindi), ...read(inEnglish)];
export const namesOfCompanies = read(ofCompanies);
