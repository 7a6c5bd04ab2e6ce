/**
 * The React key of a form's row that has no identity but its position. Its values are kept by the
 * form alone, so a row that moves up shows the right ones.
 */
export const placeKey = (index: number): string => `place-${index}`;
