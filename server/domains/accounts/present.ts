import type { User } from '../../../contract/accounts.ts';
import { pictureAddress } from '../../platform/pictures/addresses.ts';
import type { Seal } from '../../platform/secrets/seal.ts';
import type { Account } from './queries.ts';

/** An account as its holder sees it. */
export const presentUser = (seal: Seal, account: Account): User => ({
  ...presentAccount(account),
  profilePictureUrl: pictureAddress(seal, account.picture_id),
});

/** The same without the picture, because the picture's address has to be signed by the server. */
export const presentAccount = (account: Account): Omit<User, 'profilePictureUrl'> => ({
  id: account.id,
  uid: account.uid,
  email: account.email,
  role: account.role,
  user_type: account.role,
  team_role: account.team_role,
  admin_role: account.admin_role,
  level: account.level,
  state: account.state,
  username: account.name,
  fullName: account.name,
  phone: account.phone,
  phone_verified: account.phone_verified_at !== null,
  marketing_consent: account.marketing_consent,
  // The language that was chosen, even while it is not offered: the choice applies again once it
  // is.
  language: account.unoffered_language ?? account.language,
  email_verified: account.email_verified_at !== null,
  created_at: account.created_at,
  updated_at: account.updated_at,
});
