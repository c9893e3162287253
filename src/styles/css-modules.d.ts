/** Class names of a CSS module, imported as a namespace: `import * as styles from "./x.module.css"`. */
declare module "*.module.css" {
  const classNames: Readonly<Record<string, string>>;
  export = classNames;
}

declare module "*.css";
