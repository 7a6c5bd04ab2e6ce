/** What a recruiter sends to post a job that searches find at once. */
export const newJob = (title: string) => ({
  title,
  description: 'Welding of steel frames in our workshop, by day, with safety shoes from us.'.repeat(
    3,
  ),
  location: 'Pune',
  employment_type: 'full_time',
  skills: ['Welding'],
  status: 'active',
});
