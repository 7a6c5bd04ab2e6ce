import { API_BASE } from '../../../contract/endpoint.ts';

export const pictureFile = (key: string): string => `advertisements/${key}.webp`;

/** An address for each picture, so that browsers keep it; another picture has another one. */
export const pictureUrl = ({ id, picture_key }: { id: number; picture_key: string | null }) =>
  picture_key === null
    ? null
    : `${API_BASE}/barong/public/advertisements/${id}/picture?key=${picture_key}`;
