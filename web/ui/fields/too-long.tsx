import { defineMessages, useMessages } from '../../lib/messages.ts';

/** In the words of `request.too_long`. */
const tooLongMessages = defineMessages({
  en: { tooLong: (most: string) => `Use at most ${most} characters.` },
  hi: { tooLong: (most: string) => `ज़्यादा से ज़्यादा ${most} अक्षर लिखें।` },
});

/**
 * What to say at a field whose text is longer than it may be. Browsers would cut off what somebody
 * pastes, without a word.
 */
export const tooLongFor = (value: unknown, maxLength: number | undefined) =>
  maxLength !== undefined && typeof value === 'string' && value.length > maxLength ? (
    <TooLong maxLength={maxLength} />
  ) : undefined;

function TooLong({ maxLength }: { maxLength: number }) {
  const t = useMessages(tooLongMessages);
  return t.tooLong(maxLength.toLocaleString('en-IN'));
}
