import { VisuallyHidden } from "../../../../../components/ui/visually-hidden";
import { useAppSelector } from "../../../../../store/hooks";
import { selectPhoto } from "../../../state/photo-slice";
import { type GradedChecks, useVerdict } from "../checks/verdict/use-verdict";

function Verdict({ found }: { found: GradedChecks }) {
  const { choices } = useAppSelector(selectPhoto);
  return useVerdict(found, Boolean(choices.ownSize)).text;
}

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
