import { VisuallyHidden } from "../../../../../components/ui/visually-hidden";
import { type GradedChecks, useVerdict } from "../checks/verdict/use-verdict";

const Verdict = ({ found }: { found: GradedChecks }) => useVerdict(found).text;

interface ResultStatusProps {
  found: GradedChecks | null;
  /** Announced where there is no verdict. */
  text: string;
}

/**
 * Live region for the outcome. Stays mounted while the views change: many screen readers do not announce a status
 * that is mounted with its text.
 */
export const ResultStatus = ({ found, text }: ResultStatusProps) => (
  <VisuallyHidden>
    <span role="status">{found ? <Verdict found={found} /> : text}</span>
  </VisuallyHidden>
);
