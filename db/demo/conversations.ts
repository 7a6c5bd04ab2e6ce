import type { ReportReason } from '../../contract/reports/report-reasons.ts';
import { kaveriSoft, sharmaAgro } from './companies.ts';
import { anil, imran, lakshmi, priya } from './people.ts';

export interface DemoConversation {
  companyName: string;
  /** Null for the thread of the team. */
  seeker: string | null;
  /** The application shown above it. */
  jobTitle?: string;
  /** In the order in which they were written. */
  messages: readonly { by: string; daysAgo: number; text: string }[];
  /** How many of the last messages nobody on the other side has read. */
  unread: number;
  /** A report of all messages, which waits for an admin. */
  report?: { by: string; daysAgo: number; reason: ReportReason; note: string };
}

const neha = 'neha@demo.vritti.example';
const suresh = 'suresh@demo.vritti.example';
const deepak = 'deepak.prajapati@people.vritti.example';
const nitin = 'nitin.vyas@people.vritti.example';

/** The messages between the demo's people. */
export const conversations: readonly DemoConversation[] = [
  {
    companyName: sharmaAgro,
    seeker: priya,
    jobTitle: 'Accounts Executive',
    messages: [
      {
        by: anil,
        daysAgo: 7.8,
        text: 'Hello Priya, thank you for applying. We would like you to reconcile one month of our bank statement in Tally, which takes about forty minutes. Which day suits you?',
      },
      {
        by: priya,
        daysAgo: 7.6,
        text: 'Good evening. Any day from Thursday on would be best. Shall I bring my own laptop?',
      },
      {
        by: anil,
        daysAgo: 7.55,
        text: 'No, everything is here. Ask for me on the first floor.\n\nI have sent you an invitation for eleven o’clock.',
      },
      {
        by: priya,
        daysAgo: 7.5,
        text: 'Thank you, I have accepted it. Can I park a scooter there?',
      },
      {
        by: neha,
        daysAgo: 1.2,
        text: 'Yes, in the yard behind the shop. The gate is closed until ten, so ring once.',
      },
      {
        by: neha,
        daysAgo: 0.1,
        text: 'One more thing: mandi cess is new to many. You need not know it for the interview, we explain it in the first week.',
      },
    ],
    unread: 2,
  },
  {
    companyName: sharmaAgro,
    seeker: imran,
    jobTitle: 'Maintenance Electrician',
    messages: [
      {
        by: anil,
        daysAgo: 13.9,
        text: 'नमस्ते इमरान जी, शनिवार को साँवेर रोड पर आकर पैनल देख लीजिए। सुबह दस बजे ठीक रहेगा?',
      },
      { by: imran, daysAgo: 13.8, text: 'जी, दस बजे आ जाऊँगा। देवास से पहली बस नौ बजे पहुँचती है।' },
      { by: anil, daysAgo: 13.7, text: 'ठीक है। वायरमैन परमिट साथ लाइएगा।' },
      {
        by: imran,
        daysAgo: 0.3,
        text: 'सर, क्या रात की शिफ़्ट में आने-जाने की गाड़ी मिलेगी?',
      },
    ],
    unread: 1,
  },
  {
    companyName: sharmaAgro,
    seeker: deepak,
    messages: [
      {
        by: deepak,
        daysAgo: 2.4,
        text: 'Sir, main Ujjain mein rehta hoon. Kya duty Dewas mein hogi ya Indore mein?',
      },
      {
        by: neha,
        daysAgo: 2.1,
        text: 'Dewas mein, A. B. Road ke godown par. Company ki bus Ujjain se chalti hai.',
      },
      { by: deepak, daysAgo: 2.05, text: 'Bahut dhanyavaad. Phir main zaroor aaunga.' },
    ],
    unread: 0,
  },
  {
    companyName: sharmaAgro,
    seeker: nitin,
    messages: [
      {
        by: nitin,
        daysAgo: 1.2,
        text: 'Madam, I also find people for an insurance office: ₹15,000 a month from home, joining fee only ₹999. Please give me the numbers of those whom you did not take.',
      },
      { by: neha, daysAgo: 1.1, text: 'We do not pass on anybody’s number.' },
      {
        by: nitin,
        daysAgo: 1.05,
        text: 'For each who joins I send ₹200 to you by UPI. Nobody has to know.',
      },
    ],
    unread: 0,
    report: {
      by: neha,
      daysAgo: 1,
      reason: 'fraud',
      note: 'He wants the numbers of our other applicants to sell them a joining, and offers me money for it.',
    },
  },
  {
    companyName: kaveriSoft,
    seeker: priya,
    jobTitle: 'Implementation Consultant',
    messages: [
      {
        by: lakshmi,
        daysAgo: 1.9,
        text: 'Hi Priya, your letter made us smile: cancelling a bill is what every shop asks first. Would you move to Mysuru, or work from Indore with a visit each month?',
      },
      {
        by: priya,
        daysAgo: 1.7,
        text: 'Thank you! From Indore at first, and I could move after six months.',
      },
      { by: lakshmi, daysAgo: 1.6, text: 'That works for us. You hear from us within the week.' },
    ],
    unread: 0,
  },
  {
    companyName: sharmaAgro,
    seeker: null,
    messages: [
      {
        by: anil,
        daysAgo: 3.2,
        text: 'Four talks for the godown are set from Thursday on. Suresh, please have the trial forms ready.',
      },
      { by: suresh, daysAgo: 3.1, text: 'They are printed. I need the small room until one.' },
      { by: neha, daysAgo: 0.9, text: 'Booked. I write to everybody who comes about the bus.' },
    ],
    unread: 0,
  },
];
