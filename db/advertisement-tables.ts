import type { Generated } from 'kysely';
import type { AdvertisementSlot } from '../contract/advertisements/advertisements.ts';
import type { Id, MomentOrNull, MomentWithDefault, OrNull } from './columns.ts';

/** What is booked or featured to be shown, and how often it was. */
export interface AdvertisementTables {
  advertisements: Advertisements;
  advertisement_days: AdvertisementDays;
  featured_days: FeaturedDays;
}

interface Advertisements {
  id: Id;
  slot: AdvertisementSlot;
  advertiser: string;
  title: string;
  text: string;
  target_url: string;
  /** In small letters, with single spaces; shown everywhere without any. */
  words: string[];
  /** Days of India. */
  starts_on: string;
  ends_on: string;
  views_max: OrNull<number>;
  clicks_max: OrNull<number>;
  views: Generated<number>;
  clicks: Generated<number>;
  version: Generated<number>;
  created_at: MomentWithDefault;
  decided_at: MomentOrNull;
  /** Null until it is decided. */
  approved: OrNull<boolean>;
  reason: Generated<string>;
  paused_at: MomentOrNull;
  /** Random, so that nobody guesses the address of a picture that is not approved. */
  picture_key: OrNull<string>;
}

interface AdvertisementDays {
  advertisement_id: number;
  day: string;
  views: number;
  clicks: number;
}

/** A day on which a company features a job, and how often it was seen. */
interface FeaturedDays {
  job_id: number;
  company_id: number;
  /** Of India. */
  day: string;
  views: Generated<number>;
}
