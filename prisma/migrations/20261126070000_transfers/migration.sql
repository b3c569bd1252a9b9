-- An owner hands the memorial on to a keeper (decision 0100).
SET lock_timeout = '5s';

ALTER TYPE "HandoverKind" ADD VALUE IF NOT EXISTS 'transfer';
