// The numbers of a company's papers, as far as a program can check them. That a number is well formed does
// not say whose it is: an admin compares it with the paper.

import { isGstState } from '../money/gst-states.ts';

export const paperKinds = ['cin', 'gstin', 'udyam', 'emigrate'] as const;
export type PaperKind = (typeof paperKinds)[number];

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The last sign of a GSTIN, from the fourteen before it: digits to the base 36 count once and twice by
 * turns, and what is above 36 carries over.
 */
export function checkSignOfGstin(first14: string): string {
  const sum = Array.from(first14).reduce((total, sign, index) => {
    const product = ALPHABET.indexOf(sign) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return ALPHABET.charAt((36 - (sum % 36)) % 36);
}

/** The part of a number that cannot be right, and what stands there. */
export interface PaperFault {
  part: 'form' | 'state' | 'year' | 'kind' | 'pan' | 'check';
  written: string;
}

const fault = (part: PaperFault['part'], written = ''): PaperFault => ({ part, written });

/** A well-formed number of each kind. */
export const samplePaperNumbers: Record<PaperKind, string> = {
  cin: 'U72200KA2015PTC012345',
  gstin: '27AAPFU0939F1ZV',
  udyam: 'UDYAM-MH-18-0012345',
  emigrate: 'B-0123/DEL/COM/1000+/5/1234/2019',
};

/** 97 is other territory, 99 the centre. */
const isStateOfGstin = (code: string) => isGstState(code) || code === '97' || code === '99';

/**
 * A PAN by its fourth letter, which says whose it is: of a person, a company, a firm, a trust, … (Income-tax
 * Department, "Know about PAN"); no PAN has four zeros for its number.
 */
const isPan = (text: string) => /^[A-Z]{3}[ABCEFGHJKLPT][A-Z](?!0000)\d{4}[A-Z]$/.test(text);

/** A state, a PAN, which registration of it in the state, a `Z`, and a check sign. */
function faultOfGstin(text: string): PaperFault | null {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/.test(text)) return fault('form');
  const [state, pan] = [text.slice(0, 2), text.slice(2, 12)];
  if (!isStateOfGstin(state)) return fault('state', state);
  if (!isPan(pan)) return fault('pan', pan);
  return checkSignOfGstin(text.slice(0, 14)) === text.at(-1) ? null : fault('check');
}

/** The registrar's codes; some states have had two. */
const cinStates = new Set(
  `AN AP AR AS BR CG CH CT DD DL DN GA GJ HP HR JH JK KA KL LA LD LH MH ML MN MP MZ NL OD OR PB PN PY
  RJ SK TG TN TR TS TZ UK UP UR UT WB`.split(/\s+/),
);
const cinOwnerships = new Set('FLC FTC GAP GAT GOI NPL OPC PLC PTC SGC ULL ULT'.split(' '));
const FIRST_CIN_YEAR = 1850;

/**
 * Listed or not, the industry, the state, the year, the kind of company, and its number there (Ministry of Corporate
 * Affairs, "Company/LLP Master Data"). A CIN has no check digit. The industry is any five digits: companies have kept
 * those of three classifications. Neither do year and kind contradict each other: a private company of 1990 can have become
 * a one-person company since.
 */
function faultOfCin(text: string): PaperFault | null {
  const [, state, year, ownership] =
    /^[LU]\d{5}([A-Z]{2})(\d{4})([A-Z]{3})(?!000000)\d{6}$/.exec(text) ?? [];
  if (!state || !year || !ownership) return fault('form');
  if (!cinStates.has(state)) return fault('state', state);
  if (Number(year) < FIRST_CIN_YEAR || Number(year) > new Date().getFullYear()) {
    return fault('year', year);
  }
  return cinOwnerships.has(ownership) ? null : fault('kind', ownership);
}

/** Udyam writes Karnataka in a way of its own. */
const udyamStates = new Set([...cinStates, 'KR']);

/** Such as UDYAM-MH-18-0012345: the state, the district, and the number there. No check digit either. */
function faultOfUdyam(text: string): PaperFault | null {
  const [, state] = /^UDYAM-([A-Z]{2})-(?!00)\d{2}-(?!0000000)\d{7}$/.exec(text) ?? [];
  if (!state) return fault('form');
  return udyamStates.has(state) ? null : fault('state', state);
}

/** The year of the Emigration Act, under which recruiting agents are registered. */
const FIRST_EMIGRATE_YEAR = 1983;

/**
 * The certificate of an agent who recruits for work abroad: a `B` with a number, the place, and further parts up to the
 * year. No rule for it is published, and the parts between have changed over the years.
 */
function faultOfEmigrate(text: string): PaperFault | null {
  const [, year] = /^B-\d{1,5}\/[A-Z]{2,12}(?:\/[A-Z\d+]+){2,4}\/(\d{4})$/.exec(text) ?? [];
  if (!year) return fault('form');
  const isPossible =
    Number(year) >= FIRST_EMIGRATE_YEAR && Number(year) <= new Date().getFullYear();
  return isPossible ? null : fault('year', year);
}

const rules: Record<PaperKind, (text: string) => PaperFault | null> = {
  gstin: faultOfGstin,
  cin: faultOfCin,
  udyam: faultOfUdyam,
  emigrate: faultOfEmigrate,
};

/** A number as it is written on the paper. */
export const paperNumberOf = (kind: PaperKind, text: string): string => {
  const signs = text.toUpperCase().replaceAll(/[\s-]/g, '');
  if (kind === 'udyam') return signs.replace(/^UDYAM(..)(..)(.*)$/, 'UDYAM-$1-$2-$3');
  return kind === 'emigrate' ? signs.replace(/^(?:RC)?B(?=\d)/, 'B-') : signs;
};

/** Why no paper can have this number; null if one can. */
export const faultOfPaperNumber = (kind: PaperKind, text: string): PaperFault | null =>
  rules[kind](paperNumberOf(kind, text));

/** The error code, with the values of its text, for a number that no paper can have; null for others. */
export function refusalOfPaperNumber(kind: PaperKind, text: string) {
  const found = faultOfPaperNumber(kind, text);
  if (!found) return null;
  const { part, written } = found;
  const code = part === 'form' ? 'invalid_number' : (`number_${part}` as const);
  const values = { written, example: samplePaperNumbers[kind] };
  return { code: `resource.evidence.${code}` as const, values };
}

/** The number as it is written on the paper, or null if no paper can have it. */
export const readPaperNumber = (kind: PaperKind, text: string): string | null =>
  faultOfPaperNumber(kind, text) === null ? paperNumberOf(kind, text) : null;
