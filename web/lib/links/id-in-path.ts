import { useParams } from 'react-router';

/** The id that an address has; 15 digits are always exact. */
export const idIn = (text: string | null | undefined): number | null =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null;

/** The `:id` of the page's path; 0, which nothing has, if it is no id. */
export const useIdInPath = (): number => idIn(useParams()['id']) ?? 0;
