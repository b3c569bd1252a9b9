-- The language of a person's mails. Everybody was written to in English until now.
ALTER TABLE "users" ADD COLUMN "language" VARCHAR(8) NOT NULL DEFAULT 'en';
