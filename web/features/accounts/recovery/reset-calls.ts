import { PASSWORD_PAUSE_MS } from '../../../../contract/constants.ts';

export const ASK_FOR_LINK = 'POST /barong/identity/users/password/generate_code';

/** The specification's delay between click and answer; it reveals nothing about the account. */
export async function withPause<T>(call: () => Promise<T>): Promise<T> {
  const pause = new Promise((resolve) => setTimeout(resolve, PASSWORD_PAUSE_MS));
  const [answer] = await Promise.all([call(), pause]);
  return answer;
}
