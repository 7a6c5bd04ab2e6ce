import type { EmploymentType, ExperienceLevel } from '../../../../contract/jobs.ts';
import type { ConditionValue } from '../../../../contract/jobs/choices/condition-choices.ts';
import type { ReadWish } from '../../../../contract/search/search-reading.ts';
import { aside, besideLandmark } from './asides.ts';
import { allOf, anyOf, lexeme } from '../tsquery.ts';
import { pay } from './pay.ts';
import { place } from './place.ts';
import { foundOf, type ReadFilters, type Reader, withoutWords, word } from './readers.ts';
import { isOverruled, noneOverruling } from './set-filters.ts';
import { served } from './served.ts';
import { either, excluded, phrase } from './signs.ts';
import { postedWithin } from './posted-within.ts';
import { experienceYears } from './years.ts';

/** A search after some of its words were read as wishes. */
export interface WishesRead {
  filters: ReadFilters;
  wishes: readonly ReadWish[];
  /** Words that were left out because a filter asks for the same. */
  overruled: readonly string[];
}

/**
 * Reads what a search says besides the work: place, pay, mode, hours, shift, level and years of
 * experience become filters, and so does what is not wanted. The words that were read are left out
 * of the search, even if a filter that was set takes precedence over them. With `before`, it goes on from what other
 * readers have left of the same search.
 */
export function readWish(
  filters: ReadFilters,
  readers: readonly Reader[] = allReaders,
  before: WishesRead = { filters, wishes: [], overruled: [] },
): WishesRead {
  const asked = noneOverruling(filters);
  let read = before.filters;
  const typed = filters.typed ?? filters.search;
  const wishes = [...before.wishes];
  const overruled = [...before.overruled];
  for (const reader of readers) {
    const found = reader({ ...read, ...asked });
    if (!found) continue;
    const search = found.instead ?? found.said.reduce(withoutWords, read.search);
    if (found.wishes.some(({ kind }) => isOverruled(filters, kind))) {
      overruled.push(...found.said.map((said) => said.trim()));
      read = { ...read, search };
      continue;
    }
    wishes.push(
      ...found.wishes.map(({ kind, value, said }) => ({
        kind,
        value,
        without: kind === 'phrase' ? unquoted(typed, said) : withoutWords(typed, said),
      })),
    );
    const orSaid = { ...read.orSaid, ...found.change.orSaid };
    read = { ...read, ...found.change, search, orSaid };
  }
  return { filters: read === before.filters ? read : { ...read, typed }, wishes, overruled };
}

/**
 * What was typed, with the remaining words in another spelling; those that were read as wishes
 * stay.
 */
export function inAnotherSpelling(typed: string, left: string, words: string): string {
  const parts = typed.split(/\s+/).filter(Boolean);
  const leftWords = left.split(/\s+/).filter(Boolean);
  const text = parts.join(' ');
  const start = ` ${text} `.indexOf(` ${leftWords.join(' ')} `);
  if (start >= 0) {
    const end = start + leftWords.join(' ').length;
    return `${text.slice(0, start)}${words}${text.slice(end)}`;
  }
  for (const one of leftWords) {
    const at = parts.indexOf(one);
    if (at >= 0) parts.splice(at, 1);
  }
  return [words, ...parts].join(' ');
}

/** The words of a phrase are still asked for, in any order. */
const unquoted = (search: string, said: string) => search.replace(said, said.slice(1, -1));

/** "At home" in Tamil, Telugu, Kannada, Malayalam, Bengali, Marathi, Gujarati and Punjabi. */
const atHome = [
  'veet+il(?: irund?t?hu)?|intlo(?: kurchuni)?|inti (?:nunchi|nundi)|mane(?:yalli|yinda| inda)|veettilirunnu',
  'ghore bose|barite bose|bari theke|ghar(?:un|atun|basl?ya)|ghari basun|ghare? bet+ha|gharethi|ghar baithke',
].join('|');
/** Work for which somebody needs no more than a telephone or a computer. */
const online = [
  'online (?:jobs?|work|kaam)(?! portal)(?: from (?:mobile|phone|laptop))?|from (?:my )?(?:mobile|phone|laptop)|ऑनलाइन (?:काम|जॉब)',
  '(?:mobile|phone|laptop) (?:se|par|pe) (?:online )?(?=kaam|kam|job|work|paise|ghar)|मोबाइल से(?= काम)',
].join('|');
const inEnglish = [
  'work from home|wfh|from home|(?:work )?from anywhere|(?:work|jobs?) at home|telecommut(?:e|ing)|(?:work(?:ing)? )?remotely',
  'home[ -]based(?! (?:care|nurs))|remote(?! (?:sens|support|desktop|monitoring|infrastructure))',
].join('|');
const inHindi = [
  'ghar se(?: kaam)?(?! (?:door|dur|paas|pass|nazdeek|najdik|bahar))|ghar baithe(?: kaam)?|ghar par (?:rah|baith) ?kar',
  'घर से(?: काम)?(?! (?:दूर|पास|नज़दीक|नजदीक|बाहर))|घर बैठे(?: काम)?|घर पर रहकर',
].join('|');

const remote = word([inEnglish, inHindi, online, atHome].join('|'));
const hybrid = word('hybrid(?! (?:cloud|mobile|app|vehicle|car|electric|seed))');

/**
 * Only at the end or before "job": "site engineer" and "onsite coordinator" are kinds of work, and "peon in office"
 * only says where peons work anyway.
 */
const onsite = word(
  '(?:on[ -]?site|in-office)(?: (?:jobs?|roles?|positions?|only)|$)|in office (?:jobs?|roles?|only)|work(?:ing)? from office|wfo|office se kaam',
);

const mode =
  (value: 'remote' | 'hybrid' | 'onsite', pattern: RegExp): Reader =>
  ({ search, work_mode }) => {
    const match = work_mode.length > 0 ? null : pattern.exec(search);
    return match && foundOf({ kind: 'work_mode', value }, { work_mode: [value] }, match[0]);
  };

/** "Beside one's studies" in Hindi. */
const besideStudies =
  '(?:padhai|padhayi|padai|college|school|study|studies) ke (?:saath|sath)(?: saath| sath)?|(?:पढ़ाई|पढाई|कॉलेज) के साथ(?: साथ)?';

const ofThe = '(?:k[aie]|ko|me|mein|wal[aie]|क[ाीे]|को|में|वाल[ाीे])';
/** "In the evening" and "on Sundays" in Hindi. */
const spareTimeInHindi = [
  `(?:sirf |keval )?(?:sha?am|sunday|weekend|ravi[vw]a+r|it[vw]a+r)(?: ${ofThe})?(?: (?:time|samay|din))?(?: ${ofThe})?`,
  `(?:सिर्फ |केवल )?(?:शाम|रविवार|इतवार|संडे|वीकेंड)(?: ${ofThe})?(?: (?:टाइम|समय|वक्त|दिन))?(?: ${ofThe})?`,
].join('|');
/** Those who have other work already. */
const busy =
  '(?:(?:college )?students?|college (?:girls?|boys?)|house ?wi(?:fe|ves)|home ?makers?|gri?hini|गृहिणी|छात्र)(?: (?:ke liye|के लिए))?';
/** Work at the weekend, in the evening or beside other work is part-time work. */
const spareTime = `(?:(?:only )?(?:(?:in |for )?(?:the )?evenings?(?: time)?|(?:for )?${busy}|weekends?|sat(?:urday)? (?:and |& )?sun(?:day)?|sundays?)(?: only)?|${spareTimeInHindi})`;

const types: readonly (readonly [EmploymentType, RegExp])[] = [
  [
    'part_time',
    word(
      `(?:${spareTime} )?(?:part[ -]?time|पार्ट टाइम)(?: jobs?)?(?: (?:on )?${spareTime})?|${spareTime} (?:jobs?|work|kaam|kam|naukri|naukari|nokri|नौकरी|काम|जॉब)(?: (?:for )?${busy})?|jobs? for ${busy}|${besideStudies}|[1-5](?:\\s*(?:-|to|se)\\s*[1-5])?\\s*(?:hours?|hrs?|ghant[ae]|घंट[ाे])(?: (?:daily|(?:a|per) day|roz|ki duty|ka kaam))?`,
    ),
  ],
  // "Permanent" alone may be part of the work: "permanent makeup artist".
  ['full_time', word('full[ -]?time|फुल टाइम|permanent(?: (?:jobs?|roles?|positions?|naukri)|$)')],
  ['internship', word('internships?|इंटर्नशिप')],
  ['freelance', word('freelance|फ्रीलांस')],
  [
    'contract',
    word(
      '(?:on )?contract(?:ual)? basis|on contract|contractual|(?:on )?contract[ -](?:to|2)[ -]hire|c2h|(?<!(?:smart|legal|amc|labour|maintenance|rate) )contract(?: (?:jobs?|roles?|positions?)|(?<=\\S contract)$)',
    ),
  ],
];

/** Many jobs say it only in their words. */
const saysType: Partial<Record<EmploymentType, string>> = {
  part_time: ['part', 'time'].map(lexeme).join(' <-> '),
  freelance: lexeme('freelanc'),
  contract: anyOf([
    lexeme('c2h'),
    ['contract', 'basi'].map(lexeme).join(' <-> '),
    ['contract', 'hire'].map(lexeme).join(' <2> '),
  ]),
};

/** One or several: "full time or part time". */
const employmentType: Reader = ({ search, employment_type }) => {
  if (employment_type.length > 0) return null;
  const wishes = types.flatMap(([value, pattern]) => {
    const match = pattern.exec(search);
    return match
      ? [{ kind: 'employment_type' as const, value, said: match[0], at: match.index }]
      : [];
  });
  if (wishes.length === 0) return null;
  const sayings = wishes.flatMap(({ value }) => saysType[value] ?? []);
  const said = wishes.toSorted((a, b) => a.at - b.at);
  const joined = said.map(({ said: one, at }, nth) => {
    const next = said[nth + 1];
    const between = next ? search.slice(at + one.length, next.at) : '';
    return /^\s*(?:or|\/|,|and|ya|या)\s*$/iu.test(between) ? one + between : one;
  });
  return {
    wishes: wishes.map(({ kind, value, said: one }) => ({ kind, value, said: one })),
    change: {
      employment_type: wishes.map(({ value }) => value),
      ...(sayings.length > 0 ? { orSaid: { employment_type: anyOf(sayings) } } : {}),
    },
    said: joined,
  };
};

/** "Raat ki shift", and "raat ki naukri" as well. */
const of = '(?:ki|ka|me|mein|wali|wala)';
const hours = '(?:shift|duty|naukri|naukari|nokri|job|kaam)';

const shifts: readonly (readonly [ConditionValue<'shift'>, RegExp])[] = [
  [
    'night',
    word(
      `night[ -]?(?:shift|duty)|(?:raat|rat) ${of} ${hours}|रात (?:की|का|में|वाली) (?:नौकरी|जॉब|काम)|iravu(?: nera)?|rat(?:h?ri)(?:chi|che|cha)?(?: (?:shift|duty|pali))?|rat er|rater(?= )|raat di|(?:रात की|नाइट) (?:शिफ्ट|शिफ़्ट|ड्यूटी)`,
    ),
  ],
  [
    'day',
    word(
      `(?:day|morning)[ -]?(?:shift|duty)|(?:din|subah) ${of} ${hours}|(?:दिन की|सुबह की|डे|मॉर्निंग) (?:शिफ्ट|शिफ़्ट|ड्यूटी)`,
    ),
  ],
  ['rotating', word('rotat(?:ing|ional)[ -]?shifts?')],
];

/** Many jobs say their shift only in their text. */
const shift: Reader = ({ search, shift: chosen }) => {
  for (const [value, pattern] of chosen.length > 0 ? [] : shifts) {
    const match = pattern.exec(search);
    if (!match) continue;
    const stems = [value === 'rotating' ? 'rotat' : value, 'shift'].map(lexeme);
    return foundOf(
      { kind: 'shift', value },
      { shift: [value], orSaid: { shift: allOf(stems) } },
      match[0],
    );
  }
  return null;
};

const LEVEL = word('(entry|junior|mid|senior|lead|executive)[ -]?level');

/** Only with the word "level": "senior accountant" and "team lead" are titles. */
const level: Reader = ({ search, experience_level }) => {
  const match = experience_level.length > 0 ? null : LEVEL.exec(search);
  if (!match) return null;
  const value = (match[1] ?? '').toLowerCase() as ExperienceLevel;
  return foundOf({ kind: 'experience_level', value }, { experience_level: [value] }, match[0]);
};

/** What is said apart from the work and the place. */
export const firstReaders: readonly Reader[] = [
  phrase,
  excluded,
  pay,
  mode('remote', remote),
  mode('hybrid', hybrid),
  mode('onsite', onsite),
  employmentType,
  shift,
  level,
  postedWithin,
  experienceYears,
  aside,
];
/** What may be said beside the place. */
export const lastReaders: readonly Reader[] = [besideLandmark, served, either];
const allReaders: readonly Reader[] = [...firstReaders, place, ...lastReaders];
