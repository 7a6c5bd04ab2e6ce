/** What a browser loads at once: a page with its frame, or something that an open page loads later. */
export interface Visit {
  /** The weight of the visit. */
  weight: number;
  /** From this many unneeded bytes on, further ones count twice, then three times, and so on. */
  tolerates: number;
}

/** Modules that go into one file. */
export interface Part {
  modules: string[];
  /** Its size when compressed. */
  bytes: number;
  /** Never joined with another one. */
  fixed: boolean;
  /** Whether any guest needs it; code that only others need is never joined with it. */
  forGuests: boolean;
  imports: Set<Part>;
  /** For each visit, whether it loads the part. */
  fetched: boolean[];
  /** For each visit, whether the browser already has the part. */
  present: boolean[];
}

type Below = ReadonlyMap<Part, ReadonlySet<Part>>;

/** How far the joining has come. */
interface Standing {
  visits: readonly Visit[];
  /** For each visit, how many bytes it loads without needing them. */
  needless: number[];
  below: Below;
}

/** The cost of one more file for a visit, expressed in bytes. */
const FILE_COSTS = 4000;

/**
 * Joins parts, always the two that save most, as long as the files that visits are spared outweigh the unneeded
 * bytes. The result never contains parts that import one another in a circle.
 */
export function joinParts(parts: readonly Part[], visits: readonly Visit[]): Part[] {
  const left = new Set(parts);
  const now: Standing = { visits, needless: visits.map(() => 0), below: allBelow(left) };
  const partners = new Map<Part, { part: Part; saved: number }>();
  const findPartner = (part: Part) => {
    let best = { part, saved: 0 };
    for (const other of left) {
      if (other === part || other.fixed || other.forGuests !== part.forGuests) continue;
      if (liesBetween(part, other, now.below)) continue;
      const saved = savedByJoining(part, other, now);
      if (saved > best.saved) best = { part: other, saved };
    }
    partners.set(part, best);
    return best.saved;
  };
  for (const part of left) if (!part.fixed) findPartner(part);

  for (;;) {
    const [part, { part: other, saved }] = mostSaving(partners);
    if (saved === 0) return [...left];
    // Parts joined since then may have made it a worse choice.
    if (findPartner(part) < saved) continue;
    const chosen = partners.get(part)?.part ?? other;
    join(part, chosen, now);
    left.delete(chosen);
    partners.delete(chosen);
    for (const it of left) if (it.imports.delete(chosen) && it !== part) it.imports.add(part);
    now.below = allBelow(left);
    findPartner(part);
    for (const [it, partner] of partners) if (partner.part === chosen) findPartner(it);
  }
}

function mostSaving(partners: ReadonlyMap<Part, { part: Part; saved: number }>) {
  return [...partners].reduce((best, it) => (it[1].saved > best[1].saved ? it : best));
}

function allBelow(parts: Iterable<Part>): Below {
  const collect = (part: Part, found: Set<Part>) => {
    for (const it of part.imports) {
      if (found.has(it)) continue;
      found.add(it);
      collect(it, found);
    }
    return found;
  };
  return new Map([...parts].map((part) => [part, collect(part, new Set())]));
}

/** Whether a third part imports one and is imported by the other, so that joining them would create a circle. */
function liesBetween(a: Part, b: Part, below: Below): boolean {
  const between = (upper: Part, lower: Part) =>
    [...upper.imports].some((it) => it !== lower && below.get(it)?.has(lower));
  return between(a, b) || between(b, a);
}

/** The parts that are loaded as well where only one of two joined parts was needed. */
const comingAlong = (only: Part, other: Part, below: Below, visit: number): Part[] => [
  other,
  ...[...(below.get(other) ?? [])].filter(
    (it) => it !== only && !it.fetched[visit] && !it.present[visit],
  ),
];

const bytesOf = (parts: readonly Part[]) => parts.reduce((sum, { bytes }) => sum + bytes, 0);

function savedByJoining(a: Part, b: Part, { visits, needless, below }: Standing): number {
  let saved = 0;
  for (const [visit, { weight, tolerates }] of visits.entries()) {
    const fetchesA = a.fetched[visit] && !a.present[visit];
    const fetchesB = b.fetched[visit] && !b.present[visit];
    if (!fetchesA && !fetchesB) continue;
    if (a.present[visit] || b.present[visit]) {
      const spared = fetchesA ? a : b;
      saved += (spared.bytes + FILE_COSTS) * weight;
    } else if (fetchesA && fetchesB) {
      saved += FILE_COSTS * weight;
    } else {
      const more = fetchesA ? comingAlong(a, b, below, visit) : comingAlong(b, a, below, visit);
      const bytes = bytesOf(more);
      const dearness = 1 + ((needless[visit] ?? 0) + bytes / 2) / tolerates;
      saved -= (bytes * dearness + (more.length - 1) * FILE_COSTS) * weight;
    }
  }
  return saved;
}

function join(part: Part, other: Part, { needless, below }: Standing) {
  for (const visit of needless.keys()) {
    const fetchesPart = part.fetched[visit] && !part.present[visit];
    const fetchesOther = other.fetched[visit] && !other.present[visit];
    const present = part.present[visit] || other.present[visit];
    if (!present && fetchesPart !== fetchesOther) {
      const more = fetchesPart
        ? comingAlong(part, other, below, visit)
        : comingAlong(other, part, below, visit);
      needless[visit] = (needless[visit] ?? 0) + bytesOf(more);
      for (const it of more) it.fetched[visit] = true;
    }
    part.fetched[visit] = part.fetched[visit] === true || other.fetched[visit] === true;
    part.present[visit] = present === true;
  }
  part.modules.push(...other.modules);
  part.bytes += other.bytes;
  for (const it of other.imports) part.imports.add(it);
  part.imports.delete(part);
  part.imports.delete(other);
}
