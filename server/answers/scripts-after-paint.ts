const SCRIPT = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;
const PRELOAD =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+"\/>/g;
const HEAD_END = '</head>';

/**
 * Loads the page's scripts once the browser reports its first paint. A press of a key or pointer starts them sooner, and so
 * does a timer after five seconds; a browser that cannot report paints starts them when the page has loaded. The text is the
 * same in each page, and so is its hash.
 */
const LOADER = `(()=>{
const{scripts}=document.currentScript.dataset;
let begun=false;
const begin=()=>{
if(begun)return;
begun=true;
for(const src of scripts.split(" "))document.head.append(Object.assign(document.createElement("script"),{src,async:true}));
};
setTimeout(begin,5000);
for(const name of["pointerdown","keydown"])addEventListener(name,begin,{capture:true,once:true,passive:true});
try{new PerformanceObserver(begin).observe({type:"paint",buffered:true})}catch{addEventListener("load",begin)}
})()`;

/**
 * Returns a page that React rendered, changed so that its scripts load after the first paint (decision 0086). Before it, they
 * compete with the style sheet, the fonts and the portrait for a slow connection, and nobody can use a page that is not yet
 * visible. The scripts may run in any order, and React and the bundler's runtime use script elements that are already in the
 * document. A page without scripts is returned unchanged.
 */
export function withScriptsAfterPaint(html: string): string {
  const scripts = [...html.matchAll(SCRIPT)].map(([, address]) => address);
  if (scripts.length === 0 || !html.includes(HEAD_END)) return html;
  const loader = `<script data-scripts="${scripts.join(' ')}">${LOADER}</script>`;
  return html
    .replace(SCRIPT, '')
    .replace(PRELOAD, '')
    .replace(HEAD_END, () => loader + HEAD_END);
}
