import type { Answer } from '../../../contract/endpoint.ts';
import type { Contract } from '../../../contract/index.ts';

/** The code is fetched by whoever uses a passkey, not by everybody who opens the page. */
const browserPart = () => import('@simplewebauthn/browser');

/** Lets the device make a passkey; rejects if it makes none. */
export const makePasskey = async (
  options: Answer<Contract['POST /barong/resource/passkeys/generate_challenge']>,
) => (await browserPart()).startRegistration({ optionsJSON: options });

/** Lets the device answer with a passkey that it has; rejects if it does not. */
export const askForPasskey = async (
  options: Answer<Contract['POST /barong/identity/sessions/passkey/generate_challenge']>,
) => (await browserPart()).startAuthentication({ optionsJSON: options });

/** Passkeys belong to a name: at an address of numbers browsers have none. */
export const isNameless = (): boolean => /^[\d.]+$|:/.test(location.hostname);
