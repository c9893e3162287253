import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { deferredScriptsAfterMs } from "../../constants";
import { paths, splitPath } from "../../paths";

const listId = "deferred-scripts";
/** The photo workflow, the form that reads its code from the address, and the 404 page, which reads the address. */
function needsScriptsAtOnce({ pathname }: { pathname: string }): boolean {
  const { path } = splitPath(pathname);
  return (
    path === paths.home || path === paths.result || path === paths.accepted || path.startsWith(paths.notFound)
  );
}

/** The URL of a script that Gatsby adds to a page; null for other elements. */
const scriptAddress = (component: ReactNode): string | null =>
  isValidElement<{ src?: string }>(component) && component.type === "script"
    ? (component.props.src ?? null)
    : null;

/**
 * Takes the scripts of a page of content out of it and leaves their addresses: it can be read, and its links work,
 * without them. `loadDeferredScripts` loads them.
 */
export function deferScripts(page: PreRenderHTMLArgs): void {
  if (needsScriptsAtOnce(page)) return;
  const components = page.getPostBodyComponents();
  const addresses = components.map(scriptAddress).filter((address) => address !== null);
  page.replacePostBodyComponents([
    ...components.filter((component) => scriptAddress(component) === null),
    <script
      key={listId}
      id={listId}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of names that webpack gave
      dangerouslySetInnerHTML={{ __html: JSON.stringify(addresses) }}
    />,
  ]);
}

/**
 * A script in the page that loads the deferred scripts when somebody acts on it (the browser follows links itself), or after a while
 * unless data saver is on; without delay where the address has words to search for. The button that was pressed before React
 * listened is kept for `replayEarlyInput`; a form that only React can send is not sent by the browser, which would reload the page
 * without what was typed.
 */
export const loadDeferredScripts = `(function(w,d){
var early=w.earlyClick={button:null,isOver:false};
d.addEventListener("click",function(e){if(!early.isOver)early.button=e.target.closest("button")},true);
d.addEventListener("submit",function(e){if(!e.target.hasAttribute("action"))e.preventDefault()},true);
var acts=["pointerdown","keydown","focusin"];
function act(e){if(e.target.closest&&!e.target.closest("a[href]"))load()}
function load(){
var list=d.getElementById("${listId}");
if(!list)return;
acts.forEach(function(name){d.removeEventListener(name,act,true)});
JSON.parse(list.textContent).forEach(function(src){var s=d.createElement("script");s.src=src;s.async=false;d.body.appendChild(s)});
list.remove()}
acts.forEach(function(name){d.addEventListener(name,act,true)});
var line=navigator.connection,isSearch=/[?&]q=/.test(w.location.search);
if(isSearch||!(line&&line.saveData))w.addEventListener("load",function(){setTimeout(load,isSearch?0:${deferredScriptsAfterMs})})})(window,document)`;
