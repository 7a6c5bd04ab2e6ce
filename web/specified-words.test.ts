import { expect, test } from 'vitest';
import { formMessages } from './lib/forms/form-messages.ts';
import { loginMessages } from './features/accounts/login/login-messages.ts';
import { recoveryMessages } from './features/accounts/recovery/recovery-messages.ts';
import { registerMessages } from './features/accounts/registration/register-messages.ts';
import { verifyMessages } from './features/accounts/confirmation/verify-messages.ts';
import { comingSoonMessages } from './features/coming-soon/messages.ts';
import { hrDashboardMessages } from './features/dashboards/recruiter/hr-messages.ts';
import { dashboardMessages } from './features/dashboards/messages.ts';
import { jobsMessages } from './features/jobs/messages.ts';
import { findJobsMessages } from './features/jobs/search/find-jobs-messages.ts';
import { accountPageMessages } from './features/managed-accounts/account-messages.ts';
import { accountListMessages, stateChangeMessages } from './features/managed-accounts/messages.ts';
import { conversationMessages } from './features/messages/messages.ts';
import { jobFormMessages } from './features/jobs/own/form/form-messages.ts';
import { ownJobsMessages } from './features/jobs/own/list/messages.ts';
import { profileMessages } from './features/profile/messages.ts';
import { notificationMessages } from './features/notifications/messages.ts';
import { jobAnswerMessages } from './features/jobs/own/job-answer.ts';
import { appMessages } from './features/shell/app-messages.ts';
import { shellMessages } from './features/shell/messages.ts';
import { errorText } from './lib/api/error-text.ts';

const { en: login, hi: loginHindi } = loginMessages;
const { en: register, hi: registerHindi } = registerMessages;
const { en: verify, hi: verifyHindi } = verifyMessages;
const { en: recovery, hi: recoveryHindi } = recoveryMessages;
const { en: app, hi: appHindi } = appMessages;
const { en: dashboard, hi: dashboardHindi } = dashboardMessages;
const { en: soon, hi: soonHindi } = comingSoonMessages;

/** The words of the specification, byte for byte, beside our texts in both languages. */
const words: [specified: string, ours: string, hindi: string][] = [
  // Toasts of section 8.
  ['Registration Error', register.registrationError, registerHindi.registrationError],
  ['Registration Failed', register.registrationFailed, registerHindi.registrationFailed],
  [
    'Failed to create your account. Please try again.',
    register.registrationFailedText,
    registerHindi.registrationFailedText,
  ],
  ['Verification Failed', verify.verificationFailed, verifyHindi.verificationFailed],
  [
    'Failed to verify your account. Please check your code and try again.',
    verify.verificationFailedText,
    verifyHindi.verificationFailedText,
  ],
  ['Failed to Resend', verify.resendFailed, verifyHindi.resendFailed],
  [
    'Failed to send a new code. Please try again later.',
    verify.resendFailedText,
    verifyHindi.resendFailedText,
  ],
  ['Logout failed', app.logOutFailed, appHindi.logOutFailed],
  [
    'There was a problem logging out. Please try again.',
    app.logOutFailedText,
    appHindi.logOutFailedText,
  ],
  ['Authentication Error', app.authenticationError, appHindi.authenticationError],
  ['Jobs Error', dashboard.jobsErrorTitle, dashboardHindi.jobsErrorTitle],
  ['Applications Error', dashboard.applicationsErrorTitle, dashboardHindi.applicationsErrorTitle],
  [
    'Failed to load dashboard statistics',
    hrDashboardMessages.en.statsFailed,
    hrDashboardMessages.hi.statsFailed,
  ],
  [
    'Registration Successful',
    register.registrationSuccessful,
    registerHindi.registrationSuccessful,
  ],
  ['Verification Successful', verify.verificationSuccessful, verifyHindi.verificationSuccessful],
  ['OTP Resent', verify.otpResent, verifyHindi.otpResent],
  ['Logged out successfully', app.loggedOut, appHindi.loggedOut],
  ['Reset Link Sent', recovery.sent, recoveryHindi.sent],
  ['Password Reset Successfully', recovery.resetDone, recoveryHindi.resetDone],
  // The fallbacks of these toasts.
  ['Login failed', login.loginFailed, loginHindi.loginFailed],
  ['Registration failed', register.registrationFallback, registerHindi.registrationFallback],
  ['OTP verification failed', verify.verificationFallback, verifyHindi.verificationFallback],
  ['Failed to resend OTP', verify.resendFallback, verifyHindi.resendFallback],
  ['An unknown error occurred. Please try again.', errorText(null, 'en'), errorText(null, 'hi')],
  // Words of the job lists and of the answer to a posted job, from the other text of the
  // specification.
  ['Failed to load jobs. Please try again.', jobsMessages.en.failed, jobsMessages.hi.failed],
  ['Error', findJobsMessages.en.error, findJobsMessages.hi.error],
  [
    'Failed to fetch jobs. Please try again later.',
    findJobsMessages.en.errorText,
    findJobsMessages.hi.errorText,
  ],
  [
    'Created job is missing an ID',
    jobAnswerMessages.en.createdWithoutId,
    jobAnswerMessages.hi.createdWithoutId,
  ],
  [
    'Server returned invalid job data format',
    jobAnswerMessages.en.noJob,
    jobAnswerMessages.hi.noJob,
  ],
  [
    'Job data is missing an ID',
    jobAnswerMessages.en.loadedWithoutId,
    jobAnswerMessages.hi.loadedWithoutId,
  ],
  ['Job ID is missing', jobFormMessages.en.idMissing, jobFormMessages.hi.idMissing],
  ['Failed to fetch job', jobFormMessages.en.fetchFailed, jobFormMessages.hi.fetchFailed],
  ['Failed to delete job', ownJobsMessages.en.deleteFallback, ownJobsMessages.hi.deleteFallback],
  [
    'Failed to fetch conversations',
    conversationMessages.en.fetchFailed,
    conversationMessages.hi.fetchFailed,
  ],
  ['Failed to fetch profile', profileMessages.en.fetchFailed, profileMessages.hi.fetchFailed],
  [
    'Failed to load HR accounts. Please try again.',
    accountListMessages.en.hrFailed,
    accountListMessages.hi.hrFailed,
  ],
  [
    'Failed to load users. Please try again.',
    accountListMessages.en.usersFailed,
    accountListMessages.hi.usersFailed,
  ],
  [
    'Failed to update HR account status',
    stateChangeMessages.en.hrFailed,
    stateChangeMessages.hi.hrFailed,
  ],
  [
    'Failed to update user status',
    stateChangeMessages.en.userFailed,
    stateChangeMessages.hi.userFailed,
  ],
  [
    'Resume not uploaded by user yet',
    accountPageMessages.en.noResume,
    accountPageMessages.hi.noResume,
  ],
  // Words of the forms, section 5.
  ['All fields are required', register.allRequired, registerHindi.allRequired],
  ['Please fill in all the required fields.', register.fillAll, registerHindi.fillAll],
  ["Passwords don't match", register.passwordsDiffer, registerHindi.passwordsDiffer],
  [
    'Please make sure your passwords match.',
    register.passwordsDifferText,
    registerHindi.passwordsDifferText,
  ],
  ['Invalid Email', register.invalidEmail, registerHindi.invalidEmail],
  [
    'Please enter a valid email address.',
    register.invalidEmailText,
    registerHindi.invalidEmailText,
  ],
  ['Missing information', login.missing, loginHindi.missing],
  ['Login Successful', login.loginSuccessful, loginHindi.loginSuccessful],
  ['Please wait', formMessages.en.pleaseWait, formMessages.hi.pleaseWait],
  ['Invalid OTP', verify.invalidOtp, verifyHindi.invalidOtp],
  ['Please enter the 6-digit verification code', verify.invalidOtpText, verifyHindi.invalidOtpText],
  [
    'Email is missing. Please go back to registration.',
    verify.emailMissing,
    verifyHindi.emailMissing,
  ],
  ['Email Required', recovery.emailRequired, recoveryHindi.emailRequired],
  ['Please enter your email address', recovery.emailRequiredText, recoveryHindi.emailRequiredText],
  ['Password Required', recovery.passwordRequired, recoveryHindi.passwordRequired],
  ["Passwords Don't Match", recovery.passwordsDiffer, recoveryHindi.passwordsDiffer],
  ['Password Too Short', recovery.tooShort, recoveryHindi.tooShort],
  [
    'Password must be at least 8 characters long.',
    recovery.tooShortText,
    recoveryHindi.tooShortText,
  ],
  ['Email Sent', recovery.emailSent, recoveryHindi.emailSent],
  ['Invalid Reset Link', recovery.invalidLink, recoveryHindi.invalidLink],
  ['Link Expired', recovery.linkExpired, recoveryHindi.linkExpired],
  // Words of the Coming Soon screen and the shared layout, section 2.
  ['Coming Soon', soon.title, soonHindi.title],
  ['Return Home', soon.returnHome, soonHindi.returnHome],
  ['Notify Me When Ready', soon.notify, soonHindi.notify],
  ['Notification Set', soon.set, soonHindi.set],
  ["We'll notify you when this feature becomes available!", soon.setText, soonHindi.setText],
  ['Mark all as read', notificationMessages.en.markAll, notificationMessages.hi.markAll],
  ['Dashboard', app.dashboard, appHindi.dashboard],
  ['Edit Profile', app.editProfile, appHindi.editProfile],
  ['Log out', app.logOut, appHindi.logOut],
  ['Job Seeker', app.seeker, appHindi.seeker],
  ['Recruiter', app.recruiter, appHindi.recruiter],
  ['Back to Home', shellMessages.en.backHome, shellMessages.hi.backHome],
];

test.each(words)('"%s" is said as specified, and in Hindi', (specified, ours, hindi) => {
  expect(ours).toBe(specified);
  expect(hindi).toMatch(/\p{Script=Devanagari}/u);
});
