import {
  EVIDENCE_DAYS,
  EVIDENCE_NOTICE_DAYS,
  PAPER_LIFE_DAYS,
} from '../../../contract/constants.ts';
import { defineText } from './text.ts';

export const trust = defineText({
  en: {
    title: 'How companies are checked',
    lead: 'What “checked” means on this portal, what it does not mean, and what every company can show.',
    sections: {
      levels: {
        head: 'The levels',
        says: [
          'A company’s level follows from what it has shown, and from nothing else. Nobody can buy it.',
          [
            'Level 0: nothing was checked. We know at most that somebody reads the mailbox that they gave us.',
            'Level 1, “papers checked”: an admin has compared a paper of the company with its number. Papers can be copied, so this alone does not make a checked company.',
            'Level 2, “checked company”: it has shown that the domain of its website is its own.',
            'Level 3, “checked company, with papers”: both.',
          ],
        ],
      },
      shows: {
        head: 'What a company can show',
        says: [
          [
            'Work email: somebody of the company has entered a code that we emailed to an address at the domain of its website. It counts as long as this person belongs to the company here.',
            'TXT record: the company has added a record to its domain that only the owner of the domain can add.',
            `Papers: the certificate of incorporation (CIN), the GST registration (GSTIN), the Udyam registration, or for work abroad the registration as a recruiting agent (eMigrate). A program looks at the number: a GSTIN has a check sign, of the others only the form can be checked. An admin reads the paper. Nobody else sees it, and it is deleted ${PAPER_LIFE_DAYS} days after the decision.`,
          ],
          'Domains where anybody gets a mailbox, such as gmail.com, show nothing.',
          'On the pages of jobs and companies you see what was shown, and on which day. You never see whose address it was.',
        ],
      },
      names: {
        head: 'Names that look alike',
        says: [
          'A new company whose name or website could be taken for that of a known company waits: nobody sees it, and it cannot post jobs, until an admin has looked at it. That holds for foreign letters that look like Latin ones, digits in place of letters, one letter more or less in a domain, and added words such as “careers” or “hr”. If it shows that the known company’s domain is its own, it waits no longer.',
          'Jobs of many companies come from elsewhere. Such a company goes to whoever reads email at the domain of its website, or to whom an admin has given it. If somebody manages it already, nobody else can take it.',
        ],
      },
      ends: {
        head: 'How long it counts',
        says: [
          `Each of these counts for ${EVIDENCE_DAYS} days, because people leave companies and domains are sold. We remind the company ${EVIDENCE_NOTICE_DAYS} days before. If the company changes its website, what it has shown about the domain no longer counts; if it changes its name, its papers no longer count.`,
        ],
      },
      gains: {
        head: 'What it changes',
        says: [
          [
            'You can search for jobs of checked companies alone.',
            'Only checked companies can search for candidates, and only among those who chose to be found.',
            'Only checked companies can feature a job. A job that looks suspicious waits for our moderators unless its company is checked.',
            'In messages of companies at level 0, numbers, links and UPI ids are hidden until the reader shows them.',
          ],
        ],
      },
      limits: {
        head: 'What it does not mean',
        says: [
          'A check says who a company is, not how it treats people or whether a job is good. Never pay for a job, an interview or a training, to whoever it may be. If somebody asks you for money, call 1930 or write at cybercrime.gov.in, and tell us on the contact page.',
        ],
      },
    },
  },
  hi: {
    title: 'कंपनियों की जाँच कैसे होती है',
    lead: 'इस पोर्टल पर “जाँची हुई” का क्या मतलब है, क्या नहीं, और हर कंपनी क्या दिखा सकती है।',
    sections: {
      levels: {
        head: 'स्तर',
        says: [
          'कंपनी का स्तर सिर्फ़ उससे बनता है जो उसने दिखाया है। इसे कोई ख़रीद नहीं सकता।',
          [
            'स्तर 0: कुछ नहीं जाँचा गया। हमें ज़्यादा से ज़्यादा इतना पता है कि दिया गया मेलबॉक्स कोई पढ़ता है।',
            'स्तर 1, “काग़ज़ जाँचे गए”: एक एडमिन ने कंपनी का काग़ज़ उसके नंबर से मिलाया है। काग़ज़ की नक़ल हो सकती है, इसलिए सिर्फ़ इससे कंपनी जाँची हुई नहीं होती।',
            'स्तर 2, “जाँची हुई कंपनी”: उसने दिखाया है कि उसकी वेबसाइट का डोमेन उसी का है।',
            'स्तर 3, “जाँची हुई कंपनी, काग़ज़ों के साथ”: दोनों।',
          ],
        ],
      },
      shows: {
        head: 'कंपनी क्या दिखा सकती है',
        says: [
          [
            'काम का ईमेल: हमने कंपनी की वेबसाइट के डोमेन वाले पते पर जो कोड भेजा, उसे कंपनी के किसी व्यक्ति ने लिखा है। जब तक वह व्यक्ति यहाँ उस कंपनी में है, तब तक यह मान्य है।',
            'TXT रिकॉर्ड: कंपनी ने अपने डोमेन में ऐसा रिकॉर्ड जोड़ा है जिसे सिर्फ़ डोमेन का मालिक जोड़ सकता है।',
            `काग़ज़: कंपनी बनने का प्रमाणपत्र (CIN), GST पंजीकरण (GSTIN), उद्यम पंजीकरण या विदेश में काम के लिए भर्ती एजेंट का पंजीकरण (eMigrate)। नंबर को प्रोग्राम देखता है: GSTIN में जाँच का अक्षर होता है, बाक़ी का सिर्फ़ रूप देखा जा सकता है। काग़ज़ एक एडमिन पढ़ता है। उसे कोई और नहीं देखता, और फ़ैसले के ${PAPER_LIFE_DAYS} दिन बाद वह मिट जाता है।`,
          ],
          'जिन डोमेन पर किसी को भी मेलबॉक्स मिल जाता है, जैसे gmail.com, उनसे कुछ साबित नहीं होता।',
          'नौकरी और कंपनी के पेज पर आप देखते हैं कि क्या दिखाया गया और किस दिन। यह कभी नहीं दिखता कि पता किसका था।',
        ],
      },
      names: {
        head: 'मिलते-जुलते नाम',
        says: [
          'जिस नई कंपनी का नाम या वेबसाइट किसी जानी-मानी कंपनी की समझी जा सकती है, वह इंतज़ार करती है: जब तक कोई एडमिन उसे न देख ले, वह किसी को नहीं दिखती और नौकरी पोस्ट नहीं कर सकती। यह दूसरी लिपि के मिलते-जुलते अक्षरों, अक्षर की जगह अंकों, डोमेन में एक अक्षर कम-ज़्यादा और “careers” या “hr” जैसे जोड़े हुए शब्दों पर लागू है। अगर वह दिखा दे कि जानी-मानी कंपनी का डोमेन उसी का है, तो इंतज़ार ख़त्म।',
          'बहुत सी कंपनियों की नौकरियाँ कहीं और से आती हैं। ऐसी कंपनी उसे मिलती है जो उसकी वेबसाइट के डोमेन पर आया मेल पढ़ता है, या जिसे एडमिन ने दी है। जिसे कोई पहले से सँभाल रहा है, उसे कोई और नहीं ले सकता।',
        ],
      },
      ends: {
        head: 'यह कब तक मान्य है',
        says: [
          `हर चीज़ ${EVIDENCE_DAYS} दिन तक मान्य है, क्योंकि लोग कंपनी छोड़ते हैं और डोमेन बिकते हैं। हम कंपनी को ${EVIDENCE_NOTICE_DAYS} दिन पहले याद दिलाते हैं। वेबसाइट बदलने पर डोमेन के बारे में दिखाया हुआ मान्य नहीं रहता, और नाम बदलने पर काग़ज़ मान्य नहीं रहते।`,
        ],
      },
      gains: {
        head: 'इससे क्या बदलता है',
        says: [
          [
            'आप सिर्फ़ जाँची हुई कंपनियों की नौकरियाँ खोज सकते हैं।',
            'सिर्फ़ जाँची हुई कंपनियाँ आवेदक खोज सकती हैं, और वे भी उन्हीं में जिन्होंने ख़ुद यह चुना है।',
            'सिर्फ़ जाँची हुई कंपनियाँ अपनी नौकरी फ़ीचर कर सकती हैं। शक वाली नौकरी मॉडरेटर के देखने तक रुकी रहती है, अगर उसकी कंपनी जाँची हुई न हो।',
            'स्तर 0 की कंपनियों के संदेशों में नंबर, लिंक और UPI तब तक छिपे रहते हैं, जब तक पढ़ने वाला उन्हें न खोले।',
          ],
        ],
      },
      limits: {
        head: 'इसका क्या मतलब नहीं है',
        says: [
          'जाँच बताती है कि कंपनी कौन है, यह नहीं कि वह लोगों से कैसा बर्ताव करती है या नौकरी अच्छी है या नहीं। नौकरी, इंटरव्यू या ट्रेनिंग के लिए किसी को भी पैसे न दें। कोई पैसे माँगे तो 1930 पर फ़ोन करें या cybercrime.gov.in पर लिखें, और हमें संपर्क पेज पर बताएँ।',
        ],
      },
    },
  },
});
