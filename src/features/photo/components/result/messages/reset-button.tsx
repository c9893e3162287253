import { useRef } from "react";
import { Button } from "../../../../../components/ui/button";
import { useReturnFocus } from "../../../../../components/ui/use-return-focus";

/** Takes a change back, and goes away with it. */
export const ResetButton = ({ label, onReset }: { label: string; onReset: () => void }) => {
  const place = useRef<HTMLDivElement>(null);
  useReturnFocus(place);
  return (
    <div ref={place} style={{ display: "contents" }}>
      <Button icon="retake" onClick={onReset}>
        {label}
      </Button>
    </div>
  );
};
