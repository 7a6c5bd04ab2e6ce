import type { DemoApplication, DemoEvent } from './applications.ts';
import { chosenJobs } from './chosen-jobs.ts';
import { kaveriSoft, sharmaAgro } from './companies.ts';
import type { DemoProfile, DemoSeeker } from './people.ts';
import { type Random, seededRandom } from './random.ts';
import type { DemoJob } from './types.ts';

/** Names separated by semicolons. */
const listed = (text: string) => text.split(/;\s*/);

interface Region {
  names: readonly string[];
  /** People who applied nowhere and chose to be found. */
  findable: readonly string[];
  places: readonly string[];
  employers: readonly string[];
  interviewAt: string;
}

const regions: Readonly<Record<string, Region>> = {
  [sharmaAgro]: {
    names: listed(
      'Aarti Verma; Ajay Malviya; Akash Rathore; Anita Choudhary; Arun Kushwaha; ' +
        'Bharti Jain; Deepak Prajapati; Devendra Yadav; Farhan Khan; Gaurav Tiwari; ' +
        'Heena Mansoori; Jyoti Parmar; Kamlesh Patel; Kavita Bairagi; Lokesh Gehlot; ' +
        'Mahesh Dangi; Manisha Thakur; Mohit Soni; Nasreen Sheikh; Nitin Vyas; ' +
        'Pooja Bhatnagar; Prakash Meena; Rahul Chouhan; Rakesh Ahirwar; Rani Sisodiya; ' +
        'Ravi Lodhi; Reena Panwar; Sachin Mishra; Sandeep Bhil; Seema Raghuwanshi; ' +
        'Shubham Dubey; Sunita Maurya; Tarun Khatri; Vikas Solanki; Yogesh Nagar',
    ),
    findable: listed(
      'Alka Trivedi; Bhupendra Jat; Chitra Mandloi; Dinesh Waghela; Kiran Sonare; ' +
        'Mukesh Raikwar; Rukhsana Bano; Swati Agrawal',
    ),
    places: listed(
      'Vijay Nagar, Indore; Sukhliya, Indore; Rajendra Nagar, Indore; Rau, Indore; ' +
        'Dewas; Ujjain; Mhow; Pithampur; Sehore; Khandwa',
    ),
    employers: listed(
      'Narmada Pulses; Shree Balaji Oil Industries; Mahakal Hardware Stores; ' +
        'Patidar Cold Storage; Rajwada Wholesale; Chambal Seeds',
    ),
    interviewAt: 'Sharma Agro Traders, 12 Siyaganj, first floor, Indore',
  },
  [kaveriSoft]: {
    names: listed(
      'Abhishek Rao; Aishwarya Nair; Anjali Menon; Arjun Shetty; Bhavana Reddy; ' +
        'Chetan Kulkarni; Divya Iyer; Faizan Ahmed; Ganesh Hegde; Harini Subramanian; ' +
        'Joseph Mathew; Karthik Gowda; Lavanya Murthy; Manoj Pillai; Meera Krishnan; ' +
        'Naveen Kumar; Nikita Desai; Pavan Bhat; Preethi Rajan; Rohan Joshi; ' +
        'Sahana Prasad; Sneha Patil; Srinivas Reddy; Tejaswini Rao; Varun Nambiar; ' +
        'Zoya Siddiqui',
    ),
    findable: listed(
      'Ananth Padmanabhan; Deepa Shenoy; Imtiaz Pasha; Ramya Chandran; Vinay Hiremath',
    ),
    places: listed(
      'Koramangala, Bengaluru; Whitefield, Bengaluru; Jayanagar, Bengaluru; ' +
        'HSR Layout, Bengaluru; Hebbal, Mysuru; Hubballi; Hyderabad; Pune; Kochi',
    ),
    employers: listed(
      'Tungabhadra Systems; Bluejackfruit Labs; Sahyadri Infotech; Palash Digital; ' +
        'Monsoon Retail Tech; Hoysala Consulting',
    ),
    interviewAt: 'Kaveri Leaf Software, 4th floor, 27th Main, HSR Layout, Bengaluru',
  },
};

const yearsText = (years: number) => (years === 1 ? 'one year' : `${years} years`);

const letters: readonly ((job: DemoJob, from: { place: string; years: number }) => string)[] = [
  ({ title, skills }, { years }) =>
    `Dear hiring team,\n\nI apply for the post of ${title}. In ${yearsText(years)} I have done this work every day; ${skills.slice(0, 2).join(' and ')} are what I know best. I would be glad to show it in a test.`,
  ({ title }, { place }) =>
    `Sir or Madam,\n\nyour post of ${title} is the work that I do now, and I would like to do it in a firm where I can stay. I live in ${place} and can come for a talk on any day.`,
  ({ skills }, { years }) =>
    `Dear hiring team,\n\nI bring ${yearsText(years)} of work, last with ${skills.slice(0, 3).join(', ')}. My manager knows that I am looking, so a call to him is possible at any time.`,
  ({ title }, { place }) =>
    `नमस्ते,\n\nमेरा आवेदन ${title} के पद के लिए है। मेरा घर ${place} में है, और यह काम मेरे लिए रोज़ का है। आप चाहें तो एक दिन काम देखकर तय करें।`,
];

const rejections = [
  'Thank you for applying. We chose somebody who has done this very work for longer. Please apply again when we post the next one.',
  'Thank you for your time. The post needs somebody who can begin this month, and your notice period is longer.',
];

interface Step {
  status: DemoEvent['status'];
  /** The fraction of the time since the last step that has passed. */
  after: number;
  note?: string;
}

const seen = { status: 'reviewing', after: 0.3 } as const;
const invited = {
  status: 'interview',
  after: 0.35,
  note: 'Please come and meet the team.',
} as const;
const accepted = { status: 'accepted', after: 0.5, note: 'Welcome! We call you today.' } as const;
const rejected = (random: Random): Step => ({
  status: 'rejected',
  after: 0.4,
  note: random.pick(rejections),
});

/** What the company has done so far; an application that has waited long has been answered. */
function stepsOf(random: Random, waitedDays: number): readonly Step[] {
  const mayWait = waitedDays < 9;
  return random.weighted<readonly Step[]>([
    [[], mayWait ? 5 : 0],
    [[seen], mayWait ? 4 : 0],
    [[seen, invited], mayWait ? 3 : 0],
    [[seen, invited, accepted], 2],
    [[seen, invited, rejected(random)], 2],
    [[seen, rejected(random)], 3],
    [[rejected(random)], 1],
  ]);
}

function eventsOf(random: Random, appliedDaysAgo: number): DemoEvent[] {
  const events: DemoEvent[] = [
    { kind: 'applied', status: 'pending', by: 'seeker', daysAgo: appliedDaysAgo },
  ];
  let daysAgo = appliedDaysAgo;
  for (const [index, { status, after, note }] of stepsOf(random, appliedDaysAgo).entries()) {
    const before = daysAgo;
    daysAgo *= 1 - after * (0.6 + random.next() * 0.6);
    const justBefore = daysAgo + (before - daysAgo) / 10;
    if (index === 0)
      events.push({ kind: 'viewed', status: 'pending', by: 'recruiter', daysAgo: justBefore });
    events.push({
      kind: 'status_changed',
      status,
      by: 'recruiter',
      daysAgo,
      ...(note && { note }),
    });
  }
  return events;
}

function profileOf(random: Random, job: DemoJob, region: Region): DemoProfile {
  const years = random.between(job.experienceMinYears, job.experienceMaxYears + 1);
  const pay = job.salaryMinInr ?? 300_000;
  const began = new Date().getFullYear() - years;
  const [now, before] = random.some(region.employers, 2);
  const location = random.pick(region.places);
  const work = (id: string, company: string | undefined, from: number, to: number | null) => ({
    id,
    title: job.title,
    company: company ?? '',
    location,
    startDate: `${from}-04`,
    endDate: to === null ? null : `${to}-03`,
    current: to === null,
    description: '',
    skills: random.some(job.skills, 2),
  });
  const changed = began + Math.floor(years / 2);
  return {
    title: job.title,
    location,
    about: '',
    skills: random.some(job.skills, random.between(2, 6)),
    experience:
      years === 0
        ? []
        : years < 3
          ? [work('work-1', now, began, null)]
          : [work('work-1', now, changed, null), work('work-2', before, began, changed)],
    education: [],
    notice_period_days: random.pick([0, 15, 30, 30, 60]),
    current_ctc_inr: Math.round((pay * 0.9) / 6_000) * 6_000,
    expected_ctc_inr: Math.round((pay * (0.95 + random.next() * 0.4)) / 6_000) * 6_000,
    preferred_locations: [location.split(', ').at(-1) ?? location],
    languages: [{ language: 'English', read: true, write: true, speak: true }],
    work_authorisation: 'citizen',
    defaultCoverLetter: '',
  };
}

/** One of the crowd of invented people, and what they sent to one or two jobs. */
interface Applicant {
  person: DemoSeeker;
  sent: readonly DemoApplication[];
}

const addressOf = (name: string) => `${name.toLowerCase().replace(' ', '.')}@people.vritti.example`;

const skillsInCommon = (one: DemoJob, other: DemoJob) =>
  one.skills.filter((skill) => other.skills.includes(skill)).length;

function applicantOf(
  name: string,
  companyName: string,
  region: Region,
  jobs: readonly DemoJob[],
): Applicant {
  const random = seededRandom(name);
  const email = addressOf(name);
  const job = random.pick(jobs);
  const alike = jobs.filter((each) => each !== job && skillsInCommon(each, job) >= 2);
  const profile = profileOf(random, job, region);
  const years = Math.max(1, random.between(job.experienceMinYears, job.experienceMaxYears));
  const letter = random.pick(letters);
  const sent = [job, ...random.some(alike, 1)].map((wanted): DemoApplication => ({
    seeker: email,
    companyName,
    jobTitle: wanted.title,
    letter: `${letter(wanted, { place: profile.location, years })}\n\n${name}`,
    events: eventsOf(random, wanted.postedDaysAgo * (0.1 + random.next() * 0.85)),
  }));
  return { person: { role: 'user', email, name, profile }, sent };
}

const abouts: readonly ((job: DemoJob) => string)[] = [
  ({ skills }) => `I look for work where ${skills.slice(0, 2).join(' and ')} count.`,
  ({ title }) => `Working as ${title} and open to a change, best with a fixed weekly day off.`,
  ({ skills }) => `What I do best: ${skills.slice(0, 3).join(', ')}. I can start after my notice.`,
];

/** Somebody who applied nowhere and whom every checked company may find. */
function findableOf(name: string, region: Region, jobs: readonly DemoJob[]): DemoSeeker {
  const random = seededRandom(name);
  const job = random.pick(jobs);
  const about = random.pick(abouts)(job);
  const profile = { ...profileOf(random, job, region), about, visibility: 'checked' as const };
  return { role: 'user', email: addressOf(name), name, profile };
}

/** How many of a company's candidates have an interview on the next days, one a day. */
const TALKS = 4;
/** On a day that is over, the interviews were an hour apart, the first at this hour. */
const FIRST_HOUR = 10;
const BRING = 'Your last certificate and two references';

/** The notes after an interview that went well, and after one that did not. */
const scores = {
  accepted: {
    overall: 4,
    overall_evidence: 'Did the trial task without help and explained each step of it.',
    scores: [
      {
        criterion: 'skills',
        points: 4,
        evidence: 'Found the two mistakes in our register within five minutes.',
      },
      {
        criterion: 'reliability',
        points: 3,
        evidence: 'Six years in one firm; the manager there speaks well of them.',
      },
    ],
  },
  rejected: {
    overall: 2,
    overall_evidence: 'Knows the theory, but has not yet done this work alone.',
    scores: [
      {
        criterion: 'problems',
        points: 2,
        evidence: 'Stopped at the first thing that was missing and asked for help.',
      },
    ],
  },
} as const;

/** An interview is halfway between the invitation and its outcome. */
function pastInterview({ events }: DemoApplication, place: string): DemoApplication['interview'] {
  const at = events.findIndex(({ status }) => status === 'interview');
  const [invitation, answer] = [events[at], events[at + 1]];
  if (!invitation || (answer?.status !== 'accepted' && answer?.status !== 'rejected'))
    return undefined;
  const inDays = -Math.round((invitation.daysAgo + answer.daysAgo) / 2);
  // Today's could still be ahead.
  if (inDays >= 0) return undefined;
  const score = { ...scores[answer.status], scores: [...scores[answer.status].scores] };
  return { inDays, minutes: 30, place, bring: BRING, score };
}

function withInterviews(
  sent: readonly DemoApplication[],
  interviewAt: string,
): readonly DemoApplication[] {
  const waiting = sent.filter(({ events }) => events.at(-1)?.status === 'interview');
  const onDay = new Map<number, number>();
  return sent.map((one) => {
    const past = pastInterview(one, interviewAt);
    if (past) {
      const earlier = onDay.get(past.inDays) ?? 0;
      onDay.set(past.inDays, earlier + 1);
      return { ...one, interview: { ...past, hour: FIRST_HOUR + earlier } };
    }
    const index = waiting.indexOf(one);
    const talk = { minutes: 30, place: interviewAt, bring: BRING };
    if (index === TALKS) return { ...one, interview: { ...talk, inDays: -1, missed: true } };
    if (index === -1 || index > TALKS) return one;
    return { ...one, interview: { ...talk, inDays: index + 4 } };
  });
}

/**
 * Other people who applied to the demo's two recruiters, so that their lists, boards and figures look like weeks of
 * real hiring, and some who chose to be found. They are the same on every call; nobody can log in as one of them.
 */
export function buildApplicants(jobs: readonly DemoJob[]): {
  people: readonly DemoSeeker[];
  applications: readonly DemoApplication[];
} {
  const crowds = Object.entries(regions).map(([companyName, region]) => {
    const chosen = new Set(chosenJobs[companyName]?.map(({ title }) => title));
    const own = jobs.filter((job) => job.companyName === companyName && chosen.has(job.title));
    const crowd = region.names.map((name) => applicantOf(name, companyName, region, own));
    return {
      people: [
        ...crowd.map(({ person }) => person),
        ...region.findable.map((name) => findableOf(name, region, own)),
      ],
      applications: withInterviews(
        crowd.flatMap(({ sent }) => sent),
        region.interviewAt,
      ),
    };
  });
  return {
    people: crowds.flatMap(({ people }) => people),
    applications: crowds.flatMap(({ applications }) => applications),
  };
}
