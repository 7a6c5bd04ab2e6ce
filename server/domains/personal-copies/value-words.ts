import type { Language } from '../../../contract/endpoint.ts';
import type { Words } from '../../platform/personal.ts';

/** What stored words and the keys of stored lists mean, where a copy is read by people. */
export const valueNames = {
  yes: { en: 'Yes', hi: 'हाँ' },
  no: { en: 'No', hi: 'नहीं' },
  // Kinds of accounts
  user: { en: 'Job seeker', hi: 'नौकरी खोजने का खाता' },
  hr: { en: 'Recruiter', hi: 'कंपनी का खाता' },
  admin: { en: 'Admin', hi: 'एडमिन' },
  // States of accounts, jobs and applications
  active: { en: 'Active', hi: 'चालू' },
  inactive: { en: 'Deactivated', hi: 'निष्क्रिय' },
  banned: { en: 'Banned', hi: 'रोका गया' },
  draft: { en: 'Draft', hi: 'ड्राफ़्ट' },
  closed: { en: 'Closed', hi: 'बंद' },
  pending: { en: 'Pending', hi: 'अभी बाक़ी' },
  reviewing: { en: 'Being reviewed', hi: 'देखा जा रहा है' },
  interview: { en: 'Interview', hi: 'इंटरव्यू' },
  offered: { en: 'Offered', hi: 'ऑफ़र दिया' },
  hired: { en: 'Hired', hi: 'नौकरी मिली' },
  accepted: { en: 'Accepted', hi: 'स्वीकार' },
  rejected: { en: 'Not selected', hi: 'चयन नहीं हुआ' },
  unanswered: { en: 'No answer from the company', hi: 'कंपनी ने जवाब नहीं दिया' },
  withdrawn: { en: 'Withdrawn', hi: 'वापस लिया गया' },
  // What means something else in one column
  'visibility: nobody': { en: 'Nobody', hi: 'कोई नहीं' },
  'visibility: applied': {
    en: 'Companies that you apply to',
    hi: 'जिन कंपनियों में आप आवेदन करते हैं',
  },
  'visibility: checked': { en: 'All checked companies', hi: 'सभी जाँची हुई कंपनियाँ' },
  citizen: { en: 'Citizen of India', hi: 'भारत के नागरिक' },
  oci: { en: 'Overseas Citizen of India', hi: 'OCI कार्डधारक' },
  visa: { en: 'Has a visa to work', hi: 'काम का वीज़ा है' },
  needs_visa: { en: 'Needs a visa', hi: 'वीज़ा चाहिए' },
  // Events
  applied: { en: 'Applied', hi: 'आवेदन किया' },
  applied_again: { en: 'Applied again', hi: 'फिर आवेदन किया' },
  viewed: { en: 'Seen by the company', hi: 'कंपनी ने देखा' },
  status_changed: { en: 'Status changed', hi: 'स्थिति बदली' },
  done: { en: 'Done', hi: 'हुआ' },
  refused: { en: 'Refused', hi: 'नामंज़ूर' },
  // How often
  instant: { en: 'At once', hi: 'तुरंत' },
  daily: { en: 'Daily', hi: 'रोज़' },
  weekly: { en: 'Weekly', hi: 'हर हफ़्ते' },
  // Languages
  en: { en: 'English', hi: 'अंग्रेज़ी' },
  hi: { en: 'Hindi', hi: 'हिन्दी' },
  // Parts of profiles, searches and notifications
  name: { en: 'Name', hi: 'नाम' },
  phone: { en: 'Mobile number', hi: 'मोबाइल नंबर' },
  title: { en: 'Title', hi: 'पद' },
  company: { en: 'Company', hi: 'कंपनी' },
  location: { en: 'Location', hi: 'जगह' },
  description: { en: 'Description', hi: 'विवरण' },
  about: { en: 'About', hi: 'अपने बारे में' },
  skills: { en: 'Skills', hi: 'हुनर' },
  experience: { en: 'Experience', hi: 'अनुभव' },
  education: { en: 'Education', hi: 'पढ़ाई' },
  degree: { en: 'Degree', hi: 'डिग्री' },
  institution: { en: 'Institution', hi: 'संस्थान' },
  field: { en: 'Field of study', hi: 'विषय' },
  grade: { en: 'Grade', hi: 'ग्रेड' },
  score: { en: 'Score', hi: 'अंक' },
  scoreKind: { en: 'Score in', hi: 'अंक किसमें' },
  cgpa: { en: 'CGPA', hi: 'CGPA' },
  percent: { en: 'Percent', hi: 'प्रतिशत' },
  read: { en: 'Reads', hi: 'पढ़ना' },
  write: { en: 'Writes', hi: 'लिखना' },
  speak: { en: 'Speaks', hi: 'बोलना' },
  startDate: { en: 'From', hi: 'कब से' },
  endDate: { en: 'Until', hi: 'कब तक' },
  current: { en: 'Until now', hi: 'अब तक' },
  language: { en: 'Language', hi: 'भाषा' },
  languages: { en: 'Languages', hi: 'भाषाएँ' },
  search: { en: 'Search', hi: 'खोज' },
  status: { en: 'Status', hi: 'स्थिति' },
  job_title: { en: 'Job', hi: 'नौकरी' },
  company_name: { en: 'Company', hi: 'कंपनी' },
  candidate_name: { en: 'Candidate', hi: 'आवेदक' },
  notice_period_days: { en: 'Notice period in days', hi: 'नोटिस पीरियड, दिनों में' },
  last_working_day: { en: 'Last working day', hi: 'काम का आख़िरी दिन' },
  current_ctc_inr: { en: 'Current CTC in rupees', hi: 'अभी का CTC, रुपये में' },
  expected_ctc_inr: { en: 'Expected CTC in rupees', hi: 'अपेक्षित CTC, रुपये में' },
  preferred_locations: { en: 'Preferred locations', hi: 'पसंद की जगहें' },
  work_authorisation: { en: 'Right to work in India', hi: 'भारत में काम करने का अधिकार' },
} satisfies Record<string, Words>;

/** A word without a row here is told as it is stored, without its underscores. */
export const wordOf = (word: string, language: Language): string =>
  (valueNames as Record<string, Words>)[word]?.[language] ?? word.replaceAll('_', ' ');
