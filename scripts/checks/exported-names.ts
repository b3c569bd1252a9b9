import ts from 'typescript';

/** Names that Next.js reads from page, layout, route and configuration files. */
const NEXT_NAMES =
  /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|config|metadata|viewport|generateMetadata|generateStaticParams|generateViewport|dynamic|revalidate|runtime)$/;

/**
 * Finds the names that a module declares and exports. Leaves out default exports, re-exports and the names that Next.js
 * prescribes.
 * @param file the module's path, whose extension says whether it contains JSX
 * @param text its source
 */
export function exportedNames(file: string, text: string): string[] {
  return ts
    .createSourceFile(file, text, ts.ScriptTarget.Latest)
    .statements.filter(isNamedExport)
    .flatMap(declaredNames)
    .filter((name) => !NEXT_NAMES.test(name));
}

/**
 * Finds the names that more than one module exports.
 * @param names the exported names of each module, by its path
 * @returns the modules that export each shared name, sorted by name
 */
export function sharedNames(names: Map<string, string[]>): Map<string, string[]> {
  const modules = new Map<string, string[]>();
  for (const [file, exported] of names)
    for (const name of new Set(exported)) modules.set(name, [...(modules.get(name) ?? []), file]);
  return new Map(
    [...modules].filter(([, files]) => files.length > 1).sort(([a], [b]) => a.localeCompare(b)),
  );
}

function isNamedExport(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
  return has(ts.SyntaxKind.ExportKeyword) && !has(ts.SyntaxKind.DefaultKeyword);
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

/** The names that a variable or a pattern declares: a, b and c for `{ a, x: [b, ...c] }`. */
function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return [...name.elements].flatMap((element) =>
    ts.isOmittedExpression(element) ? [] : boundNames(element.name),
  );
}
