/** The contact form before anything is typed. */
export const contactStart = {
  name: '',
  email: '',
  topic: '',
  message: '',
  request_number: '',
  website: '',
};
