/**
 * The language in which to read a text aloud that somebody else has written: by its letters, as nobody is asked. A text of
 * neither script, such as a number, is read like the page.
 */
export function languageOfText(text: string): 'en' | 'hi' | undefined {
  const hindi = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  const english = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (hindi === 0 && english === 0) return undefined;
  return hindi > english ? 'hi' : 'en';
}
