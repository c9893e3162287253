/**
 * An inline script that removes an invalid percent-encoded hash ("#50%"): Gatsby decodes the hash to scroll, and
 * would leave the page blank. It runs before Gatsby's router.
 */
export const dropBrokenHash = `(function(){
function drop(){try{decodeURIComponent(location.hash)}catch(e){history.replaceState(history.state,"",location.pathname+location.search)}}
addEventListener("popstate",drop);
drop()})()`;
