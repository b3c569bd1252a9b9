import { adaLovelace } from './people/ada-lovelace';
import { antoninDvorak } from './people/antonin-dvorak';
import { apiranaNgata } from './people/apirana-ngata';
import { chiquinhaGonzaga } from './people/chiquinha-gonzaga';
import { florenceNightingale } from './people/florence-nightingale';
import { fridtjofNansen } from './people/fridtjof-nansen';
import { higuchiIchiyo } from './people/higuchi-ichiyo';
import { hudaShaarawi } from './people/huda-shaarawi';
import { idaBWells } from './people/ida-b-wells';
import { johnLangalibaleleDube } from './people/john-langalibalele-dube';
import { johnMccrae } from './people/john-mccrae';
import { katherineMansfield } from './people/katherine-mansfield';
import { kuriyagawaHakuson } from './people/kuriyagawa-hakuson';
import { lesyaUkrainka } from './people/lesya-ukrainka';
import { liliuokalani } from './people/liliuokalani';
import { linHuiyin } from './people/lin-huiyin';
import { louisBraille } from './people/louis-braille';
import { machadoDeAssis } from './people/machado-de-assis';
import { marieCurie } from './people/marie-curie';
import { marySeacole } from './people/mary-seacole';
import { matthewHenson } from './people/matthew-henson';
import { rabindranathTagore } from './people/rabindranath-tagore';
import { savitribaiPhule } from './people/savitribai-phule';
import { sekMqhayi } from './people/sek-mqhayi';
import { wallaceHartley } from './people/wallace-hartley';
import type { DemoPerson } from './person';

/** The people of the demo in the order in which their memorials were created. */
export const demoPeople: readonly DemoPerson[] = [
  adaLovelace,
  florenceNightingale,
  marieCurie,
  louisBraille,
  lesyaUkrainka,
  antoninDvorak,
  fridtjofNansen,
  wallaceHartley,
  savitribaiPhule,
  rabindranathTagore,
  linHuiyin,
  higuchiIchiyo,
  kuriyagawaHakuson,
  hudaShaarawi,
  johnLangalibaleleDube,
  sekMqhayi,
  marySeacole,
  idaBWells,
  matthewHenson,
  johnMccrae,
  chiquinhaGonzaga,
  machadoDeAssis,
  apiranaNgata,
  katherineMansfield,
  liliuokalani,
];
