/** The tables of the return GSTR-1 that a seller of services in India fills, as the offline tool names them. */
export const gstr1Sections = [
  'b2b',
  'b2cl',
  'b2cs',
  'cdnr',
  'cdnur',
  'hsn_b2b',
  'hsn_b2c',
  'docs',
] as const;
export type Gstr1Section = (typeof gstr1Sections)[number];
