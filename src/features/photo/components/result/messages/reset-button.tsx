import { useRef } from "react";
import { Button } from "../../../../../components/ui/button";
import { useReturnFocus } from "../../../../../components/ui/use-return-focus";

/** Reverts a change; hidden when there is none. */
export function ResetButton({ label, onReset }: { label: string; onReset: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useReturnFocus(place);
  return (
    <div ref={place} style={{ display: "contents" }}>
      <Button icon="retake" onClick={onReset}>
        {label}
      </Button>
    </div>
  );
}
