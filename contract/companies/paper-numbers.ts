// The numbers of a company's papers, as far as a program can check them. That a number is well formed does
// not say whose it is: an admin compares it with the paper.

export const paperKinds = ['cin', 'gstin', 'udyam'] as const;
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

/** States and territories in a GSTIN; 97 is other territory, 99 the centre. */
const isGstState = (code: string) => {
  const number = Number(code);
  return (number >= 1 && number <= 38) || number === 97 || number === 99;
};

/** A state, a PAN, which registration of it in the state, a `Z`, and a check sign. */
const isGstin = (text: string) =>
  /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/.test(text) &&
  isGstState(text.slice(0, 2)) &&
  checkSignOfGstin(text.slice(0, 14)) === text.at(-1);

/** The registrar's codes; some states have had two. */
const cinStates = new Set(
  `AN AP AR AS BR CG CH CT DD DL DN GA GJ HP HR JH JK KA KL LA LD LH MH ML MN MP MZ NL OD OR PB PN PY
  RJ SK TG TN TR TS TZ UK UP UR UT WB`.split(/\s+/),
);
const cinOwnerships = new Set('FLC FTC GAP GAT GOI NPL OPC PLC PTC SGC ULL ULT'.split(' '));
const FIRST_CIN_YEAR = 1850;

/**
 * Listed or not, the industry, the state, the year, the kind of company, and its number there. A CIN
 * has no check digit, so only its parts can be checked.
 */
function isCin(text: string): boolean {
  const [, state = '', year = '', ownership = ''] =
    /^[LU]\d{5}([A-Z]{2})(\d{4})([A-Z]{3})\d{6}$/.exec(text) ?? [];
  return (
    cinStates.has(state) &&
    cinOwnerships.has(ownership) &&
    Number(year) >= FIRST_CIN_YEAR &&
    Number(year) <= new Date().getFullYear()
  );
}

/** Such as UDYAM-MH-18-0012345: the state, the district, and the number there. No check digit either. */
const isUdyam = (text: string) =>
  /^UDYAM-([A-Z]{2})-\d{2}-\d{7}$/.test(text) && cinStates.has(text.slice(6, 8));

const rules: Record<PaperKind, (text: string) => boolean> = {
  gstin: isGstin,
  cin: isCin,
  udyam: isUdyam,
};

/** The number as it is written on the paper, or null if no paper can have it. */
export function readPaperNumber(kind: PaperKind, text: string): string | null {
  const signs = text.toUpperCase().replaceAll(/[\s-]/g, '');
  const number = kind === 'udyam' ? signs.replace(/^UDYAM(..)(..)(.*)$/, 'UDYAM-$1-$2-$3') : signs;
  return rules[kind](number) ? number : null;
}
