import "./src/styles/tokens.css";
import "./src/styles/base.css";
import "./src/styles/print.css";

export { wrapPageElement } from "./src/navigation/wrap-page";
export { wrapRootElement } from "./src/navigation/wrap-root";
