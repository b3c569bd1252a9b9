import type { Tx } from '@/lib/db/client';
import { enqueueBlankMail } from '@/lib/jobs/enqueue-blank-mail';
import { enqueueMail } from '@/lib/jobs/enqueue-mail';
import { type CodeMail, codeMail } from '../code-mail';

/** Mails a code; for a decoy it takes as long, and nobody gets anything. */
export async function postCode(tx: Tx, mail: CodeMail, { decoy }: { decoy: boolean }) {
  const written = codeMail(mail);
  await (decoy ? enqueueBlankMail(tx, written) : enqueueMail(tx, written));
}
