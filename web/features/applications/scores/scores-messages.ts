import { defineMessages } from '../../../lib/messages.ts';
import { DOT } from '../../../lib/format/separator.ts';

export const scoresMessages = defineMessages({
  en: {
    title: 'Score cards',
    none: 'Nobody has written one yet.',
    write: 'Write a score card',
    change: 'Change your card',
    waive: 'I will not write one',
    waived: 'You chose not to write one.',
    waiveTitle: 'Write no score card?',
    waiveText:
      'You can then read what your colleagues wrote, but no longer write a card about this candidate.',
    notWaived: 'This could not be saved',
    hidden: (count: number) =>
      count === 1
        ? 'One colleague has written a card. You can read it once you have written yours, or have said that you will not.'
        : `${count} colleagues have written cards. You can read them once you have written yours, or have said that you will not.`,
    awaited: (names: string) => `Still to write: ${names}`,
    failed: 'The score cards could not be loaded',
    you: 'You',
    compared: 'The points side by side',
    judged: 'What was judged',
    dialogText: (name: string) =>
      `About ${name}. Say what you saw or heard for each score. Colleagues read it, candidates do not.`,
    changesAlone: 'You can change it for a day, until a colleague has written theirs.',
    fixedAtOnce:
      'Once it is saved, you read what your colleagues wrote and can no longer change yours.',
    skills: 'Knows the work',
    problems: 'Solves problems',
    communication: 'Explains and listens',
    reliability: 'Keeps to what was agreed',
    overall: 'Overall',
    notJudged: 'Not judged',
    points1: `1${DOT}Poor`,
    points2: `2${DOT}Fair`,
    points3: `3${DOT}Good`,
    points4: `4${DOT}Excellent`,
    choose: 'Choose',
    evidence: (criterion: string) => `What speaks for it: ${criterion}`,
    evidenceHint: 'At least 20 characters: “Reconciled the sample ledger without help.”',
    save: 'Save the card',
    saved: 'Score card saved',
    notSaved: 'The score card could not be saved',
  },
  hi: {
    title: 'स्कोर कार्ड',
    none: 'अभी किसी ने नहीं लिखा।',
    write: 'स्कोर कार्ड लिखें',
    change: 'अपना कार्ड बदलें',
    waive: 'नहीं लिखना',
    waived: 'आपने न लिखना चुना है।',
    waiveTitle: 'स्कोर कार्ड नहीं लिखना है?',
    waiveText: 'आप सहकर्मियों का लिखा पढ़ सकेंगे। इस आवेदक के बारे में आप फिर नहीं लिख सकेंगे।',
    notWaived: 'यह सेव नहीं हो सका',
    hidden: (count) =>
      count === 1
        ? 'एक सहकर्मी लिख चुके हैं। अपना लिखने पर, या न लिखना चुनने पर, आप उनका पढ़ सकेंगे।'
        : `${count} सहकर्मी लिख चुके हैं। अपना लिखने पर, या न लिखना चुनने पर, आप उनके पढ़ सकेंगे।`,
    awaited: (names) => `लिखना बाक़ी: ${names}`,
    failed: 'स्कोर कार्ड नहीं खुल सके',
    you: 'आप',
    compared: 'सबके अंक साथ-साथ',
    judged: 'क्या परखा',
    dialogText: (name) =>
      `${name} के बारे में। हर अंक के लिए लिखें कि आपने क्या देखा या सुना। इसे सहकर्मी पढ़ते हैं, आवेदक नहीं।`,
    changesAlone: 'किसी सहकर्मी के लिखने से पहले, एक दिन तक आप इसे बदल सकेंगे।',
    fixedAtOnce: 'सेव करते ही आप सहकर्मियों का लिखा पढ़ सकेंगे, और फिर अपना नहीं बदल सकेंगे।',
    skills: 'काम की जानकारी',
    problems: 'समस्या सुलझाना',
    communication: 'समझाना और सुनना',
    reliability: 'कही बात निभाना',
    overall: 'कुल मिलाकर',
    notJudged: 'नहीं परखा',
    points1: `1${DOT}कमज़ोर`,
    points2: `2${DOT}ठीक-ठाक`,
    points3: `3${DOT}अच्छा`,
    points4: `4${DOT}बहुत अच्छा`,
    choose: 'चुनें',
    evidence: (criterion) => `क्या देखा या सुना: ${criterion}`,
    evidenceHint: 'कम से कम 20 अक्षर: “खाता बिना मदद के मिला दिया।”',
    save: 'कार्ड सेव करें',
    saved: 'स्कोर कार्ड सेव हो गया',
    notSaved: 'स्कोर कार्ड सेव नहीं हो सका',
  },
});
