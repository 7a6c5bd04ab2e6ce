import type { ReactNode } from 'react';

interface QuotedProps {
  /** Says who wrote it, and perhaps when. */
  label: ReactNode;
  lang?: string;
  children: ReactNode;
}

/** What somebody wrote, with its line breaks. */
export const Quoted = ({ label, lang, children }: QuotedProps) => (
  <div className="rounded-md bg-sunken p-3">
    <p className="text-caption text-ink-2">{label}</p>
    <p dir="auto" lang={lang} className="max-w-prose wrap-anywhere whitespace-pre-wrap">
      {children}
    </p>
  </div>
);
