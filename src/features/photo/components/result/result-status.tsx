import type { Card } from "../../../../../contract/card";
import { VisuallyHidden } from "../../../../components/ui/visually-hidden";
import { useVerdict } from "./use-verdict";

const Verdict = ({ card }: { card: Card }) => useVerdict(card).text;

interface ResultStatusProps {
  card: Card | null;
  /** Said where there is no verdict. */
  text: string;
}

/** Says the outcome. It stays while the views change: many screen readers are silent about a status that comes with its text. */
export const ResultStatus = ({ card, text }: ResultStatusProps) => (
  <VisuallyHidden>
    <span role="status">{card ? <Verdict card={card} /> : text}</span>
  </VisuallyHidden>
);
