import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { idOf, idParams } from '../fields/ids.ts';
import { listOf, paging } from '../lists.ts';

/** By an application, by agreeing to the company's request, or because the seeker chose to. */
const shareWays = ['application', 'request', 'seeker'] as const;

/** A time in which a company could read the seeker's mail address and number. */
export const ContactShare = z.object({
  id: z.number(),
  company_id: z.number(),
  company_name: z.string(),
  way: z.enum(shareWays),
  shared_at: z.string(),
  /** Null while the company can read them. */
  ended_at: z.string().nullable(),
});
export type ContactShare = z.output<typeof ContactShare>;

export const contactShares = endpoints({
  'GET /barong/resource/contact_shares': {
    summary:
      "The companies that can read the seeker's mail address and number, or could, the newest first",
    who: 'user',
    query: paging().extend({
      /** Only of this company. */
      company_id: idOf({ company: 'anyone' }, { ignoresOthers: true }).optional(),
    }),
    output: listOf('contact_shares', ContactShare),
  },
  'POST /barong/resource/contact_shares': {
    summary: 'Share mail address and number with a company; sharing twice changes nothing',
    who: 'user',
    body: z.object({ company_id: idOf({ company: 'anyone' }) }),
    status: 201,
    output: ContactShare,
    errors: ['resource.company.not_found', 'resource.application.company_blocked'],
  },
  'DELETE /barong/resource/contact_shares/:id': {
    summary:
      'Stop sharing: the company cannot read them any more, not even in what was sent; again, it changes nothing',
    who: 'user',
    params: idParams({ contactShare: 'seeker' }),
    output: ContactShare,
    errors: ['resource.contact_share.not_found'],
  },
});
