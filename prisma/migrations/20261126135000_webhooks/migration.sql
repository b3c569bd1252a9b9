-- Addresses that are told what happens, and what they were told (decision 0119).
SET lock_timeout = '5s';

CREATE TYPE "WebhookDisabled" AS ENUM ('gone', 'failing');

CREATE TABLE "webhook_endpoints" (
  "id" VARCHAR(12) NOT NULL,
  "userId" VARCHAR(12),
  "memorialIds" TEXT[] DEFAULT ARRAY[]::TEXT[],
  "url" TEXT NOT NULL,
  "secretSealed" TEXT NOT NULL,
  "previousSecretSealed" TEXT NOT NULL DEFAULT '',
  "previousUntil" TIMESTAMPTZ(3),
  "events" TEXT[],
  "active" BOOLEAN NOT NULL DEFAULT true,
  "disabledWhy" "WebhookDisabled",
  "failingSince" TIMESTAMPTZ(3),
  "isSlow" BOOLEAN NOT NULL DEFAULT false,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "webhook_endpoints_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "webhook_endpoints_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "webhook_endpoints_userId_createdAt_idx" ON "webhook_endpoints" ("userId", "createdAt");
CREATE INDEX "webhook_endpoints_events_idx" ON "webhook_endpoints" USING GIN ("events");

CREATE TABLE "webhook_deliveries" (
  "id" VARCHAR(12) NOT NULL,
  "endpointId" VARCHAR(12) NOT NULL,
  "eventId" VARCHAR(12) NOT NULL,
  "type" TEXT NOT NULL,
  "memorialId" VARCHAR(12),
  "payload" TEXT NOT NULL,
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "nextAt" TIMESTAMPTZ(3),
  "busyUntil" TIMESTAMPTZ(3),
  "status" INTEGER,
  "error" TEXT NOT NULL DEFAULT '',
  "deliveredAt" TIMESTAMPTZ(3),
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "webhook_deliveries_endpointId_fkey" FOREIGN KEY ("endpointId") REFERENCES "webhook_endpoints" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "webhook_deliveries_endpointId_eventId_key" ON "webhook_deliveries" ("endpointId", "eventId");
CREATE INDEX "webhook_deliveries_endpointId_createdAt_id_idx" ON "webhook_deliveries" ("endpointId", "createdAt", "id");
CREATE INDEX "webhook_deliveries_nextAt_idx" ON "webhook_deliveries" ("nextAt");
CREATE INDEX "webhook_deliveries_createdAt_idx" ON "webhook_deliveries" ("createdAt");
