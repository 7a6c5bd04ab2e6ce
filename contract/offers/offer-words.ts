import { PORTAL } from '../portal-settings/portal-name.ts';
import type { Language } from '../endpoint.ts';
import type { SalaryPeriod } from '../jobs/salary-period.ts';
import type { OfferTerms } from './offer-terms.ts';
import type { skillCategories, weekDays } from './term-choices.ts';

type Skill = Exclude<(typeof skillCategories)[number], 'not_named'>;
type WeekDay = (typeof weekDays)[number];

interface OfferWords {
  fileName: string;
  letterTitle: (designation: string) => string;
  letterText: (candidate: string, company: string, designation: string) => string;
  designation: string;
  fatherName: string;
  lin: string;
  growth: string;
  healthCheck: string;
  healthCheckText: string;
  skill: string;
  skills: Record<Skill, string>;
  joining: string;
  place: string;
  duties: string;
  hours: string;
  hoursText: (hours: OfferTerms['hours_a_day']) => string;
  weeklyOff: string;
  days: Record<WeekDay, string>;
  leave: string;
  probation: string;
  noProbation: string;
  months: (count: number) => string;
  notice: string;
  noticeText: (days: number) => string;
  security: string;
  epfo: string;
  esic: string;
  noSecurity: string;
  payTitle: string;
  part: string;
  /** The column of the amounts for a period. */
  columns: Record<SalaryPeriod, string>;
  /** An amount that is paid for a period. */
  paid: Record<SalaryPeriod, (amount: string) => string>;
  basic: string;
  da: string;
  allowances: string;
  variable: string;
  ctc: string;
  closing: (until: string) => string;
  completed: string;
  forCompany: (company: string) => string;
  forCandidate: (candidate: string) => string;
  neverPay: string;
}

/** What letters and pages call the parts of an offer. */
export const offerWords: Record<Language, OfferWords> = {
  en: {
    fileName: 'Offer',
    letterTitle: (designation) => `Offer of appointment: ${designation}`,
    letterText: (candidate, company, designation) =>
      `Dear ${candidate}, we are glad to offer you the post of ${designation} at ${company}, on these terms:`,
    designation: 'Designation',
    fatherName: "Father's name",
    lin: 'Labour Identification Number (LIN)',
    growth: 'Way to higher pay or post',
    healthCheck: 'Health check-up',
    healthCheckText: 'Once a year, paid by the employer',
    skill: 'Category of skill',
    skills: {
      unskilled: 'Unskilled',
      semi_skilled: 'Semi-skilled',
      skilled: 'Skilled',
      highly_skilled: 'Highly skilled',
    },
    joining: 'Date of joining',
    place: 'Place of work',
    duties: 'Broad duties',
    hours: 'Working hours',
    hoursText: (hours) => `${hours} hours a day`,
    weeklyOff: 'Weekly off',
    days: {
      sun: 'Sunday',
      mon: 'Monday',
      tue: 'Tuesday',
      wed: 'Wednesday',
      thu: 'Thursday',
      fri: 'Friday',
      sat: 'Saturday',
    },
    leave: 'Leave',
    probation: 'Probation',
    noProbation: 'None',
    months: (count) => (count === 1 ? '1 month' : `${count} months`),
    notice: 'Notice period, either side',
    noticeText: (days) => (days === 0 ? 'None' : `${days} days`),
    security: 'Social security',
    epfo: 'Provident Fund (EPFO)',
    esic: 'State Insurance (ESIC)',
    noSecurity: 'As the law says',
    payTitle: 'Pay',
    part: 'Part',
    columns: { hour: 'An hour', day: 'A day', month: 'A month', year: 'A year' },
    paid: {
      hour: (amount) => `${amount} an hour`,
      day: (amount) => `${amount} a day`,
      month: (amount) => `${amount} a month`,
      year: (amount) => `${amount} a year`,
    },
    basic: 'Basic',
    da: 'Dearness allowance',
    allowances: 'Other allowances',
    variable: 'Variable, by results',
    ctc: 'Total cost to the company (CTC)',
    closing: (until) => `This offer is valid until ${until}. Please answer it on ${PORTAL}.`,
    completed:
      'Date of birth, address, and the Aadhaar, UAN and ESIC numbers are completed by the employer at joining. Employer contributions and deductions follow the law in force.',
    forCompany: (company) => `For ${company}`,
    forCandidate: (candidate) => candidate,
    neverPay: 'Never pay for a job. If somebody asks you for money for this offer, call 1930.',
  },
  hi: {
    fileName: 'ऑफ़र',
    letterTitle: (designation) => `नियुक्ति का ऑफ़र: ${designation}`,
    letterText: (candidate, company, designation) =>
      `${candidate} जी, ${company} में ${designation} के पद का ऑफ़र आपको देते हुए हमें ख़ुशी है। शर्तें ये हैं:`,
    designation: 'पद',
    fatherName: 'पिता का नाम',
    lin: 'श्रम पहचान संख्या (LIN)',
    growth: 'वेतन या पद बढ़ने का रास्ता',
    healthCheck: 'स्वास्थ्य जाँच',
    healthCheckText: 'साल में एक बार, ख़र्च कंपनी का',
    skill: 'कौशल की श्रेणी',
    skills: {
      unskilled: 'अकुशल',
      semi_skilled: 'अर्ध-कुशल',
      skilled: 'कुशल',
      highly_skilled: 'अति-कुशल',
    },
    joining: 'जुड़ने की तारीख़',
    place: 'काम की जगह',
    duties: 'मुख्य काम',
    hours: 'काम के घंटे',
    hoursText: (hours) => `रोज़ ${hours} घंटे`,
    weeklyOff: 'साप्ताहिक छुट्टी',
    days: {
      sun: 'रविवार',
      mon: 'सोमवार',
      tue: 'मंगलवार',
      wed: 'बुधवार',
      thu: 'गुरुवार',
      fri: 'शुक्रवार',
      sat: 'शनिवार',
    },
    leave: 'छुट्टियाँ',
    probation: 'परख की अवधि',
    noProbation: 'नहीं',
    months: (count) => (count === 1 ? '1 महीना' : `${count} महीने`),
    notice: 'दोनों ओर से नोटिस',
    noticeText: (days) => (days === 0 ? 'नहीं' : `${days} दिन`),
    security: 'सामाजिक सुरक्षा',
    epfo: 'भविष्य निधि (EPFO)',
    esic: 'राज्य बीमा (ESIC)',
    noSecurity: 'क़ानून के अनुसार',
    payTitle: 'वेतन',
    part: 'हिस्सा',
    columns: { hour: 'घंटे का', day: 'दिन का', month: 'महीने का', year: 'साल का' },
    paid: {
      hour: (amount) => `${amount} घंटा`,
      day: (amount) => `${amount} रोज़`,
      month: (amount) => `${amount} महीना`,
      year: (amount) => `${amount} सालाना`,
    },
    basic: 'मूल वेतन',
    da: 'महँगाई भत्ता',
    allowances: 'दूसरे भत्ते',
    variable: 'काम के नतीजों पर',
    ctc: 'कंपनी का कुल ख़र्च (CTC)',
    closing: (until) => `यह ऑफ़र ${until} तक है। कृपया इसका जवाब ${PORTAL} पर दें।`,
    completed:
      'जन्म तिथि, पता, और आधार, UAN व ESIC नंबर जुड़ते समय कंपनी भरेगी। कंपनी का अंशदान और कटौतियाँ लागू क़ानून के अनुसार होंगी।',
    forCompany: (company) => `${company} की ओर से`,
    forCandidate: (candidate) => candidate,
    neverPay: 'नौकरी के लिए कभी पैसे न दें। कोई इस ऑफ़र के लिए पैसे माँगे, तो 1930 पर फ़ोन करें।',
  },
};
