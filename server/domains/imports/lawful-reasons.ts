// Reads the legal reason for asking for particular people: "gender: A hostel for women", several separated by `|`.
import { type Discrimination, discriminations } from '../../../contract/jobs/text-check/kinds.ts';
import type { LawfulReasons } from '../../../contract/jobs/text-check/lawful-reasons.ts';

/** Reasons by kind, and the parts of the cell that name no kind or give no reason. */
export function lawfulReasonsOf(cell: string): { reasons: LawfulReasons; unread: string[] } {
  const reasons: LawfulReasons = {};
  const unread: string[] = [];
  for (const part of cell.split('|').map((text) => text.trim())) {
    if (part === '') continue;
    const [, name = '', reason = ''] = /^([^:：]+)[:：]\s*(.+)$/su.exec(part) ?? [];
    const kind = kindOf(name);
    if (kind) reasons[kind] = reason;
    else unread.push(part);
  }
  return { reasons, unread };
}

const kindOf = (name: string): Discrimination | undefined =>
  discriminations.find(
    (kind) =>
      kind ===
      name
        .trim()
        .toLowerCase()
        .replaceAll(/[\s-]+/g, '_'),
  );
