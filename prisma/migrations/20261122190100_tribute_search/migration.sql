-- Admins search tributes by a part of the sender's name or of the message, without a table scan.
CREATE INDEX "tributes_search" ON "tributes"
  USING gin (lower("senderName" || ' ' || "message") gin_trgm_ops);
