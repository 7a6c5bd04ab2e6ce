import { JOB_LIFE_MAX_DAYS } from '../../../contract/constants.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { defineText } from './text.ts';

export const about = defineText({
  en: {
    title: `About ${PORTAL}`,
    lead: `${PORTAL} is a job portal for India. People find real work and get an answer. Companies find people and treat them fairly.`,
    sections: {
      free: {
        head: 'Free for job seekers',
        says: [
          'Searching, applying and following your applications cost nothing. No company may charge you here either: not for a form, an interview, training, a laptop or a “registration”.',
          'If somebody asks you for money, do not pay. Call 1930, the government helpline against cyber fraud, and tell us.',
        ],
      },
      answers: {
        head: 'How you get an answer',
        says: [
          [
            'You apply with a letter. The company gets it with your profile and your resume, as they are on that day.',
            'You see when the company opens your application for the first time.',
            'You see what the company decides, and you get an email when it invites you, accepts you or does not choose you.',
            'You can withdraw an application at any time, and send it again while the job is open.',
          ],
          'We cannot make a company answer. But what it decides here, you see.',
        ],
      },
      jobs: {
        head: 'Where the jobs come from',
        says: [
          `Companies post their own jobs and choose how long each is open, at most ${JOB_LIFE_MAX_DAYS} days; then it leaves the search, unless the company opens it again.`,
          `Other jobs are brought in from outside sources. If the company of such a job has not joined ${PORTAL} yet, your application is kept until it does.`,
        ],
      },
      checks: {
        head: 'What is checked, and what is not',
        says: [
          'Before anybody can post a job or apply, they confirm their email address. A company can show more, such as a paper or that a domain is its own: its page says what was checked, and [How companies are checked](/trust) what that means. We do not visit companies. Ask a company for its office address and its website before you share documents or travel.',
        ],
      },
      open: {
        head: 'Open source',
        says: [
          'This portal runs on Vritti, which is free software under the GNU Affero General Public License, version 3. Anybody may read, run and improve it. Whoever changes it and runs it for others must share the changes; ask us for the source of this portal.',
          'This portal is run by its own operator. You reach them on the contact page.',
        ],
      },
    },
  },
  hi: {
    title: `${PORTAL} के बारे में`,
    lead: `${PORTAL} भारत के लिए नौकरी का पोर्टल है। लोगों को असली काम मिले और जवाब भी मिले। कंपनियों को लोग मिलें और वे उनसे अच्छा बर्ताव करें।`,
    sections: {
      free: {
        head: 'नौकरी खोजने वालों के लिए मुफ़्त',
        says: [
          'नौकरी खोजना, आवेदन करना और अपने आवेदन का हाल देखना बिल्कुल मुफ़्त है। यहाँ कोई कंपनी भी आपसे पैसे नहीं ले सकती: न फ़ॉर्म के, न इंटरव्यू के, न ट्रेनिंग के, न लैपटॉप के, न “रजिस्ट्रेशन” के।',
          'कोई पैसे माँगे तो न दें। साइबर ठगी की सरकारी हेल्पलाइन 1930 पर फ़ोन करें और हमें भी बताएँ।',
        ],
      },
      answers: {
        head: 'जवाब कैसे मिलता है',
        says: [
          [
            'आप एक लेटर लिखकर आवेदन करते हैं। कंपनी को वह लेटर, आपकी प्रोफ़ाइल और रिज़्यूमे मिलते हैं, जैसे वे उस दिन थे।',
            'कंपनी जब पहली बार आपका आवेदन खोलती है, तो आपको दिखता है।',
            'कंपनी जो तय करती है, वह आपको दिखता है। इंटरव्यू के लिए बुलाने, चुनने या न चुनने पर आपको मेल भी आता है।',
            'आप आवेदन कभी भी वापस ले सकते हैं, और जब तक नौकरी चालू है, फिर भेज सकते हैं।',
          ],
          'हम किसी कंपनी को जवाब देने के लिए मजबूर नहीं कर सकते। पर वह यहाँ जो तय करती है, वह आपको दिखता है।',
        ],
      },
      jobs: {
        head: 'नौकरियाँ कहाँ से आती हैं',
        says: [
          `कंपनियाँ अपनी नौकरियाँ ख़ुद पोस्ट करती हैं और चुनती हैं कि हर नौकरी कितने दिन चालू रहे, ज़्यादा से ज़्यादा ${JOB_LIFE_MAX_DAYS} दिन। उसके बाद वह खोज में नहीं दिखती, जब तक कंपनी उसे फिर चालू न करे।`,
          `कुछ नौकरियाँ दूसरी जगहों से लाई जाती हैं। ऐसी नौकरी की कंपनी अगर अभी ${PORTAL} पर नहीं है, तो उसके आने तक आपका आवेदन सँभालकर रखा जाता है।`,
        ],
      },
      checks: {
        head: 'क्या जाँचा जाता है और क्या नहीं',
        says: [
          'नौकरी पोस्ट करने या आवेदन करने से पहले सबको अपना ईमेल पता सत्यापित करना होता है। कंपनी इससे ज़्यादा भी दिखा सकती है, जैसे कोई काग़ज़ या यह कि डोमेन उसी का है: क्या जाँचा गया, यह उसके पेज पर लिखा है, और उसका मतलब [यहाँ](/trust)। हम कंपनियों के दफ़्तर नहीं जाते। दस्तावेज़ देने या सफ़र करने से पहले कंपनी से उसके दफ़्तर का पता और वेबसाइट पूछ लें।',
        ],
      },
      open: {
        head: 'ओपन सोर्स',
        says: [
          'यह पोर्टल Vritti पर चलता है, जो मुक्त सॉफ़्टवेयर है (GNU Affero General Public License, संस्करण 3)। इसे कोई भी पढ़ सकता है, चला सकता है और बेहतर बना सकता है। जो इसे बदलकर दूसरों के लिए चलाता है, उसे अपने बदलाव सबको देने होते हैं। इस पोर्टल का सोर्स कोड आप हमसे माँग सकते हैं।',
          'इस पोर्टल को इसका अपना संचालक चलाता है। उससे संपर्क पेज पर बात की जा सकती है।',
        ],
      },
    },
  },
});
