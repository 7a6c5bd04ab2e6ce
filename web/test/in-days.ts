/** The ISO time in so many days from now, or that many days ago. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
