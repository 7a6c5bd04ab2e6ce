import { documents } from '../../../contract/documents.ts';
import { routes } from '../../platform/endpoints.ts';
import { deleteDocument, openOwnDocument, readDocuments, uploadResume } from './documents.ts';

export const documentRoutes = routes(documents, {
  'GET /barong/resource/documents': ({ db, account }) => readDocuments(db, account.id),
  'POST /barong/resource/documents': ({ account, upload, fields, from, ...services }) =>
    uploadResume(services, account.id, {
      upload,
      docExpire: fields.doc_expire,
      address: from.address,
    }),
  'DELETE /barong/resource/documents/:id': async ({ db, account, params }) => {
    await deleteDocument(db, account.id, params.id);
    return { message: 'Document deleted' };
  },
  'GET /barong/resource/documents/:id/file': ({ db, files, account, params }) =>
    openOwnDocument({ db, files }, account.id, params.id),
});
