import { phoneIn } from '../jobs/text-check/title.ts';
import { chatLinksIn } from '../message-check/leaving.ts';
import { hostsIn } from '../message-check/links.ts';
import { payAddressesIn } from '../message-check/paying-in.ts';

/** In small letters, so that a full stop without a space after it is none. */
const ENDING =
  /\.(?:com|in|org|net|co|io|me|info|biz|app|dev|ai|xyz|site|online|link|ly|gg|top|shop|store|live|club)$/;

/** Whether a text tells how to reach or pay somebody: by phone, mail, link, chat or UPI. */
export function hasContact(text: string): boolean {
  const plain = text.toLowerCase();
  return (
    phoneIn(text) !== null ||
    /https?:|www\.|\S@\S/.test(plain) ||
    payAddressesIn(plain).length > 0 ||
    chatLinksIn(plain).length > 0 ||
    hostsIn(text).some(({ from, to }) => ENDING.test(text.slice(from, to)))
  );
}
