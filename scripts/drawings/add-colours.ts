const USED_TOKEN = /var\(--([\w-]+)\)/g;
const TOKEN = /--([\w-]+): ([^;]+);/g;
const STYLE = /<style>.*?<\/style>/s;

/**
 * Embeds the colours that a drawing uses, for the light and the dark scheme: an SVG in an <img> inherits none from its
 * page (docs/decisions/0051). Replaces what an earlier call embedded.
 *
 * @param drawing An SVG file whose colours are `var(--token)`.
 * @param tokens The text of app/tokens.css: the light colours, then the dark ones.
 * @returns The drawing with one `<style>` as its first element; unchanged if it names no colour.
 * @throws An Error if a token has no colour in one of the schemes.
 */
export function addColours(drawing: string, tokens: string): string {
  const names = [...new Set([...drawing.matchAll(USED_TOKEN)].map(([, name = '']) => name))].sort();
  if (names.length === 0) return drawing;
  const [light = '', dark = ''] = tokens.split('@media screen and (prefers-color-scheme: dark)');
  const style = `<style>${rule(names, light)}@media(prefers-color-scheme:dark){${rule(names, dark)}}</style>`;
  return drawing.replace(STYLE, '').replace(/<svg\b[^>]*>/, (tag) => tag + style);
}

function rule(names: string[], block: string): string {
  const colours = new Map([...block.matchAll(TOKEN)].map(([, name = '', value]) => [name, value]));
  const declarations = names.map((name) => {
    const colour = colours.get(name);
    if (!colour) throw new Error(`app/tokens.css has no --${name} for one of its schemes`);
    return `--${name}:${colour}`;
  });
  return `:root{${declarations.join(';')}}`;
}
