import {
  ANSWER_DAYS,
  ANSWER_GRACE_DAYS,
  ANSWERS_COUNTED_LEAST,
  EVIDENCE_DAYS,
  JOB_CONFIRM_DAYS,
  JOB_LIFE_MAX_DAYS,
  QUESTIONS_MAX,
} from '../../../../contract/constants.ts';
import { gives } from '../../../../contract/money/plan-levels.ts';
import { defineText } from '../text.ts';

const { openJobs = 0, seats = 0 } = gives.starter;

export const hrSolutions = defineText({
  en: {
    title: 'HR solutions',
    lead: 'What companies and consultants can do here: post jobs, decide together, answer in time, and what it costs.',
    sections: {
      post: {
        head: 'Post a job',
        says: [
          `[Create an account](/auth/register?type=hr), describe your company, and [post a job](/hr/jobs/create). It is open for as many days as you choose, at most ${JOB_LIFE_MAX_DAYS}. The form asks for what people want to know first: pay, place, hours, must-haves. It tells you which words the law or our rules do not allow, such as “only men” or a fee.`,
          [
            `Ask up to ${QUESTIONS_MAX} questions of your own, and mark the must-haves.`,
            'Keep a job as a template, or copy one from last time.',
            'Share it by a link, a poster with a QR code, or a referral link for each of your team.',
            `Every ${JOB_CONFIRM_DAYS} days we ask whether it is still open. Without an answer it pauses, so that nobody applies in vain.`,
          ],
        ],
      },
      import: {
        head: 'Bring in many jobs',
        says: [
          'You need not type what you have. Bring in a CSV file and see row by row what would happen before anything is kept, or name the address of a feed that we read every day: new jobs open, changed ones change, and those that left the list close. Your own number of a job keeps it from coming twice. There is also an API, described at [/api/docs](/api/docs).',
        ],
      },
      check: {
        head: 'Show who you are',
        says: [
          `Show that the domain of your website is yours, by a code to a work address or a TXT record, and have a paper such as your GSTIN compared. Each counts for ${EVIDENCE_DAYS} days. Nobody can buy a level. People can search for jobs of checked companies alone, and only checked companies can search for candidates, among those who chose to be found. [How companies are checked](/trust) says more.`,
        ],
      },
      answer: {
        head: 'The answer clock',
        says: [
          `Each job promises an answer within ${ANSWER_DAYS.least} to ${ANSWER_DAYS.most} days; you choose, ${ANSWER_DAYS.usual} is usual. We remind your team in time. An application without an answer closes ${ANSWER_GRACE_DAYS} days after its day, and its sender is told. Once ${ANSWERS_COUNTED_LEAST} applications were due, your page says how many you answered in time. Letters that you keep as templates make an answer a matter of seconds, also for many people at once, and a decision can be undone for ten seconds.`,
        ],
      },
      blind: {
        head: 'Decide fairly, and together',
        says: [
          [
            'Blind review: your team reads applications by a code. Name, picture, college, age, gender, contact and the resume file stay hidden until you shortlist somebody.',
            'Score cards: everybody judges the same points, and sees the others’ points after their own.',
            'Stages from the first look to the offer, as a list or a board, with notes and tags of your team.',
            'Interviews with invitations for the calendar and reminders, and offers with a letter and a day to answer by.',
            'Roles for members of the team: viewer, interviewer, recruiter and owner.',
            'Messages within the portal; phone number and email address are shared only when a candidate agrees.',
          ],
        ],
      },
      plans: {
        head: 'Plans',
        says: [
          `The free plan, Starter, has everything that is needed: ${openJobs} open jobs at once and ${seats} people in a team. Growth and Team only have room for more. You see prices with GST before you buy, get a proper invoice, and can end a plan at any time; then the free one follows and nothing is deleted. No plan changes the order of jobs or candidates. A featured job and an advertisement have a place of their own, and are labelled.`,
        ],
      },
      expect: {
        head: 'What we expect',
        says: [
          'Post only real jobs, pay what you write, never take money from people who look for work, and answer them. Whoever does not is reported, and moderators look at it; you can appeal. Questions? [Write to us](/contact).',
        ],
      },
    },
  },
  hi: {
    title: 'भर्ती में मदद',
    lead: 'कंपनियाँ और कंसल्टेंट यहाँ क्या कर सकते हैं: नौकरी पोस्ट करना, मिलकर फ़ैसला करना, समय पर जवाब देना, और इसका ख़र्च।',
    sections: {
      post: {
        head: 'नौकरी पोस्ट करें',
        says: [
          `[खाता बनाएँ](/auth/register?type=hr), अपनी कंपनी के बारे में बताएँ, और [नौकरी पोस्ट करें](/hr/jobs/create)। वह उतने दिन चालू रहती है, जितने आप चुनें, ज़्यादा से ज़्यादा ${JOB_LIFE_MAX_DAYS}। फ़ॉर्म वही पूछता है, जो लोग सबसे पहले जानना चाहते हैं: वेतन, जगह, समय, क्या ज़रूरी है। वह यह भी बताता है कि क़ानून या हमारे नियम किन शब्दों की इजाज़त नहीं देते, जैसे “सिर्फ़ पुरुष” या कोई फ़ीस।`,
          [
            `अपने सवाल पूछें, ज़्यादा से ज़्यादा ${QUESTIONS_MAX}, और बताएँ कि क्या ज़रूरी है।`,
            'नौकरी को टेम्पलेट बनाकर रखें, या पिछली बार की नौकरी की कॉपी बनाएँ।',
            'उसे लिंक से, QR कोड वाले पोस्टर से, या टीम के हर सदस्य के सिफ़ारिश लिंक से बाँटें।',
            `हर ${JOB_CONFIRM_DAYS} दिन में हम पूछते हैं कि वह अब भी खाली है या नहीं। जवाब न मिले तो वह रुक जाती है, ताकि कोई बेकार में आवेदन न करे।`,
          ],
        ],
      },
      import: {
        head: 'बहुत-सी नौकरियाँ एक साथ लाएँ',
        says: [
          'जो आपके पास है, उसे फिर टाइप न करें। CSV फ़ाइल लाएँ और सेव करने से पहले हर लाइन पर देखें कि क्या होगा, या किसी फ़ीड का पता दें, जिसे हम रोज़ पढ़ते हैं: नई नौकरियाँ खुलती हैं, बदली हुई बदलती हैं, और जो सूची में नहीं रहीं, वे बंद होती हैं। आपका अपना नंबर होने से कोई नौकरी दो बार नहीं आती। एक API भी है, जिसका ब्योरा [/api/docs](/api/docs) पर है।',
        ],
      },
      check: {
        head: 'दिखाएँ कि आप कौन हैं',
        says: [
          `दिखाएँ कि वेबसाइट का डोमेन आपका है, काम के ईमेल पते पर भेजे कोड से या TXT रिकॉर्ड से, और GSTIN जैसे किसी काग़ज़ का मिलान कराएँ। हर सबूत ${EVIDENCE_DAYS} दिन माना जाता है। कोई भी स्तर ख़रीदा नहीं जा सकता। लोग सिर्फ़ जाँची हुई कंपनियों की नौकरियाँ खोज सकते हैं, और सिर्फ़ जाँची हुई कंपनियाँ उम्मीदवार खोज सकती हैं, वह भी उनमें, जिन्होंने ख़ुद यह चुना है। और जानें: [कंपनियों की जाँच कैसे होती है](/trust)।`,
        ],
      },
      answer: {
        head: 'जवाब की घड़ी',
        says: [
          `हर नौकरी ${ANSWER_DAYS.least} से ${ANSWER_DAYS.most} दिनों में जवाब का वादा करती है; दिन आप चुनते हैं, आम तौर पर ${ANSWER_DAYS.usual}। हम आपकी टीम को समय पर याद दिलाते हैं। जिस आवेदन का जवाब न मिले, वह अपनी तारीख़ के ${ANSWER_GRACE_DAYS} दिन बाद बंद हो जाता है, और भेजने वाले को बताया जाता है। ${ANSWERS_COUNTED_LEAST} आवेदनों की तारीख़ आ चुकने पर आपके पेज पर दिखता है कि आपने कितनों का जवाब समय पर दिया। टेम्पलेट में रखे लेटर से जवाब कुछ सेकंड का काम है, बहुत-से लोगों को एक साथ भी, और फ़ैसला दस सेकंड तक वापस लिया जा सकता है।`,
        ],
      },
      blind: {
        head: 'बराबरी से और मिलकर फ़ैसला करें',
        says: [
          [
            'बिना नाम के जाँच: आपकी टीम आवेदन एक कोड से पढ़ती है। नाम, तस्वीर, कॉलेज, उम्र, लिंग, संपर्क और रिज़्यूमे की फ़ाइल तब तक छिपी रहती है, जब तक आप किसी को शॉर्टलिस्ट न करें।',
            'स्कोर कार्ड: सब एक जैसी बातों पर अंक देते हैं, और दूसरों के अंक अपने अंक देने के बाद देखते हैं।',
            'पहली नज़र से ऑफ़र तक के चरण, सूची या बोर्ड में, टीम के नोट और टैग के साथ।',
            'इंटरव्यू: कैलेंडर के लिए बुलावे और याद दिलाने वाली सूचनाएँ; ऑफ़र: लेटर और जवाब की आख़िरी तारीख़ के साथ।',
            'टीम में अलग-अलग भूमिकाएँ: देखने वाला, इंटरव्यू लेने वाला, रिक्रूटर और मालिक।',
            'पोर्टल के अंदर संदेश; फ़ोन नंबर और ईमेल पता तभी दिखता है, जब उम्मीदवार हाँ कहे।',
          ],
        ],
      },
      plans: {
        head: 'प्लान',
        says: [
          `मुफ़्त प्लान Starter में सब ज़रूरी चीज़ें हैं: एक साथ ${openJobs} खुली नौकरियाँ और टीम में ${seats} लोग। Growth और Team में बस ज़्यादा जगह है। ख़रीदने से पहले GST के साथ दाम दिखता है, सही इनवॉइस मिलता है, और प्लान कभी भी बंद किया जा सकता है; फिर मुफ़्त वाला चलता है और कुछ नहीं हटता। कोई प्लान नौकरियों या उम्मीदवारों का क्रम नहीं बदलता। फ़ीचर्ड नौकरी और विज्ञापन की अपनी अलग जगह है, और उन पर यह लिखा होता है।`,
        ],
      },
      expect: {
        head: 'हम क्या उम्मीद करते हैं',
        says: [
          'सिर्फ़ असली नौकरियाँ पोस्ट करें, जितना वेतन लिखा है उतना दें, काम ढूँढने वालों से कभी पैसे न लें, और उन्हें जवाब दें। जो ऐसा नहीं करता, उसकी शिकायत मॉडरेटर देखते हैं; आप अपील कर सकते हैं। कोई सवाल? [हमें लिखें](/contact)।',
        ],
      },
    },
  },
});
