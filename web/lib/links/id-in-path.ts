import { useParams } from 'react-router';

/** The id in a text from an address, or null; numbers of up to 15 digits are always exact. */
export const idIn = (text: string | null | undefined): number | null =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null;

/** The `:id` of the page's path; 0, which is nobody's id, if it is not a number. */
export const useIdInPath = (): number => idIn(useParams()['id']) ?? 0;
