/** Texts that differ by no word would be taken for copies of each other, which is looked into each time. */
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
