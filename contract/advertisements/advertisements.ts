import { z } from 'zod';
import {
  ADVERTISEMENT_REASON_MAX_LENGTH,
  ADVERTISEMENT_TEXT_MAX_LENGTH,
  ADVERTISEMENT_WORDS_MAX,
} from '../constants.ts';
import { endpoints } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { Day, lineOrNull } from '../fields/optional-fields.ts';
import { itemText, requiredText } from '../fields/texts.ts';
import { isPublicHttps } from '../fields/web-address.ts';
import { listOf, paging, searchText } from '../lists.ts';
import { ADVERTISEMENT_TITLE_MAX_LENGTH, ADVERTISER_MAX_LENGTH } from '../fields/max-lengths.ts';
import { advertisementSlots, advertisementLists } from './slots-and-lists.ts';

/**
 * `waiting`: nobody has decided about its present version; `planned`: approved, and its first day
 * is yet to come; `ended`: its last day is over, or its views or clicks are used up.
 */
const advertisementStates = [
  'waiting',
  'declined',
  'paused',
  'planned',
  'running',
  'ended',
] as const;
export type AdvertisementState = (typeof advertisementStates)[number];

/** What a page shows of an advertisement. */
export const Advertisement = z.object({
  id: z.number(),
  advertiser: z.string(),
  title: z.string(),
  text: z.string(),
  /** Where its link leads, such as `training.example`. */
  domain: z.string(),
  /** A square picture on this server; null without one. */
  picture_url: z.string().nullable(),
});
export type Advertisement = z.output<typeof Advertisement>;

const written = {
  slot: z.enum(advertisementSlots),
  advertiser: requiredText('request.missing', ADVERTISER_MAX_LENGTH),
  title: requiredText('request.missing', ADVERTISEMENT_TITLE_MAX_LENGTH),
  text: requiredText('request.missing', ADVERTISEMENT_TEXT_MAX_LENGTH),
  target_url: z
    .string('request.missing')
    .trim()
    .min(1, 'request.missing')
    .max(500)
    .refine(isPublicHttps, 'resource.advertisement.not_https'),
  /** It is shown where the page's search has one of these words; without any, everywhere. */
  words: z.array(itemText(60)).max(ADVERTISEMENT_WORDS_MAX),
  starts_on: Day,
  /** Its last day. */
  ends_on: Day,
};

/** Without a number, only its last day ends it. */
const most = z.number().int().min(1).max(100_000_000).nullable();
const budget = { views_max: most, clicks_max: most };

const AdvertisementForm = z
  .object({
    ...written,
    words: written.words.default([]),
    views_max: budget.views_max.default(null),
    clicks_max: budget.clicks_max.default(null),
  })
  .refine(({ starts_on, ends_on }) => starts_on <= ends_on, {
    path: ['ends_on'],
    error: 'resource.advertisement.ends_before_start',
  });
export type AdvertisementForm = z.output<typeof AdvertisementForm>;

export const BookedAdvertisement = Advertisement.extend({
  ...written,
  ...budget,
  /** Grows with each change, so that nobody approves what they have not read. */
  version: z.number(),
  state: z.enum(advertisementStates),
  /** Why it was declined; empty otherwise. */
  reason: z.string(),
  created_at: z.string(),
  views: z.number(),
  clicks: z.number(),
  /** The last days on which it was seen, newest first. */
  days: z.array(z.object({ day: z.string(), views: z.number(), clicks: z.number() })),
});
export type BookedAdvertisement = z.output<typeof BookedAdvertisement>;

const example = {
  slot: 'search',
  advertiser: 'Example Training',
  title: 'Learn Tally in six weeks',
  text: 'Evening classes, online.',
  target_url: 'https://training.example/tally',
  words: ['accountant'],
  starts_on: '2026-12-01',
  ends_on: '2026-12-31',
  views_max: 10_000,
  clicks_max: null,
};

export const advertisements = endpoints({
  'GET /barong/public/advertisements': {
    summary:
      'The advertisement for a page, chosen by its place and its words alone; null if none is booked for it',
    who: 'anyone',
    query: z.object({ slot: z.enum(advertisementSlots), words: searchText(400) }),
    output: z.object({ advertisement: Advertisement.nullable() }),
  },
  'POST /barong/public/advertisements/:id/views': {
    summary: 'Count that a running advertisement was seen; nothing is kept of who has seen it',
    who: 'anyone',
    params: idParams({ advertisement: 'anyone' }),
    output: z.object({ counted: z.boolean() }),
    errors: ['resource.advertisement.not_found', 'request.too_many_requests'],
  },
  'GET /barong/public/advertisements/:id/picture': {
    summary: 'The picture of an advertisement, for whoever was given its address',
    who: 'anyone',
    params: idParams({ advertisement: 'nobody' }),
    query: z.object({ key: z.string().max(60).catch('') }),
    output: 'file',
    errors: ['resource.picture.not_found'],
  },
  'GET /barong/admin/advertisements': {
    summary: 'Advertisements: the oldest first while they wait, else the newest first',
    who: 'admin',
    admins: ['finance', 'moderator'],
    query: paging().extend({ status: z.enum(advertisementLists).default('waiting') }),
    output: listOf('advertisements', BookedAdvertisement, { waiting_count: z.number() }),
  },
  'POST /barong/admin/advertisements': {
    summary: 'Book an advertisement for an advertiser; it waits for approval',
    who: 'admin',
    admins: ['finance'],
    body: AdvertisementForm,
    example,
    status: 201,
    output: BookedAdvertisement,
    errors: [
      'request.idempotency_key_reused',
      'request.missing',
      'resource.advertisement.not_https',
      'resource.advertisement.ends_before_start',
    ],
  },
  'PUT /barong/admin/advertisements/:id': {
    summary: 'Change an advertisement; it is not shown until it is approved as it is now',
    who: 'admin',
    admins: ['finance'],
    params: idParams({ advertisement: 'admin' }),
    body: AdvertisementForm,
    example,
    output: BookedAdvertisement,
    errors: [
      'request.missing',
      'resource.advertisement.not_https',
      'resource.advertisement.ends_before_start',
      'resource.advertisement.not_found',
      'request.stale',
    ],
  },
  'POST /barong/admin/advertisements/:id/picture': {
    summary:
      'Give an advertisement a picture (JPEG, PNG, GIF or WebP, at most 2 MB, in `upload[]`), drawn anew as a square, in place of the one before; it waits for approval again',
    who: 'admin',
    admins: ['finance'],
    params: idParams({ advertisement: 'admin' }),
    upload: z.object({}),
    output: BookedAdvertisement,
    errors: [
      'resource.advertisement.not_found',
      'resource.document.empty',
      'resource.document.too_large',
      'resource.document.infected',
      'resource.document.not_scanned',
      'resource.document.no_space',
      'resource.picture.invalid_format',
      'resource.picture.too_large',
      'resource.picture.too_many_pixels',
      'resource.picture.unreadable',
      'resource.picture.outside',
      'request.missing',
      'request.too_many_requests',
    ],
  },
  'DELETE /barong/admin/advertisements/:id/picture': {
    summary: 'Take the picture away; the advertisement waits for approval again',
    who: 'admin',
    admins: ['finance'],
    params: idParams({ advertisement: 'admin' }),
    output: BookedAdvertisement,
    errors: ['resource.advertisement.not_found'],
  },
  'PUT /barong/admin/advertisements/:id/decision': {
    summary: 'Approve or decline an advertisement that waits, as it was read',
    who: 'admin',
    admins: ['moderator'],
    params: idParams({ waitingAdvertisement: 'admin' }),
    body: z
      .object({
        version: z.number('request.missing').int(),
        approved: z.boolean('request.missing'),
        /** Needed to decline. */
        reason: lineOrNull(ADVERTISEMENT_REASON_MAX_LENGTH).default(null),
      })
      .refine(({ approved, reason }) => approved || reason !== null, {
        path: ['reason'],
        error: 'request.missing',
      }),
    example: { version: 1, approved: true, reason: null },
    output: BookedAdvertisement,
    errors: [
      'request.missing',
      'resource.advertisement.not_found',
      'resource.advertisement.decided',
    ],
  },
  'PUT /barong/admin/advertisements/:id/pause': {
    summary: 'Stop showing an approved advertisement, or go on with it',
    who: 'admin',
    admins: ['finance', 'moderator'],
    params: idParams({ advertisement: 'admin' }),
    body: z.object({ paused: z.boolean('request.missing') }),
    example: { paused: true },
    output: BookedAdvertisement,
    errors: ['request.missing', 'resource.advertisement.not_found'],
  },
});
