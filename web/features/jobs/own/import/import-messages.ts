import type { ImportOutcome } from '../../../../../contract/jobs/job-imports.ts';
import { type ImportColumn, importColumns } from '../../../../../contract/jobs/import-columns.ts';
import type { Language } from '../../../../../contract/endpoint.ts';
import {
  type ConditionChoice,
  conditionChoices,
  ofEachConditionChoice,
} from '../../../../../contract/jobs/choices/condition-choices.ts';
import { numberText } from '../../../../lib/format/format.ts';
import { defineMessages } from '../../../../lib/messages.ts';

const jobs = (count: number) => (count === 1 ? '1 job' : `${numberText(count)} jobs`);
const posts = (count: number) => (count === 1 ? '1 नौकरी' : `${numberText(count)} नौकरियाँ`);

export const importMessages = defineMessages({
  en: {
    title: 'Import jobs',
    intro:
      'Import a list of your own jobs as a CSV file from a spreadsheet. You see what will happen before anything is saved.',
    byAddress: 'Read from an address every day',
    template: 'Download template',
    choose: 'Choose a CSV file',
    chooseOther: 'Choose another file',
    how: 'How it works',
    byNumber:
      'Each row needs a number of your own (column “reference”). A second import with the same number changes the job instead of posting it twice.',
    joins:
      'An open job of yours without a number becomes that row’s job if title, place and terms are the same and the text is much the same. Its applications stay.',
    otherNumber:
      'A job that your feed has brought under another number is not posted a second time: both numbers mean it, and it stays as it is until one of their rows changes.',
    left: 'Jobs that you closed or deleted here stay closed or deleted. Rows that have not changed are skipped, so your changes here are kept.',
    most: (rows: number) => `At most ${numberText(rows)} rows at once.`,
    empty: 'This file is empty.',
    notText: 'This is not a CSV file. Save your list as CSV (UTF-8) and choose that file.',
    tooLarge: 'This file is too large. Split it into several.',
    failed: 'The file could not be read',
    importFailed: 'The jobs could not be imported',
    file: (name: string) => `In “${name}”`,
    rows: 'Rows of the file',
    line: 'Line',
    reference: 'Reference',
    job: 'Job title',
    outcome: 'What happens',
    done: 'What happened',
    problems: 'Problems',
    joined: 'Joined with your job',
    knownAs: (reference: string) => `Already here as ${reference}`,
    start: (count: number) => `Import ${jobs(count)}`,
    join: (count: number) => `Join ${jobs(count)}`,
    starting: 'Importing …',
    nothing: 'There is nothing to import in this file.',
    wrongLeft: (count: number) =>
      count === 1
        ? '1 row with a problem is left out.'
        : `${numberText(count)} rows with problems are left out.`,
    columns: 'How your columns were read',
    columnsHint:
      'If one was read as something else, rename it in your list: the template shows the names.',
    readAs: 'read as',
    notRead: 'Not read',
    example: (said: string) => `For example “${said}”`,
    understood: (said: string, understood: string) => `“${said}” is read as “${understood}”`,
    mend: 'Save the rows with problems',
    mendHint:
      'Correct them in that file and choose it here. The other rows need not be sent again.',
    finished: (count: number) => `${jobs(count)} imported`,
    finishedJoining: (count: number) => `${jobs(count)} joined`,
    back: 'Postings',
    toJobs: 'See your jobs',
  },
  hi: {
    title: 'नौकरियाँ लाएँ',
    intro:
      'अपनी नौकरियों की सूची CSV फ़ाइल से लाएँ, जैसी स्प्रेडशीट सेव करती है। कुछ भी सेव करने से पहले आप देखेंगे कि क्या होगा।',
    byAddress: 'किसी पते से रोज़ लाएँ',
    template: 'नमूना डाउनलोड करें',
    choose: 'CSV फ़ाइल चुनें',
    chooseOther: 'दूसरी फ़ाइल चुनें',
    how: 'यह कैसे होता है',
    byNumber:
      'हर पंक्ति में आपका अपना नंबर (कॉलम “reference”) ज़रूरी है। उसी नंबर से दोबारा लाने पर नौकरी बदलती है, दो बार नहीं लगती।',
    joins:
      'आपकी जो चालू नौकरी बिना नंबर की है, वही उस पंक्ति की नौकरी बन जाती है, अगर पद, जगह और शर्तें एक हों और विवरण लगभग वही हो। उसके आवेदन बने रहते हैं।',
    otherNumber:
      'जो नौकरी आपका फ़ीड किसी दूसरे नंबर से ला चुका है, वह दोबारा नहीं लगती: दोनों नंबर उसी के हैं, और जब तक उनमें से किसी की पंक्ति न बदले, वह जैसी है वैसी ही रहती है।',
    left: 'जो आपने यहाँ बंद की या हटाई, वह वैसी ही रहेगी; जिन पंक्तियों में बदलाव नहीं है, वे आपके यहाँ किए बदलावों के साथ छोड़ दी जाती हैं।',
    most: (rows) => `एक बार में ज़्यादा से ज़्यादा ${numberText(rows)} पंक्तियाँ।`,
    empty: 'यह फ़ाइल ख़ाली है।',
    notText: 'यह CSV फ़ाइल नहीं है। अपनी सूची को CSV (UTF-8) के रूप में सहेजें और वह फ़ाइल चुनें।',
    tooLarge: 'यह फ़ाइल बहुत बड़ी है। इसे कई फ़ाइलों में बाँटें।',
    failed: 'फ़ाइल नहीं पढ़ी जा सकी',
    importFailed: 'नौकरियाँ नहीं लाई जा सकीं',
    file: (name) => `“${name}” में`,
    rows: 'फ़ाइल की पंक्तियाँ',
    line: 'पंक्ति',
    reference: 'आपका नंबर',
    job: 'पद का नाम',
    outcome: 'क्या होगा',
    done: 'क्या हुआ',
    problems: 'ग़लतियाँ',
    joined: 'आपकी नौकरी से जुड़ी',
    knownAs: (reference) => `यहाँ पहले से है: ${reference}`,
    start: (count) => `${posts(count)} लाएँ`,
    join: (count) => `${posts(count)} जोड़ें`,
    starting: 'लाई जा रही हैं …',
    nothing: 'इस फ़ाइल में लाने को कुछ नहीं है।',
    wrongLeft: (count) =>
      count === 1
        ? 'ग़लती वाली 1 पंक्ति छोड़ दी जाएगी।'
        : `ग़लती वाली ${numberText(count)} पंक्तियाँ छोड़ दी जाएँगी।`,
    columns: 'आपके कॉलम कैसे पढ़े गए',
    columnsHint: 'कोई कॉलम ग़लत पढ़ा गया हो, तो अपनी सूची में उसका नाम बदलें: सही नाम नमूने में हैं।',
    readAs: 'इस तरह पढ़ा गया',
    notRead: 'नहीं पढ़ा गया',
    example: (said) => `जैसे “${said}”`,
    understood: (said, understood) => `“${said}” को “${understood}” पढ़ा गया`,
    mend: 'ग़लती वाली पंक्तियाँ सेव करें',
    mendHint: 'उसी फ़ाइल में इन्हें ठीक करें और यहाँ चुनें। बाक़ी पंक्तियाँ दोबारा नहीं भेजनी होंगी।',
    finished: (count) => `${posts(count)} ${count === 1 ? 'लाई गई' : 'लाई गईं'}`,
    finishedJoining: (count) => `${posts(count)} जुड़ीं`,
    back: 'मेरी पोस्ट',
    toJobs: 'अपनी नौकरियाँ देखें',
  },
});

export const outcomeLabels: Record<Language, Record<ImportOutcome, string>> = {
  en: {
    new: 'New',
    changed: 'Changed',
    same: 'Left: nothing new',
    known: 'Already here',
    closed: 'Left: closed here',
    wrong: 'Left out',
    left: 'Closed: no longer there',
    reopened: 'Open again',
  },
  hi: {
    new: 'नई',
    changed: 'बदली',
    same: 'वैसी ही: कुछ नया नहीं',
    known: 'यहाँ पहले से है',
    closed: 'वैसी ही: यहाँ बंद है',
    wrong: 'छोड़ी गई',
    left: 'बंद: अब सूची में नहीं',
    reopened: 'फिर खुली',
  },
};

const inEnglish = importColumns.map((column) => [column, column]);

/** The columns have English names in the file; the Hindi ones say what they are. */
export const columnLabels: Record<Language, Record<ImportColumn, string>> = {
  en: Object.fromEntries(inEnglish) as Record<ImportColumn, string>,
  hi: {
    reference: 'आपका नंबर',
    title: 'पद का नाम',
    description: 'विवरण',
    responsibilities: 'ज़िम्मेदारियाँ',
    requirements: 'योग्यता',
    benefits: 'सुविधाएँ',
    location: 'जगह',
    employment_type: 'नौकरी का प्रकार',
    work_mode: 'काम करने का तरीक़ा',
    min_experience: 'कम से कम अनुभव',
    max_experience: 'ज़्यादा से ज़्यादा अनुभव',
    salary: 'वेतन',
    skills: 'हुनर',
    openings: 'पदों की संख्या',
    client: 'क्लाइंट',
    ...ofEachConditionChoice<Record<ConditionChoice, string>>(
      (name) => conditionChoices[name].name.hi,
    ),
    conditions: 'काम की शर्तें',
    access_contact: 'सुविधाओं के लिए संपर्क',
    access_email: 'उनका ईमेल पता',
    lawful_reasons: 'क़ानूनी कारण',
  },
};
