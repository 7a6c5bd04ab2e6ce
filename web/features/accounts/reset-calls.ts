import { PASSWORD_PAUSE_MS } from '../../../contract/constants.ts';
import { api } from '../../lib/api/api.ts';

/** The specification's delay between the click and the answer; it tells nothing of an account. */
async function unhurried(answer: Promise<unknown>): Promise<void> {
  await Promise.all([answer, new Promise((resolve) => setTimeout(resolve, PASSWORD_PAUSE_MS))]);
}

export const askForResetLink = (email: string): Promise<void> =>
  unhurried(api('POST /barong/identity/users/password/generate_code', { body: { email } }));

interface NewPassword {
  reset_password_token: string;
  password: string;
  confirm_password: string;
}

export const setNewPassword = (body: NewPassword): Promise<void> =>
  unhurried(api('POST /barong/identity/users/password/confirm_code', { body }));
