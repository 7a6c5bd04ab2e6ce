import type { Discrimination } from './kinds.ts';
import { GAP, pattern, word } from './patterns.ts';

const TELL = word('mention|state|specify|write|include|provide|share|send|give|tell');
const YOURS = 'your|apni|apna|अपनी|अपना';

/** "Mention your caste in the resume" asks as a question does; a certificate for a reservation is lawful. */
export const askedToTell = (kind: Discrimination): RegExp[] =>
  forbiddenQuestions[kind].flatMap(({ source }) =>
    [
      `${TELL}${GAP}(?:${word('us|about|also|clearly')}${GAP})?(?=${YOURS})(?:${word(YOURS)}${GAP})?(?:${source})(?!\\s+certificate)`,
      `${word(YOURS)}${GAP}(?:${source})${GAP}(?:${word('\\p{L}+')}${GAP})?${word('likh\\p{L}*|bata\\p{L}*|लिखें|बताएँ|बताएं')}`,
    ].map(pattern),
  );

/** What a question may not ask of everybody who applies, beside what no text may say. */
export const forbiddenQuestions: Readonly<Record<Discrimination, readonly RegExp[]>> = {
  gender: [
    word(
      String.raw`(?:your|candidate'?s?|applicant'?s?)\s+(?:gender|sex)|are\s+you\s+(?:an?\s+)?(?:male|female|man|woman|boy|girl|lady)|aap\s+(?:mahila|purush|ladki|ladka)\s+hai[n]?|आप\s+(?:महिला|पुरुष|लड़की|लड़का)\s+हैं|आपका\s+लिंग`,
    ),
    String.raw`^\s*${word('gender|sex|लिंग')}\s*[?:।]?\s*$`,
  ].map(pattern),
  age: [
    word(
      String.raw`your\s+(?:current\s+|present\s+)?age|how\s+old\s+are\s+you|(?:date|year)\s+of\s+birth|birth\s?date|d\.?o\.?b\.?|(?:aapki|apki|apni|aap\s+ki)\s+(?:umar|umra|umr|age)|janm\s?tithi|(?:आपकी|अपनी|आप\s+की)\s+(?:उम्र|आयु)|उम्र\s+(?:क्या|कितनी)|जन्म\s?तिथि|जन्म\s+(?:वर्ष|का\s+साल)`,
    ),
    String.raw`^\s*${word('age|उम्र|आयु')}\s*[?:।]?\s*$`,
  ].map(pattern),
  caste: [
    pattern(
      word(
        String.raw`(?:sub[\s-]?)?caste|jaati|jati|gotra|sc\s*[/,]\s*st|जाति|गोत्र|(?:your|aapki)\s+community`,
      ),
    ),
  ],
  religion: [
    pattern(
      word(
        String.raw`(?:your|which|what)\s+(?:is\s+your\s+)?(?:religion|faith)|religion|are\s+you\s+an?\s+(?:hindu|muslim|christian|sikh|jain|buddhist)|(?:aapka|kaun\s?sa)\s+dhara?m|(?:आपका|कौन\s?सा)\s+धर्म|धर्म\s+(?:क्या|कौन)`,
      ),
    ),
  ],
  looks: [
    pattern(
      word(
        String.raw`your\s+(?:height|weight|complexion|skin\s+(?:tone|colou?r)|figure)|how\s+(?:tall|heavy)\s+are\s+you|(?:aapka|aapki)\s+(?:rang|lambai|kad|wajan|vajan)|(?:आपका|आपकी)\s+(?:रंग|लंबाई|लम्बाई|कद|क़द|वज़न|वजन)`,
      ),
    ),
  ],
  marital_status: [
    pattern(
      word(
        String.raw`are\s+you\s+(?:currently\s+)?(?:un)?(?:married|single(?!-)|engaged|divorced|pregnant)|marital\s+status|(?:when|do)\s+(?:will\s+)?you\s+(?:plan\s+to\s+)?(?:get\s+)?marr(?:y|ied)|(?:do\s+you\s+have|how\s+many|have\s+you\s+(?:any\s+)?)\s*(?:any\s+|small\s+|young\s+)*(?:children|kids)|pregnan(?:t|cy)|plan(?:ning|s)?\s+(?:to\s+have\s+|for\s+)(?:a\s+)?(?:child|children|baby|kids|family|marriage)|your\s+(?:husband|wife|spouse)|(?:aapki\s+|kya\s+)?sha+di\s+(?:ho|hui|kab)\p{L}*|kitne\s+bachche|(?:आपकी\s+)?शादी\s+(?:हो|हुई|कब)|क्या\s+आप\s+(?:अ)?विवाहित|वैवाहिक\s+स्थिति|कितने\s+बच्चे|बच्चे\s+हैं|गर्भवती`,
      ),
    ),
  ],
  region: [
    pattern(
      word(
        String.raw`native\s+(?:place|state|village)|home\s?(?:town|state)|mother\s?tongue|(?:are\s+you|do\s+you\s+belong)\s+(?:originally\s+)?from\s+(?:north|south|east|west)\p{L}*|where\s+(?:are\s+you|do\s+you\s+come)\s+originally\s+from|domicile|mool\s?niwas\p{L}*|kis\s+(?:rajya|state)\s+se|मूल\s?निवास\p{L}*|मातृ\s?भाषा|किस\s+राज्य\s+से`,
      ),
    ),
  ],
  disability: [
    word(
      String.raw`(?:are\s+you|do\s+you\s+(?:have|suffer\s+from))\s+(?:an?y?\s+)?(?:physically\s+|differently\s+|visually\s+|physical\s+|mental\s+)?(?:handicapp?ed|challenged|disabled|abled|impaired|blind|deaf|disabilit(?:y|ies)|handicap|deformit(?:y|ies))|disability\s+status|(?:type|percentage)\s+of\s+disability|kya\s+aap\s+(?:vikla+ng|divyang)|क्या\s+आप\s+(?:विकलांग|दिव्यांग)|(?:koi|कोई|aapki|आपकी)\s+(?:sha+rirak\s+|शारीरिक\s+)?(?:vikla+ngta|विकलांगता|दिव्यांगता|अक्षमता)`,
    ),
    String.raw`^\s*(?:your\s+)?${word('disability|विकलांगता|दिव्यांगता')}\s*[?:।]?\s*$`,
  ].map(pattern),
};
