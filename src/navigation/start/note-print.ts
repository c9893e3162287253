/**
 * A script in the page that writes its address and the day beside the product's name when it is printed. The page may be printed
 * before React runs, which leaves the attribute alone.
 */
export const notePrint = `addEventListener("beforeprint",function(){
var line=document.querySelector("[data-printed]"),at=location;
if(line)line.dataset.printed=" · \\u2068"+at.host+at.pathname+"\\u2069 · "+new Intl.DateTimeFormat(line.dataset.locale,{dateStyle:"long"}).format()})`;
