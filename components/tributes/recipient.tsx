import { Portrait } from '@/components/memorials/portrait';
import { classNames } from '@/components/ui/class-names';

type Props = { fullName: string; pictureId: string | null; className?: string };

/** The picture of the person whom flowers are for, on the pages apart from the memorial's own. */
export const Recipient = ({ fullName, pictureId, className }: Props) => (
  <Portrait
    pictureId={pictureId}
    name={fullName}
    sizes="7rem"
    eager
    className={classNames('w-24 shrink-0 sm:w-28', className)}
  />
);
