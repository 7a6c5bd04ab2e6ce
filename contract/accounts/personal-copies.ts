import { z } from 'zod';
import { endpoints, languages } from '../endpoint.ts';

const PersonalCopy = z.object({
  state: z.enum(['making', 'ready']),
  /** The language of its PDF. */
  language: z.enum(languages),
  /** Null while it is being made. */
  size_bytes: z.number().nullable(),
  created_at: z.string(),
  /** The copy is erased by then. */
  expires_at: z.string(),
});
export type PersonalCopy = z.output<typeof PersonalCopy>;

/** A group of what the product holds of a person, such as their alerts. */
const Holding = z.object({
  /** The table, which is also the group's key in the copy. */
  table: z.string(),
  name: z.object({ en: z.string(), hi: z.string() }),
  rows: z.number(),
  /** The page where its owner corrects it; null if they have to ask the operator. */
  corrected_at: z.string().nullable(),
});
export type Holding = z.output<typeof Holding>;

export const personalCopies = endpoints({
  'GET /barong/resource/personal_copy': {
    summary: "The copy of the caller's own data that is being made or ready; null if there is none",
    who: 'account',
    output: z.object({ personal_copy: PersonalCopy.nullable() }),
  },
  'POST /barong/resource/personal_copy': {
    summary:
      'Have a copy of everything made that the product holds of the caller: JSON, a PDF in the language of the request, and the stored files, in one ZIP archive. It replaces an earlier copy',
    who: 'account',
    recentlyAuthenticated: true,
    status: 201,
    output: PersonalCopy,
    errors: ['resource.personal_copy.being_made', 'request.too_many_requests'],
  },
  'POST /barong/resource/personal_copy/address': {
    summary: 'A signed address that opens the ready copy for some minutes',
    who: 'account',
    recentlyAuthenticated: true,
    output: z.object({ address: z.string() }),
    errors: ['resource.personal_copy.not_found', 'resource.personal_copy.being_made'],
  },
  'GET /barong/resource/personal_copy/file': {
    summary: 'The ready copy',
    who: 'account',
    recentlyAuthenticated: true,
    signed: true,
    output: 'file',
    errors: ['resource.personal_copy.not_found', 'resource.personal_copy.being_made'],
  },
  'GET /barong/resource/holdings': {
    summary: 'What the product holds of the caller: how much of what, and where it is corrected',
    who: 'account',
    output: z.object({ holdings: z.array(Holding) }),
  },
});
