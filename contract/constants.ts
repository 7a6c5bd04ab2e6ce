/** Numbers shared by server, browser and tests. Names end in their units. */

/**
 * How long a company waits before it may again ask a seeker whom it found for permission to contact
 * them.
 */
export const CONTACT_REQUEST_DAYS = 30;

/** How long the link of an invitation into a team works. */
export const TEAM_INVITATION_DAYS = 7;
/** An invitation that was not accepted is forgotten this long after its link ended. */
export const ENDED_INVITATION_DAYS = 30;
export const TEAM_INVITATIONS_PER_DAY = 30;
/** Invitations to one address, from all companies together. */
export const INVITATIONS_PER_ADDRESS_PER_DAY = 5;
export const TEAM_ACTIVITY_DAYS = 90;

export const CODE_LENGTH = 6;
export const CODE_LIFE_MINUTES = 10;
export const CODE_TRIES = 5;
/**
 * Tries of one code from all networks together; the last CODE_TRIES are reserved for the network that
 * registered the address.
 */
export const CODE_TRIES_ALTOGETHER = 25;
export const CODE_RESEND_SECONDS = 30;
export const CODE_SENDS_PER_HOUR = 5;
/** Every SMS costs money, but a mobile network in India puts many people behind one address. */
export const PHONE_CODES_PER_NETWORK_PER_HOUR = 60;
/** Applies to each account and to each number. */
export const PHONE_CODES_PER_DAY = 10;
/** The most that the portal pays for in total. */
export const PHONE_CODES_PER_HOUR = 500;

/**
 * A company that answers a smaller share in time, in percent, sinks in the search and cannot feature jobs
 * (`is_slow_to_answer`).
 */
export const SLOW_BELOW_PERCENT = 50;
/** Evidence about a company ends after this time, because people leave and domains are sold. */
export const EVIDENCE_DAYS = 180;
/** From this level on a company is a checked one. */
export const CHECKED_LEVEL = 2;
/** A company is reminded this long before its evidence ends. */
export const EVIDENCE_NOTICE_DAYS = 14;
/** A company's papers are deleted this long after the decision. */
export const PAPER_LIFE_DAYS = 7;
/** Claims of companies by one recruiter. */
export const COMPANY_CLAIMS_PER_DAY = 5;
export const COMPANY_CLAIM_NOTE_MAX_LENGTH = 1_000;
/** Look-ups of a company's TXT records, each of which asks a name server. */
export const DNS_LOOK_UPS_PER_HOUR = 20;
/** Codes to work addresses of one company, no matter who asks. */
export const WORK_MAIL_CODES_PER_DAY = 10;

/** Indian networks give a number that was given up to somebody else. */
export const SMS_LOGIN_VERIFIED_DAYS = 365;
/** How long somebody who entered the right code may take to choose an account and to pass the second step. */
export const SMS_LOGIN_TICKET_MINUTES = 5;

/** Registrations with one address from one network; each of them mails a code to that address. */
export const REGISTRATIONS_PER_ADDRESS_PER_HOUR = 5;

/** Attempts at the second step of signing in, for each account. */
export const SECOND_STEP_TRIES_PER_HOUR = 10;

/** For each account; one for each of its devices is plenty. */
export const PASSKEYS_MAX = 20;
/** How long somebody has to confirm with a passkey, by finger, face or PIN. */
export const PASSKEY_CHALLENGE_MINUTES = 5;
/** Challenges for signing in, which anybody may ask for. */
export const PASSKEY_CHALLENGES_PER_NETWORK = 300;

/** For this long after proving who they are, somebody may change what guards their account. */
export const REAUTHENTICATION_MINUTES = 15;
/** For this long, calls that were on their way when a session's token was renewed get through. */
export const RENEWED_TOKEN_SECONDS = 30;
export const SESSION_IDLE_HOURS = 24;
export const SESSION_LIFE_DAYS = 7;
/** A new one ends the oldest. */
export const SESSIONS_PER_ACCOUNT = 50;
/**
 * How long the security log is kept: India's CERT-In asks for logs of 180 days (Directions No.
 * 20(3)/2022-CERT-In of 28 April 2022, section iv).
 */
export const SECURITY_EVENTS_DAYS = 180;
/** Refusals of one kind within this time are one event with a count. */
export const SECURITY_EVENT_MINUTES = 10;
/** A browser that has not signed in for this long counts as new again. */
export const DEVICE_MEMORY_DAYS = 180;
/** For each account; the devices used last are kept. */
export const DEVICES_REMEMBERED = 100;
/** Mails about wrong codes after the right password, which only a thief or a typing mistake causes. */
export const FAILED_SECOND_STEP_MAILS_PER_DAY = 5;
/** Anybody with the password can sign in as an endless number of new devices. */
export const NEW_DEVICE_MAILS_PER_DAY = 5;

export const RESET_LIFE_MINUTES = 30;
export const RESET_RESEND_SECONDS = 30;
export const RESET_SENDS_PER_HOUR = 5;
export const EMAIL_CHANGE_LIFE_HOURS = 24;
/** Mails that ask an address whether an account may move to it, from all accounts together. */
export const EMAIL_QUESTIONS_PER_HOUR = 5;
/**
 * For this long, signing in to a deleted account with its password still says that it was deleted.
 */
export const DELETED_TRACE_DAYS = 30;

/** The reason that an admin gives for banning or deactivating an account. */
export const ACCOUNT_REASON_MAX_LENGTH = 500;
export const APPEAL_MIN_LENGTH = 10;
export const APPEAL_MAX_LENGTH = 2_000;
export const NOMINEE_NAME_MAX_LENGTH = 120;
/** What somebody says about the portal. */
export const TESTIMONIAL_MIN_LENGTH = 20;
export const TESTIMONIAL_MAX_LENGTH = 400;
export const TESTIMONIAL_NAME_MAX_LENGTH = 80;
/** How many of them the first page shows. */
export const TESTIMONIALS_SHOWN = 2;
export const ACCOUNT_NOTE_MAX_LENGTH = 2_000;
/** How many accounts an admin can change with one call. */
export const ACCOUNTS_AT_ONCE = 100;
/** How long an admin who has said why can open a seeker's resume. */
export const RESUME_ACCESS_MINUTES = 15;

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 200;
export const PHONE_MAX_DIGITS = 15;

export const JOB_TITLE_MAX_LENGTH = 120;
export const JOB_DESCRIPTION_MAX_LENGTH = 10_000;
export const JOB_SKILLS_MAX = 30;
export const LAWFUL_REASON_MAX_LENGTH = 300;
export const ACCESS_CONTACT_MAX_LENGTH = 100;
export const CLIENT_NAME_MAX_LENGTH = 200;
export const POSTER_ROLE_MAX_LENGTH = 80;
/** Questions of a job, and the choices of each. */
export const QUESTIONS_MAX = 10;
export const CHOICES_MAX = 10;
export const QUESTION_MAX_LENGTH = 200;
/** Of an answer, and of the explanation with it. */
export const ANSWER_MAX_LENGTH = 500;
export const JOB_LIFE_DAYS = 30;
export const JOB_LIFE_MAX_DAYS = 60;
export const JOB_EXPIRING_DAYS = 7;
/** How often a recruiter confirms that a job is open; otherwise it pauses. */
export const JOB_CONFIRM_DAYS = 14;
/** How long before that they are asked. */
export const JOB_CONFIRM_NOTICE_DAYS = 3;
/** Within this time, the same role of the same company counts as posted again. */
export const JOB_REPOST_DAYS = 90;
/** How long before a saved job closes its seeker is told. */
export const SAVED_JOB_NOTICE_DAYS = 3;
/** Jobs and drafts that the recruiters of one company may write in a day; imports have no limit. */
export const JOBS_PER_COMPANY_PER_DAY = 500;
/** Places of a job, the first one among them. */
export const JOB_PLACES_MAX = 10;
/** Above this many lakhs a year the form asks whether the salary was typed in rupees. */
export const SALARY_UNIT_GUARD_LPA = 200;
export const RUPEES_PER_LAKH = 100_000;
/** Bounds of the salary filter on the search page; at either end it means "no bound". */
export const SALARY_SLIDER_LPA = { min: 5, max: 30 } as const;

export const COVER_LETTER_MAX_LENGTH = 5_000;
export const RESUME_NAME_MAX_LENGTH = 120;
export const UPLOAD_MAX_BYTES = 2_097_152;
/** How long a signed address opens its file. */
export const SIGNED_ADDRESS_MINUTES = 15;
/** Room for thirty files of the largest size, and for some that only applications still show. */
export const UPLOAD_MEGABYTES_OF_ACCOUNT = 80;
export const UPLOAD_MEGABYTES_OF_ACCOUNT_PER_DAY = 20;
/** A mobile network in India puts many people behind one address. */
export const UPLOAD_MEGABYTES_OF_NETWORK_PER_DAY = 500;
/** In 30 days. */
export const UPLOAD_MEGABYTES_OF_NETWORK_PER_MONTH = 5_000;

/** An account whose address has not been confirmed by then is removed. */
export const UNCONFIRMED_LIFE_DAYS = 7;

export const SEARCH_PAGE_SIZE = 20;
export const PAGE_SIZE = 10;
export const DASHBOARD_PAGE_SIZE = 6;
export const PAGE_SIZE_MAX = 100;
/**
 * Searches look at this many candidates at most, newest first; a count that reaches it is shown as
 * "1,000+".
 */
export const SEARCH_CANDIDATES_MAX = 1_000;
/** How many further places of a job a search lists. */
export const MORE_PLACES_MAX = 20;
/** More companies than this are not counted for everybody who looks at their list. */
export const COMPANIES_COUNTED_MAX = 1_000;
/** How many rows of a list that only grows are counted and paged through; the list's search or filters find others. */
export const LONG_LIST_MAX = 10_000;

export const API_TIMEOUT_MS = 5_000;
export const UPLOAD_TIMEOUT_MS = 60_000;
/** How often a read is retried after no answer or a server error; writes are never retried. */
export const READ_RETRIES = 3;
/** How long a page uses what it has read before it reads again, unless it sets its own time. */
export const READ_STALE_MINUTES = 5;

/** The least time between two checks of a browser's session, for all its tabs together. */
export const AUTH_CHECK_EVERY_MS = 5_000;
/** The pauses before a redirect that the specification asks for. */
export const LOGIN_REDIRECT_MS = 500;
export const VERIFIED_REDIRECT_MS = 1_000;
export const SESSION_END_REDIRECT_MS = 100;
/** The least time that asking for a reset link takes, which also hides how long the server took. */
export const PASSWORD_PAUSE_MS = 1_500;
/** How long the notice of an ended session stays unless it is closed. */
export const SESSION_END_NOTICE_MS = 1_000_000;

/** The pause between two heartbeats in the live stream; proxies close a quiet connection. */
export const LIVE_HEARTBEAT_MS = 25_000;
/** Live streams of one process; a page that gets none asks for news in the meantime. */
export const LIVE_STREAMS_MAX = 5_000;
/** How often open pages ask for news when there is no live stream. */
export const POLL_EVERY_MS = 2_000;

/** Length of a contact message, in characters. */
export const CONTACT_MESSAGE_MIN_LENGTH = 20;
export const CONTACT_MESSAGE_MAX_LENGTH = 5_000;
export const ANSWERED_MESSAGE_LIFE_DAYS = 180;
/** Within this time a message to the operator is answered: rule 3(2) of the IT Rules, 2021. */
export const CONTACT_ANSWER_DAYS = 15;
/**
 * This long before that time ends, owners and data protection are told of messages without an
 * answer.
 */
export const CONTACT_LAST_DAYS = 2;

/**
 * The hourly task that erases copies of people's own data comes within another hour, so none lies
 * there for more than a day.
 */
export const PERSONAL_COPY_HOURS = 23;
/** A copy that has not been made by then never will be: another can be asked for. */
export const PERSONAL_COPY_STUCK_MINUTES = 10;
export const PERSONAL_COPIES_PER_DAY = 3;

/** Older notifications are deleted. */
export const NOTIFICATION_LIFE_DAYS = 90;
/** Browsers of an account that show notifications while no page is open; the oldest makes room. */
export const PUSH_SUBSCRIPTIONS_MAX = 10;
/**
 * Messages that have been unread for this long are mailed; the same conversation is mailed again
 * only after some hours.
 */
export const MESSAGE_DIGEST_MINUTES = 15;
export const MESSAGE_DIGEST_HOURS = 4;
/** An address for answers by mail ends this long after the last mail that carried it. */
export const REPLY_ADDRESS_LIFE_DAYS = 60;
/** Notifications that go to one number in a day, by SMS and WhatsApp together. */
export const PHONE_NOTICES_PER_DAY = 5;
/** What the provider has not accepted by then is no longer sent: it can be read in the product. */
export const PHONE_NOTICE_LIFE_MINUTES = 60;
export const PUSH_STARTS_PER_DAY = 30;
/** After this long without a login in the browser its notifications end. */
export const PUSH_SUBSCRIPTION_LIFE_DAYS = 90;

/** Hidden companies and jobs of which somebody wants less, for each account. */
export const EXCLUSIONS_MAX = 200;
/** Companies that never see a seeker, for each account. */
export const BLOCKED_COMPANIES_MAX = 100;
/** The period of the figure that says how often companies looked at a profile. */
export const PROFILE_VIEW_DAYS = 30;
/** Who looked at a profile is forgotten after this time. */
export const PROFILE_VIEW_LIFE_DAYS = 365;
/** When a testimonial was public is forgotten this long after it was taken back. */
export const TESTIMONIAL_PERIOD_LIFE_DAYS = 365;

/** For each account without a plan (`contract/money/plan-levels.ts`). */
export const ALERTS_MAX = 20;
/** A mail of an alert names the newest jobs and links to the others. */
export const ALERT_JOBS_SHOWN = 20;
/** When daily and weekly alerts are sent, in India; weekly ones on Mondays. */
export const ALERT_HOUR = 8;
/** A job that was sent is not sent again within this time, even if it was closed and reopened. */
export const ALERT_MEMORY_DAYS = 180;

/** Length of a seeker's own note about an application, in characters. */
export const PRIVATE_NOTE_MAX_LENGTH = 4_000;
/** For each account; as many removed ones can be brought back. */
export const OUTSIDE_APPLICATIONS_MAX = 500;
/** How many changes of its status each of them keeps, the newest ones. */
export const OUTSIDE_CHANGES_MAX = 100;
/**
 * Within how many days a company answers: the least and most that a job may promise, and what it
 * promises by default.
 */
export const ANSWER_DAYS = { least: 7, most: 30, usual: 14 } as const;
/** An application without an answer closes by itself this many days after the answer was due. */
export const ANSWER_GRACE_DAYS = 7;
/** Fewer applications say nothing about how a company answers. */
export const ANSWERS_COUNTED_LEAST = 10;

/** For each account. */
export const RECEIPTS_AN_HOUR = 60;
/** For each network: codes cannot be guessed, so this bounds the work alone. */
export const RECEIPT_CHECKS_A_MINUTE = 60;

/** How long a decision can be undone before the candidate is told. */
export const DECISION_UNDO_SECONDS = 10;
/** How long an application that was sent by one click can be undone. */
export const APPLY_UNDO_SECONDS = 10;
/** How many applications one call can decide. */
export const DECISIONS_AT_ONCE = 500;
/** How many candidates one call can invite to interviews, or offer the job. */
export const INVITATIONS_AT_ONCE = 100;
/** For each company. */
export const LETTER_TEMPLATES_MAX = 50;
/** What a team keeps about one candidate. */
export const CANDIDATE_NOTES_MAX = 100;
export const CANDIDATE_NOTE_MAX_LENGTH = 2_000;
export const CANDIDATE_TAGS_MAX = 20;
export const CANDIDATE_TAG_MAX_LENGTH = 30;
/** For each recruiter. */
export const CANDIDATE_SEARCHES_MAX = 50;
/** New candidates of a saved search are counted up to this number. */
export const NEW_CANDIDATES_COUNTED = 100;
/** For how many saved searches a recruiter can be told of new candidates. */
export const CANDIDATE_ALERTS_MAX = 20;
/** A mail names the newest candidates of a search, and says how many others there are. */
export const CANDIDATES_NAMED = 10;

/** Length of a message in characters as people count them, and in UTF-16 units. */
export const MESSAGE_MAX_LENGTH = 4_000;
export const MESSAGE_MAX_UNITS = 80_000;
/** Messages that a page reads at once. */
export const MESSAGE_PAGE_SIZE = 30;
export const MESSAGE_ATTACHMENTS_MAX = 5;
/** An attachment that was not sent by then is erased. */
export const UNSENT_ATTACHMENT_HOURS = 24;
/** For each account. */
export const MESSAGES_PER_ACCOUNT_PER_DAY = 1_000;
export const NEW_CONVERSATIONS_PER_DAY = 100;
export const MESSAGE_REPORTS_PER_DAY = 30;
/** In one report. */
export const MESSAGES_REPORTED_MAX = 20;
export const MESSAGE_REPORT_NOTE_MAX_LENGTH = 1_000;
/** A conversation is erased this long after its last message. */
export const CONVERSATION_LIFE_YEARS = 2;
/** Length of the text of a report of a job or company, and of the answer to it. */
export const REPORT_TEXT_MAX_LENGTH = 1_000;
/** A report, with the messages that it keeps, is erased this long after it was handled. */
export const HANDLED_REPORT_LIFE_DAYS = 180;
/** Length of the reason that a company reads when moderators do something about its job. */
export const MODERATION_REASON_MAX_LENGTH = 1_000;
/** A yearly pay that no posting on a job portal really offers to people without experience. */
export const EARNS_UNLIKELY_INR = 1_500_000;
/**
 * Until one of its jobs has been open for this long, an unchecked company's jobs count as its first
 * ones.
 */
export const FIRST_JOBS_HOURS = 24;
/** How long a company counts as new in the check of postings. */
export const NEW_COMPANY_DAYS = 7;
/** Somebody who has done nothing on an open page for this long is away. */
export const AWAY_AFTER_MINUTES = 5;
/** Somebody who closed their last page this long ago is offline. */
export const OFFLINE_AFTER_MINUTES = 15;

/** Length of the text below an advertisement's title, and how many words can choose its pages. */
export const ADVERTISEMENT_TEXT_MAX_LENGTH = 140;
export const ADVERTISEMENT_WORDS_MAX = 30;
export const ADVERTISEMENT_REASON_MAX_LENGTH = 500;
/** How often a browser shows the same advertisement on one day. */
export const ADVERTISEMENT_VIEWS_PER_DAY = 5;
/** For how many days a job can be featured at once. */
export const FEATURED_DAYS_AT_ONCE = 30;
/** How far back the public figures count; what they count is kept for longer. */
export const TRANSPARENCY_DAYS = 90;
/** Smaller numbers are not published: so few people could be recognised. */
export const TRANSPARENCY_LEAST = 10;

/**
 * The salary guide shows figures of at least this many jobs: among fewer, one odd job would decide.
 */
export const SALARY_GUIDE_LEAST = 10;
/** It also counts jobs that are no longer open, if they were posted within this many days. */
export const SALARY_GUIDE_DAYS = 180;

/** Within this time the Data Protection Board must be told of a breach in detail. */
export const BREACH_DETAIL_HOURS = 72;
export const BREACH_TEXT_MAX_LENGTH = 5_000;
export const BREACH_PEOPLE_MAX = 2_000_000_000;

/** How long the words of searches that found nothing are kept. */
export const EMPTY_SEARCH_LIFE_DAYS = 90;
/** Admins see words that were searched at least this often: rarer ones may be one person's. */
export const EMPTY_SEARCHES_SHOWN_FROM = 3;
/** So many days counts that somebody did not come to an interview. */
export const MISSED_INTERVIEW_DAYS = 90;
/** Admins can list those who missed at least so many in these days. */
export const MISSED_INTERVIEWS_OFTEN = 3;
