import "../../../../components/drawing/drawing.module.css";
import "../../../../components/drawing/drawing-figure.module.css";
import "../../../../components/drawing/grid-paper.module.css";
import "../../../../components/drawing/legend-list.module.css";
import "../../../../components/requirement/facts.module.css";
import "../../../../components/ui/choice-group.module.css";
import "./chosen-drawing.module.css";
import { late } from "../../../../components/ui/late";
import { loadChosenDrawing } from "./load-chosen-drawing";

/** Webpack leaves it out where the condition does not hold: what browsers get does not have it. */
const built: typeof import("./chosen-drawing") | null =
  process.env.BUILD_STAGE === "build-html" ? require("./chosen-drawing") : null;

/** The drawing beside the start card. On a phone it stands below the card, and most visitors choose first. */
export const LazyDrawing = late(
  "chosen-drawing",
  async () => (await loadChosenDrawing()).ChosenDrawing,
  built?.ChosenDrawing,
);
