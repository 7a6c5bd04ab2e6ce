import { defineText } from '../text.ts';

export const resources = defineText({
  en: {
    title: 'Resources',
    lead: 'What helps you here, and the official services for work, skills, social security and complaints in India.',
    sections: {
      here: {
        head: 'On this portal',
        says: [
          [
            '[Find jobs](/jobs): by words, place, pay, hours and years of experience, in English and Hindi.',
            '[Job alerts](/user/alerts): keep a search and get its new jobs by email.',
            '[Resume builder](/user/resume-builder): makes a resume from your profile, and one for each job.',
            '[Salary guide](/salary-guide): what jobs for a role say they pay.',
            '[Career advice](/career-advice): letters, interviews, fraud and your rights.',
            '[How companies are checked](/trust), and [all companies](/companies).',
            '[Check a receipt](/verify): whether the record of an application is genuine.',
            '[How we are doing, in figures](/transparency): answers, reports and takedowns.',
          ],
        ],
      },
      work: {
        head: 'Finding work and learning',
        says: [
          [
            '[National Career Service](https://www.ncs.gov.in): free jobs, job fairs and counselling by the Ministry of Labour and Employment.',
            '[Apprenticeship India](https://www.apprenticeshipindia.gov.in): apprenticeships with a stipend in companies.',
            '[Skill India Digital Hub](https://www.skillindiadigital.gov.in): free and certified courses, and training centres near you.',
            '[SWAYAM](https://swayam.gov.in): free courses by Indian universities and IITs.',
            '[eMigrate](https://emigrate.gov.in): before you go abroad, look up here whether a recruiting agent is registered. Whether you need a clearance depends on your passport, the country and the work; the site says so.',
          ],
        ],
      },
      papers: {
        head: 'Your papers',
        says: [
          [
            '[DigiLocker](https://www.digilocker.gov.in): marksheets, Aadhaar and driving licence as documents that count like the originals.',
            '[Unique Disability ID](https://swavlambancard.gov.in): the certificate and card for persons with disabilities.',
          ],
          'Send copies only, and only once you know who asks and why. An employer never needs your Aadhaar number to read your application.',
        ],
      },
      security: {
        head: 'Provident fund, insurance and social security',
        says: [
          [
            '[EPFO](https://www.epfindia.gov.in): your provident fund. With your UAN you see each month whether your employer has paid in, and transfer it when you change jobs.',
            '[ESIC](https://www.esic.gov.in): medical care and sick pay for insured workers and their families.',
            '[e-Shram](https://eshram.gov.in): the free registration of unorganised, gig and platform workers, with a card and access to schemes.',
          ],
        ],
      },
      help: {
        head: 'When something is wrong',
        says: [
          [
            'Online fraud: call 1930 at once, or report it at [cybercrime.gov.in](https://cybercrime.gov.in).',
            'Calls and messages by swindlers: report the number at [Chakshu on Sanchar Saathi](https://sancharsaathi.gov.in).',
            'Unpaid wages or dismissal: the labour commissioner of your district, or [Samadhan](https://samadhan.labour.gov.in) for what the central government is responsible for.',
            'Sexual harassment at work: [SHe-Box](https://shebox.wcd.gov.in). The helpline for women is 181, the police 112.',
            'Free legal aid: [NALSA](https://nalsa.gov.in), phone 15100.',
            'An authority that does not answer: [CPGRAMS](https://pgportal.gov.in).',
            'Something on this portal: use Report on the page of the job, company or message, or [write to us](/contact).',
          ],
          'Registering with these services is free. Their addresses end in .gov.in; whoever takes money for a registration there is no official. We do not belong to any of them and get nothing for naming them.',
        ],
      },
    },
  },
  hi: {
    title: 'उपयोगी लिंक',
    lead: 'यहाँ क्या आपके काम आएगा, और भारत में नौकरी, हुनर, सामाजिक सुरक्षा और शिकायत की सरकारी सेवाएँ।',
    sections: {
      here: {
        head: 'इस पोर्टल पर',
        says: [
          [
            '[नौकरियाँ खोजें](/jobs): शब्द, जगह, वेतन, समय और अनुभव के हिसाब से, हिंदी और अंग्रेज़ी में।',
            '[जॉब अलर्ट](/user/alerts): खोज सेव करें और नई नौकरियाँ मेल पर पाएँ।',
            '[रिज़्यूमे बिल्डर](/user/resume-builder): आपकी प्रोफ़ाइल से रिज़्यूमे बनाता है, हर नौकरी के लिए अलग भी।',
            '[वेतन गाइड](/salary-guide): किसी काम की नौकरियाँ कितना वेतन बताती हैं।',
            '[करियर सलाह](/career-advice): लेटर, इंटरव्यू, ठगी और आपके अधिकार।',
            '[कंपनियों की जाँच कैसे होती है](/trust), और [सभी कंपनियाँ](/companies)।',
            '[रसीद जाँचें](/verify): किसी आवेदन का रिकॉर्ड असली है या नहीं।',
            '[हमारा काम, आँकड़ों में](/transparency): जवाब, शिकायतें और हटाई गई नौकरियाँ।',
          ],
        ],
      },
      work: {
        head: 'काम ढूँढना और सीखना',
        says: [
          [
            '[नेशनल करियर सर्विस](https://www.ncs.gov.in): श्रम और रोज़गार मंत्रालय की मुफ़्त नौकरियाँ, रोज़गार मेले और सलाह।',
            '[अप्रेंटिसशिप इंडिया](https://www.apprenticeshipindia.gov.in): कंपनियों में स्टाइपेंड के साथ अप्रेंटिसशिप।',
            '[स्किल इंडिया डिजिटल हब](https://www.skillindiadigital.gov.in): मुफ़्त और प्रमाणपत्र वाले कोर्स, और आपके पास के ट्रेनिंग सेंटर।',
            '[स्वयं](https://swayam.gov.in): भारतीय विश्वविद्यालयों और IIT के मुफ़्त कोर्स।',
            '[ई-माइग्रेट](https://emigrate.gov.in): विदेश जाने से पहले यहाँ देखें कि एजेंट रजिस्टर्ड है या नहीं। मंज़ूरी चाहिए या नहीं, यह पासपोर्ट, देश और काम पर निर्भर है; वहाँ लिखा है।',
          ],
        ],
      },
      papers: {
        head: 'आपके काग़ज़',
        says: [
          [
            '[डिजिलॉकर](https://www.digilocker.gov.in): मार्कशीट, आधार और ड्राइविंग लाइसेंस, जो असली काग़ज़ों की तरह माने जाते हैं।',
            '[यूनीक डिसेबिलिटी ID](https://swavlambancard.gov.in): विकलांग व्यक्तियों का प्रमाणपत्र और कार्ड।',
          ],
          'सिर्फ़ कॉपी भेजें, और तभी जब पता हो कि कौन माँग रहा है और क्यों। आपका आवेदन पढ़ने के लिए किसी कंपनी को आपके आधार नंबर की ज़रूरत नहीं होती।',
        ],
      },
      security: {
        head: 'प्रॉविडेंट फ़ंड, बीमा और सामाजिक सुरक्षा',
        says: [
          [
            '[EPFO](https://www.epfindia.gov.in): आपका प्रॉविडेंट फ़ंड। UAN से हर महीने देखें कि कंपनी ने पैसे जमा किए या नहीं, और नौकरी बदलने पर उसे ट्रांसफ़र करें।',
            '[ESIC](https://www.esic.gov.in): बीमा वाले कामगारों और उनके परिवार के लिए इलाज, और बीमारी के दिनों का पैसा।',
            '[ई-श्रम](https://eshram.gov.in): असंगठित, गिग और प्लेटफ़ॉर्म कामगारों का मुफ़्त रजिस्ट्रेशन, कार्ड और योजनाएँ।',
          ],
        ],
      },
      help: {
        head: 'जब कुछ ग़लत हो',
        says: [
          [
            'ऑनलाइन ठगी: तुरंत 1930 पर फ़ोन करें, या [cybercrime.gov.in](https://cybercrime.gov.in) पर शिकायत करें।',
            'ठगों के फ़ोन और मैसेज: [संचार साथी के चक्षु](https://sancharsaathi.gov.in) पर नंबर बताएँ।',
            'वेतन न मिले या निकाल दिया जाए: अपने ज़िले के श्रम आयुक्त, या केंद्र सरकार के दायरे के मामलों में [समाधान](https://samadhan.labour.gov.in)।',
            'काम पर यौन उत्पीड़न: [SHe-Box](https://shebox.wcd.gov.in)। महिला हेल्पलाइन 181 है, पुलिस 112।',
            'मुफ़्त क़ानूनी मदद: [NALSA](https://nalsa.gov.in), फ़ोन 15100।',
            'कोई सरकारी दफ़्तर जवाब न दे: [CPGRAMS](https://pgportal.gov.in)।',
            'इस पोर्टल की कोई बात: नौकरी, कंपनी या संदेश के पेज पर शिकायत करें, या [हमें लिखें](/contact)।',
          ],
          'इन सेवाओं में रजिस्ट्रेशन मुफ़्त है। इनके पते .gov.in पर ख़त्म होते हैं; वहाँ रजिस्ट्रेशन के पैसे लेने वाला सरकारी आदमी नहीं है। हम इनमें से किसी के नहीं हैं, और इनका नाम लेने से हमें कुछ नहीं मिलता।',
        ],
      },
    },
  },
});
