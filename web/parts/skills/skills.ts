/** The same key for all spellings of a skill: "  node JS" and "Node js". */
function sameSkill(a: string, b: string): boolean {
  return a.localeCompare(b, 'en', { sensitivity: 'accent' }) === 0;
}

/** Trims the text and collapses spaces inside it. */
export function tidySkill(text: string): string {
  return text.trim().replace(/\s+/gu, ' ');
}

/**
 * Adds typed or pasted skills, separated by commas, semicolons or new lines. Leaves out empty ones and
 * exact duplicates, and stops at `max`. Returns the same array when nothing was added.
 */
export function addSkills(
  skills: readonly string[],
  typed: string,
  max = Infinity,
): readonly string[] {
  const all = [...skills];
  for (const part of typed.split(/[,;\n\t]/u)) {
    const skill = tidySkill(part);
    if (!skill || all.length >= max || all.includes(skill)) continue;
    all.push(skill);
  }
  return all.length === skills.length ? skills : all;
}

/** The first two skills that differ only in capitals: both stay, but one may be a mistake. */
export function twoSpellings(skills: readonly string[]): readonly [string, string] | undefined {
  for (const [index, skill] of skills.entries()) {
    const other = skills.slice(0, index).find((had) => sameSkill(had, skill));
    if (other !== undefined) return [other, skill];
  }
  return undefined;
}

/** Suggestions that are not chosen yet and contain what is typed, from the second letter on. */
export function openSuggestions(
  suggestions: readonly string[],
  chosen: readonly string[],
  typed: string,
): string[] {
  const query = tidySkill(typed).toLocaleLowerCase('en');
  if (query.length < 2) return [];
  return suggestions.filter(
    (skill) =>
      skill.toLocaleLowerCase('en').includes(query) && !chosen.some((had) => sameSkill(had, skill)),
  );
}
