import rules, { RULES_FOR_TYPE_IMPORTS } from './.dependency-cruiser.mjs';

/** The rules that also apply to type imports; scripts/check-house.ts runs them. */
export default {
  forbidden: rules.forbidden.filter(({ name }) => RULES_FOR_TYPE_IMPORTS.includes(name)),
  options: { ...rules.options, tsPreCompilationDeps: true },
};
