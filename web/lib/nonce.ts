import { createContext, use } from 'react';

export const NonceContext = createContext<string | undefined>(undefined);

/** The nonce of this response's scripts; undefined in the browser, where none is needed. */
export const useNonce = (): string | undefined => use(NonceContext);
