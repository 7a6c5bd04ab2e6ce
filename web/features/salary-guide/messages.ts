import { SALARY_GUIDE_DAYS, SALARY_GUIDE_LEAST } from '../../../contract/constants.ts';
import { numberText } from '../../../contract/format/pay.ts';
import { defineMessages } from '../../lib/messages.ts';

const jobsEn = (count: number) => (count === 1 ? '1 job' : `${numberText(count)} jobs`);
const companiesEn = (count: number) =>
  count === 1 ? '1 company' : `${numberText(count)} companies`;

export const salaryGuideMessages = defineMessages({
  en: {
    title: 'Salary guide',
    lead: 'What jobs on this portal say they pay, by role and city. Taken from the jobs themselves, not from a survey.',
    pageOf: (role: string, place: string) => (place ? `Pay: ${role} in ${place}` : `Pay: ${role}`),
    leadOf: (role: string, place: string) =>
      `What jobs for ${role} ${place ? `in ${place}` : 'in India'} say they pay: median, quartiles, levels of experience and cities.`,
    role: 'Role',
    roleHint: 'Such as Accountant or Nurse',
    city: 'City',
    show: 'Show pay',
    behind: (jobs: number, companies: number, capped: boolean) =>
      capped
        ? `From the newest ${jobsEn(jobs)} of ${companiesEn(companies)} that state their pay.`
        : `From ${jobsEn(jobs)} of ${companiesEn(companies)} that state their pay.`,
    lower: 'Lower quartile',
    lowerNote: 'A quarter of the jobs pay less.',
    median: 'Median',
    medianNote: 'Half of the jobs pay less, half more.',
    upper: 'Upper quartile',
    upperNote: 'A quarter of the jobs pay more.',
    few: 'Too few jobs state their pay',
    fewText: (jobs: number) =>
      jobs === 0
        ? `No job for this role states its pay there now. We show figures from ${SALARY_GUIDE_LEAST} jobs on.`
        : `Only ${jobsEn(jobs)} for this role ${jobs === 1 ? 'states its' : 'state their'} pay there now. We show figures from ${SALARY_GUIDE_LEAST} jobs on.`,
    tooFew: 'too few to say',
    aMonth: (rupees: string) => `₹${rupees} a month`,
    jobsOf: (jobs: number) => jobsEn(jobs),
    seeJobs: 'See these jobs',
    searchJobs: 'Search for such jobs',
    inIndia: 'Look at all of India',
    levels: 'By level of experience',
    level: 'Level',
    cities: 'Cities that pay most',
    middleHalf: 'Middle half',
    roles: 'Frequent roles',
    rolesText: 'The roles that most jobs are for, with what they pay in India.',
    noRoles:
      'There are not enough jobs yet that state their pay. Look for a role above, or search the jobs themselves.',
    allJobs: 'Find jobs',
    method: 'How it is counted',
    methodText: `We count jobs that state their pay and are open, or were posted in the last ${SALARY_GUIDE_DAYS} days. A range counts as its middle; if only one end is given, that counts. Part-time work, internships and freelance work are left out. Pay by the month, day or hour is taken for a year with 26 working days a month and eight hours a day. It is what employers offer before deductions, not what people take home.`,
  },
  hi: {
    title: 'वेतन गाइड',
    lead: 'इस पोर्टल की नौकरियाँ कितना वेतन बताती हैं, काम और शहर के हिसाब से। यह सीधे नौकरियों से गिना गया है, किसी सर्वे से नहीं।',
    pageOf: (role, place) => (place ? `वेतन: ${role}, ${place}` : `वेतन: ${role}`),
    leadOf: (role, place) =>
      `${role} की नौकरियाँ ${place || 'भारत'} में कितना वेतन बताती हैं: बीच का वेतन, चौथाई, अनुभव और शहर के हिसाब से।`,
    role: 'काम',
    roleHint: 'जैसे अकाउंटेंट या नर्स',
    city: 'शहर',
    show: 'वेतन देखें',
    behind: (jobs, companies, capped) =>
      capped
        ? `वेतन बताने वाली सबसे नई ${numberText(jobs)} नौकरियों से, जो ${numberText(companies)} कंपनियों की हैं।`
        : `वेतन बताने वाली ${numberText(jobs)} नौकरियों से, जो ${numberText(companies)} कंपनियों की हैं।`,
    lower: 'निचला चौथाई',
    lowerNote: 'एक चौथाई नौकरियों में वेतन इससे कम है।',
    median: 'बीच का वेतन',
    medianNote: 'आधी नौकरियों में वेतन इससे कम है, आधी में ज़्यादा।',
    upper: 'ऊपरी चौथाई',
    upperNote: 'एक चौथाई नौकरियों में वेतन इससे ज़्यादा है।',
    few: 'बहुत कम नौकरियाँ वेतन बताती हैं',
    fewText: (jobs) =>
      jobs === 0
        ? `इस काम की कोई नौकरी वहाँ अभी वेतन नहीं बताती। हम कम से कम ${SALARY_GUIDE_LEAST} नौकरियों से आँकड़े दिखाते हैं।`
        : `इस काम की सिर्फ़ ${numberText(jobs)} नौकरियाँ वहाँ अभी वेतन बताती हैं। हम कम से कम ${SALARY_GUIDE_LEAST} नौकरियों से आँकड़े दिखाते हैं।`,
    tooFew: 'कहने के लिए बहुत कम',
    aMonth: (rupees) => `₹${rupees} महीना`,
    jobsOf: (jobs) => `${numberText(jobs)} नौकरियाँ`,
    seeJobs: 'ये नौकरियाँ देखें',
    searchJobs: 'ऐसी नौकरियाँ खोजें',
    inIndia: 'पूरे भारत में देखें',
    levels: 'अनुभव के हिसाब से',
    level: 'अनुभव',
    cities: 'सबसे ज़्यादा वेतन वाले शहर',
    middleHalf: 'बीच की आधी नौकरियाँ',
    roles: 'सबसे ज़्यादा माँग वाले काम',
    rolesText: 'जिन कामों की सबसे ज़्यादा नौकरियाँ हैं, और भारत में उनका वेतन।',
    noRoles: 'अभी वेतन बताने वाली नौकरियाँ कम हैं। ऊपर कोई काम लिखकर देखें, या सीधे नौकरियाँ खोजें।',
    allJobs: 'नौकरियाँ खोजें',
    method: 'यह कैसे गिना जाता है',
    methodText: `वे नौकरियाँ गिनी जाती हैं, जो चालू हैं या पिछले ${SALARY_GUIDE_DAYS} दिनों में पोस्ट हुई हैं और वेतन बताती हैं। “इतने से इतने तक” में बीच की रक़म ली जाती है, और सिर्फ़ एक रक़म बताई हो तो वही। पार्ट-टाइम, इंटर्नशिप और फ़्रीलांस काम नहीं गिने जाते। महीने, दिन या घंटे का वेतन साल का माना जाता है: महीने में काम के 26 दिन और दिन में आठ घंटे। यह कटौती से पहले का वेतन है, जो कंपनियाँ बताती हैं; हाथ में आने वाला वेतन नहीं।`,
  },
});
