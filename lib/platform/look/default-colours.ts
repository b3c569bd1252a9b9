import type { Oklch } from './colour';

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

const at = (l: number, c: number, h: number): Oklch => ({ l, c, h });

/**
 * The colours of app/tokens.css that are text, under text, or edges that must be visible; a test
 * compares both. The walls are named by their tone.
 */
export const DEFAULT_COLOURS = {
  light: {
    paper: at(0.982, 0.007, 85),
    surface: at(0.996, 0.003, 90),
    sunken: at(0.953, 0.011, 88),
    ink: at(0.24, 0.02, 160),
    'ink-soft': at(0.42, 0.022, 160),
    line: at(0.885, 0.014, 100),
    edge: at(0.58, 0.02, 150),
    primary: at(0.38, 0.068, 160),
    'primary-strong': at(0.31, 0.06, 160),
    'primary-soft': at(0.945, 0.014, 150),
    'on-primary': at(0.99, 0.006, 90),
    focus: at(0.52, 0.13, 160),
    'leaf-deep': at(0.46, 0.066, 156),
    danger: at(0.45, 0.15, 27),
    'danger-strong': at(0.38, 0.13, 27),
    'danger-soft': at(0.955, 0.02, 27),
    'warning-soft': at(0.96, 0.035, 85),
    'success-soft': at(0.955, 0.022, 155),
    rose: at(0.928, 0.016, 38),
    olive: at(0.922, 0.02, 122),
    protea: at(0.925, 0.021, 60),
    lavender: at(0.926, 0.012, 305),
    marigold: at(0.937, 0.025, 88),
    'rose-deep': at(0.876, 0.024, 36),
    'olive-deep': at(0.868, 0.029, 126),
    'protea-deep': at(0.873, 0.031, 57),
    'lavender-deep': at(0.872, 0.02, 303),
    'marigold-deep': at(0.884, 0.038, 85),
  },
  dark: {
    paper: at(0.19, 0.014, 165),
    surface: at(0.228, 0.017, 165),
    sunken: at(0.258, 0.02, 165),
    ink: at(0.925, 0.013, 85),
    'ink-soft': at(0.785, 0.016, 95),
    line: at(0.335, 0.02, 160),
    edge: at(0.6, 0.02, 140),
    primary: at(0.82, 0.075, 158),
    'primary-strong': at(0.88, 0.07, 158),
    'primary-soft': at(0.3, 0.035, 160),
    'on-primary': at(0.2, 0.03, 162),
    focus: at(0.85, 0.1, 155),
    'leaf-deep': at(0.5, 0.056, 158),
    danger: at(0.79, 0.11, 25),
    'danger-strong': at(0.85, 0.09, 25),
    'danger-soft': at(0.28, 0.05, 25),
    'warning-soft': at(0.29, 0.04, 80),
    'success-soft': at(0.28, 0.04, 158),
    rose: at(0.272, 0.018, 30),
    olive: at(0.27, 0.024, 135),
    protea: at(0.275, 0.026, 50),
    lavender: at(0.27, 0.018, 300),
    marigold: at(0.28, 0.022, 82),
    'rose-deep': at(0.322, 0.025, 30),
    'olive-deep': at(0.32, 0.032, 135),
    'protea-deep': at(0.325, 0.035, 50),
    'lavender-deep': at(0.322, 0.026, 300),
    'marigold-deep': at(0.332, 0.03, 82),
  },
} as const satisfies Record<Scheme, Record<string, Oklch>>;

/** The name of a token of app/tokens.css, or of a wall. */
export type Token = keyof (typeof DEFAULT_COLOURS)['light'];
