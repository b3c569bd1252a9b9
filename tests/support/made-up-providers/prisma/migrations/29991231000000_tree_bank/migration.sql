ALTER TYPE "PaymentProvider" ADD VALUE 'oakpay';
ALTER TYPE "PaymentProvider" ADD VALUE 'elmpay';
