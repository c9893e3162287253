import { forwardRef } from "react";
import { useIsListening } from "../../../browser/use-is-listening";
import { acceptedFiles, pictureFiles } from "../accepted-files";
import * as styles from "./file-input.module.css";

interface FileInputProps {
  label: string;
  onFile: (file: File) => void;
}

/** The browser's own file picker, opened by a button; the same file can be chosen twice. */
export const FileInput = forwardRef<HTMLInputElement, FileInputProps>(({ label, onFile }, ref) => {
  const isListening = useIsListening();
  return (
    <input
      ref={ref}
      className={styles.input}
      type="file"
      accept={isListening ? acceptedFiles(navigator.userAgent) : pictureFiles}
      aria-label={label}
      tabIndex={-1}
      onChange={({ currentTarget: input }) => {
        const file = input.files?.[0];
        input.value = "";
        if (file) onFile(file);
      }}
    />
  );
});
FileInput.displayName = "FileInput";
