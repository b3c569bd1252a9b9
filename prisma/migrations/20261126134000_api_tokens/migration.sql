-- Keys with which programs call the API in somebody's name (decision 0118).
SET lock_timeout = '5s';

CREATE TABLE "api_tokens" (
  "id" VARCHAR(12) NOT NULL,
  "userId" VARCHAR(12) NOT NULL,
  "name" TEXT NOT NULL,
  "prefix" VARCHAR(12) NOT NULL,
  "hash" TEXT NOT NULL,
  "scopes" TEXT[] NOT NULL,
  "memorialIds" TEXT[] NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expiresAt" TIMESTAMPTZ(3) NOT NULL,
  "lastUsedAt" TIMESTAMPTZ(3),
  "lastUsedNetwork" TEXT NOT NULL DEFAULT '',
  "revokedAt" TIMESTAMPTZ(3),
  CONSTRAINT "api_tokens_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "api_tokens_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "api_tokens_lifetime" CHECK ("expiresAt" > "createdAt")
);
CREATE UNIQUE INDEX "api_tokens_hash_key" ON "api_tokens" ("hash");
CREATE INDEX "api_tokens_userId_expiresAt_idx" ON "api_tokens" ("userId", "expiresAt");
CREATE INDEX "api_tokens_expiresAt_idx" ON "api_tokens" ("expiresAt");
