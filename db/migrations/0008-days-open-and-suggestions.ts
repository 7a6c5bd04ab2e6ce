import { type Kysely, sql } from 'kysely';

/** How long a job stays open, suggestions while typing, and synonyms. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const lines = firstSynonyms.trim().split('\n');
  const groups = lines.map((line) => line.split('|').map((phrase) => phrase.trim()));
  await sql`
    insert into search_synonyms (phrases)
    select array(select jsonb_array_elements_text(phrases))
    from jsonb_array_elements(${JSON.stringify(groups)}::jsonb) with ordinality as line (phrases, place)
    order by place
  `.execute(db);
}

const statements = [
  // Chosen by the recruiter; counted from the day the job opens.
  `alter table jobs add column life_days int not null default 30
    check (life_days between 1 and 60)`,

  // The form in which typed text and jobs are compared: lower case, no accents on Latin letters, no
  // joiners, single spaces. Punctuation that names need (C++, .NET, R&D) stays.
  `create function suggestion_words(said text) returns text immutable parallel safe language sql as $$
    select trim(regexp_replace(
      lower(normalize(regexp_replace(
        normalize(said, NFKD), '[\\u0300-\\u036F\\u200B-\\u200D\\u2060\\uFEFF\\u00AD]', '', 'g'
      ), NFC)),
      '[\\s,;:/|()\\[\\]{}"!?_–—-]+', ' ', 'g'))
  $$`,
  // A name has one row for each of its words: "sales executive" also starts at "executive".
  `create table search_suggestions (
    kind text not null check (kind in ('title', 'skill', 'company', 'location')),
    key text not null,
    start text collate "C" not null,
    -- as most postings write it
    text text not null,
    jobs int not null,
    primary key (kind, key, start)
  )`,
  `create index search_suggestions_start on search_suggestions (start)`,

  // Phrases that find the same jobs; admins edit them.
  `create table search_synonyms (
    id bigint generated always as identity primary key,
    phrases text[] not null,
    -- null for those that came with the product
    changed_by bigint references accounts on delete set null,
    changed_at timestamptz not null default now()
  )`,
];

/** Synonyms for work and wishes, in English, Hindi and Hinglish. */
const firstSynonyms = `
telecaller | tele caller | telecalling | tele calling | bpo | call centre | call center | टेलीकॉलर
customer support | customer care | customer service | ग्राहक सेवा
chartered accountant | ca
accountant | munshi | muneem | मुनीम | लेखाकार | अकाउंटेंट
company secretary | cs
human resources | human resource | hr | मानव संसाधन
recruiter | talent acquisition
developer | dev | programmer | डेवलपर
software engineer | software developer | sde
frontend | front end
backend | back end
fullstack | full stack
machine learning | ml
artificial intelligence | ai
quality assurance | qa
devops | dev ops
user experience | ux
golang | go lang
javascript | java script
typescript | type script
postgresql | postgres
kubernetes | k8s
business development | bd | bde
field sales | on field sales
seo | search engine optimisation | search engine optimization
driver | chalak | चालक | ड्राइवर
teacher | shikshak | adhyapak | शिक्षक | अध्यापक | टीचर
tuition teacher | tutor | home tutor
cook | chef | rasoiya | bawarchi | रसोइया | बावर्ची | कुक
waiter | steward | वेटर
security guard | watchman | chowkidar | चौकीदार | सिक्योरिटी गार्ड
electrician | bijli mistri | इलेक्ट्रीशियन | बिजली मिस्त्री
plumber | nalsaz | प्लंबर
carpenter | badhai | बढ़ई
mason | raj mistri | राजमिस्त्री
tailor | darzi | दर्जी
welder | वेल्डर
fitter | फिटर
nurse | nars | नर्स
pharmacist | फार्मासिस्ट
doctor | daktar | डॉक्टर
peon | office boy | chaprasi | चपरासी
housekeeping | house keeping | safai karmchari | safai karamchari | sweeper | सफाई कर्मचारी | हाउसकीपिंग
delivery boy | delivery executive | delivery partner | delivery rider | डिलीवरी बॉय
warehouse | godown | गोदाम
shopkeeper | store assistant | dukandar | दुकानदार
salesman | sales executive | sales man | सेल्समैन
receptionist | front desk | front office | रिसेप्शनिस्ट
data entry | डाटा एंट्री | डेटा एंट्री
computer operator | कंप्यूटर ऑपरेटर
beautician | parlour | parlor | ब्यूटीशियन
maid | housemaid | kaamwali | bai | कामवाली
machine operator | मशीन ऑपरेटर
fresher | freshers | entry level | फ्रेशर | bina anubhav | बिना अनुभव
internship | intern | इंटर्नशिप
part time | parttime | पार्ट टाइम
full time | fulltime | फुल टाइम
remote | work from home | wfh | ghar se kaam | ghar baithe | ghar baithe kaam | घर से काम | घर बैठे काम | घर बैठे | वर्क फ्रॉम होम
government | govt | sarkari | सरकारी
lawyer | advocate | attorney | legal counsel | vakil | वकील
copywriter | content writer | copy writer
graphic designer | visual designer | graphics designer
interior designer | interior decorator
ui designer | product designer
web developer | web designer | website developer
desktop support | technical support | it support | helpdesk | help desk
photographer | cameraman | camera man
travel agent | travel consultant | travel executive
truck driver | heavy vehicle driver | lorry driver
import export | exim
taxation | tax | gst
architect | architectural designer
preschool teacher | kindergarten teacher | nursery teacher
professor | lecturer
factory | karkhana | कारखाना | फैक्ट्री
`;
