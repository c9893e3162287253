import "../../../../components/drawing/drawing.css";
import "../../../../components/drawing/drawing-figure.module.css";
import "../../../../components/requirement/facts/facts.module.css";
import "../../../../components/ui/choice-group.module.css";
import "./chosen-drawing.module.css";
import { hydrateLazily } from "../../../../components/ui/lazy-part";
import { loadChosenDrawing } from "./load-chosen-drawing";

/** Webpack removes this in the browser bundle. */
const built: typeof import("./chosen-drawing") | null =
  process.env.BUILD_STAGE === "build-html" ? require("./chosen-drawing") : null;

/** The drawing beside the start card. On phones it is below the card, where most visitors need it later. */
export const LazyDrawing = hydrateLazily(
  "chosen-drawing",
  async () => (await loadChosenDrawing()).ChosenDrawing,
  built?.ChosenDrawing,
);
