SET lock_timeout = '10s';

ALTER TYPE "PaymentProvider" ADD VALUE IF NOT EXISTS 'stripe';
