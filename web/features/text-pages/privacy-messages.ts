import {
  CODE_LIFE_MINUTES,
  DELETED_TRACE_DAYS,
  DEVICE_MEMORY_DAYS,
  SESSION_IDLE_HOURS,
  SESSION_LIFE_DAYS,
  ANSWERED_MESSAGE_LIFE_DAYS,
  NOTIFICATION_LIFE_DAYS,
  PROFILE_VIEW_LIFE_DAYS,
} from '../../../contract/constants.ts';
import { defineText } from './text.ts';

export const privacy = defineText({
  en: {
    title: 'Privacy',
    lead: 'What this portal keeps about you, why, for how long, who sees it, and how to have it corrected or deleted.',
    sections: {
      responsible: {
        head: 'Who is responsible',
        says: [
          'The operator of this portal decides what is done with your data and answers for it (the “data fiduciary” of the Digital Personal Data Protection Act, 2023). Questions and grievances about your data go to:',
        ],
      },
      kept: {
        head: 'What is kept, and why',
        says: [
          [
            'Your account: name, email address, a phone number if you give one, your language, and your password in a form that nobody can read back. Without it you could not log in and we could not write to you.',
            'If you look for work: the profile, resumes and saved jobs that you put here yourself, so that you can apply.',
            'Your applications: the letter, the resume, your profile as it was that day, and what happened when. Both sides must be able to see where an application stands.',
            `Which companies opened your profile or resume, and on which day, for ${PROFILE_VIEW_LIFE_DAYS} days, so that you can see it.`,
            'If you hire: what you say about your company, and your postings.',
            'If you ask to be told about a page that is coming: your email address and which page, for one email when it is there.',
            'If you write to us on the contact page: what you write there, so that we can answer.',
            'What you have switched off among our notifications and emails, so that it stays off.',
            'Each time you log in: the network address, the kind of browser and a random number that your browser keeps, in a form that cannot be read back; and how often a password or code was tried. This keeps strangers out of your account.',
            'The server’s log: time, address of the page and network address of each request, to find faults and misuse.',
          ],
        ],
      },
      notDone: {
        head: 'What we do not do',
        says: [
          'We do not sell your data. There is no tracking here, and the pages load nothing from other companies. Advertisements are labelled; a page chooses them by its own words, never by you, and only counts how often each was seen and clicked, not by whom. No machine decides about your application.',
        ],
      },
      browser: {
        head: 'What your browser keeps',
        says: [
          'If you choose a language or colours, a cookie remembers that choice for a year. When you log in, your browser keeps the session and your name until you log out or the session ends; without JavaScript, a cookie keeps the session until you close the browser. It also keeps a random number, after you log out too, by which your account knows the browser again; and how often it showed which advertisement today, so that none comes too often, which it tells nobody.',
        ],
      },
      seen: {
        head: 'Who sees it',
        says: [
          [
            'Everybody: jobs and company pages. Nothing about job seekers is public, unless they make their profile public by a link that cannot be guessed: then whoever has the link sees it, without contact, pay and resume, until they end it.',
            'A company: your name, email address, phone number, profile, letter and resume, only when you apply to one of its jobs. It does not see where else you apply. You choose who else may find your profile, and name companies that never see you.',
            'The people who run this server: what they need to keep it working and to answer you.',
            'Nobody else, unless the law demands it. Emails travel through the mail service of the operator; if you ask for a code to your mobile number, it travels with the number through its SMS service.',
          ],
        ],
      },
      time: {
        head: 'For how long',
        says: [
          [
            `A session ends after ${SESSION_IDLE_HOURS} hours without use, and after ${SESSION_LIFE_DAYS} days at the latest. An emailed code works for ${CODE_LIFE_MINUTES} minutes. Counts of tries are deleted after a day. A browser or network that you have not signed in from for ${DEVICE_MEMORY_DAYS} days is forgotten, but for the last one.`,
            'Your profile, resumes and saved jobs stay until you remove them. A resume that you delete can still be opened by a company that you sent it to.',
            'An application stays for both sides. If you withdraw it, it is marked as withdrawn.',
            `Notifications are removed after ${NOTIFICATION_LIFE_DAYS} days, and so is the address for a coming page after its email. The link in that email removes it at once.`,
            `What you write on the contact page is removed ${ANSWERED_MESSAGE_LIFE_DAYS} days after we have answered.`,
            `Your account stays until you delete it. Then your profile, letters and resumes are erased at once, and companies keep only that somebody applied, when, and what became of it. For ${DELETED_TRACE_DAYS} days a scrambled form of your address and password stays, so that the login can tell you.`,
            'Invoices and credit notes stay for eight years after the end of their financial year, with the name and address that they were issued to, also when the account is deleted: the law on taxes and companies demands it.',
          ],
        ],
      },
      rights: {
        head: 'What you can ask for',
        says: [
          'You can change your profile, name, address and password, delete a resume or your account, and withdraw an application yourself. For everything else, write to us from the email address of your account. You can ask for:',
          [
            'a copy of what is kept about you;',
            'the correction of what is wrong;',
            'the deletion of your account and its data, which also takes back your consent;',
            'a person to act for you if you die or cannot act yourself.',
          ],
          'If our answer does not help you, you can complain to the Data Protection Board of India.',
        ],
      },
      grievance: {
        head: 'Grievance officer',
        says: [
          'Something here is wrong or against the law, or our answer does not satisfy you? Write to the grievance officer: what happened, when, and the link of the page. Under the Information Technology Rules, 2021 a grievance is to be confirmed within 24 hours and settled within 15 days.',
        ],
      },
      children: {
        head: 'Under 18',
        says: [
          'Accounts are for people of 18 years and over. If a child has opened one, write to us and we will delete it.',
        ],
      },
    },
  },
  hi: {
    title: 'निजता',
    lead: 'यह पोर्टल आपके बारे में क्या रखता है, क्यों, कब तक, उसे कौन देखता है, और उसे कैसे सुधरवाएँ या हटवाएँ।',
    sections: {
      responsible: {
        head: 'ज़िम्मेदार कौन है',
        says: [
          'आपकी जानकारी का क्या किया जाए, यह इस पोर्टल का संचालक तय करता है और वही उसके लिए ज़िम्मेदार है (Digital Personal Data Protection Act, 2023 में “data fiduciary”)। अपनी जानकारी से जुड़े सवाल और शिकायतें यहाँ भेजें:',
        ],
      },
      kept: {
        head: 'क्या रखा जाता है और क्यों',
        says: [
          [
            'आपका खाता: नाम, ईमेल पता, फ़ोन नंबर (अगर आप दें), आपकी भाषा, और पासवर्ड ऐसे रूप में जिसे कोई पढ़ नहीं सकता। इसके बिना न आप लॉग इन कर पाएँगे, न हम आपको लिख पाएँगे।',
            'अगर आप नौकरी खोजते हैं: प्रोफ़ाइल, रिज़्यूमे और सेव की हुई नौकरियाँ, जो आप ख़ुद यहाँ रखते हैं, ताकि आप आवेदन कर सकें।',
            'आपके आवेदन: लेटर, रिज़्यूमे, उस दिन की प्रोफ़ाइल, और कब क्या हुआ। आवेदन कहाँ तक पहुँचा, यह दोनों तरफ़ दिखना चाहिए।',
            `किन कंपनियों ने आपकी प्रोफ़ाइल या रिज़्यूमे किस दिन खोला, ${PROFILE_VIEW_LIFE_DAYS} दिन तक, ताकि आप यह देख सकें।`,
            'अगर आप भर्ती करते हैं: अपनी कंपनी के बारे में आपने जो बताया, और आपकी पोस्ट।',
            'अगर आप आने वाले किसी पेज की ख़बर माँगते हैं: ईमेल पता और पेज, ताकि उसके तैयार होने पर एक मेल जाए।',
            'अगर आप संपर्क पेज पर हमें लिखते हैं: जो आपने वहाँ लिखा, ताकि हम जवाब दे सकें।',
            'हमारी जो सूचनाएँ और मेल आपने बंद किए, ताकि वे बंद रहें।',
            'हर लॉग इन पर: नेटवर्क का पता, किस तरह का ब्राउज़र, और ब्राउज़र में रखा एक बेतरतीब नंबर ऐसे रूप में जिसे कोई वापस नहीं पढ़ सकता; और पासवर्ड या कोड कितनी बार आज़माया गया। इससे कोई अनजान आपके खाते में नहीं घुस पाता।',
            'सर्वर का लॉग: कौन सा पेज कब और किस नेटवर्क पते से खुला, ताकि गड़बड़ी और ग़लत इस्तेमाल पकड़ा जा सके।',
          ],
        ],
      },
      notDone: {
        head: 'हम क्या नहीं करते',
        says: [
          'हम आपकी जानकारी नहीं बेचते। यहाँ कोई ट्रैकिंग नहीं है, और पेज दूसरी कंपनियों से कुछ नहीं लाते। विज्ञापनों पर साफ़ लिखा होता है कि वे विज्ञापन हैं; पेज उन्हें अपने शब्दों से चुनता है, आपको देखकर कभी नहीं, और सिर्फ़ इतना गिनता है कि कोई विज्ञापन कितनी बार दिखा और खोला गया, किसने देखा यह नहीं। आपके आवेदन का फ़ैसला कोई मशीन नहीं करती।',
        ],
      },
      browser: {
        head: 'आपके ब्राउज़र में क्या रहता है',
        says: [
          'आप भाषा या रंग चुनते हैं तो एक कुकी उस पसंद को एक साल तक याद रखती है। लॉग इन करने पर ब्राउज़र सेशन और आपका नाम रखता है, जब तक आप लॉग आउट न करें या सेशन ख़त्म न हो; JavaScript के बिना एक कुकी ब्राउज़र बंद होने तक सेशन रखती है। वह एक बेतरतीब नंबर भी रखता है, लॉग आउट के बाद भी, जिससे आपका खाता उस ब्राउज़र को फिर पहचान लेता है; और यह भी कि उसने आज कौन-सा विज्ञापन कितनी बार दिखाया, ताकि कोई बहुत बार न आए। यह वह किसी को नहीं बताता।',
        ],
      },
      seen: {
        head: 'कौन देखता है',
        says: [
          [
            'सब लोग: नौकरियाँ और कंपनियों के पेज। नौकरी खोजने वालों की कोई जानकारी सबको नहीं दिखती, जब तक वे ख़ुद अपनी प्रोफ़ाइल का लिंक न बनाएँ: फिर जिसके पास लिंक हो, उसे वह दिखती है, संपर्क, वेतन और रिज़्यूमे के बिना, जब तक वे लिंक बंद न करें।',
            'कंपनी: आपका नाम, ईमेल पता, फ़ोन नंबर, प्रोफ़ाइल, लेटर और रिज़्यूमे, सिर्फ़ तब जब आप उसकी किसी नौकरी के लिए आवेदन करें। आपने और कहाँ आवेदन किया है, यह उसे नहीं दिखता। आपकी प्रोफ़ाइल और कौन ढूँढ सके, यह आप चुनते हैं, और वे कंपनियाँ भी जिन्हें आप कभी न दिखें।',
            'इस सर्वर को चलाने वाले: उतना ही जितना इसे चालू रखने और आपको जवाब देने के लिए चाहिए।',
            'और कोई नहीं, जब तक क़ानून न माँगे। मेल संचालक की मेल सेवा से होकर जाते हैं; अगर आप मोबाइल नंबर पर कोड मँगाएँ, तो कोड और नंबर उसकी SMS सेवा से होकर जाते हैं।',
          ],
        ],
      },
      time: {
        head: 'कब तक',
        says: [
          [
            `सेशन ${SESSION_IDLE_HOURS} घंटे इस्तेमाल न होने पर, और ज़्यादा से ज़्यादा ${SESSION_LIFE_DAYS} दिन में ख़त्म हो जाता है। मेल में आया कोड ${CODE_LIFE_MINUTES} मिनट चलता है। कोशिशों की गिनती एक दिन बाद मिटा दी जाती है। जिस ब्राउज़र या नेटवर्क से ${DEVICE_MEMORY_DAYS} दिन तक लॉग इन न हुआ हो, उसे भुला दिया जाता है, बस आख़िरी वाला रहता है।`,
            'प्रोफ़ाइल, रिज़्यूमे और सेव की हुई नौकरियाँ तब तक रहती हैं, जब तक आप उन्हें न हटाएँ। हटाया हुआ रिज़्यूमे वह कंपनी अब भी खोल सकती है, जिसे आप उसे भेज चुके हैं।',
            'आवेदन दोनों तरफ़ बना रहता है। वापस लेने पर उस पर “वापस लिया” लिखा आता है।',
            `सूचनाएँ ${NOTIFICATION_LIFE_DAYS} दिन बाद हट जाती हैं, और आने वाले पेज के लिए दिया पता उसके मेल के इतने ही दिन बाद। उस मेल का लिंक उसे तुरंत हटा देता है।`,
            `संपर्क पेज पर लिखा आपका संदेश हमारे जवाब के ${ANSWERED_MESSAGE_LIFE_DAYS} दिन बाद हटा दिया जाता है।`,
            `खाता तब तक रहता है, जब तक आप उसे न हटाएँ। हटाते ही प्रोफ़ाइल, लेटर और रिज़्यूमे मिटा दिए जाते हैं, और कंपनियों के पास बस इतना रहता है कि किसी ने कब आवेदन किया और उसका क्या हुआ। ${DELETED_TRACE_DAYS} दिन तक आपका पता और पासवर्ड ऐसे रूप में रहते हैं जिसे पढ़ा नहीं जा सकता, ताकि लॉग इन करने पर आपको बताया जा सके कि खाता हटाया जा चुका है।`,
            'इनवॉइस और क्रेडिट नोट वित्तीय वर्ष ख़त्म होने के बाद आठ साल तक रहते हैं, उस नाम और पते के साथ जिन पर वे जारी हुए, खाता हटाने पर भी: टैक्स और कंपनियों का क़ानून यह माँगता है।',
          ],
        ],
      },
      rights: {
        head: 'आप क्या माँग सकते हैं',
        says: [
          'प्रोफ़ाइल, नाम, पता और पासवर्ड बदलना, रिज़्यूमे या खाता हटाना और आवेदन वापस लेना आप ख़ुद कर सकते हैं। बाक़ी सबके लिए अपने खाते के ईमेल पते से हमें लिखें। आप माँग सकते हैं:',
          [
            'आपके बारे में रखी जानकारी की कॉपी;',
            'ग़लत जानकारी का सुधार;',
            'खाता और उसकी जानकारी हटाना, जिससे आपकी सहमति भी वापस हो जाती है;',
            'कोई व्यक्ति, जो आपके न रहने पर या आपके असमर्थ होने पर आपकी ओर से यह सब कर सके।',
          ],
          'हमारे जवाब से बात न बने, तो आप Data Protection Board of India में शिकायत कर सकते हैं।',
        ],
      },
      grievance: {
        head: 'शिकायत अधिकारी',
        says: [
          'यहाँ कुछ ग़लत या क़ानून के ख़िलाफ़ है, या हमारे जवाब से बात नहीं बनी? शिकायत अधिकारी को लिखें: क्या हुआ, कब हुआ, और पेज का लिंक। Information Technology Rules, 2021 के तहत शिकायत मिलने की सूचना 24 घंटे में और उसका निपटारा 15 दिन में होना है।',
        ],
      },
      children: {
        head: '18 साल से कम उम्र',
        says: [
          'खाता 18 साल या उससे ज़्यादा उम्र के लोगों के लिए है। किसी बच्चे ने खाता खोला हो, तो हमें लिखें, हम उसे हटा देंगे।',
        ],
      },
    },
  },
});
