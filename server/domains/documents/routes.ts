import { documents } from '../../../contract/documents.ts';
import { routes } from '../../platform/endpoints.ts';
import {
  changeResume,
  deleteDocument,
  openOwnDocument,
  readDocuments,
  uploadPicture,
  uploadResume,
} from './documents.ts';
import { openPicture } from './pictures.ts';

export const documentRoutes = routes(documents, {
  'GET /barong/resource/documents': ({ db, account, addressOf }) =>
    readDocuments(db, account.id, addressOf),
  'POST /barong/resource/documents': ({ account, fields, from, ...services }) => {
    const { upload, addressOf } = services;
    const sent = { upload, addressOf, docExpire: fields.doc_expire, address: from.address };
    return fields.doc_type === 'Profile Picture'
      ? uploadPicture(services, account.id, { ...sent, square: squareOf(fields) })
      : uploadResume(services, account.id, sent);
  },
  'PUT /barong/resource/documents/:id': ({ account, params, body, ...services }) =>
    changeResume(services, account.id, params.id, body),
  'DELETE /barong/resource/documents/:id': async ({ account, params, ...services }) => ({
    message: 'Document deleted',
    new_default: await deleteDocument(services, account.id, params.id),
  }),
  'GET /barong/resource/documents/:id/file': ({ db, files, account, params }) =>
    openOwnDocument({ db, files }, account.id, params.id),
  'GET /barong/public/pictures/:id': ({ params, query, ...services }) =>
    openPicture(services, { id: params.id, ...query }),
});

interface Crop {
  crop_x?: number | undefined;
  crop_y?: number | undefined;
  crop_size?: number | undefined;
}

const squareOf = ({ crop_x: x, crop_y: y, crop_size: size }: Crop) =>
  x === undefined || y === undefined || size === undefined ? undefined : { x, y, size };
