import type { Language } from '../../contract/endpoint.ts';

/**
 * A language's own name. Not in a catalogue, because the build leaves only one language of those. The Hindi word
 * has a font of its own, so that an English page does not fetch the 90 kB of all Hindi letters for it.
 */
export function LanguageName({ of }: { of: Language }) {
  return of === 'hi' ? (
    <span lang="hi" className="font-hindi-word">
      हिन्दी
    </span>
  ) : (
    <span lang="en">English</span>
  );
}
