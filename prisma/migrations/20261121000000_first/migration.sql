-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('member', 'admin');

-- CreateEnum
CREATE TYPE "ChallengePurpose" AS ENUM ('verify_email', 'reset_password');

-- CreateEnum
CREATE TYPE "IdentityType" AS ENUM ('national_id', 'passport', 'ssn', 'other');

-- CreateEnum
CREATE TYPE "MajorEvent" AS ENUM ('war_conflict', 'natural_disaster', 'pandemic_disease', 'major_accident', 'not_related');

-- CreateEnum
CREATE TYPE "FamilyRelationship" AS ENUM ('Spouse', 'Child', 'Parent', 'Sibling', 'Grandparent', 'Grandchild', 'Aunt/Uncle', 'Niece/Nephew', 'Cousin', 'In-law', 'Other');

-- CreateEnum
CREATE TYPE "MediaType" AS ENUM ('photo', 'video', 'document');

-- CreateEnum
CREATE TYPE "MediaState" AS ENUM ('pending', 'ready', 'orphaned');

-- CreateEnum
CREATE TYPE "OrderType" AS ENUM ('memorial_creation', 'flower_tribute');

-- CreateEnum
CREATE TYPE "OrderStatus" AS ENUM ('created', 'pending', 'paid', 'fulfilled', 'failed', 'expired', 'needs_review', 'refunded', 'partially_refunded', 'disputed', 'charged_back');

-- CreateEnum
CREATE TYPE "PaymentProvider" AS ENUM ('paystack', 'payfast');

-- CreateEnum
CREATE TYPE "AttemptStatus" AS ENUM ('initiated', 'success', 'failed', 'abandoned', 'mismatch');

-- CreateEnum
CREATE TYPE "LedgerKind" AS ENUM ('charge', 'refund', 'chargeback');

-- CreateEnum
CREATE TYPE "RefundStatus" AS ENUM ('requested', 'pending', 'processed', 'failed', 'needs_attention');

-- CreateEnum
CREATE TYPE "DisputeStatus" AS ENUM ('open', 'won', 'lost');

-- CreateTable
CREATE TABLE "users" (
    "id" VARCHAR(12) NOT NULL,
    "email" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "role" "Role" NOT NULL DEFAULT 'member',
    "emailVerifiedAt" TIMESTAMPTZ(3),
    "notifyTributes" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" VARCHAR(22) NOT NULL,
    "userId" VARCHAR(12) NOT NULL,
    "userAgent" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "challenges" (
    "id" VARCHAR(22) NOT NULL,
    "purpose" "ChallengePurpose" NOT NULL,
    "userId" VARCHAR(12),
    "codeHash" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lockedUntil" TIMESTAMPTZ(3),
    "sentAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "consumedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "challenges_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "name" TEXT NOT NULL,
    "keyHash" TEXT NOT NULL,
    "windowStart" TIMESTAMPTZ(3) NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("name","keyHash","windowStart")
);

-- CreateTable
CREATE TABLE "memorials" (
    "id" VARCHAR(12) NOT NULL,
    "createdById" VARCHAR(12),
    "orderId" VARCHAR(12),
    "fullName" TEXT NOT NULL,
    "searchName" TEXT NOT NULL,
    "nickName" TEXT NOT NULL DEFAULT '',
    "maidenName" TEXT NOT NULL DEFAULT '',
    "biography" TEXT NOT NULL,
    "identityType" "IdentityType" NOT NULL DEFAULT 'national_id',
    "identityNumberSealed" TEXT NOT NULL DEFAULT '',
    "birthDate" DATE NOT NULL,
    "deathDate" DATE NOT NULL,
    "placeOfBirth" TEXT NOT NULL,
    "nationality" TEXT NOT NULL,
    "languagesSpoken" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "religion" TEXT NOT NULL DEFAULT '',
    "favoriteQuote" TEXT NOT NULL DEFAULT '',
    "serviceDate" TIMESTAMPTZ(3),
    "serviceLocation" TEXT NOT NULL DEFAULT '',
    "serviceDetails" TEXT NOT NULL DEFAULT '',
    "militaryService" BOOLEAN NOT NULL DEFAULT false,
    "militaryBranch" TEXT NOT NULL DEFAULT '',
    "militaryRank" TEXT NOT NULL DEFAULT '',
    "militaryServiceYears" TEXT NOT NULL DEFAULT '',
    "militaryDetails" TEXT NOT NULL DEFAULT '',
    "achievements" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "hobbies" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "charities" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "primaryCause" TEXT NOT NULL,
    "majorEvent" "MajorEvent" NOT NULL DEFAULT 'not_related',
    "eventName" TEXT NOT NULL DEFAULT '',
    "eventDate" DATE,
    "isPublic" BOOLEAN NOT NULL DEFAULT true,
    "enableDigitalFlowers" BOOLEAN NOT NULL DEFAULT true,
    "suggestedDonationAmount" INTEGER NOT NULL DEFAULT 5,
    "birthdayReminder" BOOLEAN NOT NULL DEFAULT false,
    "mainPictureId" VARCHAR(12),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "memorials_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deleted_memorials" (
    "id" VARCHAR(12) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deleted_memorials_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "education" (
    "memorialId" VARCHAR(12) NOT NULL,
    "position" INTEGER NOT NULL,
    "institution" TEXT NOT NULL,
    "degree" TEXT NOT NULL DEFAULT '',
    "fieldOfStudy" TEXT NOT NULL DEFAULT '',
    "startYear" TEXT NOT NULL DEFAULT '',
    "endYear" TEXT NOT NULL DEFAULT '',
    "location" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "education_pkey" PRIMARY KEY ("memorialId","position")
);

-- CreateTable
CREATE TABLE "career" (
    "memorialId" VARCHAR(12) NOT NULL,
    "position" INTEGER NOT NULL,
    "company" TEXT NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "years" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "career_pkey" PRIMARY KEY ("memorialId","position")
);

-- CreateTable
CREATE TABLE "family_members" (
    "memorialId" VARCHAR(12) NOT NULL,
    "position" INTEGER NOT NULL,
    "relationship" "FamilyRelationship" NOT NULL,
    "fullName" TEXT NOT NULL,
    "isLiving" BOOLEAN NOT NULL DEFAULT true,
    "identityType" "IdentityType" NOT NULL DEFAULT 'national_id',
    "emailSealed" TEXT NOT NULL DEFAULT '',
    "phoneSealed" TEXT NOT NULL DEFAULT '',
    "birthDateSealed" TEXT NOT NULL DEFAULT '',
    "identityNumberSealed" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "family_members_pkey" PRIMARY KEY ("memorialId","position")
);

-- CreateTable
CREATE TABLE "memorial_drafts" (
    "id" VARCHAR(12) NOT NULL,
    "ownerId" VARCHAR(12),
    "formSealed" TEXT NOT NULL,
    "pictureId" VARCHAR(12),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "memorial_drafts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "media" (
    "id" VARCHAR(12) NOT NULL,
    "ownerId" VARCHAR(12),
    "memorialId" VARCHAR(12),
    "type" "MediaType" NOT NULL,
    "state" "MediaState" NOT NULL DEFAULT 'pending',
    "position" INTEGER NOT NULL DEFAULT 0,
    "caption" TEXT NOT NULL DEFAULT '',
    "fileName" TEXT NOT NULL DEFAULT '',
    "contentType" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL,
    "sha256" TEXT NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "blurhash" TEXT,
    "objects" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "media_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tributes" (
    "id" VARCHAR(12) NOT NULL,
    "memorialId" VARCHAR(12) NOT NULL,
    "orderId" VARCHAR(12),
    "senderId" VARCHAR(12),
    "senderName" TEXT NOT NULL,
    "isAnonymous" BOOLEAN NOT NULL DEFAULT false,
    "amountMinor" INTEGER NOT NULL,
    "message" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tributes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "orders" (
    "id" VARCHAR(12) NOT NULL,
    "userId" VARCHAR(12),
    "type" "OrderType" NOT NULL,
    "status" "OrderStatus" NOT NULL DEFAULT 'created',
    "email" TEXT NOT NULL,
    "priceMinor" INTEGER NOT NULL,
    "priceCurrency" CHAR(3) NOT NULL DEFAULT 'USD',
    "chargeMinor" INTEGER NOT NULL,
    "chargeCurrency" CHAR(3) NOT NULL DEFAULT 'ZAR',
    "fxRateMicros" BIGINT NOT NULL,
    "fxSource" TEXT NOT NULL,
    "fxAsOf" TIMESTAMPTZ(3) NOT NULL,
    "quoteExpiresAt" TIMESTAMPTZ(3) NOT NULL,
    "draftId" VARCHAR(12),
    "targetMemorialId" VARCHAR(12),
    "tributeMessage" TEXT NOT NULL DEFAULT '',
    "isAnonymous" BOOLEAN NOT NULL DEFAULT false,
    "reviewReason" TEXT NOT NULL DEFAULT '',
    "overpaid" BOOLEAN NOT NULL DEFAULT false,
    "paidAt" TIMESTAMPTZ(3),
    "fulfilledAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "nextCheckAt" TIMESTAMPTZ(3),
    "checks" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_attempts" (
    "id" VARCHAR(12) NOT NULL,
    "orderId" VARCHAR(12) NOT NULL,
    "provider" "PaymentProvider" NOT NULL,
    "reference" TEXT NOT NULL,
    "providerTxnId" TEXT,
    "status" "AttemptStatus" NOT NULL DEFAULT 'initiated',
    "detail" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_attempts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger" (
    "id" BIGSERIAL NOT NULL,
    "orderId" VARCHAR(12) NOT NULL,
    "attemptId" VARCHAR(12),
    "provider" "PaymentProvider" NOT NULL,
    "providerTxnId" TEXT NOT NULL,
    "kind" "LedgerKind" NOT NULL,
    "chargeMinor" INTEGER NOT NULL,
    "chargeCurrency" CHAR(3) NOT NULL,
    "priceMinor" INTEGER NOT NULL,
    "priceCurrency" CHAR(3) NOT NULL,
    "occurredAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ledger_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provider_events" (
    "id" BIGSERIAL NOT NULL,
    "provider" "PaymentProvider" NOT NULL,
    "eventKey" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "rawBody" TEXT NOT NULL,
    "headers" JSONB NOT NULL,
    "sourceIp" TEXT NOT NULL DEFAULT '',
    "signatureOk" BOOLEAN NOT NULL,
    "outcome" TEXT NOT NULL DEFAULT '',
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processedAt" TIMESTAMPTZ(3),

    CONSTRAINT "provider_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refunds" (
    "id" VARCHAR(12) NOT NULL,
    "orderId" VARCHAR(12) NOT NULL,
    "provider" "PaymentProvider" NOT NULL,
    "providerRefundId" TEXT,
    "status" "RefundStatus" NOT NULL DEFAULT 'requested',
    "chargeMinor" INTEGER NOT NULL,
    "chargeCurrency" CHAR(3) NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "requestedById" VARCHAR(12),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "refunds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "disputes" (
    "id" VARCHAR(12) NOT NULL,
    "orderId" VARCHAR(12) NOT NULL,
    "provider" "PaymentProvider" NOT NULL,
    "providerDisputeId" TEXT NOT NULL,
    "status" "DisputeStatus" NOT NULL DEFAULT 'open',
    "chargeMinor" INTEGER NOT NULL,
    "chargeCurrency" CHAR(3) NOT NULL,
    "dueAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "disputes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" VARCHAR(12) NOT NULL,
    "key" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "replyTo" TEXT,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lastError" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_messages" (
    "id" VARCHAR(12) NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit" (
    "id" BIGSERIAL NOT NULL,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "detail" JSONB NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "users_createdAt_id_idx" ON "users"("createdAt", "id");

-- CreateIndex
CREATE INDEX "users_lastName_firstName_idx" ON "users"("lastName", "firstName");

-- CreateIndex
CREATE INDEX "sessions_userId_expiresAt_idx" ON "sessions"("userId", "expiresAt");

-- CreateIndex
CREATE INDEX "sessions_expiresAt_idx" ON "sessions"("expiresAt");

-- CreateIndex
CREATE INDEX "challenges_userId_purpose_createdAt_idx" ON "challenges"("userId", "purpose", "createdAt");

-- CreateIndex
CREATE INDEX "challenges_expiresAt_idx" ON "challenges"("expiresAt");

-- CreateIndex
CREATE INDEX "rate_limits_windowStart_idx" ON "rate_limits"("windowStart");

-- CreateIndex
CREATE UNIQUE INDEX "memorials_orderId_key" ON "memorials"("orderId");

-- CreateIndex
CREATE UNIQUE INDEX "memorials_mainPictureId_key" ON "memorials"("mainPictureId");

-- CreateIndex
CREATE INDEX "memorials_isPublic_createdAt_id_idx" ON "memorials"("isPublic", "createdAt", "id");

-- CreateIndex
CREATE INDEX "memorials_createdById_createdAt_id_idx" ON "memorials"("createdById", "createdAt", "id");

-- CreateIndex
CREATE INDEX "memorials_fullName_id_idx" ON "memorials"("fullName", "id");

-- CreateIndex
CREATE INDEX "memorials_birthDate_idx" ON "memorials"("birthDate");

-- CreateIndex
CREATE INDEX "memorials_deathDate_idx" ON "memorials"("deathDate");

-- CreateIndex
CREATE INDEX "memorials_majorEvent_idx" ON "memorials"("majorEvent");

-- CreateIndex
CREATE UNIQUE INDEX "memorial_drafts_pictureId_key" ON "memorial_drafts"("pictureId");

-- CreateIndex
CREATE INDEX "memorial_drafts_ownerId_updatedAt_idx" ON "memorial_drafts"("ownerId", "updatedAt");

-- CreateIndex
CREATE INDEX "media_memorialId_position_idx" ON "media"("memorialId", "position");

-- CreateIndex
CREATE INDEX "media_state_createdAt_idx" ON "media"("state", "createdAt");

-- CreateIndex
CREATE INDEX "media_ownerId_idx" ON "media"("ownerId");

-- CreateIndex
CREATE UNIQUE INDEX "tributes_orderId_key" ON "tributes"("orderId");

-- CreateIndex
CREATE INDEX "tributes_memorialId_createdAt_id_idx" ON "tributes"("memorialId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "tributes_createdAt_id_idx" ON "tributes"("createdAt", "id");

-- CreateIndex
CREATE INDEX "tributes_amountMinor_id_idx" ON "tributes"("amountMinor", "id");

-- CreateIndex
CREATE INDEX "tributes_senderId_idx" ON "tributes"("senderId");

-- CreateIndex
CREATE INDEX "orders_userId_createdAt_idx" ON "orders"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "orders_status_nextCheckAt_idx" ON "orders"("status", "nextCheckAt");

-- CreateIndex
CREATE INDEX "orders_targetMemorialId_idx" ON "orders"("targetMemorialId");

-- CreateIndex
CREATE INDEX "orders_draftId_idx" ON "orders"("draftId");

-- CreateIndex
CREATE INDEX "payment_attempts_orderId_idx" ON "payment_attempts"("orderId");

-- CreateIndex
CREATE UNIQUE INDEX "payment_attempts_provider_reference_key" ON "payment_attempts"("provider", "reference");

-- CreateIndex
CREATE UNIQUE INDEX "payment_attempts_provider_providerTxnId_key" ON "payment_attempts"("provider", "providerTxnId");

-- CreateIndex
CREATE INDEX "ledger_orderId_idx" ON "ledger"("orderId");

-- CreateIndex
CREATE INDEX "ledger_kind_occurredAt_idx" ON "ledger"("kind", "occurredAt");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_provider_providerTxnId_kind_key" ON "ledger"("provider", "providerTxnId", "kind");

-- CreateIndex
CREATE INDEX "provider_events_processedAt_receivedAt_idx" ON "provider_events"("processedAt", "receivedAt");

-- CreateIndex
CREATE UNIQUE INDEX "provider_events_provider_eventKey_key" ON "provider_events"("provider", "eventKey");

-- CreateIndex
CREATE INDEX "refunds_orderId_idx" ON "refunds"("orderId");

-- CreateIndex
CREATE UNIQUE INDEX "refunds_provider_providerRefundId_key" ON "refunds"("provider", "providerRefundId");

-- CreateIndex
CREATE INDEX "disputes_orderId_idx" ON "disputes"("orderId");

-- CreateIndex
CREATE UNIQUE INDEX "disputes_provider_providerDisputeId_key" ON "disputes"("provider", "providerDisputeId");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_key_key" ON "outbox"("key");

-- CreateIndex
CREATE INDEX "outbox_sentAt_createdAt_idx" ON "outbox"("sentAt", "createdAt");

-- CreateIndex
CREATE INDEX "contact_messages_createdAt_id_idx" ON "contact_messages"("createdAt", "id");

-- CreateIndex
CREATE INDEX "audit_createdAt_idx" ON "audit"("createdAt");

-- CreateIndex
CREATE INDEX "audit_subject_createdAt_idx" ON "audit"("subject", "createdAt");

-- CreateIndex
CREATE INDEX "audit_actor_createdAt_idx" ON "audit"("actor", "createdAt");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memorials" ADD CONSTRAINT "memorials_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memorials" ADD CONSTRAINT "memorials_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memorials" ADD CONSTRAINT "memorials_mainPictureId_fkey" FOREIGN KEY ("mainPictureId") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "education" ADD CONSTRAINT "education_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "memorials"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "career" ADD CONSTRAINT "career_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "memorials"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "memorials"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memorial_drafts" ADD CONSTRAINT "memorial_drafts_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memorial_drafts" ADD CONSTRAINT "memorial_drafts_pictureId_fkey" FOREIGN KEY ("pictureId") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "media" ADD CONSTRAINT "media_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "media" ADD CONSTRAINT "media_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "memorials"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tributes" ADD CONSTRAINT "tributes_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "memorials"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tributes" ADD CONSTRAINT "tributes_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tributes" ADD CONSTRAINT "tributes_senderId_fkey" FOREIGN KEY ("senderId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_draftId_fkey" FOREIGN KEY ("draftId") REFERENCES "memorial_drafts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_targetMemorialId_fkey" FOREIGN KEY ("targetMemorialId") REFERENCES "memorials"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_attemptId_fkey" FOREIGN KEY ("attemptId") REFERENCES "payment_attempts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

