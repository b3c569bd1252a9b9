-- When an admin marked a message from the contact page as answered; null for one that waits.
ALTER TABLE "contact_messages" ADD COLUMN "answeredAt" TIMESTAMPTZ(3);
