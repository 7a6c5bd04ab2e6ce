export const nomineeRelations = [
  'spouse',
  'parent',
  'child',
  'sibling',
  'relative',
  'friend',
  'lawyer',
  'other',
] as const;
