// The longest texts of fields, in UTF-16 units, which the rules of the contract and the forms on the pages share. A page that
// imports the rules themselves would fetch all of Zod with them.

/** Of RFC 5321, without the brackets around it. */
export const EMAIL_MAX_LENGTH = 254;
export const PERSON_NAME_MAX_LENGTH = 120;
/** A code of an app or for recovery, with spaces and dashes. */
export const SECOND_STEP_CODE_MAX_LENGTH = 40;
export const PASSKEY_NAME_MAX_LENGTH = 60;
/** The words that a list is searched for. */
export const SEARCH_MAX_LENGTH = 200;
/** A town or an address. */
export const PLACE_MAX_LENGTH = 200;
/** What somebody writes to the other side beside a decision, an invitation or an offer. */
export const NOTE_MAX_LENGTH = 1_000;
export const LINK_MAX_LENGTH = 1_000;

export const COMPANY_NAME_MAX_LENGTH = 200;
export const COMPANY_DESCRIPTION_MAX_LENGTH = 5_000;
export const INDUSTRY_MAX_LENGTH = 120;

/** A title, degree, company or school in a profile. */
export const PROFILE_LINE_MAX_LENGTH = 150;
export const PROFILE_ENTRY_MAX_LENGTH = 3_000;
export const PROFILE_ABOUT_MAX_LENGTH = 5_000;
export const LANGUAGE_NAME_MAX_LENGTH = 60;
/** The name of a company that is never to see a seeker. */
export const BLOCKED_NAME_MAX_LENGTH = 150;

export const ALERT_NAME_MAX_LENGTH = 100;
export const LETTER_NAME_MAX_LENGTH = 100;
export const CANDIDATE_SEARCH_NAME_MAX_LENGTH = 60;
export const CANDIDATE_PLACE_MAX_LENGTH = 100;
export const SALARY_GUIDE_WORDS_MAX_LENGTH = 100;
/** The code as somebody may type it, with whatever separates its groups. */
export const RECEIPT_CODE_MAX_LENGTH = 100;

export const OUTSIDE_TITLE_MAX_LENGTH = 200;
/** What to bring to an interview. */
export const BRING_MAX_LENGTH = 500;
export const INTERVIEW_PLACE_MAX_LENGTH = 300;

export const DESIGNATION_MAX_LENGTH = 120;
export const DUTIES_MAX_LENGTH = 1_000;
export const LEAVE_MAX_LENGTH = 300;
export const GROWTH_MAX_LENGTH = 500;
/** A Labour Identification Number. */
export const LIN_MAX_LENGTH = 40;

export const ADVERTISER_MAX_LENGTH = 60;
export const ADVERTISEMENT_TITLE_MAX_LENGTH = 60;
export const BUYER_NAME_MAX_LENGTH = 200;
export const BUYER_ADDRESS_MAX_LENGTH = 500;
export const GSTIN_MAX_LENGTH = 40;
export const REFUND_REASON_MAX_LENGTH = 500;
export const DIFFERENCE_NOTE_MAX_LENGTH = 500;
export const CONTACT_REFERENCE_MAX_LENGTH = 80;
export const LEGAL_SUMMARY_MAX_LENGTH = 600;
export const PORTAL_NAME_MAX_LENGTH = 40;
export const SKILL_MAX_LENGTH = 60;

export const TEMPLATE_NAME_MAX_LENGTH = 80;
