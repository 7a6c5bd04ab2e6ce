import type { Generated } from 'kysely';
import type { AdvertisementSlot } from '../../contract/advertisements/slots-and-lists.ts';
import type { Id, MomentOrNull, MomentWithDefault, OrNull } from './columns.ts';

/** Booked advertisements and featured days, and how often they were seen. */
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
  /** In lower case with single spaces; empty for everywhere. */
  words: string[];
  /** Days in India. */
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
  /** Random, so that nobody can guess the address of a picture before it is approved. */
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
  /** The day in India. */
  day: string;
  views: Generated<number>;
}
