import { OptionsSection } from '../form/options-section';
import { useSaferBirth } from './use-safer-birth';

/** The options of a new memorial: what is safer is chosen until somebody chooses, and they are in the page while another step is shown. */
export function NewOptions() {
  useSaferBirth();
  return <OptionsSection />;
}
