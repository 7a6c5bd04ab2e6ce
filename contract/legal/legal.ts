import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { Day } from '../fields/optional-fields.ts';
import { requiredText } from '../fields/texts.ts';
import { isGuide, legalDocuments, versionedTexts } from './documents.ts';
import { LEGAL_SUMMARY_MAX_LENGTH } from '../fields/max-lengths.ts';

export const LEGAL_TEXT_MAX = 60_000;

const text = requiredText('resource.legal_version.missing_text', LEGAL_TEXT_MAX);
const summary = requiredText('resource.legal_version.missing_text', LEGAL_SUMMARY_MAX_LENGTH);

/** A new version as an owner writes it. */
export const LegalVersionForm = z
  .object({
    document: z.enum(versionedTexts),
    /** Markdown, as in descriptions of jobs; the headings are the parts of the page. */
    text_en: text,
    text_hi: text,
    /** What has changed, in a few sentences. */
    summary_en: summary,
    summary_hi: summary,
    /** The first day in India on which it holds. */
    effective_on: Day,
    /** Whether everybody is asked to accept it; guides bind nobody. */
    asks_consent: z.boolean(),
  })
  .refine(({ document, asks_consent }) => !(asks_consent && isGuide(document)), {
    error: 'request.invalid_value',
    path: ['asks_consent'],
  });
export type LegalVersionForm = z.output<typeof LegalVersionForm>;

const KeptVersion = z.object({
  document: z.enum(versionedTexts),
  version: z.number(),
  text_en: z.string(),
  text_hi: z.string(),
  summary_en: z.string(),
  summary_hi: z.string(),
  effective_on: z.string(),
  asks_consent: z.boolean(),
  published_at: z.string(),
  /** Null if the account is gone. */
  published_by: z.string().nullable(),
  /** How many people have accepted it. */
  accepted: z.number(),
});
export type KeptVersion = z.output<typeof KeptVersion>;

/** A version as everybody reads it, in the language of the request. */
const PublicVersion = z.object({
  version: z.number(),
  effective_on: z.string(),
  state: z.enum(['upcoming', 'in_force', 'earlier']),
  summary: z.string(),
});
export type PublicVersion = z.output<typeof PublicVersion>;

const TextPart = z.object({ id: z.string(), head: z.string() });

/** The text of a version, with the ids of its headings. */
const VersionText = PublicVersion.extend({ html: z.string(), parts: z.array(TextPart) });
export type VersionText = z.output<typeof VersionText>;

/** A version that somebody has not seen or not accepted yet. */
const LegalNotice = z.object({
  document: z.enum(legalDocuments),
  version: z.number(),
  effective_on: z.string(),
  summary: z.string(),
  /** False: it is enough to have seen it. */
  asks_consent: z.boolean(),
  /** Whether applying, writing and posting already require it. */
  is_due: z.boolean(),
});
export type LegalNotice = z.output<typeof LegalNotice>;

const ofDocument = z.object({ document: z.enum(versionedTexts) });
const versionNumber = z.coerce.number().int().min(1).max(1_000_000);

export const legal = endpoints({
  'GET /barong/public/legal_versions': {
    summary:
      'The terms, the privacy policy or a guide in force, and all their versions; nothing is in force until an owner publishes a version',
    who: 'anyone',
    query: ofDocument,
    output: z.object({ in_force: VersionText.nullable(), versions: z.array(PublicVersion) }),
  },
  'GET /barong/public/legal_version': {
    summary: 'One version, earlier, in force or to come',
    who: 'anyone',
    query: ofDocument.extend({ version: versionNumber }),
    output: VersionText,
    errors: ['resource.legal_version.not_found'],
  },
  'GET /barong/resource/legal_notices': {
    summary: 'The newest versions that the caller has not seen, or has not accepted',
    who: 'account',
    output: z.object({ notices: z.array(LegalNotice) }),
  },
  'POST /barong/resource/legal_consents': {
    summary:
      'Accept the newest version of a text, or say that it was seen where nobody is asked to accept it',
    who: 'account',
    body: z.object({ document: z.enum(legalDocuments), version: versionNumber }),
    example: { document: 'terms', version: 1 },
    status: 201,
    output: z.object({ notices: z.array(LegalNotice) }),
    errors: ['resource.legal_version.not_found', 'resource.legal_version.superseded'],
  },
  'GET /barong/admin/legal_versions': {
    summary: 'Every version of the terms, the privacy policy and the guides, the newest first',
    who: 'admin',
    admins: ['data_protection'],
    output: z.object({ legal_versions: z.array(KeptVersion) }),
  },
  'POST /barong/admin/legal_versions/preview': {
    summary: 'A text as its page will show it; keeps nothing',
    // In a list, because the audit log records every call for a plain `admin` that is no GET, and
    // this one changes nothing.
    who: ['admin'],
    // A form leaves out what is empty.
    body: z.object({ text: z.string().max(LEGAL_TEXT_MAX).default('') }),
    bodyIsOptional: true,
    example: { text: '## Your account\n\nIt is yours alone.' },
    output: z.object({ html: z.string() }),
  },
  'POST /barong/admin/legal_versions': {
    summary:
      'Publish a version, which never changes; `If-Match` names the newest one that it is based on, 0 for none',
    who: 'admin',
    admins: [],
    body: LegalVersionForm,
    example: {
      document: 'privacy',
      text_en: '## What we keep\n\nOnly what you give us.',
      text_hi: '## हम क्या रखते हैं\n\nसिर्फ़ वही, जो आप देते हैं।',
      summary_en: 'It says more clearly what is kept.',
      summary_hi: 'अब ज़्यादा साफ़ लिखा है कि क्या रखा जाता है।',
      effective_on: '2099-01-01',
      asks_consent: false,
    },
    status: 201,
    output: KeptVersion,
    errors: [
      'resource.legal_version.missing_text',
      'resource.legal_version.invalid_day',
      'resource.legal_version.stale',
    ],
  },
});
