import { RESUME_NAME_MAX_LENGTH } from '../../../contract/constants.ts';

/**
 * A file name that is safe to show and to save: no folders, no control or direction characters
 * (they can make `exe.pdf` look like something else), and the extension that fits the content.
 */
export function nameFor(sent: string, extension: string, nameless = 'Resume'): string {
  const base = sent.split(/[/\\]/).at(-1) ?? '';
  const stem = base
    .replaceAll(/[\p{Cc}\p{Bidi_Control}"<>|:*?]/gu, '')
    .replace(/\.(pdf|docx?|docm|rtf|txt|jpe?g|png|gif|webp)$/i, '')
    .trim();
  const short = stem.slice(0, RESUME_NAME_MAX_LENGTH).toWellFormed().trim();
  return `${short || nameless}.${extension}`;
}
