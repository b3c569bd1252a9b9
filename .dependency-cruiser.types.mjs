import rules, { TYPES_COUNT } from './.dependency-cruiser.mjs';

/** The rules that also apply to type imports; scripts/check-house.ts runs them. */
export default {
  forbidden: rules.forbidden.filter(({ name }) => TYPES_COUNT.includes(name)),
  options: { ...rules.options, tsPreCompilationDeps: true },
};
