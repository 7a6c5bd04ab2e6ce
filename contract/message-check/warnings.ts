import { z } from 'zod';

/** Why a message deserves care: what swindlers ask of people who look for work. */
export const warningReasons = [
  /** A fee, a deposit or something to buy before the job. */
  'money_asked',
  /** To a UPI id, by a QR code, into a bank account. */
  'private_account',
  /** Codes, passwords, bank details, Aadhaar or PAN. */
  'secrets_asked',
  /** Likes, ratings, prepaid tasks, crypto. */
  'paid_tasks',
  /** On in a messenger, or by a number that is written to be missed. */
  'leaves_portal',
  /** A domain like that of a known employer or of the government. */
  'look_alike_link',
  /** Nobody sees where it leads. */
  'shortened_link',
] as const;
export type WarningReason = (typeof warningReasons)[number];

export const MessageWarning = z.object({
  reason: z.enum(warningReasons),
  /** What gave the reason, as it was written. */
  words: z.array(z.string()),
});
export type MessageWarning = z.output<typeof MessageWarning>;
