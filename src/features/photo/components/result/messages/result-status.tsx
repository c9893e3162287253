import { VisuallyHidden } from "../../../../../components/ui/visually-hidden";
import { type Found, useVerdict } from "../checks/use-verdict";

const Verdict = ({ found }: { found: Found }) => useVerdict(found).text;

interface ResultStatusProps {
  found: Found | null;
  /** Said where there is no verdict. */
  text: string;
}

/** Says the outcome. It stays while the views change: many screen readers are silent about a status that comes with its text. */
export const ResultStatus = ({ found, text }: ResultStatusProps) => (
  <VisuallyHidden>
    <span role="status">{found ? <Verdict found={found} /> : text}</span>
  </VisuallyHidden>
);
