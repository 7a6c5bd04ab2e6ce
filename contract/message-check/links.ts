/** Addresses in a message that are not what they seem, or hide where they lead. */
import { isShapeLike, ownPart, shapeOf } from '../companies/look-alikes/look-alike-domains.ts';
import { knownEmployers } from '../companies/look-alikes/known-employers.ts';

const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
/** A host, from where it may begin; the scheme or the "@" before it stays outside. */
const HOST = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}.-])${LABEL}(?:(?:\.|\[\.\]|\(\.\)|\(dot\)|\[dot\])${LABEL}){1,5}(?![\p{L}\p{M}\p{N}-])`,
  'giu',
);

const SHORTENERS =
  /^(?:www\.)?(?:bit\.ly|bitly\.com|tinyurl\.com|cutt\.ly|t\.ly|rb\.gy|goo\.gl|is\.gd|v\.gd|shorturl\.(?:at|asia)|ow\.ly|tiny\.(?:cc|one|pl)|s\.id|shorte\.st|rebrand\.ly|t2m\.io|lnkd\.in|lnk\.bio|adf\.ly|bl\.ink|short\.io|short\.gy|u\.to|clck\.ru|soo\.gd|qr\.ae|x\.co|buff\.ly|dlvr\.it|urlz\.fr|gg\.gg|cli\.re|1url\.in|mub\.me|linkshortner\.net|zws\.im|shrinke\.me|ouo\.io|kutt\.it|n9\.cl|t\.co|surl\.li|tny\.im|grabify\.link|wa\.link|go2l\.ink|da\.gd|qrco\.de)$/;

/** Endings under which known employers have sites of their own in other countries. */
const USUAL_ENDING =
  /\.(?:com|in|co\.in|org|net|co|io|jobs|careers|ai|dev|tech|bank|co\.uk|ac\.in|bank\.in)$/;
const GOVERNMENT =
  /(?:^|[.-])(?:gov|govt|nic|sarkari)(?=[.-]|$)|(?:gov|govt)(?:in|india|jobs?)?(?:\.|$)/;
const OF_GOVERNMENT = /\.(?:gov\.in|nic\.in|gov|gov\.[a-z]{2})$/;
const TOP = /\.(?:[a-z]{2,18}|[\p{L}\p{M}]{2,})$/u;
const FILES =
  /\.(?:pdf|docx?|xlsx?|png|jpe?g|txt|js|ts|tsx|jsx|py|html?|css|json|net|md|mp4|zip|csv|pptx?)$/;

export interface FoundLink {
  reason: 'look_alike_link' | 'shortened_link';
  from: number;
  to: number;
}

/** Judges each host once, because many links of a text lead to the same place. */
function isLookAlike(host: string, known: Map<string, boolean>): boolean {
  const before = known.get(host);
  if (before !== undefined) return before;
  const isLike = resembles(host);
  known.set(host, isLike);
  return isLike;
}

/** Worked out once: even "B.Com" reads as a host, so most texts are compared with these. */
const employers = knownEmployers.flatMap(({ domain }) =>
  domain === null ? [] : [shapeOf(domain)],
);

function resembles(host: string): boolean {
  if (host.includes('xn--')) return true;
  if (GOVERNMENT.test(host) && !OF_GOVERNMENT.test(host)) return true;
  const asked = shapeOf(host);
  return employers.some((employer) => {
    const { domain } = employer;
    if (host.includes(`-${domain}.`)) return true;
    if (!isShapeLike(asked, employer)) return false;
    return !(ownPart(host) === ownPart(domain) && USUAL_ENDING.test(host));
  });
}

/** The hosts that the text names: of links, mail addresses, or alone. */
export function hostsIn(text: string): { host: string; from: number; to: number }[] {
  return [...text.matchAll(HOST)].flatMap(({ 0: found, index }) => {
    const host = found
      .toLowerCase()
      .replaceAll(/\[\.\]|\(\.\)|\(dot\)|\[dot\]/g, '.')
      .normalize('NFKC');
    return TOP.test(host) ? [{ host, from: index, to: index + found.length }] : [];
  });
}

export function linksIn(text: string): FoundLink[] {
  const known = new Map<string, boolean>();
  return hostsIn(text).flatMap(({ host, from, to }): FoundLink[] => {
    if (SHORTENERS.test(host)) return [{ reason: 'shortened_link', from, to }];
    if (FILES.test(host) && text[from - 1] !== '/' && text[from - 1] !== '@') return [];
    return isLookAlike(host.replace(/^www\./, ''), known)
      ? [{ reason: 'look_alike_link', from, to }]
      : [];
  });
}
