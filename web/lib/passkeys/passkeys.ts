import type { Answer } from '../../../contract/endpoint.ts';
import type { Contract } from '../../../contract/index.ts';

/** Loaded only by people who use a passkey, not by everybody who opens the page. */
const browserPart = () => import('@simplewebauthn/browser');

/** Lets the device make a passkey; rejects if it makes none. */
export const makePasskey = async (
  options: Answer<Contract['POST /barong/resource/passkeys/generate_challenge']>,
) => (await browserPart()).startRegistration({ optionsJSON: options });

/** Lets the device answer with one of its passkeys; rejects if it does not. */
export const askForPasskey = async (
  options: Answer<Contract['POST /barong/identity/sessions/passkey/generate_challenge']>,
) => (await browserPart()).startAuthentication({ optionsJSON: options });

/**
 * Passkeys belong to a domain name: browsers offer none at a numeric address (W3C Web
 * Authentication, "RP ID").
 */
export const isNameless = (): boolean => /^[\d.]+$|:/.test(location.hostname);
