-- What an admin changes of the site while it runs (decision 0112). Nothing is in them until somebody does: the defaults
-- are in the code.
SET lock_timeout = '10s';

CREATE TABLE "settings" (
  "key" VARCHAR(60) NOT NULL,
  "value" JSONB NOT NULL,
  "version" INTEGER NOT NULL,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedById" VARCHAR(12),
  CONSTRAINT "settings_pkey" PRIMARY KEY ("key")
);

CREATE TABLE "setting_changes" (
  "id" SERIAL NOT NULL,
  "key" VARCHAR(60) NOT NULL,
  "before" JSONB,
  "after" JSONB,
  "byId" VARCHAR(12),
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "setting_changes_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "setting_changes_key_id_idx" ON "setting_changes"("key", "id");

CREATE TRIGGER "setting_changes_only_grows" BEFORE UPDATE OR DELETE ON "setting_changes"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "setting_changes_is_never_emptied" BEFORE TRUNCATE ON "setting_changes"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

RESET lock_timeout;
