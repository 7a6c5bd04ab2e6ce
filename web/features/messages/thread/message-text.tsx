import { languageOfText } from '../../../parts/people/language-of-text.ts';
import { linksIn } from './links.ts';

/** A message as it was written: addresses become links, and nothing else is interpreted. */
export const MessageText = ({ text }: { text: string }) => (
  <p dir="auto" lang={languageOfText(text)} className="text-body wrap-anywhere whitespace-pre-wrap">
    {linksIn(text).map((part) =>
      part.href === null ? (
        part.text
      ) : (
        <a
          key={part.at}
          href={part.href}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          referrerPolicy="no-referrer"
          className="link"
        >
          <bdi>{part.text}</bdi>
        </a>
      ),
    )}
  </p>
);
