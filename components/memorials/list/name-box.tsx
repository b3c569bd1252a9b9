'use client';

import { useEffect, useRef } from 'react';

/** The name to search for. It follows the address, also when Back or a removed filter changes it. */
export function NameBox({ name }: { name: string }) {
  const box = useRef<HTMLInputElement>(null);
  const followed = useRef(name);
  // The field belongs to the person typing, so React leaves it alone; only an effect can follow.
  useEffect(() => {
    // Not at first: somebody may have typed before the script ran.
    if (box.current && followed.current !== name) box.current.value = name;
    followed.current = name;
  }, [name]);
  return (
    <input
      ref={box}
      id="name"
      name="name"
      type="search"
      defaultValue={name}
      maxLength={200}
      autoComplete="off"
      className="control mt-1.5"
    />
  );
}
