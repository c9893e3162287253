/** Of the session storage: choices and outcome of the photo. */
export const storedPhotoKey = "photo";

/**
 * An inline script for the head of pages whose built HTML knows neither photo nor document, so that their styles can hide, before anything is
 * painted, what will not stay. It marks the page if this tab has a stored photo or is asked to check one (`result-message.module.css`), and if a
 * document is stored or asked for (`hero.module.css`).
 */
export const markStoredPhoto = `(function(){
try{var stored=sessionStorage.getItem("${storedPhotoKey}"),query=location.search,mark=document.documentElement.dataset;
if(stored||/[?&]mode=check/.test(query))mark.stored="photo";
if(/[?&]document=[^&]/.test(query)||stored&&JSON.parse(stored).choices.urlPath)mark.chosen="document"}catch(e){}
})()`;
