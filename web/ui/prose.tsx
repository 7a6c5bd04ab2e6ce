import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface ProseProps {
  /** HTML that the server has rendered and sanitised; never pass anything else. */
  html?: string;
  children?: ReactNode;
  /** 16 px instead of 17, for previews and letters. */
  small?: boolean;
  lang?: string;
  className?: string;
}

/** Long text with its headings, lists and links. */
export function Prose({ html, children, small, lang, className }: ProseProps) {
  const look = clsx('prose', small && 'prose-small', className);
  if (html !== undefined) {
    return <div lang={lang} className={look} dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return (
    <div lang={lang} className={look}>
      {children}
    </div>
  );
}
