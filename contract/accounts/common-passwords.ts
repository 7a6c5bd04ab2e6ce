/**
 * Recognises the passwords that an attacker would try first, by words and rules; the server has a
 * list too (`server/platform/secrets/listed-passwords.ts`), which is too large for browsers.
 * Each word below also matches with digits and punctuation around it, in any case, with 3 for e, @
 * for a and the like, doubled or backwards: some hundred thousand passwords.
 */

const words = new Set(
  `password passwort pass passcode passphrase secret secrets private login logon signin access account
  admin administrator root superuser sysadmin manager office staff user username guest demo test
  tester testing temp temporary default changeme change newpassword mypassword letmein openup
  welcome hello hellohello hi namaste namaskar pranam iloveyou ilove loveyou lovely love lover loveme
  mylove truelove forever family mother father mom dad mummy papa mamma amma appa baba didi bhai
  brother sister friend friends bestfriend baby babu jaan janu sona sweetheart sweety honey darling
  princess prince queen king angel angels devil lucky happy smile sunshine flower butterfly rose lotus
  jasmine monkey dragon tiger lion eagle falcon panther dolphin horse kitten puppy doggy elephant
  peacock cricket football soccer hockey baseball basketball kabaddi tennis badminton chess
  superman batman spiderman ironman hulk thor joker ninja master samurai pirate shadow hunter killer
  warrior legend hero boss star stars superstar rockstar money dollar rupees rich success winner
  champion freedom peace power energy magic mustang ferrari porsche mercedes yamaha honda bullet
  royalenfield google facebook instagram whatsapp youtube twitter linkedin gmail yahoo hotmail outlook
  microsoft windows apple iphone samsung android nokia xiaomi redmi oneplus realme vivo oppo jio airtel
  computer laptop internet server system network mobile phone pokemon minecraft freefire pubg fortnite
  roblox cheese chocolate cookie coffee pepper ginger banana orange mango pineapple biryani paneer
  samosa summer winter spring autumn monsoon monday tuesday wednesday thursday friday saturday sunday
  january february march april june july august september october november december
  india indian hindustan bharat bharatmata vandemataram jaihind jaibharat incredibleindia
  mumbai bombay delhi newdelhi bangalore bengaluru kolkata calcutta chennai madras pune hyderabad
  ahmedabad jaipur lucknow kanpur nagpur indore bhopal patna surat kochi mysore goa gujarat punjab
  haryana kerala karnataka maharashtra rajasthan bihar odisha assam tamilnadu telangana andhra
  krishna radhakrishna radhe radheradhe radha hanuman bajrangbali ganesh ganesha ganpati shiva shiv
  mahadev harharmahadev omnamahshivaya shivshankar bholenath ram rama shriram jaishreeram siyaram
  sairam omsairam jaisairam saibaba jaimatadi matarani durga lakshmi laxmi saraswati kali vishnu
  narayan balaji venkateswara tirupati swami guruji waheguru satnam allah bismillah mashallah
  alhamdulillah jesus christ jesuschrist godisgreat god blessed buddha mahavir
  sachin tendulkar virat kohli viratkohli dhoni msdhoni rohit hardik bumrah yuvraj sehwag
  salman shahrukh srk amitabh hrithik akshay ranveer deepika katrina alia priyanka aishwarya
  rajini rajinikanth vijay ajith prabhas alluarjun yash dulquer mammootty mohanlal
  rahul rohan amit sumit ankit anil sunil sanjay rajesh ramesh suresh mahesh mukesh dinesh ganeshan
  vikas vikram vishal vivek ashish manish manoj deepak sandeep pradeep kumar singh sharma verma gupta
  patel reddy khan ali ahmed mohammed fatima ayesha priya pooja neha anjali kavita sunita anita
  sneha swati divya nisha rani rekha geeta sita lata aarav arjun aditya karan raj raja rajkumar
  company business corporate employee employer recruiter career careers job jobs naukri rozgar vritti
  resume interview engineer developer teacher student school college university library doctor hospital
  abc abcd abcde abcdef abcdefg qwerty qwertyuiop azerty asdf asdfgh zxcvbn zxcvbnm dvorak
  trustno one starwars whatever nothing blahblah matrix phoenix diamond silver golden crystal
  michael jennifer jessica daniel thomas jordan michelle charlie andrew george robert ashley nicole
  covid corona lockdown modi narendramodi gandhi mahatma bhagatsingh ambedkar shivaji chanakya
  azadi kismat zindagi dosti pyaar pyar ishq dil dilse dhadkan sapna khushi pagal`
    .split(/\s+/)
    .filter(Boolean),
);

/** The letters that digits and punctuation stand for; `spelled` reads 1 as either i or l. */
const lookalikes: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '+': 't',
};
const spelled = (text: string, one: 'i' | 'l') =>
  text.replaceAll(/[^\p{L}\p{M}]/gu, (mark) => (mark === '1' ? one : (lookalikes[mark] ?? '')));

/**
 * Sequences that are easy to type: the alphabet, the digits, and the keyboard's rows and columns.
 */
const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9',
  'a1s2d3f4g5h6j7k8l9',
  '!@#$%^&*()',
].flatMap((run) => [run, reversed(run)]);

function reversed(text: string): string {
  return Array.from(text).toReversed().join('');
}

/** The number of parts in a text, where each part is a keyboard run or one repeated character. */
function partsOf(text: string): number {
  let parts = 0;
  let rest = text;
  while (rest !== '') {
    const same = /^(.)\1*/su.exec(rest)?.[0].length ?? 1;
    let length = same;
    while (length < rest.length && runs.some((run) => run.includes(rest.slice(0, length + 1)))) {
      length += 1;
    }
    parts += 1;
    rest = rest.slice(length);
  }
  return parts;
}

/** The repeated part of a text: "abc1" of "abc1abc1". */
const once = (text: string) => /^(.+?)\1+$/su.exec(text)?.[1] ?? text;

const isWord = (text: string) => {
  const bare = once(text);
  return [text, bare, reversed(bare)].some((one) => words.has(one));
};

/** Without the digits and punctuation at both ends, which add little strength. */
const trimmed = (text: string) => text.replaceAll(/^[\d\W_]+|[\d\W_]+$/gu, '');

function isPattern(text: string): boolean {
  if (once(text).length <= 3) return true;
  // Matches "qwer1234", "aaaa1111" and "abc123!!!", but not a text with one run among other
  // characters.
  if (partsOf(text) <= Math.max(2, text.length / 4)) return true;
  // A date or a phone number with a letter or two.
  return text.replaceAll(/\P{L}/gu, '').length <= 2;
}

/**
 * Whether a password is one of the first that anybody would try for this person. `aboutThem` holds
 * texts such as their address and name.
 */
export function isCommonPassword(password: string, aboutThem: readonly string[]): boolean {
  const text = password.toLowerCase().normalize('NFC');
  const bare = trimmed(text);
  const letters = text.replaceAll(/[^\p{L}\p{M}]/gu, '');
  const readings = [bare, letters, spelled(text, 'i'), spelled(text, 'l')];
  readings.push(spelled(bare, 'i'), spelled(bare, 'l'));
  if (isPattern(text) || readings.some(isWord)) return true;
  return namesOf(aboutThem).some((name) => readings.includes(name) || text === name);
}

/** Each name as a whole and in parts, and the part of an address before the @. */
function namesOf(aboutThem: readonly string[]): string[] {
  return aboutThem.flatMap((about) => {
    const own = about.toLowerCase().normalize('NFC').split('@')[0] ?? '';
    const parts = own.split(/[\s._-]+/u);
    return [own, parts.join(''), ...parts].filter((name) => name.length > 3);
  });
}
