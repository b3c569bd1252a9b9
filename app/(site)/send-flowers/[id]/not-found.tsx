import { FlowersError } from '@/components/tribute/flower-page';

export default function NoMemorialForFlowers() {
  return <FlowersError message="Memorial not found." />;
}
