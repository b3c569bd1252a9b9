const SCRIPT = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;
const PRELOAD =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+"\/>/g;
const HEAD_END = '</head>';

/**
 * Asks for the page's scripts once the browser says that it has painted something; where it does not say so, when all is
 * loaded that the page needs, when somebody presses something, and after five seconds at the latest. Its text is the
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
 * Returns a page that React rendered with its scripts fetched after the first paint (decision 0086): until then they would
 * share a slow connection with the style, the type and the portrait, and nobody can press what is not painted. Next's
 * scripts run in any order, and its runtime and React take those that are in the document for theirs, whoever put them there.
 * Returns the page as it is where it has none.
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
