/** Of the session storage: choices and outcome of the photo. */
export const storedPhotoKey = "photo";

/**
 * An inline script for the head of the built result page, which says that there is no photo. It marks the page if this tab has a
 * stored one or is asked to check one, so that `result-message.module.css` hides these words until the state is known.
 */
export const markStoredPhoto = `(function(){
try{if(sessionStorage.getItem("${storedPhotoKey}")||/[?&]mode=check/.test(location.search))document.documentElement.dataset.stored="photo"}catch(e){}
})()`;
