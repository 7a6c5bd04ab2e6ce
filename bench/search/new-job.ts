/** Adds a unique word, because identical texts would be examined as possible copies. */
const wordOf = (seed: string) =>
  Array.from(seed, (letter) => String.fromCharCode(97 + (letter.charCodeAt(0) % 26))).join('');

/** What a recruiter sends to post a job that searches find at once. */
export const newJob = (title: string) => ({
  title,
  description: `${'Welding of steel frames in our workshop, by day, with safety shoes from us. '.repeat(3)}
We are ${wordOf(title)} ${wordOf(crypto.randomUUID())}.`,
  location: 'Pune',
  employment_type: 'full_time',
  skills: ['Welding'],
  status: 'active',
});
