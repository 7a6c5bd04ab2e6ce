import { receipts } from '../../../contract/applications/receipts.ts';
import { routes } from '../../platform/endpoints.ts';
import { checkReceipt, downloadReceipt, printReceipt } from './receipts.ts';

export const receiptRoutes = routes(receipts, {
  'GET /barong/resource/my/applications/:id/receipt.json': ({ account, params, ...services }) =>
    downloadReceipt(services, account.id, params.id),
  'GET /barong/resource/my/applications/:id/receipt.pdf': ({
    account,
    params,
    language,
    ...services
  }) => printReceipt(services, account.id, params.id, language),
  'GET /barong/public/receipts': ({ query, from, ...services }) =>
    checkReceipt(services, query.code, from.address),
});
