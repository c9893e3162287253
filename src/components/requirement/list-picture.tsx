import type { ReactNode } from "react";
import * as styles from "./list-picture.module.css";

/** The picture beside the list's title, on wide screens. */
export const ListPicture = ({ children }: { children: ReactNode }) => (
  <div className={styles.picture}>{children}</div>
);
