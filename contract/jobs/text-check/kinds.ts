/** What a text may ask for only where the law allows it. */
export const discriminations = [
  'gender',
  'age',
  'caste',
  'religion',
  'looks',
  'marital_status',
  'region',
  'disability',
] as const;
export type Discrimination = (typeof discriminations)[number];

export const isDiscrimination = (kind: string): kind is Discrimination =>
  (discriminations as readonly string[]).includes(kind);
