import type { ReactNode } from 'react';
import { useLanguage } from '../messages.ts';

const words = {
  en: 'This page needs JavaScript. Please switch it on in your browser and open the page again.',
  hi: 'यह पेज JavaScript के बिना नहीं चलता। कृपया ब्राउज़र में JavaScript चालू करके पेज फिर खोलें।',
};

/** Tells visitors without scripts why the form below does not work, or in words of its own what else does not. */
export function NeedsScripts({ text }: { text?: string }) {
  const language = useLanguage();
  return (
    <WithoutScripts>
      <Sentence>{text ?? words[language]}</Sentence>
    </WithoutScripts>
  );
}

/** What only visitors without scripts see. Only the server renders it. */
export const WithoutScripts = ({ children }: { children: ReactNode }) => (
  <noscript>{import.meta.env.SSR ? children : null}</noscript>
);

const Sentence = ({ children }: { children: string }) => (
  <p role="note" className="rounded-md bg-info-tint px-4 py-2.5 text-small text-info-ink">
    {children}
  </p>
);
