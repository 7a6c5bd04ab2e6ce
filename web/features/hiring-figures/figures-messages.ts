import { numberText } from '../../lib/format/format.ts';
import { defineMessages } from '../../lib/messages.ts';
import { DOT } from '../../lib/format/separator.ts';

export const figuresMessages = defineMessages({
  en: {
    title: 'Figures',
    intro: 'How your hiring goes: who comes, how far they get, and how long they wait for you.',
    period: 'Period',
    days: (count: string) => (count === '365' ? 'A year' : `${count} days`),
    job: 'Job',
    allJobs: 'All jobs',
    posted: (day: string) => `posted ${day}`,
    failed: 'Failed to load figures',
    none: 'Nobody has applied in these days',
    perDay: 'Applications per day',
    perDaySaid: (count: number, days: number) =>
      `${numberText(count)} ${count === 1 ? 'application' : 'applications'} in ${days} days`,
    day: 'Day',
    applications: 'Applications',
    stages: 'How far they came',
    stage: 'Stage',
    stagesNote: 'Each stage counts everybody who ever reached it or a later one.',
    sources: 'Where they came from',
    sourcesNote: 'As noted when they applied; nobody is tracked.',
    source: 'Way',
    times: 'How long they wait for you',
    timesNote: 'Half wait no longer than the first time, nine of ten no longer than the second.',
    firstLook: 'First look',
    answer: 'Answer',
    noneYet: 'None yet',
    wait: (half: string, most: string) => `${half}${DOT}${most}`,
    hours: (hours: number) =>
      hours < 1
        ? 'under an hour'
        : hours < 48
          ? `${Math.round(hours)} ${Math.round(hours) === 1 ? 'hour' : 'hours'}`
          : `${Math.round(hours / 24)} days`,
    answers: 'Time to answer',
    answersNote: 'How long people waited who got an answer.',
    noAnswers: 'Nobody has been answered in these days',
    waited: 'Answered',
    stays: 'Days in each stage',
    staysNote: 'Half of the people who left a stage had been in it no longer than this.',
    noStays: 'Nobody who applied in these days has left a stage yet.',
    left: 'Left it',
    halfWithin: 'Half within',
    closing: 'Closing within 7 days',
    noneClosing: 'No open job closes within 7 days.',
    closes: 'Closes',
    saveOf: (title: string) => `Save as CSV: ${title}`,
  },
  hi: {
    title: 'आँकड़े',
    intro: 'आपकी भर्ती कैसी चल रही है: कौन आता है, कहाँ तक पहुँचता है और कितना इंतज़ार करता है।',
    period: 'अवधि',
    days: (count) => (count === '365' ? 'एक साल' : `${count} दिन`),
    job: 'नौकरी',
    allJobs: 'सभी नौकरियाँ',
    posted: (day) => `${day} को पोस्ट हुई`,
    failed: 'आँकड़े नहीं दिख पाए',
    none: 'इन दिनों में कोई आवेदन नहीं आया',
    perDay: 'हर दिन के आवेदन',
    perDaySaid: (count, days) => `${days} दिनों में ${numberText(count)} आवेदन`,
    day: 'दिन',
    applications: 'आवेदन',
    stages: 'कहाँ तक पहुँचे',
    stage: 'चरण',
    stagesNote: 'हर चरण में वे सब गिने गए हैं, जो उस तक या उससे आगे पहुँचे।',
    sources: 'कहाँ से आते हैं',
    sourcesNote: 'आवेदन के समय जो पता था, वही; लोगों का पीछा नहीं किया जाता।',
    source: 'ज़रिया',
    times: 'आपका कितना इंतज़ार करते हैं',
    timesNote: 'आधे लोग पहले समय से ज़्यादा इंतज़ार नहीं करते, दस में से नौ दूसरे समय से ज़्यादा नहीं।',
    firstLook: 'पहली बार देखना',
    answer: 'जवाब',
    noneYet: 'अभी कोई नहीं',
    wait: (half, most) => `${half}${DOT}${most}`,
    hours: (hours) =>
      hours < 1
        ? 'एक घंटे से कम'
        : hours < 48
          ? `${Math.round(hours)} ${Math.round(hours) === 1 ? 'घंटा' : 'घंटे'}`
          : `${Math.round(hours / 24)} दिन`,
    answers: 'जवाब में लगा समय',
    answersNote: 'जिन्हें जवाब मिला, उन्होंने कितना इंतज़ार किया।',
    noAnswers: 'इन दिनों में किसी को जवाब नहीं मिला',
    waited: 'जवाब कब मिला',
    stays: 'हर चरण में कितने दिन',
    staysNote: 'जो किसी चरण से आगे बढ़े, उनमें से आधे उसमें इससे ज़्यादा नहीं रहे।',
    noStays: 'इन दिनों आवेदन करने वालों में से अब तक कोई किसी चरण से आगे नहीं बढ़ा।',
    left: 'आगे बढ़े',
    halfWithin: 'आधे इतने में',
    closing: '7 दिन में बंद होंगी',
    noneClosing: '7 दिन में कोई चालू नौकरी बंद नहीं होगी।',
    closes: 'बंद होगी',
    saveOf: (title) => `CSV में सेव करें: ${title}`,
  },
});
