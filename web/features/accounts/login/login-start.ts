/** The first step of logging in, with the code of the second where a browser without scripts sends both at once. */
export const loginStart = { email: '', password: '', otp_code: '' };
