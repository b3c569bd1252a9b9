-- What a memorial costs, in which country and currency (decision 0115). Without rows the code's own plan holds.
-- Each of the next migrations takes one table, shortly: nobody who pays waits behind all of them.
SET lock_timeout = '2s';

CREATE TYPE "PlanKind" AS ENUM ('free', 'one_time');

CREATE TABLE "plans" (
  "id" VARCHAR(12) NOT NULL,
  "key" TEXT NOT NULL,
  "kind" "PlanKind" NOT NULL,
  "active" BOOLEAN NOT NULL DEFAULT true,
  "position" INTEGER NOT NULL DEFAULT 0,
  "limits" JSONB NOT NULL DEFAULT '{}',
  "version" INTEGER NOT NULL DEFAULT 1,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "plans_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "plans_key" CHECK ("key" ~ '^[a-z_]{1,40}$')
);
CREATE UNIQUE INDEX "plans_key_key" ON "plans" ("key");

CREATE TABLE "plan_prices" (
  "planId" VARCHAR(12) NOT NULL,
  "country" CHAR(2) NOT NULL DEFAULT 'ZZ',
  "currency" CHAR(3) NOT NULL,
  "amountMinor" INTEGER NOT NULL,
  "validFrom" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "plan_prices_pkey" PRIMARY KEY ("planId", "country", "validFrom"),
  CONSTRAINT "plan_prices_planId_fkey" FOREIGN KEY ("planId") REFERENCES "plans" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "plan_prices_codes" CHECK ("country" ~ '^[A-Z]{2}$' AND "currency" ~ '^[A-Z]{3}$'),
  CONSTRAINT "plan_prices_amount" CHECK ("amountMinor" > 0)
);
