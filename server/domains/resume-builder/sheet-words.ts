import type { Language } from '../../../contract/endpoint.ts';
import type { WorkAuthorisation } from '../../../contract/profiles/choices.ts';
import type { ResumeSection } from '../../../contract/profiles/resume-choices.ts';

interface SheetWords {
  titleOf: (name: string) => string;
  headings: Record<ResumeSection, string>;
  present: string;
  can: Record<'read' | 'write' | 'speak', string>;
  cgpa: (score: number) => string;
  noticePeriod: string;
  days: (count: number) => string;
  atOnce: string;
  lastWorkingDay: string;
  preferredLocations: string;
  rightToWork: string;
  authorisations: Record<WorkAuthorisation, string>;
}

/** The fixed words of a built resume; headings are those that recruiters and their programs recognise. */
export const sheetWords: Record<Language, SheetWords> = {
  en: {
    titleOf: (name) => `${name}: resume`,
    headings: {
      about: 'Summary',
      experience: 'Experience',
      skills: 'Skills',
      education: 'Education',
      languages: 'Languages',
      details: 'Other details',
    },
    present: 'Present',
    can: { read: 'read', write: 'write', speak: 'speak' },
    cgpa: (score) => `CGPA ${score}`,
    noticePeriod: 'Notice period',
    days: (count) => (count === 1 ? '1 day' : `${count} days`),
    atOnce: 'can start at once',
    lastWorkingDay: 'Last working day',
    preferredLocations: 'Preferred locations',
    rightToWork: 'Right to work in India',
    authorisations: {
      citizen: 'Indian citizen',
      oci: 'Overseas Citizen of India (OCI)',
      visa: 'has a work visa',
      needs_visa: 'needs a work visa',
    },
  },
  hi: {
    titleOf: (name) => `${name}: रिज़्यूमे`,
    headings: {
      about: 'परिचय',
      experience: 'अनुभव',
      skills: 'हुनर',
      education: 'शिक्षा',
      languages: 'भाषाएँ',
      details: 'अन्य जानकारी',
    },
    present: 'अब तक',
    can: { read: 'पढ़ना', write: 'लिखना', speak: 'बोलना' },
    cgpa: (score) => `CGPA ${score}`,
    noticePeriod: 'नोटिस पीरियड',
    days: (count) => `${count} दिन`,
    atOnce: 'तुरंत आ सकते हैं',
    lastWorkingDay: 'काम का आख़िरी दिन',
    preferredLocations: 'पसंद की जगहें',
    rightToWork: 'भारत में काम का अधिकार',
    authorisations: {
      citizen: 'भारतीय नागरिक',
      oci: 'भारत के प्रवासी नागरिक (OCI)',
      visa: 'काम का वीज़ा है',
      needs_visa: 'काम का वीज़ा चाहिए',
    },
  },
};
