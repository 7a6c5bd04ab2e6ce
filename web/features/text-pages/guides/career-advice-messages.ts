import { defineText } from '../text.ts';

export const careerAdvice = defineText({
  en: {
    title: 'Career advice',
    lead: 'How to read a job, write a letter, prepare for an interview, recognise fraud, and what the law gives you at work in India.',
    sections: {
      read: {
        head: 'Read a job before you apply',
        says: [
          [
            'Pay: is it by the month or the year, before or after deductions, and how much of it depends on targets? The [salary guide](/salary-guide) shows what others pay for the same work.',
            'Must-haves and wishes: apply if you have what a job must have. Nobody has everything on the list.',
            'Place, hours and shift: count the way there, and ask who brings you home after a night shift.',
            'Who posts it: a page says whether a company was checked, and [what that means](/trust). A consultant should say for whom they hire.',
            'The answer line: it says within how many days the company promises to answer.',
          ],
        ],
      },
      letter: {
        head: 'Write a short letter',
        says: [
          'Ten sentences are enough. A good letter answers three questions.',
          [
            'Why this job? Name one thing from its text.',
            'Why you? Give a proof for each must-have: “I kept the books of two shops and filed their GST returns”, not “I am hard-working”.',
            'When could you begin? Write your notice period, and what you expect to earn if you are asked.',
          ],
          'Leave out your Aadhaar and PAN numbers, your religion, your caste, and whether you are married or plan to have children. None of that is needed to judge your work. Let somebody read the letter aloud to you: what sounds wrong is wrong.',
        ],
      },
      interview: {
        head: 'Prepare for the interview',
        says: [
          [
            'Look at the website of the company and at its other jobs. Know what it sells, and to whom.',
            'Prepare three short stories of your work: what was the problem, what did you do, what came of it?',
            'Practise aloud: “Tell me about yourself” in one minute, why you leave your present work, what you want to earn.',
            'Ask something yourself: What would my first week look like? Who would I work with? When do I hear from you?',
            'Try a video call the day before. For a meeting, take copies of your papers and be there ten minutes early.',
          ],
          'You need not answer questions about marriage, children, religion or caste. “I would rather talk about the work” is a polite answer.',
        ],
      },
      fraud: {
        head: 'Recognise fraud',
        says: [
          'Never pay for a job. No honest employer takes money for a form, an interview, training, a uniform, a laptop or a “refundable deposit”. Be careful if somebody',
          [
            'offers you a job without having talked to you, or far more pay than others do;',
            'writes from a private email address or only by chat, and presses you to decide today;',
            'asks for an OTP, a card number, a UPI PIN, or that you install an app to share your screen;',
            'pays you to rate videos or to pass money on, or wants your bank account “for salary” before you work;',
            'keeps your original certificates or your passport.',
          ],
          'If money is gone, call 1930 at once and report it at cybercrime.gov.in: in the first hours it can often still be stopped. Then [report the job to us](/contact).',
        ],
      },
      rights: {
        head: 'Know your rights',
        says: [
          [
            'A letter of appointment: the labour codes, in force since November 2025, ask every workplace of ten or more people to give everybody one. Ask for it elsewhere too, and read what it says about pay, hours and notice before you sign.',
            'Wages: never below the minimum wage of your state. A month’s pay is due by the seventh of the next month, and what is left within two working days after you leave. Women, men and transgender people earn the same for the same work.',
            'Hours: as a rule eight a day and 48 a week; overtime is paid at twice the rate.',
            'Notice: your letter says how long it is. Ask for your relieving letter, and for your provident fund to be transferred, not left behind.',
            'Maternity: 26 weeks of paid leave for the first two children and 12 for later ones, in factories and in workplaces of ten or more people, if you worked there for 80 days in the year before. Nobody may dismiss you for it.',
            'Harassment: the POSH Act of 2013 asks every workplace of ten or more people for an internal committee. You have three months to complain, there or at the local committee of your district.',
          ],
          'Rules differ by state and kind of work, and this page is no legal advice. Free legal aid: call 15100. More places that help are among our [resources](/resources).',
        ],
      },
    },
  },
  hi: {
    title: 'करियर सलाह',
    lead: 'नौकरी का विवरण कैसे पढ़ें, लेटर कैसे लिखें, इंटरव्यू की तैयारी कैसे करें, ठगी कैसे पहचानें, और भारत में काम पर आपके क्या अधिकार हैं।',
    sections: {
      read: {
        head: 'आवेदन से पहले नौकरी को ध्यान से पढ़ें',
        says: [
          [
            'वेतन: महीने का है या साल का, कटौती से पहले या बाद का, और कितना हिस्सा टारगेट पर टिका है? उसी काम का दूसरे कितना देते हैं, यह [वेतन गाइड](/salary-guide) में देखें।',
            'ज़रूरी और अच्छा हो तो: जो ज़रूरी है, वह आपके पास हो तो आवेदन करें। पूरी सूची किसी के पास नहीं होती।',
            'जगह, समय और शिफ़्ट: आने-जाने का समय जोड़ें, और पूछें कि रात की शिफ़्ट के बाद घर कौन छोड़ेगा।',
            'किसने पोस्ट की: पेज पर लिखा है कि कंपनी जाँची हुई है या नहीं, और [इसका क्या मतलब है](/trust)। कंसल्टेंट को बताना चाहिए कि वह किसके लिए भर्ती कर रहा है।',
            'जवाब की लाइन: कंपनी कितने दिनों में जवाब देने का वादा करती है।',
          ],
        ],
      },
      letter: {
        head: 'छोटा लेटर लिखें',
        says: [
          'दस वाक्य काफ़ी हैं। अच्छा लेटर तीन सवालों का जवाब देता है।',
          [
            'यही नौकरी क्यों? उसके विवरण की कोई एक बात लिखें।',
            'आप ही क्यों? हर ज़रूरी बात का सबूत दें: “मैंने दो दुकानों का हिसाब रखा और उनके GST रिटर्न भरे”, न कि “मैं मेहनती हूँ”।',
            'आप कब से आ सकते हैं? अपना नोटिस पीरियड लिखें, और पूछा जाए तो वेतन की उम्मीद भी।',
          ],
          'आधार और PAN नंबर, धर्म, जाति, शादी या बच्चों की बात न लिखें। आपके काम को परखने के लिए इनकी ज़रूरत नहीं है। किसी से लेटर ज़ोर से पढ़वाकर सुनें: जो कानों को खटके, उसे बदल दें।',
        ],
      },
      interview: {
        head: 'इंटरव्यू की तैयारी करें',
        says: [
          [
            'कंपनी की वेबसाइट और उसकी दूसरी नौकरियाँ देखें। जानें कि वह क्या बेचती है और किसे।',
            'अपने काम की तीन छोटी कहानियाँ तैयार रखें: समस्या क्या थी, आपने क्या किया, नतीजा क्या निकला?',
            'बोलकर अभ्यास करें: एक मिनट में “अपने बारे में बताइए”, मौजूदा काम क्यों छोड़ रहे हैं, कितना वेतन चाहते हैं।',
            'आप भी पूछें: मेरा पहला हफ़्ता कैसा होगा? मैं किसके साथ काम करूँगा? आपका जवाब कब आएगा?',
            'वीडियो कॉल एक दिन पहले आज़मा लें। मिलने जाना हो तो काग़ज़ों की कॉपी ले जाएँ और दस मिनट पहले पहुँचें।',
          ],
          'शादी, बच्चों, धर्म या जाति के सवालों का जवाब देना ज़रूरी नहीं है। “मैं काम के बारे में बात करना चाहूँगा” एक विनम्र जवाब है।',
        ],
      },
      fraud: {
        head: 'ठगी को पहचानें',
        says: [
          'नौकरी के लिए कभी पैसे न दें। कोई ईमानदार कंपनी फ़ॉर्म, इंटरव्यू, ट्रेनिंग, वर्दी, लैपटॉप या “वापस मिलने वाले डिपॉज़िट” के पैसे नहीं लेती। सावधान रहें, अगर कोई',
          [
            'बिना बात किए नौकरी दे दे, या दूसरों से बहुत ज़्यादा वेतन बताए;',
            'निजी ईमेल पते से या सिर्फ़ चैट पर लिखे और आज ही फ़ैसला करने का दबाव डाले;',
            'OTP, कार्ड नंबर, UPI PIN माँगे या स्क्रीन दिखाने वाला ऐप लगवाए;',
            'वीडियो को रेटिंग देने या पैसे आगे भेजने के पैसे दे, या काम से पहले “वेतन के लिए” आपका बैंक खाता माँगे;',
            'आपके असली प्रमाणपत्र या पासपोर्ट अपने पास रख ले।',
          ],
          'पैसे चले गए हों तो तुरंत 1930 पर फ़ोन करें और cybercrime.gov.in पर शिकायत करें: पहले कुछ घंटों में पैसे अक्सर रोके जा सकते हैं। फिर [हमें वह नौकरी बताएँ](/contact)।',
        ],
      },
      rights: {
        head: 'अपने अधिकार जानें',
        says: [
          [
            'नियुक्ति पत्र: नवंबर 2025 से लागू श्रम संहिताओं के हिसाब से दस या ज़्यादा लोगों की हर काम की जगह पर यह सबको मिलना चाहिए। बाक़ी जगहों पर भी माँगें, और साइन करने से पहले पढ़ें कि वेतन, समय और नोटिस के बारे में क्या लिखा है।',
            'वेतन: आपके राज्य के न्यूनतम वेतन से कम कभी नहीं। महीने का वेतन अगले महीने की सात तारीख़ तक मिलना चाहिए, और काम छोड़ने पर बाक़ी पैसे काम के दो दिनों में। एक जैसे काम का वेतन औरत, मर्द और ट्रांसजेंडर, सबको बराबर मिलता है।',
            'समय: आम तौर पर दिन में आठ और हफ़्ते में 48 घंटे; ओवरटाइम का दुगना पैसा मिलता है।',
            'नोटिस: कितने दिन का है, यह आपके पत्र में लिखा है। रिलीविंग लेटर माँगें और अपना प्रॉविडेंट फ़ंड छोड़ें नहीं, ट्रांसफ़र कराएँ।',
            'मातृत्व: पहले दो बच्चों के लिए 26 हफ़्ते की और उनके बाद 12 हफ़्ते की वेतन वाली छुट्टी, कारख़ानों में और दस या ज़्यादा लोगों की काम की जगहों पर, अगर आपने उससे पहले के साल में वहाँ 80 दिन काम किया हो। इसके लिए कोई आपको निकाल नहीं सकता।',
            'उत्पीड़न: 2013 के POSH क़ानून के हिसाब से दस या ज़्यादा लोगों की हर काम की जगह पर आंतरिक समिति होनी चाहिए। शिकायत के लिए तीन महीने हैं, वहाँ या अपने ज़िले की स्थानीय समिति में।',
          ],
          'नियम राज्य और काम के हिसाब से अलग हो सकते हैं, और यह पेज क़ानूनी सलाह नहीं है। मुफ़्त क़ानूनी मदद: 15100 पर फ़ोन करें। मदद की और जगहें हमारे [उपयोगी लिंक](/resources) में हैं।',
        ],
      },
    },
  },
});
