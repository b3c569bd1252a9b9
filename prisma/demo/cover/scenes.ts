import type { TREES } from './trees';

/** A landscape in quiet colours: the sky from its top to the horizon, and the hills from far to near. */
export type Scene = {
  sky: string;
  glow: string;
  light: string;
  far: string;
  near: string;
  water?: string;
  sun: { x: number; y: number };
  /** The amplitude of the hills. */
  rise: number;
  jagged: boolean;
  trees: keyof typeof TREES;
  /** The x positions of the trees. */
  places: number[];
};

/** Places that six people of the demo knew. */
export const SCENES = {
  inanda: {
    sky: '#cfd9d6',
    glow: '#f6e6cf',
    light: '#fdf6e3',
    far: '#b9c4ae',
    near: '#3c5f45',
    sun: { x: 1180, y: 300 },
    rise: 62,
    jagged: false,
    trees: 'thorn',
    places: [230, 410, 1420],
  },
  nile: {
    sky: '#e4d9cf',
    glow: '#f8e3c6',
    light: '#fff3d6',
    far: '#d3bd9c',
    near: '#4f6a4c',
    water: '#c9cdbd',
    sun: { x: 420, y: 330 },
    rise: 26,
    jagged: false,
    trees: 'palm',
    places: [120, 240, 1190, 1370, 1500],
  },
  westLake: {
    sky: '#d6dedb',
    glow: '#efe8e4',
    light: '#fbf8f0',
    far: '#bccac9',
    near: '#3f5f57',
    water: '#c6d3d0',
    sun: { x: 1190, y: 260 },
    rise: 58,
    jagged: false,
    trees: 'round',
    places: [160, 395, 1440],
  },
  fjord: {
    sky: '#c4d0d6',
    glow: '#ece7e0',
    light: '#fbf8f0',
    far: '#aebcc2',
    near: '#34524c',
    water: '#b5c5c9',
    sun: { x: 415, y: 250 },
    rise: 120,
    jagged: true,
    trees: 'fir',
    places: [110, 230, 340, 435, 1205, 1330],
  },
  bohemia: {
    sky: '#d9dfd4',
    glow: '#f7ead0',
    light: '#fff5dc',
    far: '#c3caa8',
    near: '#56703f',
    sun: { x: 1195, y: 330 },
    rise: 40,
    jagged: false,
    trees: 'poplar',
    places: [190, 260, 345, 415, 1215, 1400],
  },
  waikiki: {
    sky: '#ccd8dc',
    glow: '#f7dfd2',
    light: '#fdeee0',
    far: '#a9b7b4',
    near: '#3d6050',
    water: '#b9cfcf',
    sun: { x: 1185, y: 400 },
    rise: 84,
    jagged: true,
    trees: 'palm',
    places: [190, 400, 1440],
  },
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;
