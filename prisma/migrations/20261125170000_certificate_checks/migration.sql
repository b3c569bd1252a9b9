-- When the certificate of the site ends, for the page of operators (decision 0089).
SET lock_timeout = '10s';

CREATE TABLE "certificate_checks" (
  "host" TEXT NOT NULL,
  "checkedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "endsAt" TIMESTAMPTZ(3),
  CONSTRAINT "certificate_checks_pkey" PRIMARY KEY ("host")
);

RESET lock_timeout;
