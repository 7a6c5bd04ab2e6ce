/** What the product calls itself where its owner has given no other name. */
export const DEFAULT_NAME = 'Vritti';

/**
 * Stands for the portal's name on a server: a noncharacter, which Unicode reserves for a program's
 * own use (section 23.7). Nobody else can send it (`isStorable`).
 */
export const PORTAL_SIGN = '\uFDD0';

/**
 * The name of this portal in texts of ours, whose owner may call it something else. A server has
 * many readers and keeps pages and mails for later, so there it is `PORTAL_SIGN`, in whose
 * place `withPortalName` puts the name when they leave it. Browsers read the name from the page,
 * which says it once.
 */
export const PORTAL: string =
  typeof document === 'undefined'
    ? PORTAL_SIGN
    : (document.documentElement.dataset['portal'] ?? DEFAULT_NAME);

/** The text with the portal's name. Names have no sign that HTML or JSON would need to escape (`settings.ts`). */
export const withPortalName = (text: string, name: string): string =>
  text.includes(PORTAL) ? text.replaceAll(PORTAL, name) : text;

/** Puts the name into every text of a value that can be sent as JSON. */
export const namedThroughout = <T>(value: T, name: string): T =>
  JSON.parse(withPortalName(JSON.stringify(value), name));
