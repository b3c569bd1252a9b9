-- How many mails told an author what became of their words: three at most (decision 0095).
SET lock_timeout = '10s';

ALTER TABLE "condolences" ADD COLUMN "newsSent" INTEGER NOT NULL DEFAULT 0;

RESET lock_timeout;
