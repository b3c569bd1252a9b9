-- Who reads a condolence: whoever sees the page, or the family alone (decision 0104). Nothing changes for those that there are.
SET lock_timeout = '10s';

ALTER TABLE "condolences" ADD COLUMN "audience" "Audience" NOT NULL DEFAULT 'page';

RESET lock_timeout;
