import { isCommonPassword } from '../../../contract/accounts/common-passwords.ts';
import { isListedPassword } from '../../platform/secrets/listed-passwords.ts';
import { refuse } from '../../platform/refusal.ts';

/** Whether attackers would try it early. `aboutThem` holds the person's address and name. */
export const isWeakPassword = (password: string, aboutThem: readonly string[]): boolean =>
  isListedPassword(password) || isCommonPassword(password, aboutThem);

export function refuseWeakPassword(password: string, aboutThem: readonly string[]): void {
  if (isWeakPassword(password, aboutThem)) throw refuse('password.weak', { field: 'password' });
}
