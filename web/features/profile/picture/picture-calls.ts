import { actOf } from '../../../lib/api/use-act.ts';
import { api } from '../../../lib/api/api.ts';
import { useReading } from '../../../lib/api/use-reading.ts';
import { DOCUMENTS_KEY, WITH_DOCUMENTS } from '../../../parts/resumes/resume-calls.ts';
import { refreshAccount } from '../calls.ts';
import type { Crop } from './crop.ts';

/** The id of the picture's document; undefined without one. */
export const useOwnPicture = () =>
  useReading('GET /barong/resource/documents', {
    key: DOCUMENTS_KEY,
    select: (documents) => documents.find(({ doc_type }) => doc_type === 'Profile Picture'),
  });

interface SentPicture {
  file: File;
  crop: Crop;
  signal: AbortSignal;
  onProgress: (sent: number) => void;
}

export const useUploadPicture = actOf(
  ({ file, crop, ...options }: SentPicture) => {
    const form = new FormData();
    form.append('doc_type', 'Profile Picture');
    form.append('doc_category', 'picture');
    form.append('crop_x', String(crop.x));
    form.append('crop_y', String(crop.y));
    form.append('crop_size', String(crop.size));
    form.append('upload[]', file, file.name);
    return api('POST /barong/resource/documents', {}, { form, ...options });
  },
  { ...WITH_DOCUMENTS, keep: refreshAccount },
);

export const useRemovePicture = actOf(
  (id: number) => api('DELETE /barong/resource/documents/:id', { params: { id } }),
  { ...WITH_DOCUMENTS, keep: refreshAccount },
);
