import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { lateScriptsAfterMs } from "../../constants";
import { paths, splitPath } from "../../paths";

const listId = "late-scripts";
/** The photo workflow, the form that reads its code from the address, and the 404 page, which looks at the address. */
const needsScriptsAtOnce = ({ pathname }: { pathname: string }): boolean => {
  const { path } = splitPath(pathname);
  return (
    path === paths.home || path === paths.result || path === paths.accepted || path.startsWith(paths.notFound)
  );
};

/** The address of a script that Gatsby adds to a page; null for all else. */
const scriptAddress = (component: ReactNode): string | null =>
  isValidElement<{ src?: string }>(component) && component.type === "script"
    ? (component.props.src ?? null)
    : null;

/**
 * Takes the scripts of a page of content out of it and leaves their addresses: it can be read, and its links work,
 * without them. `loadLateScripts` loads them.
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
 * A script in the page that loads the late scripts when somebody acts on it (the browser follows links itself), or after a while
 * unless data saver is on; without delay where the address has words to search for. The button that was pressed before React
 * listened is kept for `tellEarlyInput`.
 */
export const loadLateScripts = `(function(w,d){
var early=w.earlyClick={button:null,isOver:false};
d.addEventListener("click",function(e){if(!early.isOver)early.button=e.target.closest("button")},true);
var acts=["pointerdown","keydown","focusin"];
function act(e){if(e.target.closest&&!e.target.closest("a[href]"))load()}
function load(){
var list=d.getElementById("${listId}");
if(!list)return;
acts.forEach(function(name){d.removeEventListener(name,act,true)});
JSON.parse(list.textContent).forEach(function(src){var s=d.createElement("script");s.src=src;s.async=false;d.body.appendChild(s)});
list.remove()}
acts.forEach(function(name){d.addEventListener(name,act,true)});
var line=navigator.connection,isAsked=/[?&]q=/.test(w.location.search);
if(isAsked||!(line&&line.saveData))w.addEventListener("load",function(){setTimeout(load,isAsked?0:${lateScriptsAfterMs})})})(window,document)`;
