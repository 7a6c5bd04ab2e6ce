import type { Language } from '../endpoint.ts';
import { numberText } from '../format/pay.ts';
import { type Allowance, gives, type Level } from './plan-levels.ts';

const names: Record<Language, Record<Level, { name: string; description: string }>> = {
  en: {
    free: { name: 'Free', description: 'All you need to look for work.' },
    plus: { name: 'Plus', description: 'More room for a wide search.' },
    starter: { name: 'Starter', description: 'All you need to hire, for small companies.' },
    growth: { name: 'Growth', description: 'For companies with several branches.' },
    team: { name: 'Team', description: 'For large companies and consultants.' },
  },
  hi: {
    free: { name: 'मुफ़्त', description: 'नौकरी खोजने के लिए सब कुछ।' },
    plus: { name: 'Plus', description: 'बड़ी खोज के लिए ज़्यादा जगह।' },
    starter: { name: 'Starter', description: 'छोटी कंपनी की भर्ती के लिए सब कुछ।' },
    growth: { name: 'Growth', description: 'कई शाखाओं वाली कंपनियों के लिए।' },
    team: { name: 'Team', description: 'बड़ी कंपनियों और कंसल्टेंट के लिए।' },
  },
};

const things: Record<Language, Record<Allowance, string>> = {
  en: {
    alerts: 'alerts',
    outsideApplications: 'applications from elsewhere',
    insightMonths: 'months of how your applications went',
    openJobs: 'open jobs at once',
    seats: 'team members',
    candidateViews: 'profiles a month of people who did not apply',
    featuredDays: 'featured days a month',
    newConversations: 'new conversations a day for each recruiter',
    messages: 'messages a day for each recruiter',
  },
  hi: {
    alerts: 'अलर्ट',
    outsideApplications: 'दूसरी जगह के आवेदन',
    insightMonths: 'महीनों के आपके आवेदनों का हाल',
    openJobs: 'एक साथ खुली नौकरियाँ',
    seats: 'टीम के सदस्य',
    candidateViews: 'प्रोफ़ाइल हर महीने, उन लोगों की जिन्होंने आवेदन नहीं किया',
    featuredDays: 'फ़ीचर दिन हर महीने',
    newConversations: 'नई बातचीत रोज़, हर रिक्रूटर को',
    messages: 'संदेश रोज़, हर रिक्रूटर को',
  },
};

/** The texts in which the number does not stand before the name. */
const counted: Record<Language, Partial<Record<Allowance, (most: string) => string>>> = {
  en: {},
  hi: {
    outsideApplications: (most) => `दूसरी जगहों के ${most} आवेदन`,
    openJobs: (most) => `एक साथ ${most} खुली नौकरियाँ`,
    seats: (most) => `टीम के ${most} सदस्य`,
  },
};

/** What every plan includes, stated so that nobody pays for it. */
const always: Record<Language, Record<'user' | 'hr', string>> = {
  en: {
    user: 'Search, applying, messages and profile as in every plan',
    hr: 'Open and answer everybody who applies, with no charge per person',
  },
  hi: {
    user: 'खोज, आवेदन, संदेश और प्रोफ़ाइल, जैसे हर प्लान में',
    hr: 'हर आवेदक को खोलना और जवाब देना, किसी का अलग पैसा नहीं',
  },
};

export const planName = (level: Level, language: Language): string => names[language][level].name;

export const planDescription = (level: Level, language: Language): string =>
  names[language][level].description;

export const allowanceName = (allowance: Allowance, language: Language): string =>
  things[language][allowance];

/** What a plan gives, a line each: "100 alerts". */
export const planFeatures = (level: Level, language: Language): string[] => [
  ...Object.entries(gives[level]).map(([name, limit]) => {
    const allowance = name as Allowance;
    const most = numberText(limit);
    return counted[language][allowance]?.(most) ?? `${most} ${things[language][allowance]}`;
  }),
  always[language]['seats' in gives[level] ? 'hr' : 'user'],
];
