import { personalCopies } from '../../../contract/accounts/personal-copies.ts';
import { routes } from '../../platform/endpoints.ts';
import { readHoldings } from './holdings.ts';
import { openCopy, readCopy, requestCopy, signCopy } from './personal-copies.ts';

export const personalCopyRoutes = routes(personalCopies, {
  'GET /barong/resource/personal_copy': async ({ db, account }) => ({
    personal_copy: await readCopy(db, account.id),
  }),
  'POST /barong/resource/personal_copy': ({ db, account, language }) =>
    requestCopy(db, account.id, language),
  'POST /barong/resource/personal_copy/address': async ({ db, account, addressOf }) => ({
    address: await signCopy(db, account.id, addressOf),
  }),
  'GET /barong/resource/personal_copy/file': ({ db, files, account }) =>
    openCopy({ db, files }, account.id),
  'GET /barong/resource/holdings': async ({ db, tables, account }) => ({
    holdings: await readHoldings(db, tables, account.id),
  }),
});
