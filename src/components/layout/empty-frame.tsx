import * as styles from "./empty-frame.module.css";

/** An empty photo frame with a text in place of the head. */
export const EmptyFrame = ({ text }: { text: string }) => (
  <svg
    className={styles.frame}
    viewBox="-14 -14 203 253"
    direction="ltr"
    aria-hidden="true"
    focusable="false"
  >
    <rect width="175" height="225" className={styles.paper} />
    <path className={styles.limit} d="M0 30H175M0 198H175M87.5 0V225" />
    <ellipse className={styles.head} cx="87.5" cy="114" rx="60" ry="84" />
    <text className={styles.text} x="87.5" y="114" textAnchor="middle" dominantBaseline="central">
      {text}
    </text>
    <path className={styles.edge} d="M0 -10V-3M175 -10V-3M-10 0H-3M-10 225H-3" />
    <rect className={styles.edge} width="175" height="225" />
  </svg>
);
