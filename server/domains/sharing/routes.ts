import { contactShares } from '../../../contract/profiles/contact-shares.ts';
import { sharing } from '../../../contract/profiles/sharing.ts';
import { routes } from '../../platform/endpoints.ts';
import { blockCompany, readBlockedCompanies, unblockCompany } from './blocked-companies.ts';
import { readContactShares, shareContactWith, stopSharingContact } from './contact-shares.ts';
import {
  changeSharing,
  endAddress,
  giveAddress,
  openPublicPicture,
  readPublicProfile,
  readSharing,
} from './sharing.ts';

export const sharingRoutes = routes(sharing, {
  'GET /barong/resource/sharing': ({ account, ...services }) => readSharing(services, account.id),
  'PUT /barong/resource/sharing': ({ account, body, ...services }) =>
    changeSharing(services, account.id, body),
  'POST /barong/resource/sharing/address': ({ account, ...services }) =>
    giveAddress(services, account.id),
  'DELETE /barong/resource/sharing/address': ({ account, ...services }) =>
    endAddress(services, account.id),
  'GET /barong/public/public_profile': ({ db, account, query }) =>
    readPublicProfile(db, account, query.code),
  'GET /barong/public/public_profile/picture': ({ account, query, ...services }) =>
    openPublicPicture(services, account, query.code),
  'GET /barong/resource/blocked_companies': ({ db, account, query }) =>
    readBlockedCompanies(db, account.id, query),
  'POST /barong/resource/blocked_companies': ({ db, account, body }) =>
    blockCompany(db, account.id, body),
  'DELETE /barong/resource/blocked_companies/:id': async ({ db, account, params }) => {
    await unblockCompany(db, account.id, params.id);
    return { message: 'Company taken off the list' };
  },
});

export const contactShareRoutes = routes(contactShares, {
  'GET /barong/resource/contact_shares': ({ db, account, query }) =>
    readContactShares(db, account.id, query),
  'POST /barong/resource/contact_shares': ({ db, account, body }) =>
    shareContactWith(db, account.id, body.company_id),
  'DELETE /barong/resource/contact_shares/:id': ({ db, account, params }) =>
    stopSharingContact(db, account.id, params.id),
});
