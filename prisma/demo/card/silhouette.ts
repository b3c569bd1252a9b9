import { PALETTE } from './palette';
import { planting } from './planting';
import { seededRandom } from './seeded-random';
import { sheet } from './sheet';

/** The head: from the hairline down the face to the throat, and back over the nape. */
const HEAD =
  'M812 400C846 440 860 488 857 532C856 552 851 566 853 582C857 610 880 640 891 666C898 684 886 696 866 698C858 700 855 707 857 717C859 726 869 733 868 744C868 752 859 756 853 760C861 765 867 773 863 785C859 795 847 797 847 807C847 819 857 829 855 849C851 876 822 893 784 897C744 901 717 913 708 944C702 976 704 1004 718 1034L750 1130H420L462 1040C510 984 532 916 518 836C514 806 498 788 480 766L420 600L560 380Z';

/** The hair: parted above the forehead, smooth over the ear, and drawn up into a knot. */
const HAIR =
  'M826 424C800 352 712 306 604 314C482 324 398 410 398 532C398 628 430 706 480 768C508 812 552 826 596 806C650 786 668 724 706 664C744 604 800 572 836 500C842 474 840 448 826 424Z';
const KNOT =
  'M428 402C372 356 284 372 254 440C226 506 258 584 326 604C372 618 414 602 438 566C470 510 474 442 428 402Z';
const STRANDS = [
  'M820 436C740 416 640 440 596 524C568 580 574 660 548 742',
  'M800 404C704 376 580 404 528 492C494 552 500 640 498 716',
  'M760 372C660 342 536 374 478 450',
  'M688 334C604 326 516 356 462 412',
  'M828 468C766 466 690 490 648 558C616 612 622 690 592 760',
  'M292 430C330 396 392 406 412 450C428 490 408 540 366 550C330 556 302 530 308 498C314 470 346 462 362 482',
];

/** Sloping shoulders in a dress of about 1840, and its wide collar with a scalloped edge. */
const DRESS =
  'M84 1500C104 1310 204 1196 340 1140L470 1064H730L850 1130C1002 1194 1100 1316 1116 1500Z';
const COLLAR =
  'M460 1004C396 1058 300 1096 206 1148C196 1190 214 1216 250 1216C262 1248 300 1258 332 1240C350 1270 392 1276 420 1252C444 1280 488 1282 512 1256C540 1282 584 1280 606 1254C632 1278 676 1276 698 1248C726 1270 768 1264 786 1236C816 1254 856 1244 868 1212C902 1214 924 1190 916 1152C868 1094 772 1062 722 1004C660 1066 526 1066 460 1004Z';
const HEM =
  'M232 1160C330 1216 450 1232 560 1232C680 1230 800 1212 892 1160M440 1032C520 1098 664 1098 740 1032';

const WALL = {
  centre: { x: 0.52, y: 0.42 },
  radius: 0.78,
  until: 0.2,
  from: PALETTE.wall,
  to: PALETTE.wallEdge,
};

/** Draws a woman of about 1840 as a silhouette in profile, with lines in gold. */
export function silhouette(): string {
  const plants = planting(seededRandom('silhouette-7'));
  const line = (path: string, thick: number) =>
    `<path d="${path}" fill="none" stroke="${PALETTE.gold}" stroke-width="${thick}" stroke-linecap="round"/>`;
  const shape = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`;
  const drawing = [
    '<g transform="translate(-42 -105) scale(1.07)">',
    shape(KNOT, PALETTE.evergreenDeep),
    shape(HEAD, PALETTE.evergreenDeep),
    shape(HAIR, PALETTE.evergreenDeep),
    ...STRANDS.map((strand) => line(strand, 3.5)),
    shape(DRESS, PALETTE.evergreenDeep),
    shape(COLLAR, PALETTE.cream),
    line(HEM, 3),
    plants.leaf({ x: 452, y: 610 }, 100, 110),
    plants.leaf({ x: 420, y: 600 }, 150, 100),
    plants.leaf({ x: 452, y: 420 }, -80, 100),
    plants.flower({ x: 440, y: 590 }, 52, 1),
    plants.flower({ x: 446, y: 500 }, 66, 0),
    plants.flower({ x: 592, y: 1090 }, 46, 1),
    '</g>',
  ].join('');
  return sheet(plants, WALL, drawing);
}
