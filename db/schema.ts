// Written by `npm run generate`.
import type { AccountTables } from './tables/accounts.ts';
import type { AdvertisementTables } from './tables/advertisements.ts';
import type { AlertTables } from './tables/alerts.ts';
import type { ApplicationTables } from './tables/applications.ts';
import type { AuditTables } from './tables/audit.ts';
import type { BreachTables } from './tables/breaches.ts';
import type { CandidateTables } from './tables/candidates.ts';
import type { CompanyTables } from './tables/companies.ts';
import type { ConversationTables } from './tables/conversations.ts';
import type { ExclusionTables } from './tables/exclusions.ts';
import type { InterviewTables } from './tables/interviews.ts';
import type { InvoiceTables } from './tables/invoices.ts';
import type { JobTables } from './tables/jobs.ts';
import type { LegalTables } from './tables/legal.ts';
import type { ManagedAccountTables } from './tables/managed-accounts.ts';
import type { MessageTables } from './tables/messages.ts';
import type { ModerationTables } from './tables/moderation.ts';
import type { MoneyTables } from './tables/money.ts';
import type { PlatformTables } from './tables/platform.ts';
import type { PortalSettingTables } from './tables/portal-settings.ts';
import type { ProfileTables } from './tables/profiles.ts';
import type { SavedJobTables } from './tables/saved-jobs.ts';
import type { SearchTables } from './tables/search.ts';
import type { SharingTables } from './tables/sharing.ts';
import type { SignInTables } from './tables/sign-in.ts';
import type { TeamTables } from './tables/team.ts';
import type { TestimonialTables } from './tables/testimonials.ts';

/**
 * The tables that the migrations create, as types. Times are ISO 8601 texts in UTC (the database
 * driver converts them), bigints are numbers, and money is rupees a year.
 */
export interface Database
  extends
    AccountTables,
    AdvertisementTables,
    AlertTables,
    ApplicationTables,
    AuditTables,
    BreachTables,
    CandidateTables,
    CompanyTables,
    ConversationTables,
    ExclusionTables,
    InterviewTables,
    InvoiceTables,
    JobTables,
    LegalTables,
    ManagedAccountTables,
    MessageTables,
    ModerationTables,
    MoneyTables,
    PlatformTables,
    PortalSettingTables,
    ProfileTables,
    SavedJobTables,
    SearchTables,
    SharingTables,
    SignInTables,
    TeamTables,
    TestimonialTables {}
