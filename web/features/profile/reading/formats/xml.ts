/** Reads XML as written by Word: elements, attributes and text. Resolves no declared entities, fetches nothing. */

export interface XmlEvent {
  kind: 'open' | 'close' | 'text';
  /** The element's name with its prefix; for text, the text. */
  name: string;
  attributes: string;
  /** Whether the element is closed at once. */
  isEmpty: boolean;
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

export function* xmlEvents(xml: string): Generator<XmlEvent> {
  let at = 0;
  while (at < xml.length) {
    const open = xml.indexOf('<', at);
    const until = open === -1 ? xml.length : open;
    if (until > at)
      yield { kind: 'text', name: decoded(xml.slice(at, until)), attributes: '', isEmpty: false };
    if (open === -1) return;
    const close = xml.indexOf('>', open);
    if (close === -1) return;
    const inside = xml.slice(open + 1, close);
    at = close + 1;
    if (inside.startsWith('/'))
      yield { kind: 'close', name: inside.slice(1).trim(), attributes: '', isEmpty: false };
    else if (!inside.startsWith('?') && !inside.startsWith('!')) {
      const isEmpty = inside.endsWith('/');
      const space = inside.search(/[\s/]/);
      const name = space === -1 ? inside : inside.slice(0, space);
      yield { kind: 'open', name, attributes: inside.slice(name.length), isEmpty };
    }
  }
}

const decoded = (text: string) =>
  text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    const code = hex ? Number.parseInt(String(hex), 16) : Number(decimal);
    if (name) return ENTITIES[String(name)] ?? whole;
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });

export const attributeOf = ({ attributes }: XmlEvent, name: string): string | null =>
  new RegExp(`\\b${name}="([^"]{0,200})"`).exec(attributes)?.[1] ?? null;
