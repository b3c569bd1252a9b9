import { FIRST_SCREEN_END_MARK, LATER_SHEET } from '@/lib/platform/first-screen-rules';

const SCRIPT = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;
const PRELOAD =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+"\/>/g;
const HEAD_END = '</head>';

/**
 * Loads the page's scripts when the browser reports its first paint of content, or earlier when a key or pointer is pressed, and
 * after five seconds in any case. A browser that cannot report paints loads them when the page has loaded. Where the
 * browser says that data is dear or the connection slow, a page that can be read without scripts waits for the first
 * touch, key, focus or scrolling (a screen reader scrolls too), and on a slow connection for at most 20 seconds more. A
 * page that was opened at a part of it or with a query does not wait, since scripts may have to act on these.
 *
 * With the scripts it enables the style sheet in the head: the link that ends the first screen belongs to the page, and
 * goes with it when the router opens another one. The text, and so its hash, is the same on every page.
 */
const LOADER = `(()=>{
const{scripts,readable}=document.currentScript.dataset,{connection}=navigator;
let begun=false;
const begin=()=>{
if(begun)return;
begun=true;
for(const src of scripts.split(" "))document.head.append(Object.assign(document.createElement("script"),{src,async:true}));
for(const link of document.querySelectorAll("link[${LATER_SHEET}]"))link.disabled=false;
};
for(const name of["pointerdown","touchstart","click","keydown","focusin"])addEventListener(name,begin,{capture:true,once:true,passive:true});
if(readable==="true"&&connection&&!location.hash&&!location.search){
const isSlow=/[23]g/.test(connection.effectiveType);
for(const name of["scroll","wheel"])addEventListener(name,begin,{capture:true,once:true,passive:true});
if(isSlow&&!connection.saveData)addEventListener("load",()=>setTimeout(begin,20000));
if(isSlow||connection.saveData)return;
}
setTimeout(begin,5000);
const onPaint=(list)=>list.getEntriesByName("first-contentful-paint").length>0&&begin();
try{new PerformanceObserver(onPaint).observe({type:"paint",buffered:true})}catch{addEventListener("load",begin)}
})()`;

/**
 * Changes a page that React rendered so that its scripts load after the first paint (decision 0086). If they loaded
 * earlier, they would delay fonts and the portrait on a slow connection, although nobody can use an invisible page.
 * The scripts may run in any order; React and the bundler's runtime find their script elements in the document. A page
 * without scripts is returned unchanged.
 */
export function deferScripts(html: string): string {
  const scripts = [...html.matchAll(SCRIPT)].map(([, address]) => address);
  if (scripts.length === 0 || !html.includes(HEAD_END)) return html;
  const isReadable = html.includes(FIRST_SCREEN_END_MARK);
  const loader = `<script data-scripts="${scripts.join(' ')}" data-readable="${isReadable}">${LOADER}</script>`;
  return html
    .replace(SCRIPT, '')
    .replace(PRELOAD, '')
    .replace(HEAD_END, () => loader + HEAD_END);
}
