import type { Visibility, WorkAuthorisation } from '../../../contract/profiles/choices.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { defineMessages } from '../../lib/messages.ts';

/** What companies in India ask every applicant, as seekers and companies see it. */
export const workFactsMessages = defineMessages({
  en: {
    totalExperience: 'Total experience',
    noExperience: 'None yet',
    experienceOf: (years: number, months: number) =>
      [
        years > 0 && `${years} ${years === 1 ? 'year' : 'years'}`,
        months > 0 && `${months} ${months === 1 ? 'month' : 'months'}`,
      ]
        .filter(Boolean)
        .join(' ') || '0 months',
    noticePeriod: 'Notice period',
    atOnce: 'Can start at once',
    atOnceInColumn: 'At once',
    until: (day: string) => `Until ${day}`,
    days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
    noticeOf: (days: string) => `Notice ${days}`,
    expects: (pay: string) => `Expects ${pay}`,
    servingUntil: (day: string) => `Serving notice, last day ${day}`,
    currentCtc: 'Current CTC',
    expectedCtc: 'Expected CTC',
    preferredLocations: 'Preferred locations',
    languages: 'Languages',
    read: 'read',
    write: 'write',
    speak: 'speak',
    rightToWork: 'Right to work in India',
    visibility: 'Who may find me',
    present: 'Present',
    skillsUsed: 'Skills used',
    cgpa: (score: string) => `CGPA ${score}`,
    percent: (score: string) => `${score}%`,
  },
  hi: {
    totalExperience: 'कुल अनुभव',
    noExperience: 'अभी नहीं',
    experienceOf: (years, months) =>
      [years > 0 && `${years} साल`, months > 0 && `${months} ${months === 1 ? 'महीना' : 'महीने'}`]
        .filter(Boolean)
        .join(' ') || '0 महीने',
    noticePeriod: 'नोटिस पीरियड',
    atOnce: 'तुरंत आ सकते हैं',
    atOnceInColumn: 'तुरंत',
    until: (day) => `${day} तक`,
    days: (count) => `${count} दिन`,
    noticeOf: (days) => `नोटिस ${days}`,
    expects: (pay) => `अपेक्षा ${pay}`,
    servingUntil: (day) => `नोटिस चल रहा है, आख़िरी दिन ${day}`,
    currentCtc: 'अभी का CTC',
    expectedCtc: 'अपेक्षित CTC',
    preferredLocations: 'पसंद की जगहें',
    languages: 'भाषाएँ',
    read: 'पढ़ना',
    write: 'लिखना',
    speak: 'बोलना',
    rightToWork: 'भारत में काम का अधिकार',
    visibility: 'मुझे कौन ढूँढ सकता है',
    present: 'अब तक',
    skillsUsed: 'काम आए हुनर',
    cgpa: (score) => `CGPA ${score}`,
    percent: (score) => `${score}%`,
  },
});

export const workAuthorisationLabels: Record<Language, Record<WorkAuthorisation, string>> = {
  en: {
    citizen: 'Indian citizen',
    oci: 'Overseas Citizen of India (OCI)',
    visa: 'Has a work visa',
    needs_visa: 'Needs a work visa',
  },
  hi: {
    citizen: 'भारतीय नागरिक',
    oci: 'भारत के प्रवासी नागरिक (OCI)',
    visa: 'काम का वीज़ा है',
    needs_visa: 'काम का वीज़ा चाहिए',
  },
};

export const visibilityLabels: Record<Language, Record<Visibility, string>> = {
  en: {
    nobody: 'Nobody',
    applied: 'Companies I apply to',
    checked: 'All checked companies',
  },
  hi: {
    nobody: 'कोई नहीं',
    applied: 'वे कंपनियाँ जहाँ आवेदन करें',
    checked: 'सभी जाँची हुई कंपनियाँ',
  },
};
