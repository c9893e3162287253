const element = document.querySelector("passport-photo");
const output = document.querySelector("output");

element.addEventListener("photo-made", ({ detail: { photo, files } }) => {
  output.value = `${files.digital.name}: ${photo.grade}, head ${photo.result.headHeightMm.toFixed(1)} mm`;
});
element.addEventListener("photo-refused", ({ detail: { findings } }) => {
  output.value = findings.map(({ title }) => title).join("; ");
});
