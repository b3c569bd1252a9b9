SET lock_timeout = '10s';

-- An endpoint whose secret cannot be opened any more is switched off, and says so.
ALTER TYPE "WebhookDisabled" ADD VALUE IF NOT EXISTS 'secret';
