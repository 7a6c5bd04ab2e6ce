import { defineMessages } from '../../lib/messages.ts';

export const absenceMessages = defineMessages({
  en: {
    candidateMissing: 'Did not come?',
    companyMissing: 'Nobody came?',
    candidateTitle: 'The candidate did not come?',
    companyTitle: 'Nobody from the company came?',
    candidateText: (name: string) =>
      `${name} is told kindly and can answer. It is recorded in the history of this application and nowhere else.`,
    companyText: (company: string) =>
      `${company} is told and can answer. It is recorded in the history of your application, and the company sees how often it happens.`,
    word: 'A message about it',
    report: 'Report it',
    reported: 'Reported',
    failed: 'This could not be sent',
    candidateMissed: (name: string) => `Your company reported that ${name} did not come.`,
    companyMissed: (company: string) => `You reported that nobody from ${company} came.`,
    saidOfYou: (company: string) =>
      `${company} waited for you and did not see you. Were you there? Other companies never hear about it.`,
    saidOfCompany: (name: string) => `${name} says that nobody came.`,
    answerNow: 'Answer',
    answerTitle: 'Your answer',
    answerText: 'It is sent at once, and recorded in the history of the application.',
    answer: 'What is true?',
    wasThere: 'I was there',
    again: 'I could not come and ask for another time',
    weWereThere: 'We were there',
    weOffer: 'We are sorry and offer another time',
    send: 'Send the answer',
    sent: 'Answer sent',
    candidate_was_there: (name: string) => `${name} answers: “I was there.”`,
    candidate_again: (name: string) => `${name} asks for another time.`,
    company_was_there: (company: string) => `${company} answers: “We were there.”`,
    company_again: (company: string) => `${company} is sorry and will offer another time.`,
    yours_was_there: 'You answered that you were there.',
    yours_again: 'You asked for another time.',
    own_was_there: 'Your company answered that it was there.',
    own_again: 'Your company promised another time.',
    missedHere: (count: number) =>
      count === 1
        ? 'In the last 90 days one candidate said that nobody came to their interview.'
        : `In the last 90 days ${count} candidates said that nobody came to their interview.`,
  },
  hi: {
    candidateMissing: 'नहीं आए?',
    companyMissing: 'कोई नहीं आया?',
    candidateTitle: 'आवेदक नहीं आए?',
    companyTitle: 'कंपनी से कोई नहीं आया?',
    candidateText: (name) =>
      `${name} को नरमी से बताया जाएगा, और वे जवाब दे सकते हैं। यह सिर्फ़ इस आवेदन के इतिहास में रहेगा।`,
    companyText: (company) =>
      `${company} को बताया जाएगा, और वह जवाब दे सकती है। यह आपके आवेदन के इतिहास में रहेगा, और कंपनी देखती है कि ऐसा कितनी बार होता है।`,
    word: 'इस बारे में एक बात',
    report: 'बताएँ',
    reported: 'बता दिया गया',
    failed: 'यह बताया नहीं जा सका',
    candidateMissed: (name) => `आपकी कंपनी ने बताया कि ${name} नहीं आए।`,
    companyMissed: (company) => `आपने बताया कि ${company} से कोई नहीं आया।`,
    saidOfYou: (company) =>
      `${company} ने आपका इंतज़ार किया, पर भेंट नहीं हुई। क्या आप वहाँ थे? दूसरी कंपनियों को इसका पता नहीं चलता।`,
    saidOfCompany: (name) => `${name} का कहना है कि कोई नहीं आया।`,
    answerNow: 'जवाब दें',
    answerTitle: 'आपका जवाब',
    answerText: 'यह तुरंत बताया जाएगा और आवेदन के इतिहास में रहेगा।',
    answer: 'सही बात क्या है?',
    wasThere: 'मौजूदगी थी',
    again: 'आना नहीं हो पाया, दूसरा समय चाहिए',
    weWereThere: 'हम मौजूद थे',
    weOffer: 'हमें खेद है, दूसरा समय देंगे',
    send: 'जवाब भेजें',
    sent: 'जवाब भेज दिया गया',
    candidate_was_there: (name) => `${name} का जवाब: मौजूद थे।`,
    candidate_again: (name) => `${name} ने दूसरा समय माँगा है।`,
    company_was_there: (company) => `${company} का जवाब: “हम मौजूद थे।”`,
    company_again: (company) => `${company} को खेद है, वह दूसरा समय देगी।`,
    yours_was_there: 'आपने जवाब दिया कि आप मौजूद थे।',
    yours_again: 'आपने दूसरा समय माँगा है।',
    own_was_there: 'आपकी कंपनी ने जवाब दिया कि वह मौजूद थी।',
    own_again: 'आपकी कंपनी ने दूसरा समय देने को कहा है।',
    missedHere: (count) =>
      count === 1
        ? 'पिछले 90 दिनों में एक आवेदक ने बताया कि उनके इंटरव्यू पर कोई नहीं आया।'
        : `पिछले 90 दिनों में ${count} आवेदकों ने बताया कि उनके इंटरव्यू पर कोई नहीं आया।`,
  },
});
