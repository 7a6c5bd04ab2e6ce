import { expect, test } from 'vitest';
import { accountMessages } from './features/accounts/messages.ts';
import { recoveryMessages } from './features/accounts/recovery-messages.ts';
import { comingSoonMessages } from './features/coming-soon/messages.ts';
import { hrDashboardMessages } from './features/dashboards/hr-messages.ts';
import { dashboardMessages } from './features/dashboards/messages.ts';
import { findJobsMessages } from './features/jobs/find-jobs-messages.ts';
import { notificationMessages } from './features/notifications/messages.ts';
import { jobAnswerMessages } from './features/postings/job-answer.ts';
import { appMessages } from './features/shell/app-messages.ts';
import { shellMessages } from './features/shell/messages.ts';
import { errorText } from './lib/error-text.ts';

const { en: account, hi: accountHindi } = accountMessages;
const { en: recovery, hi: recoveryHindi } = recoveryMessages;
const { en: app, hi: appHindi } = appMessages;
const { en: dashboard, hi: dashboardHindi } = dashboardMessages;
const { en: soon, hi: soonHindi } = comingSoonMessages;

/** The words of the specification, byte for byte, beside ours in both languages. */
const words: [specified: string, ours: string, hindi: string][] = [
  // Toasts of section 8.
  ['Registration Error', account.registrationError, accountHindi.registrationError],
  ['Registration Failed', account.registrationFailed, accountHindi.registrationFailed],
  [
    'Failed to create your account. Please try again.',
    account.registrationFailedText,
    accountHindi.registrationFailedText,
  ],
  ['Verification Failed', account.verificationFailed, accountHindi.verificationFailed],
  [
    'Failed to verify your account. Please check your code and try again.',
    account.verificationFailedText,
    accountHindi.verificationFailedText,
  ],
  ['Failed to Resend', account.resendFailed, accountHindi.resendFailed],
  [
    'Failed to send a new code. Please try again later.',
    account.resendFailedText,
    accountHindi.resendFailedText,
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
  ['Registration Successful', account.registrationSuccessful, accountHindi.registrationSuccessful],
  ['Verification Successful', account.verificationSuccessful, accountHindi.verificationSuccessful],
  ['OTP Resent', account.otpResent, accountHindi.otpResent],
  ['Logged out successfully', app.loggedOut, appHindi.loggedOut],
  ['Reset Link Sent', recovery.sent, recoveryHindi.sent],
  ['Password Reset Successfully', recovery.resetDone, recoveryHindi.resetDone],
  // Its fallbacks.
  ['Login failed', account.loginFailed, accountHindi.loginFailed],
  ['Registration failed', account.registrationFallback, accountHindi.registrationFallback],
  ['OTP verification failed', account.verificationFallback, accountHindi.verificationFallback],
  ['Failed to resend OTP', account.resendFallback, accountHindi.resendFallback],
  ['An unknown error occurred. Please try again.', errorText(null, 'en'), errorText(null, 'hi')],
  // Of lists of jobs and of the answer to a posted job, in the other text.
  [
    'Failed to load jobs. Please try again.',
    findJobsMessages.en.failed,
    findJobsMessages.hi.failed,
  ],
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
  // Of the forms, section 5.
  ['All fields are required', account.allRequired, accountHindi.allRequired],
  ['Please fill in all the required fields.', account.fillAll, accountHindi.fillAll],
  ["Passwords don't match", account.passwordsDiffer, accountHindi.passwordsDiffer],
  [
    'Please make sure your passwords match.',
    account.passwordsDifferText,
    accountHindi.passwordsDifferText,
  ],
  ['Invalid Email', account.invalidEmail, accountHindi.invalidEmail],
  ['Please enter a valid email address.', account.invalidEmailText, accountHindi.invalidEmailText],
  ['Missing information', account.missing, accountHindi.missing],
  ['Login Successful', account.loginSuccessful, accountHindi.loginSuccessful],
  ['Please wait', account.pleaseWait, accountHindi.pleaseWait],
  ['Invalid OTP', account.invalidOtp, accountHindi.invalidOtp],
  [
    'Please enter the 6-digit verification code',
    account.invalidOtpText,
    accountHindi.invalidOtpText,
  ],
  [
    'Email is missing. Please go back to registration.',
    account.emailMissing,
    accountHindi.emailMissing,
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
  // Of the Coming Soon screen and the shared layout, section 2.
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
