import { Portrait } from '@/components/memorials/portrait';
import { wreathOf } from '@/components/memorials/wreath-rules';
import { classNames } from '@/components/ui/class-names';
import type { Wreath } from '@/lib/memorials/rules';

/** The memorial that flowers are for, as these pages show it. */
export type RecipientMemorial = {
  id: string;
  fullName: string;
  pictureId: string | null;
  acceptsTributes: boolean;
  wreath: Wreath | null;
};

type Props = { memorial: RecipientMemorial; className?: string };

/** The picture of the person whom flowers are for, on the pages apart from the memorial's own. */
export const Recipient = ({ memorial, className }: Props) => (
  <Portrait
    pictureId={memorial.pictureId}
    name={memorial.fullName}
    wreath={wreathOf({ ...memorial, enableDigitalFlowers: memorial.acceptsTributes })}
    sizes="7rem"
    eager
    className={classNames('w-24 shrink-0 sm:w-28', className)}
  />
);
