/**
 * A script in the page that takes a hash off the address which is no encoded text ("#50%"): it can name no place on the
 * page, and Gatsby, which decodes it to scroll there, would leave the page blank. It listens before Gatsby's router does.
 */
export const dropBrokenHash = `(function(){
function drop(){try{decodeURIComponent(location.hash)}catch(e){history.replaceState(history.state,"",location.pathname+location.search)}}
addEventListener("popstate",drop);
drop()})()`;
