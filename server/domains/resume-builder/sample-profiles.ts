/** Profiles of two invented people, for tests. */

const span = (startDate: string, endDate: string | null) => ({
  startDate,
  endDate,
  current: endDate === null,
});

export const inEnglish = {
  name: 'Asha Kulkarni',
  phone: '+91 98765 43210',
  title: 'Senior Accounts Executive',
  location: 'Pune, Maharashtra',
  about:
    'Accountant with seven years in manufacturing and trade. I close the books of three plants by the fourth working day.',
  skills: ['Tally Prime', 'GST Returns', 'TDS', 'MIS Reporting', 'Power BI'],
  experience: [
    {
      id: 'first',
      title: 'Senior Accounts Executive',
      company: 'Meridian Axis Pvt Ltd',
      location: 'Pune',
      ...span('2022-04', null),
      description:
        '• Closed monthly books for three plants\n• Brought overdue receivables from ₹4.2 crore to ₹1.1 crore',
      skills: ['SAP FICO'],
    },
    {
      id: 'second',
      title: 'Accountant',
      company: 'Sahyadri Traders',
      location: 'Nashik',
      ...span('2019-07', '2022-03'),
      description: '• Kept ledgers for 240 suppliers in Tally Prime',
      skills: [],
    },
  ] as const,
  education: [
    {
      id: 'third',
      degree: 'M.Com',
      field: 'Accountancy',
      institution: 'Savitribai Phule Pune University',
      location: 'Pune',
      ...span('2017-06', '2019-05'),
      description: '',
      score: 8.1,
      scoreKind: 'cgpa' as const,
    },
  ] as const,
  languages: [
    { language: 'Marathi', read: true, write: true, speak: true },
    { language: 'English', read: true, write: true, speak: false },
  ],
  default_cover_letter: '',
  notice_period_days: 30,
  preferred_locations: ['Pune', 'Mumbai'],
  work_authorisation: 'citizen' as const,
};

export const inHindi = {
  ...inEnglish,
  name: 'प्रिया शर्मा',
  title: 'वरिष्ठ लेखा अधिकारी',
  location: 'इंदौर, मध्य प्रदेश',
  about: 'सात साल का लेखा अनुभव। तीन कारख़ानों का हिसाब हर महीने चौथे कार्यदिवस तक पूरा करती हूँ।',
  skills: ['टैली प्राइम', 'जीएसटी रिटर्न', 'बैंक समाधान'],
  experience: [
    {
      ...inEnglish.experience[0],
      title: 'वरिष्ठ लेखा अधिकारी',
      company: 'मेरिडियन एक्सिस प्रा. लि.',
      location: 'इंदौर',
      description: '• तीन कारख़ानों का मासिक हिसाब बंद किया\n• बक़ाया वसूली ₹4.2 करोड़ से घटाई',
    },
    {
      ...inEnglish.experience[1],
      title: 'लेखाकार',
      company: 'सह्याद्री ट्रेडर्स',
      description: '• 240 आपूर्तिकर्ताओं के खाते रखे',
    },
  ] as const,
  education: [
    {
      ...inEnglish.education[0],
      degree: 'एम.कॉम',
      field: 'लेखाशास्त्र',
      institution: 'देवी अहिल्या विश्वविद्यालय',
    },
  ] as const,
};
