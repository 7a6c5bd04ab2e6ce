import { z } from 'zod';
import { warningReasons } from '../message-check/warnings.ts';

/**
 * What speaks against a posting: its words, checked as those of messages are, and what is known of
 * the job and its company.
 */
export const signalKinds = [
  ...warningReasons,
  /** The text of a job that moderators have removed. */
  'same_as_removed',
  /** Far more pay than people without experience get. */
  'unlikely_pay',
  /** Moderators have removed other jobs of the company. */
  'removed_before',
  /** Reports about the company or its jobs were upheld lately. */
  'upheld_reports',
  /** The company has not shown who it is. */
  'unchecked_company',
  /** The company is not checked and only begins to post; found only while owners want to see such jobs first. */
  'first_job',
  /** The company came within the last week. */
  'new_company',
] as const;
export type SignalKind = (typeof signalKinds)[number];

export const Signal = z.object({
  kind: z.enum(signalKinds),
  /** The words of the posting that caused the signal; empty if something else did. */
  words: z.array(z.string()),
});
export type Signal = z.output<typeof Signal>;
