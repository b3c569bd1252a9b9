import { FlowersError } from '@/components/tribute/flower-page';

export default function NoMemorialToPayFor() {
  return <FlowersError message="Memorial not found." />;
}
