import type { Insertable, Selectable } from 'kysely';
import { CONTACT_ANSWER_DAYS } from '../../contract/constants.ts';
import type { ContactMessages, Reports } from '../tables/messages.ts';
import type { Jobs } from '../tables/jobs.ts';
import type { Trx } from '../../server/platform/database.ts';
import type { Places } from './load/load-kept.ts';

/** What an admin answered, and how many days ago. */
interface Answered {
  daysAgo: number;
  text: string;
}

type Letter = Pick<Insertable<ContactMessages>, 'name' | 'topic' | 'language' | 'message'> & {
  daysAgo: number;
  answered?: Answered;
};

const letters: readonly Letter[] = [
  {
    name: 'Kavita Deshmukh',
    topic: 'help',
    language: 'en',
    daysAgo: 1.2,
    message:
      'I registered with the number that I no longer have. How do I get the code when I sign in from a new phone?',
  },
  {
    name: 'Ramesh Kumar Yadav',
    topic: 'suspicious',
    language: 'hi',
    daysAgo: 0.6,
    message:
      'एक आदमी ने फ़ोन करके कहा कि नौकरी पक्की है, पर पहले ₹2,500 यूनिफ़ॉर्म के लिए भेजो। उसने कंपनी का नाम लिया। क्या यह सच है?',
  },
  {
    name: 'Shabnam Ansari',
    topic: 'grievance',
    language: 'en',
    daysAgo: 9.4,
    message:
      'My application was closed without an answer two weeks ago and the company still shows the same job. I ask you to look at it.',
  },
  {
    name: 'Peter Lalthanhawla',
    topic: 'access',
    language: 'en',
    daysAgo: 4.1,
    message: 'Please send me a copy of everything that you keep about me.',
  },
  {
    name: 'Sunita Bhagat',
    topic: 'help',
    language: 'hi',
    daysAgo: 8.3,
    message: 'मुझे अपना रिज़्यूमे बदलना है, पर पुराना ही दिखता है। क्या करूँ?',
    answered: {
      daysAgo: 7.5,
      text: 'प्रोफ़ाइल में “रिज़्यूमे” खोलकर नई फ़ाइल जोड़ें और उसे डिफ़ॉल्ट चुनें। आगे के आवेदनों में वही जाएगी।',
    },
  },
];

type Complaint = Pick<Insertable<Reports>, 'reason' | 'language' | 'note'> & {
  companyName: string;
  daysAgo: number;
  answered?: Answered;
};

/** Each is about the newest job of its company. */
const complaints: readonly Complaint[] = [
  {
    companyName: 'Charkha Denim',
    reason: 'money',
    language: 'en',
    daysAgo: 1.7,
    note: 'A person who says that he is from the company asked for ₹1,800 for training before joining.',
  },
  {
    companyName: 'Charkha Denim',
    reason: 'fraud',
    language: 'hi',
    daysAgo: 0.9,
    note: 'पते पर ऐसा कोई दफ़्तर नहीं है। गार्ड ने कहा कि यहाँ कोई भर्ती नहीं चल रही।',
  },
  {
    companyName: 'Banaras Bunkar Studio',
    reason: 'spam',
    language: 'en',
    daysAgo: 6.2,
    note: 'This job has been posted again and again for months.',
    answered: {
      daysAgo: 5.1,
      text: 'The job says how often it was posted, and the company has three people to find. We left it as it is.',
    },
  },
];

/** Adds what people have written to the demo's admins: messages, and reports of jobs. */
export async function addAdminWork(trx: Trx, places: Places): Promise<void> {
  await addLetters(trx, places);
  await addComplaints(trx, places);
}

async function addLetters(trx: Trx, places: Places): Promise<void> {
  const support = places.idOf('support@demo.vritti.example');
  for (const { daysAgo, answered, ...letter } of letters) {
    await trx
      .insertInto('contact_messages')
      .values({
        ...letter,
        email: `${letter.name.toLowerCase().replaceAll(' ', '.')}@people.vritti.example`,
        created_at: places.daysAgo(daysAgo),
        due_at: places.daysAgo(daysAgo - CONTACT_ANSWER_DAYS),
        ...(answered && {
          answered_at: places.daysAgo(answered.daysAgo),
          answered_by: support,
          outcome: 'solved',
          answer: answered.text,
        }),
      })
      .execute();
  }
}

async function addComplaints(trx: Trx, places: Places): Promise<void> {
  const moderator = places.idOf('moderator@demo.vritti.example');
  for (const { companyName, daysAgo, answered, ...complaint } of complaints) {
    const company_id = places.companyOf(companyName);
    const job = newestJobOf(places.jobs, company_id);
    await trx
      .insertInto('reports')
      .values({
        ...complaint,
        company_id,
        job_id: job.id,
        title: job.title,
        created_at: places.daysAgo(daysAgo),
        ...(answered && {
          decided_at: places.daysAgo(answered.daysAgo),
          decided_by: moderator,
          outcome: 'unfounded',
          answer: answered.text,
        }),
      })
      .execute();
  }
}

function newestJobOf(jobs: readonly Selectable<Jobs>[], companyId: number): Selectable<Jobs> {
  const newest = jobs.findLast(({ company_id }) => company_id === companyId);
  if (!newest) throw new Error(`The demo has no job of company ${companyId}`);
  return newest;
}
