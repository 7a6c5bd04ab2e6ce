/** Numbers that server, browser and tests share. Units are in the names. */

export const CODE_LENGTH = 6;
export const CODE_LIFE_MINUTES = 10;
export const CODE_TRIES = 5;
/** Tries of one code from all networks together; the last CODE_TRIES are kept for those that asked for it. */
export const CODE_TRIES_ALTOGETHER = 25;
export const CODE_RESEND_SECONDS = 30;
export const CODE_SENDS_PER_HOUR = 5;
/** Each is an SMS that somebody pays for; a mobile network in India is many people at one address. */
export const PHONE_CODES_PER_NETWORK_PER_HOUR = 60;
/** For an account, and for a number. */
export const PHONE_CODES_PER_DAY = 10;
/** What the portal pays for at most, whoever asks. */
export const PHONE_CODES_PER_HOUR = 500;

/** Registrations with one address from one network: each mails that address a code. */
export const REGISTRATIONS_PER_ADDRESS_PER_HOUR = 5;

/** Codes of the second step, right or wrong, that an account may send in an hour. */
export const SECOND_STEP_TRIES_PER_HOUR = 10;

export const SESSION_IDLE_HOURS = 24;
export const SESSION_LIFE_DAYS = 7;
/** After so long without a sign-in a browser is a new one again. */
export const DEVICE_MEMORY_DAYS = 180;
/** Of one account; those that were used last. */
export const DEVICES_REMEMBERED = 100;
/** Whoever has the password can call themselves a new device without end. */
export const NEW_DEVICE_MAILS_PER_DAY = 5;

export const RESET_LIFE_MINUTES = 30;
export const RESET_RESEND_SECONDS = 30;
export const RESET_SENDS_PER_HOUR = 5;
export const EMAIL_CHANGE_LIFE_HOURS = 24;
/** Mails that ask one address whether an account may move to it, whatever the account. */
export const EMAIL_QUESTIONS_PER_HOUR = 5;
/** So long a deleted account still says so to whoever knows its password. */
export const DELETED_TRACE_DAYS = 30;

/** Why an admin shut an account out. */
export const ACCOUNT_REASON_MAX_LENGTH = 500;

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 200;
export const PHONE_MAX_DIGITS = 15;

export const JOB_TITLE_MAX_LENGTH = 120;
export const JOB_DESCRIPTION_MAX_LENGTH = 10_000;
export const JOB_SKILLS_MAX = 30;
export const JOB_LIFE_DAYS = 30;
export const JOB_LIFE_MAX_DAYS = 60;
export const JOB_EXPIRING_DAYS = 7;
/** Above this many lakhs a year the form asks whether rupees were typed. */
export const SALARY_UNIT_GUARD_LPA = 200;
export const RUPEES_PER_LAKH = 100_000;
/** The filter of the search page; at its ends it means "no bound". */
export const SALARY_SLIDER_LPA = { min: 5, max: 30 } as const;

export const COVER_LETTER_MAX_LENGTH = 5_000;
export const UPLOAD_MAX_BYTES = 2_097_152;

export const SEARCH_PAGE_SIZE = 20;
export const PAGE_SIZE = 10;
export const DASHBOARD_PAGE_SIZE = 6;
export const PAGE_SIZE_MAX = 100;
/** Searches look at this many candidates, newest first; a count that reaches it reads "1,000+". */
export const SEARCH_CANDIDATES_MAX = 1_000;

export const API_TIMEOUT_MS = 5_000;
export const UPLOAD_TIMEOUT_MS = 60_000;
/** Reads are asked again so often after no answer or a failing server; writes never. */
export const READ_RETRIES = 3;
/** So long a page believes what it has read, unless it says otherwise. */
export const READ_STALE_MINUTES = 5;

/** A browser asks at most so often whether its session is alive, all its tabs together. */
export const AUTH_CHECK_EVERY_MS = 5_000;
/** The specification's pauses before a page leads on. */
export const LOGIN_REDIRECT_MS = 500;
export const VERIFIED_REDIRECT_MS = 1_000;
export const SESSION_END_REDIRECT_MS = 100;
/** How long asking for a new password takes at least; it also hides how long the server took. */
export const PASSWORD_PAUSE_MS = 1_500;
/** The notice that a session has ended stays until it is closed, or so long. */
export const SESSION_END_NOTICE_MS = 1_000_000;

/** Signs of life in the stream of news; proxies close a quiet connection. */
export const LIVE_HEARTBEAT_MS = 25_000;
/** Without the stream, open pages ask for news so often. */
export const POLL_EVERY_MS = 2_000;

/** What people write to the operator. */
export const CONTACT_MESSAGE_MIN_LENGTH = 20;
export const CONTACT_MESSAGE_MAX_LENGTH = 5_000;
export const ANSWERED_MESSAGE_LIFE_DAYS = 180;

/** How long notifications are kept. */
export const NOTIFICATION_LIFE_DAYS = 90;
