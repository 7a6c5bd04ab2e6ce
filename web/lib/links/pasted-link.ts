import type { Language } from '../../../contract/endpoint.ts';
import { linkMessages } from './link-messages.ts';

export type LinkTokenName = 'preview' | 'reset_token' | 'token';

/** What a form starts with whose link is pasted where no script reads the token from the address. */
export const linkStart = { link: '' };

/** The token in a link as it was pasted, or in its end; nothing else of it matters. */
export const tokenIn = (link: string, name: LinkTokenName = 'token'): string =>
  new RegExp(`\\b${name}=([\\w.-]+)`).exec(link)?.[1] ?? link.trim();

/** What is wrong with the field, if anything. */
export const wrongLink = ({ link }: { link: string }, language: Language): string | undefined =>
  link.trim() ? undefined : linkMessages[language].linkNeeded;
