/** The categories of skill in the Code on Wages. */
export const skillCategories = [
  'not_named',
  'unskilled',
  'semi_skilled',
  'skilled',
  'highly_skilled',
] as const;

export const weekDays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
