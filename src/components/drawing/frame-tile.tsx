import { useId } from "react";
import { Portrait } from "../../../drawing/portrait";
import { lookFor } from "../../../drawing/portrait-variants";
import * as styles from "./step-drawing.module.css";

interface FrameTileProps {
  x: number;
  y: number;
  width: number;
  height: number;
  seed: string;
}

/** One small document photo inside another drawing. */
export const FrameTile = ({ x, y, width, height, seed }: FrameTileProps) => {
  const id = useId();
  return (
    <g transform={`translate(${x} ${y})`}>
      <clipPath id={id}>
        <rect width={width} height={height} />
      </clipPath>
      <rect className={styles.photo} width={width} height={height} />
      <g clipPath={`url(#${id})`}>
        <g transform={`translate(${width / 2} ${height * 0.13}) scale(${height * 0.72})`}>
          <Portrait look={lookFor(seed)} />
        </g>
      </g>
    </g>
  );
};
