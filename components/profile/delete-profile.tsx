'use client';

import { useState } from 'react';
import { useHydrated } from '@/lib/client/hydrated';
import { Button } from '../ui/button';
import { DeleteProfileDialog } from './delete-profile-dialog';

/** The button, and the question it asks before anything happens. */
export function DeleteProfile() {
  const hydrated = useHydrated();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p className="mb-5 max-w-measure">
        Your account, its logins and your drafts are removed for good. Memorials you created and
        tributes stay online.
      </p>
      <Button variant="danger" onClick={() => setAsking(true)} disabled={!hydrated}>
        Delete Profile
      </Button>
      {asking && <DeleteProfileDialog onClose={() => setAsking(false)} />}
    </>
  );
}
