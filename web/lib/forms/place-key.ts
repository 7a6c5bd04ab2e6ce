/**
 * The key of a row of a form that has no name but its place. What is typed stands in the form alone, so a
 * row that moves up shows what belongs there.
 */
export const placeKey = (index: number): string => `place-${index}`;
